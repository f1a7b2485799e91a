"""A position, and the working copy of a board on which a move is tried."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from .faults import Json
from .owners import Owner
from .preset import Preset
from .ring import Place, Ring, Store

Seeds = Union[int, float]  # halves only in the stores of a finished game (REM-6)


@dataclass(frozen=True)
class Game:
    """A preset with its ring, and which of the fields of a position it needs (POS-5)."""

    preset: Preset
    ring: Ring
    has_claims: bool
    has_fixed: bool
    has_past: bool
    has_quiet: bool

    @staticmethod
    def of(preset: Preset) -> Game:
        return Game(
            preset,
            Ring(preset),
            has_claims=any(entry.then.claim for entry in preset.landing),
            has_fixed=preset.direction == "first-move",
            has_past=any(end.when == "repetition" for end in preset.ends),
            has_quiet=any(end.when == "quiet" for end in preset.ends),
        )

    def next_player(self, player: int) -> int:
        """TURN-1."""
        step = 1 if self.preset.turn_order == "counterclockwise" else -1
        return (player + step) % self.preset.players


@dataclass(frozen=True)
class Position:
    pits: tuple[int, ...]
    stores: tuple[Seeds, ...]
    turn: int
    owners: tuple[Owner, ...]
    fixed: tuple[str | None, ...]  # empty, one for the game, or one for each player (DIR-3)
    past: tuple[str, ...]
    quiet: int
    ended: str | None
    last_mover: int | None = None

    def as_json(self, game: Game) -> dict[str, Json]:
        """POS-5."""
        fields: dict[str, Json] = {"pits": list(self.pits), "stores": list(self.stores), "turn": self.turn}
        if game.has_claims:
            fields["owners"] = list(self.owners)
        if game.has_fixed:
            fields["direction"] = list(self.fixed) if game.preset.direction_for == "player" else self.fixed[0]
        if game.has_past:
            fields["past"] = list(self.past)
        if game.has_quiet:
            fields["quiet"] = self.quiet
        if self.ended is not None:
            fields["ended"] = {"reason": self.ended}
        return fields

    def fixed_for(self, player: int) -> str | None:
        """The direction that a first move has fixed for the player."""
        return self.fixed[player if len(self.fixed) > 1 else 0] if self.fixed else None

    def may_play_from(self, player: int) -> list[int]:
        """His side: his own pits and the shared ones."""
        return [pit for pit, owner in enumerate(self.owners) if owner is None or owner == player]

    def has_seed(self, player: int) -> bool:
        """OWN-8."""
        return any(self.pits[pit] > 0 for pit in self.may_play_from(player))


class Board:
    """Pits, stores and owners while a move is carried out."""

    def __init__(self, position: Position, mover: int) -> None:
        self.pits = list(position.pits)
        self.stores = list(position.stores)
        self.owners = list(position.owners)
        self.mover = mover

    def state(self) -> tuple[Json, ...]:
        return (tuple(self.pits), tuple(self.stores), tuple(self.owners))

    def seeds(self, place: Place) -> Seeds:
        return self.stores[place.player] if isinstance(place, Store) else self.pits[place]

    def add(self, place: Place) -> None:
        if isinstance(place, Store):
            self.stores[place.player] += 1
        else:
            self.pits[place] += 1

    def stands(self, place: Place) -> str:
        """How a place stands to the mover: self, other or none (OWN-4)."""
        owner = place.player if isinstance(place, Store) else self.owners[place]
        return "none" if owner is None else "self" if owner == self.mover else "other"

    def some_opponent_has_seed(self) -> bool:
        """Whether anybody but the mover has a seed (OWN-8); one in a shared pit is everybody's."""
        return any(seeds > 0 and owner != self.mover for seeds, owner in zip(self.pits, self.owners))
