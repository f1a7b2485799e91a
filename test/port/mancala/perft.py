"""Counting sequences of moves (PERFT)."""
from __future__ import annotations

from dataclasses import asdict, dataclass

from .faults import Json
from .legal import sift
from .play import carry_out
from .position import Game, Position


@dataclass
class Count:
    depth: int
    leaves: int = 0
    captures: int = 0
    extraTurns: int = 0
    ended: int = 0


def perft(game: Game, position: Position, depth: int) -> list[dict[str, Json]]:
    """The counts of each depth from 1 on."""
    counts = [Count(level) for level in range(1, depth + 1)]
    _count(game, position, counts)
    return [asdict(count) for count in counts]


def _count(game: Game, position: Position, counts: list[Count]) -> None:
    if not counts or position.ended is not None:
        return
    here = counts[0]
    for trial in sift(game, position).legal:
        after = carry_out(game, position, trial).position
        here.leaves += 1
        here.captures += trial.captured()
        here.extraTurns += trial.again
        here.ended += after.ended is not None
        _count(game, after, counts[1:])
