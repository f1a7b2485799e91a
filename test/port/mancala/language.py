"""The table of PRE-1: every key of a preset with its form and its default."""
from __future__ import annotations

from .shapes import Boolean, ByKey, Either, Key, ListOf, NoForm, Obj, OneOf, OnlyOne, OnlyTrue, Tagged, Text, Whole

MOST_SEEDS = 65_535

SETTING_KEYS = (
    "players", "board", "seeds", "owners", "turnOrder", "direction", "sowing",
    "landing", "grandSlam", "feeding", "stuck", "end", "win",
)


# Names stand in one line: no control characters (category Cc).
ONE_LINE = r"[^\x00-\x1f\x7f-\x9f]*"


def words(text: Text) -> Either:
    """A text, or one in each language."""
    return Either(other=text, object=Obj(en=Key(text, required=True), es=Key(text, required=True)))


COURSE = OneOf("counterclockwise", "clockwise")

CITES = Obj(**{name: Key(ListOf(0, 64, Text(1, 40))) for name in SETTING_KEYS})

BOARD = Obj(
    pits=Key(Whole(2, 64), default=12),
    stores=Key(OneOf("aside", "own", "all"), default="aside"),
    storesAt=Key(OneOf("last", "first"), default="last"),
    seats=Key(ListOf(2, 6, Text(1, 40, ONE_LINE))),
    names=Key(ListOf(2, 64, Text(1, 12, ONE_LINE))),
)

DIRECTION = Either(
    other=COURSE,
    object=ByKey(
        "byPit",
        there=Obj(byPit=Key(ListOf(2, 64, COURSE), required=True)),
        otherwise=Tagged("chosen", {
            "each-move": Obj(chosen=Key(OneOf("each-move"), required=True)),
            "first-move": Obj(
                chosen=Key(OneOf("first-move"), required=True),
                **{"for": Key(OneOf("game", "player"), default="game")},
            ),
        }),
    ),
)

PICKUP = Obj(min=Key(Whole(1, MOST_SEEDS), default=1), singlesLast=Key(Boolean(), default=False))

SOWING = Obj(
    origin=Key(OneOf("sow", "skip", "first", "first-unless-single"), default="sow"),
    pickup=Key(PICKUP, default={}),
)

SEED_TEST = Either(
    other=NoForm(),
    array=ListOf(1, 64, Whole(0, MOST_SEEDS)),
    object=Obj(
        min=Key(Whole(0, MOST_SEEDS)),
        max=Key(Whole(0, MOST_SEEDS)),
        parity=Key(OneOf("even", "odd")),
    ),
)

IF = Obj(
    **{"in": Key(OneOf("pit", "store"), default="pit")},
    owner=Key(OneOf("self", "other", "none")),
    seeds=Key(SEED_TEST),
    opposite=Key(SEED_TEST),
    next=Key(SEED_TEST),
)

THEN = Obj(
    capture=Key(ListOf(1, 4, OneOf("landing", "opposite", "next", "beyond"))),
    chain=Key(OneOf("backward", "forward", "both")),
    to=Key(OneOf("mover", "owner")),
    claim=Key(OnlyTrue()),
    again=Key(OnlyTrue()),
    relay=Key(OneOf("landing", "next")),
)

LANDING = ListOf(0, 64, Obj(**{"if": Key(IF, required=True), "then": Key(THEN, required=True)}))

REMAINING = OneOf("owner", "to-move", "opponent", "last-mover", "emptied", "split", "nobody")


def ending(when: str, **extra: Key) -> Obj:
    return Obj(when=Key(OneOf(when), required=True), remaining=Key(REMAINING, default="owner"), **extra)


WHOSE = OneOf("any", "last-mover", "to-move", "all-but-one")

END = Tagged("when", {
    "stuck": ending("stuck"),
    "passes": ending("passes", count=Key(Whole(1, 6), required=True)),
    "side-empty": ending("side-empty", whose=Key(WHOSE, required=True)),
    "majority": ending("majority"),
    "repetition": ending("repetition", times=Key(Whole(2, 1_000), required=True)),
    "quiet": ending("quiet", plies=Key(Whole(1, 100_000), required=True)),
    "seeds-left": ending("seeds-left", atMost=Key(Whole(0, MOST_SEEDS), required=True)),
    "only-singles": ending("only-singles"),
    "target": ending("target", seeds=Key(Whole(1, MOST_SEEDS), required=True)),
    "agreement": ending("agreement"),
})

ENDINGS = tuple(END.forms)

SLAM_POLICIES = (
    "allowed", "no-capture", "forbidden", "forbidden-unless-forced",
    "leave-first", "leave-last", "rest-to-opponent",
)

PRESET = Obj(
    **{"$schema": Key(Text(1, 2_000))},
    format=Key(OnlyOne(), required=True),
    id=Key(Text(0, 64, "[a-z0-9]+(-[a-z0-9]+)*"), required=True),
    name=Key(words(Text(1, 120, ONE_LINE)), required=True),
    extends=Key(Text(1, 64)),
    about=Key(words(Text(1, 20_000))),
    cites=Key(CITES),
    players=Key(Whole(2, 6), default=2),
    board=Key(BOARD, default={}),
    seeds=Key(Either(other=Whole(0, 1_000), array=ListOf(2, 64, Whole(0, 1_000))), default=4),
    owners=Key(Either(other=OneOf("equal"), array=ListOf(2, 64, Whole(0, 5, nullable=True))), default="equal"),
    turnOrder=Key(COURSE, default="counterclockwise"),
    direction=Key(DIRECTION, default="counterclockwise"),
    sowing=Key(SOWING, default={}),
    landing=Key(LANDING, default=[]),
    grandSlam=Key(OneOf(*SLAM_POLICIES), default="allowed"),
    feeding=Key(OneOf("none", "required"), default="none"),
    stuck=Key(OneOf("end", "pass"), default="end"),
    end=Key(ListOf(0, 64, END), default=[{"when": "stuck", "remaining": "owner"}]),
    win=Key(Obj(
        by=Key(OneOf("seeds", "pits"), default="seeds"),
        tie=Key(OneOf("share", "seeds", "pits"), default="share"),
    ), default={}),
)
