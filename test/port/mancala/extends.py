"""`extends`: a preset read as its parent's keys with its own in their place (PRE-4, PRE-5)."""
from __future__ import annotations

from .faults import Fault, Json, Refused
from .values import is_in

HEADER = ("id", "name", "format", "$schema", "extends")


class ExtendsFault(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.fault = Fault(code, ("extends",))


def inherit(own: dict[str, Json], parents: list[Json], seen: tuple[str, ...] = ()) -> dict[str, Json]:
    """All keys of the preset, its parents' included. `parents` are the presets given, as written."""
    if "extends" not in own:
        return own
    wanted = own["extends"]
    if wanted in seen:
        raise ExtendsFault("extends-cycle")
    found = [one for one in parents if isinstance(one, dict) and is_in(wanted, (one.get("id"),))]
    if not found:
        raise ExtendsFault("unknown-parent")
    if len(found) > 1:
        raise ExtendsFault("ambiguous-parent")
    parent = inherit(found[0], parents, (*seen, wanted))
    taken = {key: value for key, value in parent.items() if key not in HEADER}
    # The parent's cites say nothing about keys that the preset gives itself.
    if isinstance(taken.get("cites"), dict):
        taken["cites"] = {key: ids for key, ids in taken["cites"].items() if key not in own}
    return {**taken, **own}


def follow_extends(own: dict[str, Json], parents: list[Json]) -> dict[str, Json]:
    try:
        return inherit(own, parents)
    except ExtendsFault as broken:
        raise Refused([broken.fault]) from None
