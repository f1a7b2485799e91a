"""Random positions from outside, such that their form is right."""
from __future__ import annotations

from mancala.faults import Json
from mancala.language import ENDINGS
from mancala.past import SHORT
from mancala.position import Game
from mancala.ring import STEP

from .dice import Dice


def random_position(dice: Dice, game: Game) -> dict[str, Json]:
    """Few seeds, so that slams, feeding and ends come up; the number of seeds has to be waived."""
    preset = game.preset
    share, most = dice.one(((0.2, 3), (0.4, 3), (0.7, 4), (0.9, 15)))
    pits = [dice.whole(1, most) if dice.chance(share) else 0 for _ in range(preset.pits)]
    if dice.chance(0.25):
        # Nobody but one player has much, so feeding and grand slams are due.
        rich = dice.whole(0, preset.players - 1)
        pits = [seeds if owner == rich or dice.chance(0.1) else 0 for seeds, owner in zip(pits, preset.owners)]
    position: dict[str, Json] = {
        "pits": pits,
        "stores": [dice.whole(0, 9) for _ in range(preset.players)],
        "turn": dice.whole(0, preset.players - 1),
    }
    if game.has_claims and dice.chance(0.7):
        position["owners"] = _owners(dice, game)
    if game.has_fixed and dice.chance(0.7):
        each = [dice.one((None, *STEP)) for _ in range(preset.players)]
        position["direction"] = each if preset.direction_for == "player" else each[0]
    if game.has_past and dice.chance(0.3):
        position["past"] = [_past_text(dice, game, pits) for _ in range(dice.whole(0, 3))]
    if game.has_quiet and dice.chance(0.5):
        position["quiet"] = dice.whole(0, 4)
    if dice.chance(0.05):
        position["ended"] = {"reason": dice.one((*ENDINGS, "grand-slam"))}
        position["stores"] = [seeds + dice.one((0, 0.5)) for seeds in position["stores"]]
    return position


def _owners(dice: Dice, game: Game) -> list[int | None]:
    return [
        dice.one((None, *range(game.preset.players))) if dice.chance(0.3) else owner for owner in game.preset.owners
    ]


def _past_text(dice: Dice, game: Game, pits: list[int]) -> str:
    """The same seeds, mostly in the same pits."""
    players = game.preset.players
    parts = [str(dice.whole(0, players - 1)), "-".join(map(str, pits if dice.chance(0.7) else dice.shuffled(pits)))]
    if game.has_claims:
        parts.append("-".join(str(owner) if owner is not None else "x" for owner in game.preset.owners))
    if game.has_fixed:
        times = players if game.preset.direction_for == "player" else 1
        parts.append("-".join(SHORT[dice.one((None, *STEP))] for _ in range(times)))
    return "|".join(parts)
