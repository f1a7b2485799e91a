"""Vectors and presets as they lie in files and in the text of the clauses."""
from __future__ import annotations

import re
from pathlib import Path

from .faults import Json
from .values import parse_json

FENCED = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)


def cases_in(path: Path) -> list[Json]:
    """The cases of a file; from a page each fenced block, which holds one vector."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return [parse_json(block) for block in FENCED.findall(text)]
    return parse_json(text)


def shipped_presets(folder: Path) -> list[Json]:
    return [parse_json(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
