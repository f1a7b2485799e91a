"""Chance: short ways to draw, all from one seeded generator."""
from __future__ import annotations

import random
from typing import Sequence, TypeVar

T = TypeVar("T")


class Dice:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def chance(self, share: float) -> bool:
        return self._random.random() < share

    def whole(self, least: int, most: int) -> int:
        return self._random.randint(least, most)

    def one(self, choices: Sequence[T]) -> T:
        return self._random.choice(choices)

    def some(self, choices: Sequence[T], least: int, most: int) -> list[T]:
        return [self.one(choices) for _ in range(self.whole(least, most))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self._random.sample(list(items), len(items))
