"""Answers requests, one JSON object a line, as spec/README.md asks of a port."""
from __future__ import annotations

import json
import sys

from mancala.cases import answer, line, start_of
from mancala.faults import Fault, Json, Refused
from mancala.perft import perft
from mancala.values import parse_json


def main() -> None:
    shipped: list[Json] = []
    for text in sys.stdin:
        if not text.strip():
            continue
        request = parse_json(text)
        if "hello" in request:
            shipped = request["hello"]["presets"]
        print(json.dumps({"seq": request["seq"], **respond(request, shipped)}), flush=True)


def respond(request: dict[str, Json], shipped: list[Json]) -> dict[str, Json]:
    try:
        if "hello" in request:
            return {"hello": {"name": "mancala in Python"}}
        if "vector" in request:
            return vector(request["vector"], shipped)
        if "perft" in request:
            return {"perft": perft(start_of(request["perft"], shipped), request["perft"]["depth"])}
        if "line" in request:
            steps, faults = line(request["line"], shipped)
            return {"steps": steps, **errors(faults)}
    except Refused as refused:
        return errors(refused.faults)
    return {"skipped": "no such request is known"}


def vector(case: dict[str, Json], shipped: list[Json]) -> dict[str, Json]:
    given = answer(case, shipped)
    if given.move is None:
        return {"result": given.result}
    return {"result": given.result, **errors(given.faults), "move": given.move}


def errors(faults: list[Fault]) -> dict[str, Json]:
    return {"errors": [fault.as_json() for fault in faults]} if faults else {}


if __name__ == "__main__":
    main()
