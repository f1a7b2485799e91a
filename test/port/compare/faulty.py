"""Faulty presets, positions and moves, each with the faults that the port finds."""
from __future__ import annotations

from mancala.cases import HEADER
from mancala.faults import Fault, Json, Refused
from mancala.language import IF, PRESET, THEN
from mancala.legal import Turn
from mancala.play import begin, play
from mancala.position import Game
from mancala.preset import read_preset
from mancala.readposition import FIELDS
from mancala.ring import STEP

from .bend import bent
from .dice import Dice
from .positions import random_position
from .presets import random_preset
from .spoil import JUNK, spoiled

Faults = list[Fault]
KEYS = (*PRESET.keys, *IF.keys, *THEN.keys, "pits", "stores", "count", "times", "for", "chosen", "byPit", "odd")


def faults_of_preset(written: Json, shipped: list[Json]) -> Faults:
    try:
        read_preset({**HEADER, **written} if isinstance(written, dict) else written, shipped)
    except Refused as refused:
        return refused.faults
    return []


def faulty_preset(dice: Dice, shipped: list[Json]) -> tuple[Json, Faults]:
    written = random_preset(dice)
    if dice.chance(0.5):
        written = bent(dice, written)
    if dice.chance(0.3):
        written = {**HEADER, "cites": {"landing": ["CAP-1"]}, "about": {"en": "a", "es": "b"}, **written}
    if dice.chance(0.2):
        written = {key: value for key, value in written.items() if dice.chance(0.4)}
        written["extends"] = dice.one(shipped)["id"] if dice.chance(0.9) else "nobody"
    if dice.chance(0.4):
        written = spoiled(dice, written, KEYS)
    if isinstance(written, str):
        written = None  # a text would name a shipped game
    return written, faults_of_preset(written, shipped)


def faulty_position(dice: Dice, game: Game) -> tuple[Json, list[str], Faults]:
    given: Json = random_position(dice, game)
    for field, value in (("owners", list(game.preset.owners)), ("direction", None), ("past", ["0|1-1"]), ("quiet", 0)):
        if dice.chance(0.15):
            given[field] = value
    if dice.chance(0.3):
        given["ended"] = {"reason": dice.one(("stuck", "grand-slam", "passes", "nothing"))}
    if dice.chance(0.8):
        given = spoiled(dice, given, (*FIELDS, "reason", "odd"))
    if isinstance(given, dict) and isinstance(given.get("past"), list):
        given["past"] = [_spoilt_text(dice, text) if isinstance(text, str) else text for text in given["past"]]
    waive = ["seed-total"] if dice.chance(0.7) else []
    try:
        begin(game, given, waive)
    except Refused as refused:
        return given, waive, refused.faults
    return given, waive, []


def _spoilt_text(dice: Dice, text: str) -> str:
    if dice.chance(0.5) or not text:
        return text
    at = dice.whole(0, len(text) - 1)
    return text[:at] + dice.one(("", "0", "-", "|", "x", "9", " ", "١", "cw", "\n")) + text[at + dice.whole(0, 1):]


def faulty_move(dice: Dice, turn: Turn) -> tuple[Json, Faults]:
    game = turn.game
    name = dice.one(game.ring.names)
    cases = (name, name.upper(), name.lower(), name * 2)
    texts = (*cases, f" {name}", f"{name} ", f"{name}+", f"{name} - ", f"+{name}", f"{name}+-")
    pits = (*texts, *texts, "0", "1+", "01", "7-", "100", "-", " ", "+ ", dice.whole(0, game.preset.pits), *JUNK)
    move: Json = dice.one(pits)
    if dice.chance(0.5):
        move = {"pit": move, "direction": dice.one((*STEP, *STEP, None, "up", 1))}
        if dice.chance(0.3):
            del move[dice.one(("pit", "direction"))]
        if dice.chance(0.1):
            move["odd"] = dice.one(JUNK)
    try:
        play(turn, move)
    except Refused as refused:
        return move, refused.faults
    return move, []
