"""How often each mechanic came up, so that a comparison can be trusted to have tried them all."""
from __future__ import annotations

from collections import Counter

from mancala.legal import Turn
from mancala.moving import attempt
from mancala.play import Step
from mancala.position import Position


class Tally:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def refusal(self, code: str) -> None:
        self.counts[f"refused {code}"] += 1

    def position(self, position: Position) -> None:
        if position.ended is not None:
            self.counts[f"given position ended {position.ended}"] += 1

    def step(self, before: Turn, step: Step) -> None:
        kinds = Counter(event["kind"] for event in step.events)
        self.counts["moves"] += 1
        self.counts["laps"] += kinds["lift"]
        self.counts["moves with several laps"] += kinds["lift"] > 1
        for kind in ("capture", "claim", "again", "pass", "collect"):
            self.counts[f"moves with {kind}"] += kinds[kind] > 0
        first = next(event for event in step.events if event["kind"] == "sow")["direction"]
        if attempt(before.game, before.position, step.events[0]["pit"], first).slam:
            self.counts[f"slam played under {before.game.preset.grand_slam}"] += 1
        if step.position.ended is not None:
            self.counts[f"ended {step.position.ended}, {self._remaining(step)}"] += 1

    @staticmethod
    def _remaining(step: Step) -> str:
        found = [end.remaining for end in step.turn.game.preset.ends if end.when == step.position.ended]
        return found[0] if found else "no entry"

    def lines(self) -> list[str]:
        return [f"{count:>9}  {what}" for what, count in sorted(self.counts.items())]
