import type { Engine } from '../engine.ts';
import { NONE } from '../landing.ts';
import { splat } from '../lanes.ts';
import { KEEPS_TURN, type Plan, TAKES } from './plan.ts';

/** The plan of a game, or `null` where it is not a usual one. */
export function createPlan(engine: Omit<Engine, 'plan'>): Plan | null {
  const { players, nextSeat, playable, foreign, others, watch } = engine;
  if (!isUsual(engine)) return null;
  const lanes = new Int32Array(players * 16);
  for (let mover = 0; mover < players; mover += 1) {
    const next = nextSeat[mover] as number;
    for (let word = 0; word < 3; word += 1) {
      const own = playable[mover * 3 + word] as number;
      const nexts = playable[next * 3 + word] as number;
      const at = mover * 16 + word;
      lanes[at] = own;
      lanes[at + 3] = foreign[mover * 3 + word] as number;
      lanes[at + 6] = nexts & ~own;
      lanes[at + 9] = others[next * 3 + word] as number;
      lanes[at + 12] = nexts;
    }
  }
  const codes = Array.from({ length: engine.calm.length }, (_, code) => code);
  return {
    lanes,
    kinds: Uint8Array.from(codes, (code) => kindOf(engine, code)),
    arms: Uint8Array.from(codes, (code) => {
      const entry = engine.entries[code - 1];
      return Number(entry?.backward ?? false) | (Number(entry?.forward ?? false) << 1);
    }),
    judges: Number(judges(engine)),
    fullCarry: splat(127 - (engine.judged ? engine.mostCaptured : 0)),
    sides: Number(watch.sides),
    stores: Number(watch.stores),
    sownStores: Number(watch.stores && engine.storesOnRing),
    feeding: Number(engine.feeding),
    remembers: Number(engine.remembers),
  };
}

function isUsual(engine: Omit<Engine, 'plan'>): boolean {
  const { watch } = engine;
  return (
    engine.words === 3 &&
    engine.players <= 4 &&
    !engine.claims &&
    !engine.relays &&
    engine.fixes === 0 &&
    engine.byPit === null &&
    engine.least === 1 &&
    !engine.singlesLast &&
    engine.slam !== 'forbidden-unless-forced' &&
    !engine.counts &&
    !watch.singles &&
    (!watch.sides || engine.players === 2) &&
    (!engine.judged || engine.mostCaptured < 127)
  );
}

function judges({ judged, feeding }: Omit<Engine, 'plan'>): boolean {
  return judged || feeding;
}

function kindOf({ entries, calm }: Omit<Engine, 'plan'>, code: number): number {
  const entry = entries[code - 1];
  if (entry === undefined) return 0;
  if (calm[code] === 1) return entry.again ? KEEPS_TURN : 0;
  // A chain that runs on over empty pits is left to the general way.
  let stopsAtEmpty = true;
  for (let relation = 0; relation <= NONE; relation += 1) {
    if (entry.fits[relation << 8] === 1) stopsAtEmpty = false;
  }
  const further = entry.opposite !== null || entry.next !== null;
  return entry.plain && !entry.again && !further && stopsAtEmpty ? TAKES : 0;
}
