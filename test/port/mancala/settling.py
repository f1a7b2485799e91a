"""Settling a position that has been reached: ends, passes, or somebody to move (END-1, TURN-3, TURN-4)."""
from __future__ import annotations

from dataclasses import replace

from .ending import end_holds, is_stuck
from .faults import Fault, Json, Refused
from .legal import Turn
from .position import Game, Position
from .remaining import finish


def settle(game: Game, position: Position, events: list[Json]) -> Turn:
    passes = 0
    while True:
        turn = Turn(game, position)
        for end in game.preset.ends:
            if end_holds(turn, end, passes):
                return Turn(game, finish(game, position, end.when, end.remaining, events))
        if is_stuck(turn, passes):
            return Turn(game, finish(game, position, "stuck", "owner", events))  # END-12
        if turn.can_move():
            return turn
        events.append({"kind": "pass", "player": position.turn})
        passes += 1
        position = replace(position, turn=game.next_player(position.turn))


def agree(game: Game, position: Position, events: list[Json]) -> Position:
    """The players agree to stop (END-11)."""
    if position.ended is not None:
        raise Refused([Fault("game-over")])
    for end in game.preset.ends:
        if end.when == "agreement":
            return finish(game, replace(position, last_mover=None), "agreement", end.remaining, events)
    raise Refused([Fault("no-agreement")])
