"""Runs vectors and perft cases: run.py [--budget NODES] FILE… (*.json, or *.md with fenced vectors)."""
from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from mancala.faults import Json
from mancala.files import cases_in, shipped_presets
from mancala.judging import Difference, differences, perft_differences

SPEC = Path(__file__).resolve().parents[2] / "spec"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="default: all vectors, perft cases and clauses of the specification")
    parser.add_argument("--presets", type=Path, default=SPEC / "presets", help="folder of the shipped presets")
    parser.add_argument("--budget", type=float, default=2_000, help="nodes for each perft case")
    options = parser.parse_args()
    shipped = shipped_presets(options.presets)
    passed = failed = 0
    for path in options.files or all_files():
        for case in cases_in(path):
            different = judge(case, shipped, options.budget)
            failed += bool(different)
            passed += not different
            if different:
                print(f"{path}: {case['id']}")
                for one in different:
                    print(f"  {one.what}\n    expected {json.dumps(one.expected)}\n    found    {json.dumps(one.found)}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def judge(case: Json, shipped: list[Json], budget: float) -> list[Difference]:
    return perft_differences(case, shipped, budget) if "depths" in case else differences(case, shipped)


def all_files() -> list[Path]:
    return [*sorted(SPEC.glob("rules/**/*.md")), *sorted(SPEC.glob("vectors/*.json")), *sorted(SPEC.glob("perft/*.json"))]


if __name__ == "__main__":
    sys.exit(main())
