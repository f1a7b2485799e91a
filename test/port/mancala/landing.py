"""Which landing entry holds after a lap (LAND-1 to LAND-4)."""
from __future__ import annotations

from .position import Board, Game
from .preset import If
from .ring import Place, Store


def holds(game: Game, board: Board, tests: If, at: Place, way: str) -> bool:
    """Whether all tests hold around a place (LAND-2)."""
    if (tests.place == "store") != isinstance(at, Store):
        return False  # LAND-4
    if tests.owner is not None and tests.owner != board.stands(at):
        return False
    if tests.seeds is not None and not tests.seeds.holds(int(board.seeds(at))):
        return False
    if isinstance(at, Store):
        return True
    if tests.opposite is not None and not tests.opposite.holds(board.pits[game.ring.opposite(at)]):
        return False
    return tests.next is None or tests.next.holds(board.pits[game.ring.next(at, way)])


def entry_at(game: Game, board: Board, landing: Place, way: str) -> int | None:
    """The number of the first entry that holds (LAND-1)."""
    for index, entry in enumerate(game.preset.landing):
        if holds(game, board, entry.tests, landing, way):
            return index
    return None
