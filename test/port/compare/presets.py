"""Random presets over the whole language. Not all are valid: most whole-preset clauses can be broken too."""
from __future__ import annotations

from mancala.faults import Json
from mancala.language import ENDINGS, SLAM_POLICIES

from .dice import Dice

WAYS = ("counterclockwise", "clockwise")
REMAINING = ("owner", "to-move", "opponent", "last-mover", "emptied", "split", "nobody")


def random_preset(dice: Dice) -> dict[str, Json]:
    players = 2 if dice.chance(0.6) else dice.whole(2, 6)
    pits = players * dice.whole(1, 5) if dice.chance(0.85) else dice.whole(2, 20)
    preset: dict[str, Json] = {"players": players, "board": _board(dice, pits)}
    stores = preset["board"].get("stores", "aside")
    makers = {
        "seeds": lambda: _seeds(dice, pits),
        "owners": lambda: _owners(dice, pits, players),
        "turnOrder": lambda: dice.one(WAYS),
        "direction": lambda: _direction(dice, pits),
        "sowing": lambda: _sowing(dice),
        "landing": lambda: [_entry(dice, stores) for _ in range(dice.whole(1, 5))],
        "grandSlam": lambda: dice.one((*SLAM_POLICIES, "forbidden", "forbidden-unless-forced")),
        "feeding": lambda: dice.one(("none", "required")),
        "stuck": lambda: dice.one(("end", "pass")),
        "end": lambda: [_end(dice, players) for _ in range(dice.whole(0, 4))],
        "win": lambda: _win(dice),
    }
    for key, make in makers.items():
        if dice.chance(0.9 if key == "landing" else 0.6):
            preset[key] = make()
    if preset.get("grandSlam") in ("leave-first", "leave-last") and dice.chance(0.9):
        for entry in preset.get("landing", []):
            _make_single(entry)
    return preset


def _make_single(entry: Json) -> None:
    """What the policies that leave a pit ask of an entry (PRE-28)."""
    if "capture" in entry["then"]:
        entry["then"]["capture"] = ["landing"]
        entry["if"]["owner"] = "other"


def _board(dice: Dice, pits: int) -> dict[str, Json]:
    board: dict[str, Json] = {"pits": pits}
    if dice.chance(0.6):
        board["stores"] = dice.one(("aside", "own", "all", "own"))
    if dice.chance(0.4):
        board["storesAt"] = dice.one(("last", "first"))
    if dice.chance(0.05):
        board["names"] = [dice.one(("p", "Q", "q", "r+", "1", "x y")) + str(pit) for pit in range(pits)]
    return board


def _seeds(dice: Dice, pits: int) -> Json:
    most = dice.one((1, 2, 2, 3, 3, 5, 5, 5, 30, 200))
    return dice.whole(1, most) if dice.chance(0.7) else [dice.whole(0, most) for _ in range(pits)]


def _owners(dice: Dice, pits: int, players: int) -> Json:
    kind = dice.whole(0, 3)
    if kind == 0:
        return "equal"
    if kind == 1:
        return [None if dice.chance(0.2) else dice.whole(0, players - 1) for _ in range(pits)]
    # Runs of equal length in any order of seats, turned round the ring, with shared pits between them.
    share = max(1, pits // players - dice.whole(0, 1))
    blocks: list[list[int | None]] = [[player] * share for player in dice.shuffled(range(players))]
    for _ in range(pits - share * players):
        blocks.insert(dice.whole(0, len(blocks)), [None])
    owners = [owner for block in blocks for owner in block]
    turned = dice.whole(0, len(owners) - 1)
    return owners[turned:] + owners[:turned]


def _direction(dice: Dice, pits: int) -> Json:
    kind = dice.whole(0, 4)
    if kind <= 1:
        return dice.one(WAYS)
    if kind == 2:
        return {"chosen": "each-move"}
    if kind == 3:
        return {"chosen": "first-move", **({"for": dice.one(("game", "player"))} if dice.chance(0.7) else {})}
    return {"byPit": [dice.one(WAYS) for _ in range(pits)]}


def _sowing(dice: Dice) -> Json:
    sowing: dict[str, Json] = {"origin": dice.one(("sow", "skip", "first", "first-unless-single"))}
    if dice.chance(0.4):
        sowing["pickup"] = {"min": dice.one((1, 1, 1, 2, 3)), "singlesLast": dice.chance(0.5)}
    return sowing


def _entry(dice: Dice, stores: str) -> Json:
    if stores != "aside" and dice.chance(0.3) or dice.chance(0.01):
        tests: dict[str, Json] = {"in": "store"}
        if dice.chance(0.4):
            tests["owner"] = dice.one(("self", "other")) if stores == "all" else "self"
        if dice.chance(0.2):
            tests["seeds"] = _seed_test(dice)
        return {"if": tests, "then": {"again": True}}
    tests = {"in": "pit"} if dice.chance(0.1) else {}
    if dice.chance(0.5):
        tests["owner"] = dice.one(("self", "other", "other", "other", "none"))
    for key, share in (("seeds", 0.7), ("opposite", 0.15), ("next", 0.12)):
        if dice.chance(share):
            tests[key] = _seed_test(dice)
    return {"if": tests, "then": _then(dice)}


def _seed_test(dice: Dice) -> Json:
    if dice.chance(0.4):
        return dice.some(range(0, 6), 1, 4)
    test: dict[str, Json] = {}
    if dice.chance(0.6):
        test["min"] = dice.one((0, 1, 1, 1, 2, 2, 3))
    if dice.chance(0.2):
        test["max"] = dice.whole(1, 6)
    if dice.chance(0.3):
        test["parity"] = dice.one(("even", "odd"))
    return test


def _then(dice: Dice) -> Json:
    then: dict[str, Json] = {}
    if dice.chance(0.75):
        then["capture"] = dice.some(("landing", "landing", "opposite", "next", "beyond"), 1, 3)
        if dice.chance(0.4):
            then["chain"] = dice.one(("backward", "forward", "both"))
        if dice.chance(0.2):
            then["to"] = dice.one(("mover", "owner"))
        if dice.chance(0.3):
            then["claim"] = True
    if dice.chance(0.15):
        then["again"] = True
    elif dice.chance(0.4):
        then["relay"] = dice.one(("landing", "next"))
    return then


def _end(dice: Dice, players: int) -> Json:
    when = dice.one(ENDINGS)
    end: dict[str, Json] = {"when": when}
    if dice.chance(0.8):
        end["remaining"] = dice.one(REMAINING)
    if when == "passes":
        end["count"] = dice.whole(1, players)
    elif when == "side-empty":
        end["whose"] = dice.one(("any", "last-mover", "to-move", "all-but-one"))
    elif when == "repetition":
        end["times"] = dice.whole(2, 3)
    elif when == "quiet":
        end["plies"] = dice.whole(2, 12)
    elif when == "seeds-left":
        end["atMost"] = dice.whole(0, 6)
    elif when == "target":
        end["seeds"] = dice.whole(3, 20)
    return end


def _win(dice: Dice) -> Json:
    return {"by": dice.one(("seeds", "pits")), "tie": dice.one(("share", "seeds", "pits"))}
