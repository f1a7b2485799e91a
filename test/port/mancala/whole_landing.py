"""A preset seen as a whole: entries of `landing`, each by itself (PRE-15, PRE-16, PRE-18 to PRE-28)."""
from __future__ import annotations

from .faults import Fault, Json, Path
from .seedtest import passing

# The last seed lies in the landing, so `seeds` counts from 1; the other pits may be empty (PRE-26, PRE-27).
SEED_TESTS = {"seeds": 1, "opposite": 0, "next": 0}


def landing_faults(preset: dict[str, Json]) -> list[Fault]:
    faults: list[Fault] = []
    for index, entry in enumerate(preset["landing"]):
        path = ("landing", index)
        if entry["if"]["in"] == "store":
            faults += store_faults(preset["board"]["stores"], entry, path)
        if preset["board"]["pits"] % 2 == 1:
            faults += odd_ring_faults(entry, path)
        faults += then_faults(entry["then"], (*path, "then"))
        faults += test_faults(entry["if"], (*path, "if"))
        if preset["grandSlam"] in ("leave-first", "leave-last"):
            faults += single_capture_faults(entry, path)
        if any(hides(earlier["if"], entry["if"]) for earlier in preset["landing"][:index]):
            faults.append(Fault("hidden-entry", path))  # PRE-27
    return faults


def store_faults(stores: str, entry: Json, path: Path) -> list[Fault]:
    faults = []
    owner = entry["if"].get("owner")
    if stores == "aside":
        faults.append(Fault("no-store-on-ring", (*path, "if", "in")))  # PRE-15
    elif owner == "none" or (owner == "other" and stores == "own"):
        faults.append(Fault("store-not-sown", (*path, "if", "owner")))  # PRE-16
    for key in ("opposite", "next"):
        if key in entry["if"]:
            faults.append(Fault("pit-test-in-store", (*path, "if", key)))  # PRE-19
    for key in entry["then"]:
        if key != "again":
            faults.append(Fault("store-only-again", (*path, "then", key)))  # PRE-20
    return faults


def odd_ring_faults(entry: Json, path: Path) -> list[Fault]:
    """PRE-18."""
    faults = []
    if "opposite" in entry["if"]:
        faults.append(Fault("odd-ring", (*path, "if", "opposite")))
    capture = entry["then"].get("capture", [])
    if "opposite" in capture:
        faults.append(Fault("odd-ring", (*path, "then", "capture", capture.index("opposite"))))
    return faults


def then_faults(then: Json, path: Path) -> list[Fault]:
    faults = []
    if not then:
        faults.append(Fault("no-action", path))  # PRE-21
    if "again" in then and "relay" in then:
        faults.append(Fault("again-and-relay", (*path, "relay")))  # PRE-23
    if "capture" not in then:
        faults += [Fault("needs-capture", (*path, key)) for key in ("chain", "to", "claim") if key in then]  # PRE-24
    if "claim" in then and then.get("to") == "owner":
        faults.append(Fault("claim-gives-away", (*path, "to")))  # PRE-25
    return faults


def test_faults(tests: Json, path: Path) -> list[Fault]:
    """PRE-26."""
    return [
        Fault("never-holds", (*path, key))
        for key, first in SEED_TESTS.items()
        if key in tests and passing(tests[key], first) == 0
    ]


def single_capture_faults(entry: Json, path: Path) -> list[Fault]:
    """PRE-28."""
    capture = entry["then"].get("capture")
    if capture is None or (capture == ["landing"] and entry["if"].get("owner") == "other"):
        return []
    return [Fault("slam-needs-single-captures", (*path, "then", "capture"))]


def hides(a: Json, b: Json) -> bool:
    """Whether an entry with the tests `a` keeps a later one with the tests `b` from being reached (PRE-27)."""
    if a["in"] != b["in"] or ("owner" in a and a["owner"] != b.get("owner")):
        return False
    return all(
        key not in a or passing(b.get(key), first) & ~passing(a[key], first) == 0
        for key, first in SEED_TESTS.items()
    )
