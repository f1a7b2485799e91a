"""Faults: what is wrong with a preset, a position or a move, and where."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

Json = Any
Path = tuple[Union[str, int], ...]


@dataclass(frozen=True)
class Fault:
    """A permanent code, and the path of the value at fault from the outside in (PRE-2, POS-7, MOVE-7)."""

    code: str
    path: Path = ()

    def as_json(self) -> dict[str, Json]:
        return {"code": self.code, "path": list(self.path)}


class Refused(Exception):
    """Raised where a value is refused; holds all its faults."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(f"{fault.code} at {list(fault.path)}" for fault in faults))
        self.faults = faults


def refuse_if_any(faults: list[Fault]) -> None:
    if faults:
        raise Refused(faults)
