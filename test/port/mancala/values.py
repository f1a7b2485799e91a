"""JSON values: reading text, kinds of values, depth."""
from __future__ import annotations

import json
from typing import NoReturn

from .faults import Fault, Json, Refused

DEEPEST = 32


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


def utf16_length(text: str) -> int:
    """Lengths of texts are counted in UTF-16 units (PRE-1)."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def depth(value: Json) -> int:
    """Levels of arrays and objects inside each other; a plain value has none."""
    deepest = 0
    waiting = [(value, 1)]
    while waiting:
        item, level = waiting.pop()
        inner = list(item.values()) if isinstance(item, dict) else item if isinstance(item, list) else None
        if inner is not None:
            deepest = max(deepest, level)
            waiting.extend((one, level + 1) for one in inner)
    return deepest
