"""Who owns which pits at the start, and the runs in which they lie."""
from __future__ import annotations

from typing import Optional, Sequence

Owner = Optional[int]


def equal_owners(pits: int, players: int) -> list[Owner]:
    """Player p of n owns the block of N/n pits that begins at p · N/n (OWN-1)."""
    share = pits // players
    return [pit // share for pit in range(pits)]


def runs(owners: Sequence[Owner], player: int) -> list[list[int]]:
    """The unbroken runs of a player's pits, each counter-clockwise; one may cross from the last pit to pit 0."""
    pits = len(owners)
    firsts = [pit for pit in range(pits) if owners[pit] == player and owners[pit - 1] != player]
    found = []
    for first in firsts:
        run = [first]
        while owners[(run[-1] + 1) % pits] == player:
            run.append((run[-1] + 1) % pits)
        found.append(run)
    return found
