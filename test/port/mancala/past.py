"""The past: one text for each earlier position that can come back (POS-6, END-6)."""
from __future__ import annotations

import re

from .position import Game, Position
from .values import LARGEST_NUMBER

SHORT = {"counterclockwise": "ccw", "clockwise": "cw", None: "x"}


def text_of(game: Game, position: Position) -> str:
    parts = [str(position.turn), "-".join(map(str, position.pits))]
    if game.has_claims:
        parts.append("-".join("x" if owner is None else str(owner) for owner in position.owners))
    if game.has_fixed:
        parts.append("-".join(SHORT[way] for way in position.fixed))
    return "|".join(parts)


def could_stand(game: Game, text: str, pits_total: int | None) -> bool:
    """Whether a text of a position from outside is one that could stand there; any total will do where none is given."""
    preset = game.preset
    player = f"[0-{preset.players - 1}]"
    number = "(?:0|[1-9][0-9]*)"
    fixed = preset.players if preset.direction_for == "player" else 1
    form = rf"{player}\|({_joined(number, preset.pits)})"
    if game.has_claims:
        form += rf"\|{_joined(f'(?:{player}|x)', preset.pits)}"
    if game.has_fixed:
        form += rf"\|{_joined('(?:ccw|cw|x)', fixed)}"
    match = re.fullmatch(form, text)
    seeds = [] if match is None else [int(number) for number in match[1].split("-")]
    if match is None or max(seeds) > LARGEST_NUMBER:
        return False
    return pits_total is None or sum(seeds) == pits_total


def _joined(item: str, times: int) -> str:
    return f"{item}(?:-{item}){{{times - 1}}}"
