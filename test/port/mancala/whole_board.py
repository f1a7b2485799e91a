"""A preset seen as a whole: the board, the owners, the start (PRE-6 to PRE-14, PRE-17)."""
from __future__ import annotations

from .faults import Fault, Json, Path
from .owners import equal_owners, runs


def board_faults(preset: dict[str, Json]) -> list[Fault]:
    pits, players = preset["board"]["pits"], preset["players"]
    return [
        *owner_faults(preset),
        *seed_faults(preset, pits),
        *name_faults(preset["board"].get("names"), pits, ("board", "names")),
        *name_faults(preset["board"].get("seats"), players, ("board", "seats")),
        *direction_faults(preset["direction"], pits),
    ]


def owner_faults(preset: dict[str, Json]) -> list[Fault]:
    pits, players, owners = preset["board"]["pits"], preset["players"], preset["owners"]
    if owners == "equal":
        if pits % players != 0:
            return [Fault("uneven-shares", ("board", "pits"))]  # PRE-6
        owners = equal_owners(pits, players)
    faults = [
        Fault("no-such-player", ("owners", pit))  # PRE-8
        for pit, owner in enumerate(owners)
        if owner is not None and owner >= players
    ]
    if len(owners) != pits:
        faults.append(Fault("owners-length", ("owners",)))  # PRE-7
    if faults:
        return faults
    if None not in owners and not all(player in owners for player in range(players)):
        faults.append(Fault("player-without-pits", ("owners",)))  # PRE-9
    if preset["board"]["stores"] != "aside" and not _shares_in_runs(owners, players):
        faults.append(Fault("broken-share", ("owners",)))  # PRE-17
    return faults


def _shares_in_runs(owners: list[int | None], players: int) -> bool:
    """Whether each player's pits are one run, all runs equally long (OWN-5, PRE-17)."""
    shares = [runs(owners, player) for player in range(players)]
    return all(len(share) == 1 for share in shares) and len({len(share[0]) for share in shares}) == 1


def seed_faults(preset: dict[str, Json], pits: int) -> list[Fault]:
    seeds = preset["seeds"]
    faults = []
    if isinstance(seeds, list) and len(seeds) != pits:
        faults.append(Fault("seeds-length", ("seeds",)))  # PRE-10
    largest = max(seeds) if isinstance(seeds, list) else seeds
    if largest < preset["sowing"]["pickup"]["min"]:
        faults.append(Fault("no-first-move", ("seeds",)))  # PRE-14
    return faults


def name_faults(names: list[str] | None, wanted: int, path: Path) -> list[Fault]:
    if names is None:
        return []
    faults = []
    if len(names) != wanted:
        faults.append(Fault("names-length", path))  # PRE-11
    for index, name in enumerate(names):
        if name in names[:index]:
            faults.append(Fault("names-repeat", (*path, index)))  # PRE-12
    return faults


def direction_faults(direction: Json, pits: int) -> list[Fault]:
    if isinstance(direction, dict) and "byPit" in direction and len(direction["byPit"]) != pits:
        return [Fault("by-pit-length", ("direction", "byPit"))]  # PRE-13
    return []
