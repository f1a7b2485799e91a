"""Scores and winners of a game that is over (WIN)."""
from __future__ import annotations

from .faults import Json
from .position import Game, Position, Seeds


def outcome(game: Game, position: Position) -> dict[str, Json] | None:
    if position.ended is None:
        return None
    preset = game.preset
    scores = measure(position, preset.win_by, preset.players)  # WIN-1
    winners = [player for player, score in enumerate(scores) if score == max(scores)]
    if preset.win_tie != "share":
        second = measure(position, preset.win_tie, preset.players)  # WIN-2
        most = max(second[player] for player in winners)
        winners = [player for player in winners if second[player] == most]
    return {"reason": position.ended, "scores": scores, "winners": winners}  # WIN-3


def measure(position: Position, what: str, players: int) -> list[Seeds]:
    if what == "seeds":
        return list(position.stores)
    return [position.owners.count(player) for player in range(players)]
