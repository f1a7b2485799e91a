"""One lap: where its seeds go (SOW)."""
from __future__ import annotations

from .position import Board, Game
from .ring import Place


def lap_places(game: Game, mover: int, origin: int, seeds: int, way: str) -> list[Place]:
    """The place of each seed of a lap, the landing last."""
    ring = game.ring.places_from(origin, mover, way)
    policy = game.preset.origin
    if policy == "skip":
        return _round(ring[1:], seeds)  # SOW-3
    if policy == "first" or (policy == "first-unless-single" and seeds > 1):
        return _round(ring, seeds)  # SOW-4, SOW-5
    return _round(ring[1:] + ring[:1], seeds)  # SOW-2, SOW-5


def _round(places: list[Place], seeds: int) -> list[Place]:
    """Round and round, as far as the seeds last."""
    rounds, rest = divmod(seeds, len(places))
    return places * rounds + places[:rest]


def sow(board: Board, origin: int, places: list[Place]) -> None:
    board.pits[origin] = 0
    for place in places:
        board.add(place)
