"""Forms that a JSON value can have. A shape finds the faults of a value (PRE-2) and fills in defaults (PRE-1)."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Protocol

from .faults import Fault, Json, Path
from .values import is_in, is_whole

NO_DEFAULT = object()


class Shape(Protocol):
    def check(self, value: Json, path: Path, faults: list[Fault]) -> None: ...

    def fill(self, value: Json) -> Json: ...


class Plain:
    """A shape without anything inside to fill in."""

    def fill(self, value: Json) -> Json:
        return value


@dataclass(frozen=True)
class Text(Plain):
    shortest: int
    longest: int
    pattern: str = r"(?s:.*)"

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, str):
            faults.append(Fault("wrong-type", path))
            return
        if not self.shortest <= len(value) <= self.longest:
            faults.append(Fault("out-of-range", path))
        if not re.fullmatch(self.pattern, value):
            faults.append(Fault("wrong-value", path))


@dataclass(frozen=True)
class Whole(Plain):
    least: int
    most: int
    nullable: bool = False

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if self.nullable and value is None:
            return
        if not is_whole(value):
            faults.append(Fault("wrong-type", path))
        elif not self.least <= value <= self.most:
            faults.append(Fault("out-of-range", path))


class Boolean(Plain):
    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, bool):
            faults.append(Fault("wrong-type", path))


class OneOf(Plain):
    """A choice of texts; anything else, of whatever type, is a wrong value."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not is_in(value, self.words):
            faults.append(Fault("wrong-value", path))


class OnlyTrue(Plain):
    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if value is not True:
            faults.append(Fault("wrong-value", path))


class OnlyOne(Plain):
    """The number 1."""

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not (is_whole(value) and value == 1):
            faults.append(Fault("wrong-value", path))


class NoForm(Plain):
    """What is left where an array and an object are the only forms."""

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        faults.append(Fault("wrong-type", path))


@dataclass(frozen=True)
class ListOf:
    shortest: int
    longest: int
    item: Shape

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, list):
            faults.append(Fault("wrong-type", path))
            return
        if not self.shortest <= len(value) <= self.longest:
            faults.append(Fault("out-of-range", path))
        for index, one in enumerate(value):
            self.item.check(one, (*path, index), faults)

    def fill(self, value: Json) -> Json:
        return [self.item.fill(one) for one in value]


@dataclass(frozen=True)
class Key:
    shape: Shape
    required: bool = False
    default: Json = field(default=NO_DEFAULT)


class Obj:
    def __init__(self, **keys: Key) -> None:
        self.keys = keys

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, dict):
            faults.append(Fault("wrong-type", path))
            return
        for name, inner in value.items():
            if name in self.keys:
                self.keys[name].shape.check(inner, (*path, name), faults)
            else:
                faults.append(Fault("unknown-key", (*path, name)))
        for name, key in self.keys.items():
            if key.required and name not in value:
                faults.append(Fault("missing-key", (*path, name)))

    def fill(self, value: Json) -> Json:
        filled = {}
        for name, key in self.keys.items():
            inner = value.get(name, key.default)
            if inner is not NO_DEFAULT:
                filled[name] = key.shape.fill(inner)
        return filled


@dataclass(frozen=True)
class Tagged:
    """An object whose other keys depend on the word under one of them (`when`, `chosen`)."""

    tag: str
    forms: dict[str, Obj]

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        if not isinstance(value, dict):
            faults.append(Fault("wrong-type", path))
        elif self.tag not in value:
            faults.append(Fault("missing-key", (*path, self.tag)))
        elif not is_in(value[self.tag], tuple(self.forms)):
            faults.append(Fault("wrong-value", (*path, self.tag)))
        else:
            self.forms[value[self.tag]].check(value, path, faults)

    def fill(self, value: Json) -> Json:
        return self.forms[value[self.tag]].fill(value)


@dataclass(frozen=True)
class Either:
    """Several forms: an array is read as the list, an object as the object, the rest as the other (PRE-1)."""

    other: Shape
    array: Shape | None = None
    object: Shape | None = None

    def _form(self, value: Json) -> Shape:
        if isinstance(value, list) and self.array is not None:
            return self.array
        if isinstance(value, dict) and self.object is not None:
            return self.object
        return self.other

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        self._form(value).check(value, path, faults)

    def fill(self, value: Json) -> Json:
        return self._form(value).fill(value)


@dataclass(frozen=True)
class ByKey:
    """Two forms of an object, told apart by whether a key is there."""

    key: str
    there: Shape
    otherwise: Shape

    def _form(self, value: Json) -> Shape:
        return self.there if self.key in value else self.otherwise

    def check(self, value: Json, path: Path, faults: list[Fault]) -> None:
        self._form(value).check(value, path, faults)

    def fill(self, value: Json) -> Json:
        return self._form(value).fill(value)
