import { type Owners, runs } from './owners.ts';

/** Names of seats: South and North for two, 1 to 6 for more. Clause NAME-1. */
export function seatNames(players: number): readonly string[] {
  if (players === 2) return ['South', 'North'];
  return Array.from({ length: players }, (_, seat) => String(seat + 1));
}

/**
 * Names of pits. Two rows bear capital and small letters, as Oware players write them: `A`–`F` and
 * `a`–`f`, each from its owner’s left. With more players a pit is its owner’s number and a letter (`1a`, `2c`).
 * Where the pits are not shared in equal runs, they bear
 * their numbers, so that name and number never differ.
 */
export function pitNames(owners: Owners, players: number): readonly string[] {
  const shares = runs(owners, players);
  const even = shares.every((run) => run !== null && run.length * players === owners.length);
  if (!even) return owners.map((_, pit) => String(pit));
  return owners.map((owner, pit) => {
    const run = owner === null ? null : shares[owner];
    const letter = letters((pit - (run?.first ?? 0) + owners.length) % owners.length);
    if (players > 2) return `${(owner ?? 0) + 1}${letter}`;
    return owner === 0 ? letter.toUpperCase() : letter;
  });
}

/** 0 is `a`, 25 `z`, 26 `aa`. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}
