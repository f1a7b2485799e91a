"""All clauses that judge one preset as a whole (PRE-6 to PRE-30)."""
from __future__ import annotations

from .faults import Fault, Json
from .whole_board import board_faults
from .whole_landing import landing_faults


def whole_faults(preset: dict[str, Json]) -> list[Fault]:
    """The faults of a preset that has the form of PRE-1, defaults filled in."""
    return [
        *board_faults(preset),
        *landing_faults(preset),
        *end_faults(preset),
    ]


def end_faults(preset: dict[str, Json]) -> list[Fault]:
    faults = []
    many = preset["players"] > 2
    if many and preset["grandSlam"] == "rest-to-opponent":
        faults.append(Fault("two-players-only", ("grandSlam",)))  # PRE-22
    for index, entry in enumerate(preset["end"]):
        path = ("end", index)
        if many and entry["remaining"] in ("opponent", "split"):
            faults.append(Fault("two-players-only", (*path, "remaining")))  # PRE-22
        if entry["when"] == "passes":
            if preset["stuck"] != "pass":
                faults.append(Fault("passes-need-pass", (*path, "when")))  # PRE-29
            if entry["count"] > preset["players"]:
                faults.append(Fault("too-many-passes", (*path, "count")))  # PRE-30
    return faults
