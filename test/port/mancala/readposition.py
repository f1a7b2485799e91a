"""A position from outside: its form and its faults (POS-3 to POS-7)."""
from __future__ import annotations

from .faults import Fault, Json, Path, Refused, refuse_if_any
from .language import ENDINGS, MOST_SEEDS
from .past import could_stand
from .position import Game, Position
from .ring import STEP
from .values import LARGEST_NUMBER, is_in, is_number, is_too_large, is_whole, parse_json

FIELDS = ("pits", "stores", "turn", "owners", "direction", "past", "quiet", "ended")


def start_fields(game: Game) -> dict[str, Json]:
    """The value of each field before the first move (POS-3)."""
    preset = game.preset
    each = preset.direction_for == "player"
    return {
        "pits": list(preset.seeds),
        "stores": [0] * preset.players,
        "turn": 0,
        "owners": list(preset.owners),
        "direction": [None] * preset.players if each else None,
        "past": [],
        "quiet": 0,
    }


def read_position(game: Game, given: Json, waive: list[str]) -> Position:
    """The position as written, not yet settled, or Refused with its faults."""
    if isinstance(given, str):
        given = parse_json(given)
    if is_too_large(given):
        raise Refused([Fault("too-large")])
    refuse_if_any(form_faults(game, given))
    start = start_fields(game)
    fields = {**start, **given}
    halves = half_seed_faults(fields)
    totals = [] if halves else total_faults(game, fields, waive)
    refuse_if_any([*halves, *not_needed(game, fields, start), *past_faults(game, fields), *totals])
    direction = fields["direction"]
    return Position(
        pits=tuple(fields["pits"]),
        stores=tuple(fields["stores"]),
        turn=fields["turn"],
        owners=tuple(fields["owners"]),
        fixed=() if not game.has_fixed else tuple(direction) if isinstance(direction, list) else (direction,),
        past=tuple(fields["past"]),
        quiet=fields["quiet"],
        ended=fields["ended"]["reason"] if "ended" in fields else None,
    )


def form_faults(game: Game, given: Json) -> list[Fault]:
    """The rows of POS-7 but the last, which is only asked for where none of these applies."""
    if not isinstance(given, dict):
        return [Fault("wrong-type")]
    preset = game.preset
    faults = [Fault("unknown-key", (key,)) for key in given if key not in FIELDS]
    if "pits" in given:
        faults += list_faults(given["pits"], ("pits",), preset.pits, seed_faults)
    if "stores" in given:
        faults += list_faults(given["stores"], ("stores",), preset.players, seed_faults)

    def player_faults(value: Json, path: Path) -> list[Fault]:
        return whole_faults(value, path, preset.players - 1)

    def owner_faults(value: Json, path: Path) -> list[Fault]:
        return [] if value is None else player_faults(value, path)

    if "turn" in given:
        faults += player_faults(given["turn"], ("turn",))
    if "owners" in given:
        faults += list_faults(given["owners"], ("owners",), preset.pits, owner_faults)
    if "direction" in given:
        if preset.direction_for == "player":
            faults += list_faults(given["direction"], ("direction",), preset.players, way_faults)
        else:
            faults += way_faults(given["direction"], ("direction",))
    if "past" in given:
        faults += list_faults(given["past"], ("past",), None, text_faults)
    if "quiet" in given:
        faults += whole_faults(given["quiet"], ("quiet",), LARGEST_NUMBER)
    if "ended" in given:
        faults += ended_faults(given["ended"])
    return faults


def list_faults(value: Json, path: Path, length: int | None, item) -> list[Fault]:
    if not isinstance(value, list):
        return [Fault("wrong-type", path)]
    faults = [Fault("out-of-range", path)] if length is not None and len(value) != length else []
    for index, one in enumerate(value):
        faults += item(one, (*path, index))
    return faults


def seed_faults(value: Json, path: Path) -> list[Fault]:
    if not is_number(value):
        return [Fault("wrong-type", path)]
    return [] if 0 <= value <= MOST_SEEDS else [Fault("out-of-range", path)]


def half_seed_faults(fields: dict[str, Json]) -> list[Fault]:
    """Only the stores of a finished game may hold halves (the last row of POS-7)."""
    steps = {"pits": 1, "stores": 0.5 if "ended" in fields else 1}
    return [
        Fault("half-seed", (name, index))
        for name, step in steps.items()
        for index, seeds in enumerate(fields[name])
        if seeds % step != 0
    ]


def whole_faults(value: Json, path: Path, most: int) -> list[Fault]:
    if not is_whole(value):
        return [Fault("wrong-type", path)]
    return [Fault("out-of-range", path)] if not 0 <= value <= most else []


def way_faults(value: Json, path: Path) -> list[Fault]:
    return [] if value is None or is_in(value, tuple(STEP)) else [Fault("wrong-value", path)]


def text_faults(value: Json, path: Path) -> list[Fault]:
    return [] if isinstance(value, str) else [Fault("wrong-type", path)]


def ended_faults(value: Json) -> list[Fault]:
    if not isinstance(value, dict):
        return [Fault("wrong-type", ("ended",))]
    faults = [Fault("unknown-key", ("ended", key)) for key in value if key != "reason"]
    if "reason" not in value:
        faults.append(Fault("missing-key", ("ended", "reason")))
    elif not is_in(value["reason"], (*ENDINGS, "grand-slam")):
        faults.append(Fault("wrong-value", ("ended", "reason")))
    return faults


def not_needed(game: Game, fields: dict[str, Json], start: dict[str, Json]) -> list[Fault]:
    """Fields that the preset does not need must say nothing (POS-5)."""
    needed = {
        "owners": game.has_claims,
        "direction": game.has_fixed,
        "past": game.has_past,
        "quiet": game.has_quiet,
    }
    return [
        Fault("not-needed", (name,)) for name, need in needed.items() if not need and fields[name] != start[name]
    ]


def past_faults(game: Game, fields: dict[str, Json]) -> list[Fault]:
    """POS-6."""
    total = None if "ended" in fields else sum(fields["pits"])
    return [
        Fault("past-mismatch", ("past", index))
        for index, text in enumerate(fields["past"])
        if not could_stand(game, text, total)
    ]


def total_faults(game: Game, fields: dict[str, Json], waive: list[str]) -> list[Fault]:
    """POS-4."""
    total = sum(fields["pits"]) + sum(fields["stores"])
    faults = []
    if total > MOST_SEEDS:
        faults.append(Fault("out-of-range"))
    if total != sum(game.preset.seeds) and "seed-total" not in waive:
        faults.append(Fault("seed-total"))
    return faults
