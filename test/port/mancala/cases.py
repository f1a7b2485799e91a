"""A vector or perft case as it is asked: preset, position, moves (spec/README.md)."""
from __future__ import annotations

from dataclasses import dataclass

from .faults import Fault, Json, Refused
from .legal import Turn
from .outcome import outcome
from .play import Step, begin, play
from .position import Game
from .preset import read_preset

HEADER = {"format": 1, "id": "case", "name": "case"}


@dataclass(frozen=True)
class Answer:
    """The result, and where a move was refused its faults and its index."""

    result: dict[str, Json]
    faults: list[Fault]
    move: int | None


def read_game(preset: Json, shipped: list[Json]) -> Game:
    """A shipped game by its id, or a preset as written, whose header may be left out (PRE-3)."""
    named = {"extends": preset} if isinstance(preset, str) else preset
    written = {**HEADER, **named} if isinstance(named, dict) else named
    return Game.of(read_preset(written, shipped))


def start_of(case: dict[str, Json], shipped: list[Json]) -> Turn:
    return begin(read_game(case["preset"], shipped), case.get("given", {}), case.get("waive", []))


def result_of(step: Step) -> dict[str, Json]:
    game, events = step.turn.game, step.events
    taken = [one for event in events if event["kind"] == "capture" for one in event["taken"]]
    return {
        "position": step.position.as_json(game),
        "moves": step.turn.moves_json(),
        "captures": [{"pit": one["pit"], "seeds": one["seeds"]} for one in taken],
        "sown": [place for event in events if event["kind"] == "sow" for place in event["places"]],
        "events": events,
        "outcome": outcome(game, step.position),
    }


def answer(case: dict[str, Json], shipped: list[Json]) -> Answer:
    """Plays all moves; Refused where the preset or the position is."""
    step = Step(start_of(case, shipped), [])
    for index, move in enumerate(case.get("moves", [])):
        try:
            step = play(step.turn, move)
        except Refused as refused:
            return Answer(result_of(Step(step.turn, [])), refused.faults, index)
    return Answer(result_of(step), [], None)


def line(case: dict[str, Json], shipped: list[Json]) -> tuple[list[Json], list[Fault]]:
    """The result of the given position and after each move, and the faults of the first move that is refused."""
    step = Step(start_of(case, shipped), [])
    results = [result_of(step)]
    for move in case.get("moves", []):
        try:
            step = play(step.turn, move)
        except Refused as refused:
            return results, refused.faults
        results.append(result_of(step))
    return results, []
