import type { Preset } from '../../preset/types.ts';
import type { Section } from '../sentence.ts';

const PLAYERS = ['players'];
const LANDING = ['landing'];

const SLAM_CLAUSES: Readonly<Record<Preset['grandSlam'], string>> = {
  allowed: 'SLAM-2',
  'no-capture': 'SLAM-3',
  forbidden: 'SLAM-4',
  'forbidden-unless-forced': 'SLAM-5',
  'leave-first': 'SLAM-6',
  'leave-last': 'SLAM-7',
  'rest-to-opponent': 'SLAM-8',
};

/** Captures of everything, players without seeds, players without a move, moves without an end. */
export const specialSection: Section = (facts, book, say) => {
  const { grandSlam, feeding, stuck } = facts.preset;
  const paragraphs = [
    [
      say(book.special.feeding(feeding, facts.two), {
        options: [['feeding']],
        wording: [PLAYERS],
        clauses: ['FEED-1', 'FEED-2'],
      }),
    ],
  ];
  if (facts.captures) {
    paragraphs.unshift([
      say(book.special.slam(grandSlam, facts.two), {
        options: [['grandSlam']],
        wording: [PLAYERS, LANDING],
        clauses: ['SLAM-1', SLAM_CLAUSES[grandSlam]],
      }),
    ]);
  }
  if (stuck === 'pass') {
    paragraphs.push([say(book.special.pass(), { options: [['stuck']], clauses: ['TURN-4'] })]);
  }
  if (facts.relays) {
    paragraphs.push([say(book.special.endless(), { wording: [LANDING], clauses: ['LAND-7'] })]);
  }
  return paragraphs;
};
