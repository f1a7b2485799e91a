import { equalOwners, type Owners } from '../board/owners.ts';
import { nextSeat } from '../board/ring.ts';
import { DIRECTIONS } from '../board/vocabulary.ts';
import type { Preset } from '../preset/types.ts';
import { ENDLESS, SHARED, SLAM } from './bits.ts';
import { watchEnds } from './ends.ts';
import { type Engine, lengthened } from './engine.ts';
import { createLanding, type Entry, NONE, OTHER, SELF } from './landing.ts';
import { addLane, MOST_IN_LANE, wordsFor } from './lanes.ts';
import { createLaps } from './laps.ts';
import { soonestReturn } from './soonest.ts';
import { createPlan } from './usual/create-plan.ts';

/** Small boards get as many words as the usual ones, so that these can be played without loops. */
const LEAST_WORDS = 3;

/** And as much room for moves as these can have, so that all their frames are alike; see `wasm/layout.ts`. */
const LEAST_MOVES = 24;

/** Frames that are there from the beginning; more are made when they are wanted. */
const FIRST_FRAMES = 32;

/** Builds the tables of a game. */
export function createEngine(preset: Preset): Engine {
  const { players, board, direction, end } = preset;
  const { pits } = board;
  const owners = preset.owners === 'equal' ? equalOwners(pits, players) : preset.owners;
  const words = Math.max(LEAST_WORDS, wordsFor(pits));
  const storesOnRing = board.stores !== 'aside';
  const sown = words + wordsFor(players);
  const storeCell = words * 4;
  const claims = preset.landing.some((entry) => entry.then.claim === true);
  const relays = preset.landing.some((entry) => entry.then.relay !== undefined);
  const watch = watchEnds(preset);
  const counts = Number.isFinite(watch.quiet);
  const ownersAt = words + wordsFor(players);
  const copied = claims ? ownersAt + words : ownersAt;
  const metaAt = copied;
  const quietAt = metaAt + 1;
  const sinceAt = quietAt + 1;
  const listAt = sinceAt + 1;
  const head = words;
  const laps = createLaps(preset, owners, storeCell, sown);
  const landing = createLanding(preset);
  const playablePits = Array.from({ length: players }, (_, player) =>
    Int32Array.from(
      owners.flatMap((owner, pit) => (claims || owner === null || owner === player ? [pit] : [])),
    ),
  );
  const mostMoves = Math.max(...playablePits.map((own) => own.length)) * 2;
  const stride = listAt + 1 + Math.max(LEAST_MOVES, mostMoves);
  const frames = new Int32Array(head + FIRST_FRAMES * stride);
  owners.forEach((owner, pit) => {
    addLane(frames, 0, pit, owner ?? SHARED);
  });
  const masks = (holds: (owner: number | null, player: number) => boolean) => {
    const lanes = new Int32Array(players * words);
    for (let player = 0; player < players; player += 1) {
      owners.forEach((owner, pit) => {
        if (holds(owner, player)) addLane(lanes, player * words, pit, 255);
      });
    }
    return lanes;
  };
  const slam = preset.grandSlam;
  const chosen = typeof direction === 'object' && 'chosen' in direction ? direction : null;
  const engine: Omit<Engine, 'plan'> = {
    preset,
    pits,
    players,
    owners,
    words,
    sown,
    copied,
    storeCell,
    ownersAt,
    metaAt,
    quietAt,
    sinceAt,
    listAt,
    stride,
    head,
    frames,
    room: lengthened,
    root: head,
    laps: laps.rows,
    lapRow: laps.row,
    round: laps.round,
    lapFrom: laps.from,
    codes: landing.codes,
    entries: landing.entries,
    lists: landing.lists,
    calm: landing.calm,
    relations: relationsOf(owners, players, storeCell),
    playable: masks((owner, player) => owner === null || owner === player),
    foreign: masks((owner, player) => owner !== player),
    others: masks((owner, player) => owner !== null && owner !== player),
    playablePits,
    least: preset.sowing.pickup.min,
    singlesLast: preset.sowing.pickup.singlesLast,
    ways:
      typeof direction === 'string'
        ? 1 + DIRECTIONS.indexOf(direction)
        : chosen?.chosen === 'each-move'
          ? 3
          : 0,
    fixes: chosen?.chosen === 'first-move' ? (chosen.for === 'game' ? 1 : 2) : 0,
    byPit:
      typeof direction === 'object' && 'byPit' in direction
        ? Int32Array.from(direction.byPit, (way) => 1 + DIRECTIONS.indexOf(way))
        : null,
    nextSeat: Int32Array.from({ length: players }, (_, seat) =>
      nextSeat(players, seat, preset.turnOrder),
    ),
    claims,
    relays,
    storesOnRing,
    slam,
    feeding: preset.feeding === 'required',
    passing: preset.stuck === 'pass',
    barred: slam === 'forbidden' ? ENDLESS | SLAM : ENDLESS,
    judged: relays || slam === 'forbidden',
    mostCaptured: relays ? MOST_IN_LANE : mostCaptured(landing.entries),
    ends: end,
    watch,
    counts,
    remembers: watch.repetition,
    soonest: soonestReturn(preset),
    total: 0,
    fullStore: 0,
    fullStores: 0,
    last: 0,
    targets: new Int32Array(pits),
    targetLanes: new Int32Array(words),
    mark: new Int32Array(copied),
  };
  return { ...engine, plan: createPlan(engine) };
}

function relationsOf(owners: Owners, players: number, storeCell: number): Uint16Array {
  const relations = new Uint16Array(players << 7);
  for (let mover = 0; mover < players; mover += 1) {
    owners.forEach((owner, pit) => {
      relations[(mover << 7) | pit] = (owner === null ? NONE : owner === mover ? SELF : OTHER) << 8;
    });
    for (let player = 0; player < players; player += 1) {
      relations[(mover << 7) | (storeCell + player)] = (player === mover ? 3 : 4) << 8;
    }
  }
  return relations;
}

/** The most seeds that a captured pit can hold: bounded where only pits that meet an entry’s own test are taken. */
function mostCaptured(entries: readonly Entry[]): number {
  let most = 0;
  for (const entry of entries) {
    if (!entry.captures) continue;
    if (!entry.plain) return MOST_IN_LANE;
    const fits = entry.fits.subarray(SELF << 8, (NONE + 1) << 8);
    fits.forEach((fit, at) => {
      if (fit !== 0) most = Math.max(most, at & 255);
    });
  }
  return most;
}
