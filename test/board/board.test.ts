import { describe, expect, test } from 'vitest';
import { pitNames, seatNames } from '../../src/board/names.ts';
import { equalOwners, relation, runs } from '../../src/board/owners.ts';
import { nextPit, nextSeat, oppositePit } from '../../src/board/ring.ts';
import { track } from '../../src/board/track.ts';

describe('the ring', () => {
  test('goes round in both directions', () => {
    expect(nextPit(12, 11, 'counterclockwise')).toBe(0);
    expect(nextPit(12, 4, 'counterclockwise')).toBe(5);
    expect(nextPit(12, 0, 'clockwise')).toBe(11);
    expect(nextPit(12, 4, 'clockwise')).toBe(3);
  });

  test('has facing pits that follow from its size', () => {
    expect(oppositePit(12, 0)).toBe(11);
    expect(oppositePit(12, 5)).toBe(6);
    expect(oppositePit(14, 5)).toBe(8);
  });

  test('passes the turn along it or against it', () => {
    expect(nextSeat(4, 3, 'counterclockwise')).toBe(0);
    expect(nextSeat(4, 0, 'clockwise')).toBe(3);
  });
});

describe('owners', () => {
  test('of equal shares hold neighbouring blocks', () => {
    expect(equalOwners(12, 3)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test('stand to the mover as self, other or nobody', () => {
    expect([relation(1, 1), relation(0, 1), relation(null, 1)]).toEqual(['self', 'other', 'none']);
  });

  test('have a run that may cross from the last pit to pit 0', () => {
    expect(runs([1, 0, 0, 1], 2)).toEqual([
      { first: 1, last: 2, length: 2 },
      { first: 3, last: 0, length: 2 },
    ]);
  });

  test('have no run when it is broken, or when they own nothing', () => {
    expect(runs([0, 1, 0, 1], 2)).toEqual([null, null]);
    expect(runs([0, 0, 0], 2)).toEqual([{ first: 0, last: 2, length: 3 }, null]);
  });
});

describe('stores on the ring', () => {
  const owners = equalOwners(4, 2);

  test('follow their owner’s last pit', () => {
    expect(track(owners, 2, 'own', 'last')).toEqual([0, 1, { store: 0 }, 2, 3, { store: 1 }]);
  });

  test('precede their owner’s first pit', () => {
    expect(track(owners, 2, 'all', 'first')).toEqual([{ store: 0 }, 0, 1, { store: 1 }, 2, 3]);
  });

  test('are no part of it when they lie aside', () => {
    expect(track(owners, 2, 'aside', 'last')).toEqual([0, 1, 2, 3]);
  });

  test('keep their place between shared pits and across the border of the numbering', () => {
    expect(track([1, null, 0, 1], 2, 'own', 'last')).toEqual([
      0,
      { store: 1 },
      1,
      2,
      { store: 0 },
      3,
    ]);
  });
});

describe('a store on the ring', () => {
  test('has no place beside pits that are not one run', () => {
    expect(track([0, 1, 0, 1], 2, 'all', 'last')).toEqual([0, 1, 2, 3]);
    expect(track([0, 1, 0, 1], 2, 'all', 'first')).toEqual([0, 1, 2, 3]);
  });
});

describe('names', () => {
  test('are letters in two rows, capitals for the first player', () => {
    expect(pitNames(equalOwners(12, 2), 2).join('')).toBe('ABCDEFabcdef');
    expect(pitNames(equalOwners(64, 2), 2).slice(25, 34)).toEqual([
      'Z',
      'AA',
      'AB',
      'AC',
      'AD',
      'AE',
      'AF',
      'a',
      'b',
    ]);
  });

  test('bear the seat’s number with more players', () => {
    expect(pitNames(equalOwners(12, 4), 4).join(' ')).toBe('1a 1b 1c 2a 2b 2c 3a 3b 3c 4a 4b 4c');
  });

  test('are the pits’ numbers where the shares are no equal runs', () => {
    expect(pitNames([0, 1, 0, 1], 2)).toEqual(['0', '1', '2', '3']);
    expect(pitNames([0, null, 1], 2)).toEqual(['0', '1', '2']);
  });

  test('of seats are South and North, or numbers', () => {
    expect(seatNames(2)).toEqual(['South', 'North']);
    expect(seatNames(3)).toEqual(['1', '2', '3']);
  });
});
