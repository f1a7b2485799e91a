"""Bending presets: the form stays right, but what belongs together no longer fits (PRE-6 to PRE-30)."""
from __future__ import annotations

from mancala.faults import Json

from .dice import Dice


def bent(dice: Dice, preset: dict[str, Json]) -> dict[str, Json]:
    """A copy with one to three clauses likely broken."""
    preset = {**preset, "board": dict(preset["board"])}
    for _ in range(dice.whole(1, 3)):
        dice.one((_names, _seats, _start, _lists, _players, _passes, _stores, _entry, _entry, _entry))(dice, preset)
    return preset


def _names(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-11, PRE-12."""
    length = preset["board"]["pits"] + dice.one((0, 0, 0, -1, 1))
    names = [f"n{index}" for index in range(max(2, length))]
    names[dice.whole(0, len(names) - 1)] = dice.one(names)
    preset["board"]["names"] = names


def _seats(dice: Dice, preset: dict[str, Json]) -> None:
    preset["board"]["seats"] = dice.some(("South", "North", "south", "East"), 2, 4)


def _start(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-10, PRE-14."""
    preset["seeds"] = dice.one((0, 1, 2, [0, 1], [2] * preset["board"]["pits"]))
    preset["sowing"] = {"pickup": {"min": dice.whole(1, 4)}}


def _lists(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-7 to PRE-9, PRE-13."""
    length = max(2, preset["board"]["pits"] + dice.whole(-1, 1))
    if dice.chance(0.5):
        preset["direction"] = {"byPit": ["clockwise"] * length}
    else:
        preset["owners"] = [dice.one((0, 0, 1, 1, None, 5)) for _ in range(length)]


def _players(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-6, PRE-8, PRE-22."""
    preset["players"] = dice.whole(2, 6)


def _passes(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-29, PRE-30."""
    preset["end"] = [*preset.get("end", []), {"when": "passes", "count": dice.whole(1, 6)}]
    preset["stuck"] = dice.one(("pass", "pass", "end"))


def _stores(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-15, PRE-16, PRE-17, PRE-19, PRE-20."""
    preset["board"]["stores"] = dice.one(("aside", "own", "own", "all"))
    tests: dict[str, Json] = {"in": "store"}
    for key, values in (("owner", ("self", "other", "none")), ("opposite", ([1],)), ("next", ({},)), ("seeds", ([2],))):
        if dice.chance(0.4):
            tests[key] = dice.one(values)
    then = {**_some_actions(dice), **({"again": True} if dice.chance(0.7) else {})}
    preset["landing"] = [{"if": tests, "then": then}, *preset.get("landing", [])]


def _entry(dice: Dice, preset: dict[str, Json]) -> None:
    """PRE-18, PRE-21, PRE-23 to PRE-25, PRE-28."""
    tests = {"owner": dice.one(("self", "other"))} if dice.chance(0.7) else {}
    if dice.chance(0.3):
        tests["opposite"] = [dice.whole(0, 9)]
    preset["landing"] = [{"if": tests, "then": _some_actions(dice)}, *preset.get("landing", [])]
    if dice.chance(0.3):
        preset["grandSlam"] = dice.one(("leave-first", "leave-last"))


def _some_actions(dice: Dice) -> dict[str, Json]:
    actions = {
        "capture": dice.some(("landing", "opposite", "next", "beyond"), 1, 2),
        "chain": dice.one(("backward", "both")),
        "to": dice.one(("mover", "owner", "owner")),
        "claim": True,
        "again": True,
        "relay": "next",
    }
    return {key: value for key, value in actions.items() if dice.chance(0.35)}
