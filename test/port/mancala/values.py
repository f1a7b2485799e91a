"""JSON values: reading text, kinds of values, size."""
from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NoReturn

from .faults import Fault, Json, Refused

DEEPEST = 32
MOST_VALUES = 60_000
LARGEST_NUMBER = 9_007_199_254_740_991


def parse_json(text: str) -> Json:
    """The value of a JSON text; numbers are told apart by value only, so 1.0 is 1."""
    try:
        return json.loads(text, parse_float=_number, parse_constant=_no_constant)
    except RecursionError:
        raise Refused([Fault("too-large")]) from None
    except ValueError:
        raise Refused([Fault("bad-json")]) from None


def _number(text: str) -> int | float:
    return plain(float(text))


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON")


def plain(number: int | float) -> int | float:
    """The same number, as an int where it is whole."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


def is_number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_whole(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_in(value: Json, words: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in words


@dataclass(frozen=True)
class Size:
    level: int  # of the deepest array or object; the value itself is level 0 (PRE-2)
    values: int
    characters: int  # UTF-16 units of all texts and keys


def size_of(value: Json) -> Size:
    deepest = values = characters = 0
    waiting = [(value, 0)]
    while waiting:
        item, level = waiting.pop()
        values += 1
        if isinstance(item, str):
            characters += _utf16_length(item)
        elif isinstance(item, (dict, list)):
            deepest = max(deepest, level)
            characters += sum(map(_utf16_length, item)) if isinstance(item, dict) else 0
            waiting.extend((one, level + 1) for one in (item.values() if isinstance(item, dict) else item))
    return Size(deepest, values, characters)


def is_too_large(value: Json) -> bool:
    """What no reader takes on (PRE-2, POS-7)."""
    size = size_of(value)
    return size.level > DEEPEST or size.values > MOST_VALUES


def _utf16_length(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
