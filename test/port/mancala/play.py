"""Playing: the start, a position from outside, and a move with its events."""
from __future__ import annotations

from dataclasses import dataclass, replace

from .faults import Fault, Json, Refused
from .legal import Turn, has_choice, lift_fault
from .moving import Trial
from .past import text_of
from .position import Game, Position
from .readmove import Move, read_move
from .readposition import read_position
from .remaining import finish
from .settling import settle


@dataclass(frozen=True)
class Step:
    """Whose turn it is after a move, and the events of that move."""

    turn: Turn
    events: list[Json]

    @property
    def position(self) -> Position:
        return self.turn.position


def begin(game: Game, given: Json, waive: list[str]) -> Turn:
    """The start, or a position from outside; settled unless it has ended (POS-1, POS-2)."""
    position = read_position(game, given, waive)
    return Turn(game, position) if position.ended is not None else settle(game, position, [])


def play(turn: Turn, written: Json) -> Step:
    move = read_move(turn.game, turn.position, written)
    return carry_out(turn, _legal_trial(turn, move))


def _legal_trial(turn: Turn, move: Move) -> Trial:
    """The move as tried, or Refused by the first code of MOVE-8 that applies."""
    game, position = turn.game, turn.position
    if position.ended is not None:
        raise Refused([Fault("game-over")])
    fault = lift_fault(game, position, move.pit)
    if fault is not None:
        raise Refused([Fault(fault, ("pit",))])
    free = has_choice(game, position)
    if free != (move.way is not None):
        raise Refused([Fault("direction-missing" if free else "direction-not-free", ("direction",))])  # DIR-5
    for trial in turn.sifted.legal:
        if trial.pit == move.pit and move.way in (None, trial.way):
            return trial
    raise Refused([
        Fault(code) for (pit, way), code in turn.sifted.refused.items() if pit == move.pit and move.way in (None, way)
    ])


def carry_out(turn: Turn, trial: Trial) -> Step:
    """Keeps or hands on the turn and settles what has been reached (TURN, END-1)."""
    game, position = turn.game, turn.position
    mover, board = position.turn, trial.board
    stores = tuple(board.stores)
    reached = replace(
        position,
        pits=tuple(board.pits),
        stores=stores,
        owners=tuple(board.owners),
        turn=mover if trial.again else game.next_player(mover),  # TURN-2, TURN-1
        fixed=fixed_after(position, trial.way),
        past=(*position.past, text_of(game, position)) if game.has_past and stores == position.stores else (),
        quiet=0 if trial.captured() or not game.has_quiet else position.quiet + 1,
        last_mover=mover,
    )
    events = list(trial.events)
    if trial.ends_game:
        return Step(Turn(game, finish(game, reached, "grand-slam", "to-move", events)), events)  # SLAM-8
    return Step(settle(game, reached, events), events)


def fixed_after(position: Position, way: str) -> tuple[str | None, ...]:
    """The first move fixes its direction, for everybody or for its player (DIR-3)."""
    if len(position.fixed) <= 1:
        return (way,) * len(position.fixed)
    return tuple(way if player == position.turn else old for player, old in enumerate(position.fixed))
