"""Holding an answer against what a vector expects (spec/README.md, "Vectors")."""
from __future__ import annotations

import json
from dataclasses import dataclass

from .cases import answer, start_of
from .faults import Fault, Json, Refused
from .perft import perft


@dataclass(frozen=True)
class Difference:
    what: str
    expected: Json
    found: Json


def differences(vector: dict[str, Json], shipped: list[Json]) -> list[Difference]:
    expect = vector.get("expect", {})
    try:
        given = answer(vector, shipped)
    except Refused as refused:
        return _error_differences(expect, refused.faults)
    different = _result_differences(expect, given.result)
    if given.faults and given.move != len(vector["moves"]) - 1:
        different.append(Difference("a move before the last is refused", None, _faults_json(given.faults)))
    different += _error_differences(expect, given.faults)
    if "perft" in vector:
        counts = perft(start_of(vector, shipped), len(vector["perft"]))
        leaves = [count["leaves"] for count in counts]
        if leaves != vector["perft"]:
            different.append(Difference("perft", vector["perft"], leaves))
    return different


def perft_differences(case: dict[str, Json], shipped: list[Json], budget: float) -> list[Difference]:
    """Runs a perft case as deep as the budget of nodes allows."""
    depths, nodes = [], 0
    for wanted in case["depths"]:
        nodes += wanted["leaves"]
        if nodes <= budget or not depths:
            depths.append(wanted)
    try:
        turn = start_of(case, shipped)
    except Refused as refused:
        return [Difference("errors", None, _faults_json(refused.faults))]
    found = perft(turn, depths[-1]["depth"])
    return [
        Difference(f"depth {wanted['depth']}", wanted, found[wanted["depth"] - 1])
        for wanted in depths
        if found[wanted["depth"] - 1] != wanted
    ]


def _error_differences(expect: dict[str, Json], faults: list[Fault]) -> list[Difference]:
    """One of the faults must have the code and the path, as far as given; without `error` there must be none."""
    error = expect.get("error")
    if error is None:
        return [Difference("errors", None, _faults_json(faults))] if faults else []
    agree = any(
        error.get("code", fault.code) == fault.code and error.get("path", list(fault.path)) == list(fault.path)
        for fault in faults
    )
    return [] if agree else [Difference("error", error, _faults_json(faults))]


def _result_differences(expect: dict[str, Json], result: dict[str, Json]) -> list[Difference]:
    different = []
    for what in ("position", "moves", "captures", "sown", "events", "outcome"):
        if what in expect and not _agrees(what, expect[what], result[what]):
            different.append(Difference(what, expect[what], result[what]))
    return different


def _agrees(what: str, expected: Json, found: Json) -> bool:
    if what == "moves":
        return {_text(move) for move in expected} == {_text(move) for move in found}
    if what in ("position", "outcome") and isinstance(expected, dict):
        return found is not None and all(key in found and found[key] == value for key, value in expected.items())
    return expected == found


def _text(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def _faults_json(faults: list[Fault]) -> Json:
    return [fault.as_json() for fault in faults]
