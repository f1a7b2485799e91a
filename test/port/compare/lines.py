"""Random lines of play as vectors whose answers are the port's; the reference judges them."""
from __future__ import annotations

from typing import Iterator

from mancala.cases import result_of
from mancala.faults import Json, Refused
from mancala.perft import perft
from mancala.play import Step, begin, play
from mancala.position import Game
from mancala.ring import STEP

from .dice import Dice
from .positions import random_position
from .tally import Tally


def line_vectors(dice: Dice, game: Game, written: Json, name: str, length: int, tally: Tally) -> Iterator[Json]:
    """One vector for the given position and one after each move; then every move tried that there could be."""
    outside = dice.chance(0.5)
    given = random_position(dice, game) if outside else {}
    base = {"kind": "random", "clauses": ["MOVE-1"], "why": "random", "source": "agreed", "preset": written}
    case: Json = {**base, "given": given, **({"waive": ["seed-total"]} if outside else {})}
    step = Step(begin(game, given, case.get("waive", [])), [])
    moves: list[Json] = []
    yield _vector(case, f"{name}-0", moves, step)
    tally.position(step.position)
    stop = dice.whole(0, length)
    for number in range(1, length + 1):
        if number == stop or (step.position.ended is None and step.turn.sifted.refused):
            yield from _all_tries(case, f"{name}-{number}-try", moves, step, tally)
            yield _perft(base, f"{name}-{number}-perft", step)
        legal = step.turn.moves_json()
        if not legal:
            break
        move = dice.one(legal)
        turn = step.turn
        step = play(turn, move)
        if len(step.events) == 2:
            # Once more for a move in which more happens.
            move = dice.one(legal)
            step = play(turn, move)
        tally.step(turn, step)
        if dice.chance(0.3):
            # Going on from the position as written tests that it says all that matters.
            case, moves = {**base, "given": turn.position.as_json(game), "waive": ["seed-total"]}, []
        moves = [*moves, move]
        yield _vector(case, f"{name}-{number}", moves, step)


def _vector(case: Json, name: str, moves: list[Json], step: Step) -> Json:
    return {**case, "id": name, "moves": moves, "expect": result_of(step)}


def _all_tries(case: Json, name: str, moves: list[Json], step: Step, tally: Tally) -> Iterator[Json]:
    """Each pit with each direction and without one: what is refused, and why."""
    number = 0
    for pit in range(min(step.turn.game.preset.pits, 16)):
        for move in (pit, *({"pit": pit, "direction": way} for way in STEP)):
            try:
                play(step.turn, move)
            except Refused as refused:
                expect = {**result_of(Step(step.turn, [])), "error": refused.faults[0].as_json()}
                tally.refusal(refused.faults[0].code)
                number += 1
                yield {**case, "id": f"{name}-{number}", "moves": [*moves, move], "expect": expect}


def _perft(base: Json, name: str, step: Step) -> Json:
    counts = perft(step.turn, 2)
    given = step.position.as_json(step.turn.game)
    leaves = [count["leaves"] for count in counts]
    return {**base, "id": name, "given": given, "waive": ["seed-total"], "perft": leaves}
