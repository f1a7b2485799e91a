"""Compares random presets and lines of play with a reference: compare_lines.py --presets N --seed S [-- COMMAND…]."""
from __future__ import annotations

import argparse
import json
import sys

from compare.dice import Dice
from compare.lines import line_vectors
from compare.presets import random_preset
from compare.reference import verify
from compare.tally import Tally
from mancala.cases import HEADER
from mancala.faults import Json, Refused
from mancala.position import Game
from mancala.preset import read_preset


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--length", type=int, default=12, help="most moves of a line")
    parser.add_argument("--batch", type=int, default=200, help="presets for each run of the reference")
    parser.add_argument("--show", type=int, default=5, help="how many differences to show whole")
    parser.add_argument("command", nargs="*", default=["node", "dist/cli/mancala.js"])
    options = parser.parse_args()
    tally = Tally()
    different = vectors = 0
    for first in range(0, options.presets, options.batch):
        last = min(first + options.batch, options.presets)
        batch = [one for number in range(first, last) for one in vectors_of(options.seed, number, options.length, tally)]
        failed = verify(options.command, batch)
        vectors += len(batch)
        for one in batch:
            if one["id"] in failed:
                different += 1
                if different <= options.show:
                    print(json.dumps({"vector": one, "mismatches": failed[one["id"]]}))
        print(f"{last} presets, {vectors} vectors, {different} different", file=sys.stderr)
    print("\n".join(tally.lines()))
    print(f"{options.presets} presets, {vectors} vectors, {different} different")
    return 1 if different else 0


def vectors_of(seed: int, number: int, length: int, tally: Tally) -> list[Json]:
    dice = Dice(seed * 1_000_003 + number)
    while True:
        written = random_preset(dice)
        try:
            game = Game.of(read_preset({**HEADER, **written}, []))
        except Refused:
            continue
        return list(line_vectors(dice, game, written, f"random-{number}", length, tally))


if __name__ == "__main__":
    sys.exit(main())
