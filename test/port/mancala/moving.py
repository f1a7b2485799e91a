"""A move carried out on a copy of the board: all its laps, captures and claims (LAND, EVENT-1 to EVENT-5)."""
from __future__ import annotations

from dataclasses import dataclass, field

from .capture import judge, receiver
from .faults import Json
from .landing import entry_at
from .position import Board, Game, Position
from .ring import Store, place_json
from .sowing import lap_places, sow

MOST_LAPS = 10_000


@dataclass
class Trial:
    """What a move does before the turn passes."""

    pit: int
    way: str
    board: Board
    events: list[Json] = field(default_factory=list)
    endless: bool = False  # LAND-7
    slam: bool = False  # in any of its laps
    again: bool = False
    ends_game: bool = False  # SLAM-8

    def captured(self) -> bool:
        return any(event["kind"] == "capture" for event in self.events)

    def feeds(self) -> bool:
        """Whether some opponent has a seed at its end (FEED-1)."""
        return self.board.some_opponent_has_seed()


def attempt(game: Game, position: Position, pit: int, way: str) -> Trial:
    trial = Trial(pit, way, Board(position, position.turn))
    laps = 0
    seen = set()
    lifted: int | None = pit
    while lifted is not None:
        laps += 1
        state = (lifted, trial.board.state())
        if laps > MOST_LAPS or state in seen:
            trial.endless = True
            break
        seen.add(state)
        lifted = _lap(game, trial, lifted)
    return trial


def _lap(game: Game, trial: Trial, origin: int) -> int | None:
    """Lifts and sows one pit and does what its last seed does; the pit to lift next, if any."""
    board, way = trial.board, trial.way
    seeds = board.pits[origin]
    places = lap_places(game, board.mover, origin, seeds, way)
    sow(board, origin, places)
    trial.events.append({"kind": "lift", "pit": origin, "seeds": seeds})
    trial.events.append({"kind": "sow", "direction": way, "places": [place_json(place) for place in places]})
    landing = places[-1]
    number = entry_at(game, board, landing, way)
    if number is None:
        return None
    then = game.preset.landing[number].then
    if not isinstance(landing, Store) and then.capture and not _capture(game, trial, number, landing):
        return None
    if then.again:
        trial.again = True
        trial.events.append({"kind": "again", "player": board.mover})
    if then.relay is None or isinstance(landing, Store):
        return None
    further = landing if then.relay == "landing" else game.ring.next(landing, way)
    return further if board.pits[further] > 0 else None  # LAND-6


def _capture(game: Game, trial: Trial, number: int, landing: int) -> bool:
    """Takes and claims; whether the entry goes on."""
    board, entry = trial.board, game.preset.landing[number]
    capture = judge(game, board, entry, landing, trial.way)
    trial.slam = trial.slam or capture.slam
    trial.ends_game = capture.ends_game
    taken = [{"pit": pit, "seeds": board.pits[pit], "to": receiver(board, entry, pit)} for pit in capture.pits]
    for one in taken:
        board.pits[one["pit"]] = 0
        board.stores[one["to"]] += one["seeds"]
    if taken:
        trial.events.append({"kind": "capture", "entry": number, "taken": taken})
    if taken and entry.then.claim:
        for pit in capture.pits:
            board.owners[pit] = board.mover  # CAP-7
        trial.events.append({"kind": "claim", "pits": capture.pits, "by": board.mover})
    return capture.goes_on
