"""Spoiling JSON values: junk in place of a value, keys lost, added or misspelt, lists too long."""
from __future__ import annotations

import copy

from mancala.faults import Json

from .dice import Dice

JUNK: tuple[Json, ...] = (
    None, True, False, 0, 1, 2, 5, 6, 7, -1, 1.5, 0.5, 64, 65, 1000, 1001, 65535, 65536, 100001, 10**300,
    "", "x", "equal", "own", "self", "clockwise", "1", "stuck", "Ä\n", "x" * 13, "x" * 41, "x" * 121, "\U0001f330" * 7,
    [], {}, [0], [2, 3], ["landing"], ["opposite", "opposite"], {"min": 2}, {"min": 3, "max": 2}, {"byPit": []},
    {"chosen": "first-move"}, {"chosen": "never"}, {"when": "passes"}, {"en": "a"}, [None], [[]], {"in": "store"},
)


def spoiled(dice: Dice, value: Json, keys: tuple[str, ...]) -> Json:
    """A copy with one to three places spoilt; `keys` are names that might be taken for keys."""
    value = copy.deepcopy(value)
    for _ in range(dice.whole(1, 3)):
        places = [(holder, key) for holder in _holders(value) for key in _keys(holder)]
        if not places:
            return dice.one(JUNK)
        _spoil(dice, *dice.one(places), keys)
    return value


def _holders(value: Json) -> list[Json]:
    found = [value] if isinstance(value, (dict, list)) else []
    for holder in found:
        found += [inner for inner in (holder.values() if isinstance(holder, dict) else holder) if isinstance(inner, (dict, list))]
    return found


def _keys(holder: Json) -> list[Json]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def _spoil(dice: Dice, holder: Json, key: Json, keys: tuple[str, ...]) -> None:
    kind = dice.whole(0, 9)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, dict):
        holder[dice.one(keys)] = copy.deepcopy(dice.one(JUNK))
    elif kind == 1:
        holder.append(copy.deepcopy(holder[key]))
    elif kind == 2 and isinstance(holder, dict):
        holder[key + "s"] = holder.pop(key)
    elif kind == 3 and isinstance(holder[key], list) and holder[key]:
        holder[key] = holder[key] * dice.one((2, 5, 33))
    else:
        holder[key] = copy.deepcopy(dice.one(JUNK))
