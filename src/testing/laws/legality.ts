import { DIRECTIONS, type Direction } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { GameEvent, Move, Position } from '../../rules/types.ts';
import type { MoveLaw, PositionLaw } from '../law.ts';
import {
  canonical,
  hasChoice,
  liftable,
  opponentsBare,
  ownersIn,
  same,
  wayOf,
} from '../model/facts.ts';
import { freed, hasSlam, lawful, stepsFrom } from '../model/lawful.ts';
import type { BoardView } from '../model/replay.ts';
import { sownPlaces } from '../model/ring.ts';

/** The slam policy, seen on the board. */
export const slamsFollowThePolicy: MoveLaw = {
  kind: 'move',
  id: 'slams-follow-the-policy',
  clauses: ['SLAM-1', 'SLAM-3', 'SLAM-4', 'SLAM-6', 'SLAM-7', 'SLAM-8', 'SLAM-9'],
  sentence:
    'Only where the policy lets it does a capture leave the opponents nothing; only such a capture ends a game for the reason grand slam, and then it does.',
  check: ({ rules, replay }, step) => {
    const { preset } = rules;
    const slam = hasSlam(preset, step, replay(step));
    const ended = step.after.ended?.reason === 'grand-slam';
    switch (preset.grandSlam) {
      case 'allowed':
      case 'forbidden-unless-forced':
        return ended
          ? { message: 'The game ended by a grand slam, which ends nothing here.' }
          : null;
      case 'no-capture':
      case 'forbidden':
      case 'leave-first':
      case 'leave-last':
        if (ended) return { message: 'The game ended by a grand slam, which ends nothing here.' };
        return slam
          ? { message: `A capture left the opponents nothing under "${preset.grandSlam}".` }
          : null;
      case 'rest-to-opponent':
        if (slam === ended) return null;
        return {
          message: slam
            ? 'A grand slam did not end the game.'
            : 'The game ended by a grand slam, but there was none.',
        };
    }
  },
};

/** Which moves are left when each rule has had its say. */
export const legalityGoesStepByStep: PositionLaw = {
  kind: 'position',
  id: 'legality-goes-step-by-step',
  clauses: ['MOVE-2', 'MOVE-3', 'MOVE-4', 'MOVE-5', 'FEED-1', 'FEED-2', 'SLAM-4', 'SLAM-5'],
  sentence:
    'The legal moves are those of the same game without feeding and slam rules, less forbidden slams, less moves that do not feed when they must, less avoidable slams; what they do does not change.',
  costly: true,
  appliesTo: ({ feeding, grandSlam }) =>
    feeding === 'required' || grandSlam === 'forbidden' || grandSlam === 'forbidden-unless-forced',
  check: (bench, position) => {
    const { rules } = bench;
    const { preset } = rules;
    if (position.ended !== undefined) return null;
    const free = bench.variant('free', () => freed(preset));
    const given = free?.parsePosition(position, { waive: ['seed-total'] });
    if (!free || !given?.ok)
      return { message: 'The game without these rules refuses the position.' };
    const wanted = lawful(preset, stepsFrom(free, given.value));
    const legal = rules.moves(position);
    if (
      !same(
        legal,
        wanted.map(({ move }) => move),
      )
    ) {
      return {
        message: `The legal moves should be ${canonical(wanted.map(({ move }) => move))}, not ${canonical(legal)}.`,
        expect: { moves: wanted.map(({ move }) => move) },
      };
    }
    const other = wanted.find(
      ({ move, events }) => !same(ofTheMove(rules.play(position, move).events), ofTheMove(events)),
    );
    return other === undefined
      ? null
      : { message: `${canonical(other.move)} does something else than without these rules.` };
  },
};

/** Only what the move itself does: what follows depends on who can move then. */
function ofTheMove(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ kind }) => kind !== 'pass' && kind !== 'collect' && kind !== 'end');
}

/** The feeding duty in games without landing rules, worked out by counting. */
export const feedingIsCounted: PositionLaw = {
  kind: 'position',
  id: 'feeding-is-counted',
  clauses: ['FEED-1', 'FEED-2', 'MOVE-4', 'OWN-8'],
  sentence:
    'Where nothing is captured and a player must feed, the legal moves are those whose seeds, counted out, reach an opponent’s pit whenever no opponent has a seed.',
  appliesTo: ({ landing, feeding }) => landing.length === 0 && feeding === 'required',
  check: ({ rules, ringOf }, position) => {
    if (position.ended !== undefined) return null;
    const { preset } = rules;
    const owners = ownersIn(preset, position);
    const open = openMoves(preset, position);
    const bare = opponentsBare(preset, position.pits, owners, position.turn);
    const wanted = bare
      ? open.filter(({ move, way }) => {
          const places = sownPlaces(
            preset,
            ringOf(position.turn),
            move.pit,
            position.pits[move.pit] as number,
            way,
          );
          return places.some(
            (place) => typeof place === 'number' && owners[place] !== position.turn,
          );
        })
      : open;
    const legal = rules.moves(position);
    const moves = wanted.map(({ move }) => move);
    return same(legal, moves)
      ? null
      : {
          message: `The legal moves should be ${canonical(moves)}, not ${canonical(legal)}.`,
          expect: { moves },
        };
  },
};

function openMoves(
  preset: Preset,
  position: Position,
): readonly { readonly move: Move; readonly way: Direction }[] {
  return liftable(preset, position, position.turn).flatMap((pit) => {
    const moves: readonly Move[] = hasChoice(preset, position)
      ? DIRECTIONS.map((direction) => ({ pit, direction }))
      : [{ pit }];
    return moves.map((move) => ({ move, way: wayOf(preset, position, move) }));
  });
}

/** Opponents who have nothing get something, or the move is none. */
export const whoMustFeedFeeds: MoveLaw = {
  kind: 'move',
  id: 'who-must-feed-feeds',
  clauses: ['FEED-1'],
  sentence:
    'Where feeding is required, a move made while no opponent has a seed leaves one of them a seed.',
  appliesTo: ({ feeding }) => feeding === 'required',
  check: ({ rules, replay }, step) => {
    const { preset } = rules;
    const bare = ({ pits, owners }: BoardView) =>
      opponentsBare(preset, pits, owners, step.before.turn);
    const { before } = step;
    const due = bare({ ...before, owners: ownersIn(preset, before) });
    return due && bare(replay(step).moved)
      ? { message: 'The opponents had nothing and got nothing.' }
      : null;
  },
};
