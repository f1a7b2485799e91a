"""Who gets the seeds that are left when the game ends (REM), and the events that tell of it (EVENT-7, EVENT-8)."""
from __future__ import annotations

from dataclasses import replace

from .ending import empty_sides
from .faults import Json
from .position import Game, Position, Seeds
from .values import plain

Share = tuple[int, Seeds]  # a player and what he gets of a pit


def finish(game: Game, position: Position, reason: str, remaining: str, events: list[Json]) -> Position:
    """The game is over: hands out the rest."""
    pits, stores = list(position.pits), list(position.stores)
    taken = []
    for pit, seeds in enumerate(position.pits):
        shares = shares_of(game, position, pit, remaining) if seeds > 0 else []
        for player, part in shares:
            stores[player] = plain(stores[player] + part)
            taken.append({"pit": pit, "seeds": part, "to": player})
            pits[pit] = 0
    if taken:
        events.append({"kind": "collect", "taken": taken})
    events.append({"kind": "end", "reason": reason})
    return replace(position, pits=tuple(pits), stores=tuple(stores), ended=reason)


def shares_of(game: Game, position: Position, pit: int, remaining: str) -> list[Share]:
    """Who gets how much of a pit; nothing means that its seeds stay on the board."""
    seeds = position.pits[pit]
    if remaining == "nobody":
        return []  # REM-7
    if remaining == "split":
        return [(player, plain(seeds / 2)) for player in (0, 1)]  # REM-6
    player = position.owners[pit] if remaining == "owner" else receiver(game, position, pit, remaining)
    return [] if player is None else [(player, seeds)]


def receiver(game: Game, position: Position, pit: int, remaining: str) -> int | None:
    if remaining == "to-move":
        return position.turn  # REM-2
    if remaining == "opponent":
        return 1 - position.turn  # REM-3
    if remaining == "last-mover":
        return position.last_mover  # REM-4
    empty = empty_sides(game, position)  # REM-5
    if not empty:
        return position.owners[pit]
    player = position.turn if position.last_mover is None else position.last_mover
    while player not in empty:
        player = game.next_player(player)
    return player
