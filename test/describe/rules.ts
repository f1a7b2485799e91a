import { createRules, type Preset, type Rules } from 'mancala-rules';

const made = new WeakMap<Preset, Rules>();

/** The rules of a game, made once: most of a law's time would go into making them. */
export function rulesOf(preset: Preset): Rules {
  const rules = made.get(preset) ?? createRules(preset);
  made.set(preset, rules);
  return rules;
}
