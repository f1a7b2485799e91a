"""Which end holds for the player to move (END-2 to END-11)."""
from __future__ import annotations

from .legal import Turn
from .past import text_of
from .position import Game, Position
from .preset import End


def end_holds(turn: Turn, end: End, passes: int) -> bool:
    game, position = turn.game, turn.position
    pits, stores = position.pits, position.stores
    if end.when == "stuck":
        return is_stuck(turn, passes)
    if end.when == "passes":
        return passes >= end.number
    if end.when == "side-empty":
        return _side_empty(game, position, end.whose)
    if end.when == "majority":
        return 2 * max(stores) > sum(pits) + sum(stores)
    if end.when == "repetition":
        # The list of the past holds the earlier times only (POS-6).
        times = 1 + position.past.count(text_of(game, position))
        return times >= end.number and turn.can_move()
    if end.when == "quiet":
        return position.quiet >= end.number
    if end.when == "seeds-left":
        return sum(pits) <= end.number
    if end.when == "only-singles":
        return max(pits) <= 1
    if end.when == "target":
        return max(stores) >= end.number
    return False  # END-11: `agreement` never holds by itself


def is_stuck(turn: Turn, passes: int) -> bool:
    """END-2, and step 3 of END-1."""
    preset = turn.game.preset
    if preset.stuck == "pass" and passes < preset.players:
        return False
    return not turn.can_move()


def _side_empty(game: Game, position: Position, whose: str | None) -> bool:
    """END-4."""
    empty = empty_sides(game, position)
    if whose == "any":
        return bool(empty)
    if whose == "last-mover":
        return position.last_mover in empty
    if whose == "to-move":
        return position.turn in empty
    return len(empty) >= game.preset.players - 1


def empty_sides(game: Game, position: Position) -> list[int]:
    """The players who have no seed (OWN-8)."""
    return [player for player in range(game.preset.players) if not position.has_seed(player)]
