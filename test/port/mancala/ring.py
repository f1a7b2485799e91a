"""The board as it lies: the ring of places, what is next and opposite, and what pits are called."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence, Union

from .faults import Json
from .owners import Owner, runs
from .preset import Preset

STEP = {"counterclockwise": 1, "clockwise": -1}


@dataclass(frozen=True)
class Store:
    player: int


Place = Union[int, Store]


def place_json(place: Place) -> Json:
    return {"store": place.player} if isinstance(place, Store) else place


class Ring:
    def __init__(self, preset: Preset) -> None:
        self.pits = preset.pits
        self.names = preset.names or default_names(preset.owners, preset.players)
        self._cycles = {
            (player, way): self._cycle(preset, player, way) for player in range(preset.players) for way in STEP
        }

    def next(self, pit: int, way: str) -> int:
        """The next pit; stores are stepped over (OWN-2)."""
        return (pit + STEP[way]) % self.pits

    def previous(self, pit: int, way: str) -> int:
        return (pit - STEP[way]) % self.pits

    def opposite(self, pit: int) -> int:
        """OWN-3; only asked for on an even ring (PRE-18)."""
        return self.pits - 1 - pit

    def places_from(self, pit: int, mover: int, way: str) -> list[Place]:
        """All places that the mover sows, in his direction, once round, beginning with the pit (SOW-1, SOW-8)."""
        cycle = self._cycles[mover, way]
        at = cycle.index(pit)
        return cycle[at:] + cycle[:at]

    @staticmethod
    def _cycle(preset: Preset, mover: int, way: str) -> list[Place]:
        beside = stores_beside(preset)
        cycle: list[Place] = []
        for pit in range(preset.pits):
            near: list[Place] = [pit]
            store = beside.get(pit)
            if store is not None and (preset.stores == "all" or store.player == mover):
                near = [pit, store] if preset.stores_at == "last" else [store, pit]
            cycle += near
        return cycle if way == "counterclockwise" else cycle[::-1]


def stores_beside(preset: Preset) -> dict[int, Store]:
    """The pit that each store on the ring lies right after or right before (OWN-6)."""
    if preset.stores == "aside":
        return {}
    end = -1 if preset.stores_at == "last" else 0
    return {runs(preset.owners, player)[0][end]: Store(player) for player in range(preset.players)}


def default_names(owners: Sequence[Owner], players: int) -> tuple[str, ...]:
    """The names of pits where the preset gives none (NAME-1)."""
    shares = [runs(owners, player) for player in range(players)]
    share = len(owners) / players
    if not all(len(blocks) == 1 and len(blocks[0]) == share for blocks in shares):
        return tuple(str(pit) for pit in range(len(owners)))
    names = [""] * len(owners)
    for player, (block,) in enumerate(shares):
        for index, pit in enumerate(block):
            name = letters(index)
            names[pit] = f"{player + 1}{name}" if players > 2 else name.upper() if player == 0 else name
    return tuple(names)


def letters(index: int) -> str:
    """a, b … z, aa, ab …"""
    text = ""
    index += 1
    while index > 0:
        index, letter = divmod(index - 1, 26)
        text = chr(ord("a") + letter) + text
    return text
