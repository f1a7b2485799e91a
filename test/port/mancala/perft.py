"""Counting sequences of moves (PERFT)."""
from __future__ import annotations

from dataclasses import asdict, dataclass

from .faults import Json
from .legal import Turn
from .play import carry_out


@dataclass
class Count:
    depth: int
    leaves: int = 0
    captures: int = 0
    extraTurns: int = 0
    ended: int = 0


def perft(turn: Turn, depth: int) -> list[dict[str, Json]]:
    """The counts of each depth from 1 on."""
    counts = [Count(level) for level in range(1, depth + 1)]
    _count(turn, counts)
    return [asdict(count) for count in counts]


def _count(turn: Turn, counts: list[Count]) -> None:
    if not counts or turn.position.ended is not None:
        return
    here = counts[0]
    for trial in turn.sifted.legal:
        after = carry_out(turn, trial).turn
        here.leaves += 1
        here.captures += trial.captured()
        here.extraTurns += trial.again
        here.ended += after.position.ended is not None
        _count(after, counts[1:])
