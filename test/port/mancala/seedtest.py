"""Tests of a number of seeds (LAND-3), and what they let through as a whole (PRE-26, PRE-27)."""
from __future__ import annotations

from dataclasses import dataclass

from .faults import Json
from .language import MOST_SEEDS

# From here on a number passes exactly when the number two above it does: no test names a number so large.
BEYOND = MOST_SEEDS + 1
EVEN = sum(1 << bit for bit in range(0, BEYOND + 2, 2))


@dataclass(frozen=True)
class SeedTest:
    numbers: frozenset[int] | None = None
    least: int = 0
    most: int | None = None
    parity: str | None = None

    @staticmethod
    def of(value: Json) -> SeedTest:
        if isinstance(value, list):
            return SeedTest(numbers=frozenset(value))
        return SeedTest(None, value.get("min", 0), value.get("max"), value.get("parity"))

    def holds(self, seeds: int) -> bool:
        if self.numbers is not None:
            return seeds in self.numbers
        if seeds < self.least or (self.most is not None and seeds > self.most):
            return False
        return self.parity is None or (seeds % 2 == 0) == (self.parity == "even")


def passing(value: Json | None, first: int) -> int:
    """The numbers from `first` on that pass, as a set of bits; two bits beyond the largest number stand for all beyond."""
    every = ((1 << (BEYOND + 2)) - 1) >> first << first
    if value is None:
        return every
    if isinstance(value, list):
        return every & sum(1 << number for number in set(value))
    bits = every >> value.get("min", 0) << value.get("min", 0)
    if "max" in value:
        bits &= (1 << (value["max"] + 1)) - 1
    if "parity" in value:
        bits &= EVEN if value["parity"] == "even" else EVEN << 1
    return bits
