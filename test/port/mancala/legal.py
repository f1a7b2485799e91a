"""Legal moves, found in five steps; each only takes away (MOVE-1 to MOVE-5)."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Callable

from .faults import Json
from .moving import Trial, attempt
from .position import Game, Position
from .ring import STEP


@dataclass(frozen=True)
class Sifted:
    """The legal moves, and of the others the code by which each is refused (MOVE-8)."""

    legal: list[Trial]
    refused: dict[tuple[int, str], str]


def has_choice(game: Game, position: Position) -> bool:
    """Whether the mover chooses the direction (DIR-5)."""
    policy = game.preset.direction
    return policy == "each-move" or (policy == "first-move" and position.fixed_for(position.turn) is None)


def ways(game: Game, position: Position, pit: int) -> list[str]:
    """The directions that a move from the pit can have (DIR-1 to DIR-4)."""
    preset = game.preset
    if preset.direction == "by-pit":
        return [preset.direction_by_pit[pit]]
    if has_choice(game, position):
        return list(STEP)
    return [position.fixed_for(position.turn) or preset.direction]


def lift_fault(game: Game, position: Position, pit: int) -> str | None:
    """Why a pit may not be lifted, if so (MOVE-1, and the first rows of MOVE-8)."""
    preset = game.preset
    side = position.may_play_from(position.turn)
    if pit not in side:
        return "not-your-pit"
    seeds = position.pits[pit]
    if seeds == 0:
        return "empty-pit"
    if seeds < preset.pickup_min:
        return "too-few-seeds"  # SOW-6
    if preset.singles_last and seeds == 1 and any(position.pits[other] >= 2 for other in side):
        return "singles-last"  # SOW-7
    return None


def sift(game: Game, position: Position) -> Sifted:
    refused: dict[tuple[int, str], str] = {}
    left = [
        attempt(game, position, pit, way)
        for pit in range(game.preset.pits)
        if lift_fault(game, position, pit) is None
        for way in ways(game, position, pit)
    ]

    def take_away(code: str, bad: Callable[[Trial], bool]) -> None:
        nonlocal left
        refused.update({(one.pit, one.way): code for one in left if bad(one)})
        left = [one for one in left if not bad(one)]

    take_away("endless-relay", lambda one: one.endless)  # MOVE-2
    if game.preset.grand_slam == "forbidden":
        take_away("grand-slam", lambda one: one.slam)  # MOVE-3
    if feeding_is_due(game, position):
        take_away("must-feed", lambda one: not one.feeds())  # MOVE-4
    if game.preset.grand_slam == "forbidden-unless-forced" and any(not one.slam and one.feeds() for one in left):
        take_away("grand-slam", lambda one: one.slam)  # MOVE-5, SLAM-5
    return Sifted(left, refused)


def feeding_is_due(game: Game, position: Position) -> bool:
    """FEED-1."""
    if game.preset.feeding == "none":
        return False
    return not any(position.has_seed(player) for player in range(game.preset.players) if player != position.turn)


@dataclass(frozen=True)
class Turn:
    """A position and the legal moves in it, which are worked out when they are asked for, and once."""

    game: Game
    position: Position

    @cached_property
    def sifted(self) -> Sifted:
        return sift(self.game, self.position)

    def can_move(self) -> bool:
        return bool(self.sifted.legal)

    def moves_json(self) -> list[Json]:
        """The legal moves as lists of them are written (MOVE-6); none when the game is over."""
        if self.position.ended is not None:
            return []
        named = has_choice(self.game, self.position)
        return [{"pit": one.pit, "direction": one.way} if named else one.pit for one in self.sifted.legal]
