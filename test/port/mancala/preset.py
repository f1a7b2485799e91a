"""A preset that has been read: the game's rules as typed values."""
from __future__ import annotations

from dataclasses import dataclass

from .extends import follow_extends
from .faults import Fault, Json, Refused, refuse_if_any
from .language import PRESET
from .owners import Owner, equal_owners
from .seedtest import SeedTest
from .values import is_too_large
from .whole import whole_faults


@dataclass(frozen=True)
class If:
    place: str
    owner: str | None
    seeds: SeedTest | None
    opposite: SeedTest | None
    next: SeedTest | None


@dataclass(frozen=True)
class Then:
    capture: tuple[str, ...]
    chain: str | None
    to: str
    claim: bool
    again: bool
    relay: str | None


@dataclass(frozen=True)
class Entry:
    tests: If
    then: Then


@dataclass(frozen=True)
class End:
    when: str
    remaining: str
    number: int
    whose: str | None


@dataclass(frozen=True)
class Preset:
    players: int
    pits: int
    stores: str
    stores_at: str
    names: tuple[str, ...] | None
    seeds: tuple[int, ...]
    owners: tuple[Owner, ...]
    turn_order: str
    direction: str  # a fixed one, or `by-pit`, `each-move`, `first-move`
    direction_by_pit: tuple[str, ...]
    direction_for: str  # `game` or `player`: whom the first move binds
    origin: str
    pickup_min: int
    singles_last: bool
    landing: tuple[Entry, ...]
    grand_slam: str
    feeding: str
    stuck: str
    ends: tuple[End, ...]
    win_by: str
    win_tie: str


def read_preset(written: Json, parents: list[Json]) -> Preset:
    """The preset, or Refused with its faults; `parents` are the presets that it may extend, as written."""
    if is_too_large(written):
        raise Refused([Fault("too-large")])
    faults: list[Fault] = []
    PRESET.check(written, (), faults)
    if isinstance(written, dict) and isinstance(written.get("extends", ""), str):
        try:
            written = follow_extends(written, parents)
        except Refused as refused:
            faults += refused.faults
    refuse_if_any(faults)
    PRESET.check(written, (), faults)  # what a parent brought in
    refuse_if_any(faults)
    filled = PRESET.fill(written)
    refuse_if_any(whole_faults(filled))
    return _typed(filled)


def _typed(preset: dict[str, Json]) -> Preset:
    board, sowing, direction = preset["board"], preset["sowing"], preset["direction"]
    pits, players, seeds, owners = board["pits"], preset["players"], preset["seeds"], preset["owners"]
    policy = direction if isinstance(direction, dict) else {"chosen": direction}
    return Preset(
        players=players,
        pits=pits,
        stores=board["stores"],
        stores_at=board["storesAt"],
        names=tuple(board["names"]) if "names" in board else None,
        seeds=tuple(seeds) if isinstance(seeds, list) else (seeds,) * pits,
        owners=tuple(owners if isinstance(owners, list) else equal_owners(pits, players)),
        turn_order=preset["turnOrder"],
        direction=policy.get("chosen", "by-pit"),
        direction_by_pit=tuple(policy.get("byPit", ())),
        direction_for=policy.get("for", "game"),
        origin=sowing["origin"],
        pickup_min=sowing["pickup"]["min"],
        singles_last=sowing["pickup"]["singlesLast"],
        landing=tuple(_entry(entry) for entry in preset["landing"]),
        grand_slam=preset["grandSlam"],
        feeding=preset["feeding"],
        stuck=preset["stuck"],
        ends=tuple(_end(entry) for entry in preset["end"]),
        win_by=preset["win"]["by"],
        win_tie=preset["win"]["tie"],
    )


def _entry(entry: dict[str, Json]) -> Entry:
    tests, then = entry["if"], entry["then"]
    seeds, opposite, following = (SeedTest.of(tests[key]) if key in tests else None for key in ("seeds", "opposite", "next"))
    return Entry(
        If(tests["in"], tests.get("owner"), seeds, opposite, following),
        Then(
            capture=tuple(then.get("capture", ())),
            chain=then.get("chain"),
            to=then.get("to", "mover"),
            claim="claim" in then,
            again="again" in then,
            relay=then.get("relay"),
        ),
    )


def _end(entry: dict[str, Json]) -> End:
    numbers = [entry[key] for key in ("count", "times", "plies", "atMost", "seeds") if key in entry]
    return End(entry["when"], entry["remaining"], numbers[0] if numbers else 0, entry.get("whose"))
