"""Captures: which pits are taken, what a grand slam makes of them, and who gets the seeds (CAP, SLAM)."""
from __future__ import annotations

from dataclasses import dataclass

from .landing import holds
from .position import Board, Game
from .preset import Entry


@dataclass(frozen=True)
class Capture:
    pits: list[int]  # to be taken, in order
    slam: bool  # as found, before the policy has left anything (SLAM-1)
    goes_on: bool  # whether the entry's `again` or `relay` may follow
    ends_game: bool = False


def found_pits(game: Game, board: Board, entry: Entry, landing: int, way: str) -> list[int]:
    """The pits with seeds that the entry takes, in the order of CAP-4, on the board as sown (CAP-1)."""
    found: list[int] = []
    for centre in [landing, *chain(game, board, entry, landing, way)]:
        for place in entry.then.capture:
            pit = place_of(game, board, place, centre, way)
            if pit is not None and pit not in found and board.pits[pit] > 0:  # CAP-5
                found.append(pit)
    return found


def place_of(game: Game, board: Board, place: str, centre: int, way: str) -> int | None:
    """CAP-2."""
    following = game.ring.next(centre, way)
    if place == "landing":
        return centre
    if place == "opposite":
        return game.ring.opposite(centre)
    if place == "next":
        return following
    return game.ring.next(following, way) if board.pits[following] == 0 else None


def chain(game: Game, board: Board, entry: Entry, landing: int, way: str) -> list[int]:
    """The further pits of a chain: the backward arm going outward, then the forward arm (CAP-3)."""
    steps = {
        None: [],
        "backward": [game.ring.previous],
        "forward": [game.ring.next],
        "both": [game.ring.previous, game.ring.next],
    }[entry.then.chain]
    part = [landing]
    for step in steps:
        pit = step(landing, way)
        while pit not in part and holds(game, board, entry.tests, pit, way):
            part.append(pit)
            pit = step(pit, way)
    return part[1:]


def judge(game: Game, board: Board, entry: Entry, landing: int, way: str) -> Capture:
    """What a capture takes once the policy for grand slams has been heard (SLAM)."""
    pits = found_pits(game, board, entry, landing, way)
    slam = bool(pits) and not _opponents_keep_a_seed(board, pits)
    policy = game.preset.grand_slam
    if not slam or policy in ("allowed", "forbidden", "forbidden-unless-forced"):
        return Capture(pits, slam, goes_on=True)
    if policy == "rest-to-opponent":
        return Capture(pits, slam, goes_on=False, ends_game=True)  # SLAM-8
    if policy == "no-capture":
        return Capture([], slam, goes_on=False)  # SLAM-3
    left = landing if policy == "leave-first" else pits[-1]  # SLAM-6, SLAM-7
    pits = [pit for pit in pits if pit != left]
    return Capture(pits, slam, goes_on=bool(pits))  # SLAM-9


def _opponents_keep_a_seed(board: Board, taken: list[int]) -> bool:
    return any(
        seeds > 0 and board.owners[pit] != board.mover and pit not in taken for pit, seeds in enumerate(board.pits)
    )


def receiver(board: Board, entry: Entry, pit: int) -> int:
    """CAP-6."""
    owner = board.owners[pit]
    return board.mover if entry.then.to == "mover" or owner is None else owner
