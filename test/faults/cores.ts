import {
  createRules,
  type Move,
  type Played,
  type Position,
  type Preset,
  parsePreset,
  type Rules,
} from 'mancala-rules';
import type { MakeRules } from 'mancala-rules/testing';

/** A core that plays by other rules than the preset says. */
export function altered(change: (preset: Preset) => Record<string, unknown>): MakeRules {
  return (preset) => {
    const wrong = parsePreset({ ...preset, ...change(preset) });
    // A preset to which the fault does not apply is played right.
    return claiming(createRules(wrong.ok ? wrong.value : preset), preset);
  };
}

/** Rules that say they are those of another preset. */
export function claiming(rules: Rules, preset: Preset): Rules {
  return { ...rules, preset };
}

/** A core that plays right but for what is wrapped. */
export function wrapped(wrap: (rules: Rules) => Partial<Rules>): MakeRules {
  return (preset) => {
    const rules = createRules(preset);
    return { ...rules, ...wrap(rules) };
  };
}

/** A core that plays by other rules in some positions. */
export function inPositions(
  when: (position: Position) => boolean,
  change: (preset: Preset) => Record<string, unknown>,
): MakeRules {
  return (preset) => {
    const right = createRules(preset);
    const wrong = altered(change)(preset);
    const which = (position: Position) => (when(position) ? wrong : right);
    return {
      ...right,
      moves: (position) => which(position).moves(position),
      play: (position, move) => which(position).play(position, move),
      tryPlay: (position, move) => which(position).tryPlay(position, move),
      explain: (position, move) => which(position).explain(position, move),
      preview: (position) => which(position).preview(position),
      parseMove: (position, move) => which(position).parseMove(position, move),
    };
  };
}

/** A core that plays some moves by other rules. */
export function forMoves(
  when: (move: Move) => boolean,
  change: (preset: Preset) => Record<string, unknown>,
): MakeRules {
  return (preset) => {
    const wrong = altered(change)(preset);
    return wrapped((right) => ({
      play: (position, input) => {
        const move = right.parseMove(position, input);
        return move.ok && when(move.value)
          ? wrong.play(position, input)
          : right.play(position, input);
      },
    }))(preset);
  };
}

/** A core whose moves are played right, and then changed. */
export function retouched(touch: (before: Position, played: Played) => Played): MakeRules {
  return wrapped((rules) => ({
    play: (position, move) => frozen(touch(position, rules.play(position, move))),
    tryPlay: (position, move) => {
      const played = rules.tryPlay(position, move);
      return played.ok ? { ok: true, value: frozen(touch(position, played.value)) } : played;
    },
  }));
}

/** A value that nobody can change. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
