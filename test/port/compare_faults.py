"""Compares the faults of random faulty values: compare_faults.py --kind preset|position|move --cases N [-- COMMAND…]."""
from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Iterator

from compare.dice import Dice
from compare.faulty import faulty_move, faulty_position, faulty_preset, faults_of_preset
from compare.presets import random_preset
from compare.reference import verify
from mancala.cases import HEADER
from mancala.faults import Fault, Json
from mancala.files import shipped_presets
from mancala.play import begin
from mancala.position import Game
from mancala.preset import read_preset

PRESETS = Path(__file__).resolve().parents[2] / "spec" / "presets"
BASE = {"kind": "random", "clauses": ["PRE-2"], "why": "random", "source": "agreed"}
# No fault has this code, so the reference shows all that it has found.
ASKED = {"error": {"code": "show-all"}}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=("preset", "position", "move"), required=True)
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("command", nargs="*", default=["node", "dist/cli/mancala.js"])
    options = parser.parse_args()
    shipped = shipped_presets(PRESETS)
    cases = [case(options.kind, Dice(options.seed * 1_000_003 + number), shipped) for number in range(options.cases)]
    vectors = [{**BASE, "id": f"faulty-{number}", "expect": ASKED, **one} for number, (one, _) in enumerate(cases)]
    failed = verify(options.command, vectors)
    counts: Counter[str] = Counter()
    different = 0
    for vector, (one, faults) in zip(vectors, cases):
        found = dict(told(failed[vector["id"]]))
        expected = {shown(fault) for fault in faults}
        counts.update({fault.code for fault in faults} or {"no fault"})
        if expected != set(found):
            different += 1
            if different <= options.show:
                sentences = [found[key] for key in sorted(set(found) - expected)]
                port = {"both": sorted(expected & set(found)), "only port": sorted(expected - set(found))}
                print(json.dumps({**one, **port, "only reference": sentences}))
    print("\n".join(f"{count:>9}  {code}" for code, count in sorted(counts.items())))
    print(f"{len(cases)} cases, {different} different")
    return 1 if different else 0


def case(kind: str, dice: Dice, shipped: list[Json]) -> tuple[Json, list[Fault]]:
    if kind == "preset":
        preset, faults = faulty_preset(dice, shipped)
        return {"preset": preset}, faults
    written = random_preset(dice)
    while faults_of_preset(written, []):
        written = random_preset(dice)
    game = Game.of(read_preset({**HEADER, **written}, []))
    if kind == "position":
        given, waive, faults = faulty_position(dice, game)
        return {"preset": written, "given": given, "waive": waive}, faults
    move, faults = faulty_move(dice, begin(game, {}, []))
    return {"preset": written, "moves": [move]}, faults


def shown(fault: Fault) -> str:
    """A fault as the reference words it: `code at board.names[0]`."""
    path = ""
    for step in fault.path:
        path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else step
    return f"{fault.code} at {path or '(whole)'}"


def told(mismatches: list[Json]) -> Iterator[tuple[str, str]]:
    """The faults that the reference tells of, each with its whole sentence."""
    for mismatch in mismatches:
        if mismatch["what"] == "error" and isinstance(mismatch["found"], list):
            for sentence in mismatch["found"]:
                yield re.split(r": ", sentence, maxsplit=1)[0], sentence


if __name__ == "__main__":
    sys.exit(main())
