import type { Engine } from '../engine.ts';
import type { Entry } from '../landing.ts';
import type { Plan } from '../usual/plan.ts';
import * as at from './layout.ts';
import type { Memory } from './start.ts';

const PAGE = 65_536;

/** Makes a memory at least so long. What was read from its buffer before has to be read again. */
export function lengthen(memory: Memory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}

/**
 * Writes the tables of a usual game and all else that does not change.
 *
 * @returns the first byte behind them, where frames can begin
 */
export function writeTables(memory: Memory, engine: Engine, plan: Plan): number {
  let end = at.TABLES;
  const put = (table: Int32Array | Uint16Array | Uint8Array): number => {
    const start = Math.ceil(end / 4) * 4;
    end = start + table.byteLength;
    lengthen(memory, end);
    const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
    new Uint8Array(memory.buffer).set(bytes, start);
    return start;
  };
  const rows = put(engine.laps);
  const entries = engine.entries.map((entry) => [
    bitsOf(entry),
    put(entry.fits),
    entry.opposite === null ? 0 : put(entry.opposite),
    entry.next === null ? 0 : put(entry.next),
  ]);
  const lists = engine.lists.map((list) => put(Uint8Array.of(list.length, ...list)));
  const words: readonly (readonly [where: number, word: number])[] = [
    [at.CALM, put(engine.calm)],
    [at.ENTRIES, put(Int32Array.from(entries.flat()))],
    [at.ENTRY_COUNT, entries.length],
    [at.LISTS, put(Int32Array.from(lists))],
    [at.PITS, engine.pits],
    [at.WAYS, engine.ways],
    [at.ROUND, engine.round],
    [at.RULES, rulesOf(engine, plan)],
    [at.SLAM_POLICY, slamPolicyOf(engine)],
  ];
  const header = new Int32Array(memory.buffer);
  for (const [where, word] of words) header[where / 4] = word;
  header.set(
    engine.lapFrom.map((row) => rows + row * 4),
    at.LAP_FROM / 4,
  );
  const halves = new Uint16Array(memory.buffer);
  halves.set(engine.relations, at.RELATIONS / 2);
  halves.set(engine.codes, at.CODES / 2);
  writeLanes(memory, engine, plan);
  // Frames are read by whole vectors.
  return Math.ceil(end / 16) * 16;
}

/** Writes what depends on the position that was loaded. */
export function writeTotals({ buffer }: Memory, engine: Engine): void {
  const { fullStore, fullStores } = engine;
  const header = new Int32Array(buffer);
  header[at.FULL_STORES / 4] = Math.min(fullStores, 0x7fffffff);
  header[at.SOONEST / 4] = engine.soonest * at.STRIDE;
  const most = new Uint8Array(buffer, at.FULL_STORE, 16);
  most.fill(255).fill(Math.min(fullStore - 1, 255), at.STORE);
}

/** What is looked up by player or lane. */
function writeLanes({ buffer }: Memory, engine: Engine, plan: Plan): void {
  const words = new Int32Array(buffer);
  const bytes = new Uint8Array(buffer);
  bytes.fill(255, at.MOST_CAPTURED, at.MOST_CAPTURED + 16);
  if (engine.judged) bytes.fill(engine.mostCaptured, at.MOST_CAPTURED, at.MOST_CAPTURED + at.STORE);
  for (let player = 0; player < engine.players; player += 1) {
    const lanes = (which: number, source: Int32Array, from: number) => {
      words.set(source.subarray(from, from + 3), (at.PLAYERS + player * 64 + which) / 4);
    };
    lanes(at.OWN, engine.playable, player * 3);
    lanes(at.FOREIGN, engine.foreign, player * 3);
    lanes(at.OTHERS, engine.others, player * 3);
    lanes(at.NEXT_ONLY, plan.lanes, player * 16 + 6);
    bytes[at.NEXT_SEAT + player] = engine.nextSeat[player] as number;
  }
  for (let lane = 0; lane < 16; lane += 1) bytes[at.LANES + lane * 17] = 255;
}

function rulesOf(engine: Engine, plan: Plan): number {
  const bits: readonly (readonly [bit: number, asked: boolean])[] = [
    [at.JUDGES, plan.judges === 1],
    [at.JUDGES_CAPTURES, engine.judged],
    [at.FEEDING, engine.feeding],
    [at.REMEMBERS, engine.remembers],
    [at.SIDES, plan.sides === 1],
    [at.STORES, plan.stores === 1],
    [at.SOWN_STORES, engine.storesOnRing && (plan.stores === 1 || engine.remembers)],
  ];
  return bits.reduce((all, [bit, asked]) => (asked ? all | bit : all), 0);
}

function slamPolicyOf({ slam }: Engine): number {
  switch (slam) {
    case 'allowed':
      return at.SLAM_TAKES;
    case 'forbidden':
      return at.SLAM_BARRED;
    case 'no-capture':
      return at.SLAM_STOPS;
    case 'forbidden-unless-forced':
    case 'leave-first':
    case 'leave-last':
    case 'rest-to-opponent':
      return at.SLAM_RARE;
  }
}

function bitsOf(entry: Entry): number {
  const bits: readonly (readonly [bit: number, holds: boolean])[] = [
    [at.CAPTURES, entry.captures],
    [at.BACKWARD, entry.backward],
    [at.FORWARD, entry.forward],
    [at.AGAIN, entry.again],
    [at.RARE, entry.toOwner],
    [at.TESTS_OPPOSITE, entry.opposite !== null],
    [at.TESTS_NEXT, entry.next !== null],
  ];
  const places = entry.places.reduce((all, place) => all | (at.PLACES << place), 0);
  return bits.reduce((all, [bit, holds]) => (holds ? all | bit : all), places);
}
