"""The reference, reached through its command: it judges a file of vectors."""
from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from mancala.faults import Json


class Broken(Exception):
    """The command did not answer as it should."""


def verify(command: list[str], vectors: list[Json]) -> dict[str, Json]:
    """The mismatches of each vector that fails, by its id."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "vectors.json"
        file.write_text(json.dumps(vectors), encoding="utf-8")
        done = subprocess.run([*command, "verify", str(file), "--json"], capture_output=True, text=True)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise Broken(f"exit code {done.returncode}: {done.stdout[:500]}{done.stderr[:2000]}") from None
    if answer["passed"] + len(answer["failed"]) != len(vectors):
        raise Broken(f"{len(vectors)} vectors sent, {answer['passed']} and {len(answer['failed'])} judged")
    return {one["id"]: one["mismatches"] for one in answer["failed"]}
