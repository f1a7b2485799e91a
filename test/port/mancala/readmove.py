"""Moves as they are written: their form, and texts that name a pit (MOVE-6, MOVE-7, MOVE-9)."""
from __future__ import annotations

import re
from dataclasses import dataclass

from .faults import Fault, Json, Path, Refused, refuse_if_any
from .legal import has_choice
from .position import Game, Position
from .ring import STEP
from .values import is_in, is_number, is_whole, size_of

MOST_VALUES = 20
MOST_CHARACTERS = 1_000
WHITE_SPACE = "\t\n\v\f\r \u00a0\u1680" + "".join(map(chr, range(0x2000, 0x200B))) + "\u2028\u2029\u202f\u205f\u3000\ufeff"
SIGNS = {"+": "counterclockwise", "-": "clockwise"}


@dataclass(frozen=True)
class Move:
    pit: int
    way: str | None  # as named


@dataclass(frozen=True)
class Named:
    """What a text names: a pit, several (then none is meant), or nothing."""

    pit: int | None = None
    exact: bool = False
    ambiguous: bool = False


def read_move(game: Game, position: Position, written: Json) -> Move:
    size = size_of(written)
    if size.values > MOST_VALUES or size.characters > MOST_CHARACTERS:
        raise Refused([Fault("too-large")])
    if isinstance(written, dict):
        return _read_object(game, position, written)
    if isinstance(written, str):
        return _read_text(game, position, written)
    if is_number(written):
        return Move(_pit(game, position, written, ()), None)
    raise Refused([Fault("wrong-type")])


def _read_object(game: Game, position: Position, written: dict[str, Json]) -> Move:
    faults = [Fault("unknown-key", (key,)) for key in written if key not in ("pit", "direction")]
    pit = -1
    if "pit" not in written:
        faults.append(Fault("missing-key", ("pit",)))
    else:
        try:
            pit = _pit(game, position, written["pit"], ("pit",))
        except Refused as refused:
            faults += refused.faults
    if "direction" in written and not is_in(written["direction"], tuple(STEP)):
        faults.append(Fault("wrong-value", ("direction",)))
    refuse_if_any(faults)
    return Move(pit, written.get("direction"))


def _pit(game: Game, position: Position, written: Json, path: Path) -> int:
    """The pit that a number or a text means."""
    if isinstance(written, str):
        return _meant(named_pit(game, position, written), path)
    if is_whole(written) and 0 <= written < game.preset.pits:
        return written
    raise Refused([Fault("no-such-pit", path)])


def _meant(named: Named, path: Path) -> int:
    if named.pit is None:
        raise Refused([Fault("ambiguous-pit" if named.ambiguous else "no-such-pit", path)])
    return named.pit


def named_pit(game: Game, position: Position, text: str) -> Named:
    """The ways of MOVE-9, in their order."""
    names = game.ring.names
    if text in names:
        return Named(names.index(text), exact=True)
    bare = text.strip(WHITE_SPACE)
    if bare in names:
        return Named(names.index(bare))
    alike = [pit for pit in position.may_play_from(position.turn) if names[pit].strip(WHITE_SPACE).lower() == bare.lower()]
    if len(alike) == 1:
        return Named(alike[0])
    if len(alike) > 1:
        return Named(ambiguous=True)
    if re.fullmatch("0|[1-9][0-9]?", bare) and int(bare) < game.preset.pits:
        return Named(int(bare))
    return Named()


def _read_text(game: Game, position: Position, text: str) -> Move:
    """A text that is the whole move; it may end in a sign for the direction (MOVE-9)."""
    plain = (named_pit(game, position, text), None)
    readings = [plain]
    shorter = text.rstrip(WHITE_SPACE)
    if shorter and shorter[-1] in SIGNS:
        signed = (named_pit(game, position, shorter[:-1]), SIGNS[shorter[-1]])
        readings = [signed, plain] if has_choice(game, position) else [plain, signed]
    exact = [reading for reading in readings if reading[0].exact]
    some = [reading for reading in readings if reading[0].pit is not None]
    unclear = [reading for reading in readings if reading[0].ambiguous]
    named, way = (exact or some or unclear or readings)[0]
    return Move(_meant(named, ()), way)
