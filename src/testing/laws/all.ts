import type { Law } from '../law.ts';
import {
  agreementIsSettled,
  endsForAReasonOfThePreset,
  endsInTheOrderOfTheList,
  liveMeetsNoEnding,
  theRestGoesWhereItShould,
} from './ending.ts';
import { aMoveLiftsItsPit, eventsGiveThePosition, turnsFollowTheOrder } from './events.ts';
import {
  aCaptureIsARun,
  capturesAreWhatTheEntryTakes,
  pitsChangeHandsByClaims,
  relaysComeToAnEnd,
  theFirstEntryIsDone,
} from './landing.ts';
import {
  feedingIsCounted,
  legalityGoesStepByStep,
  slamsFollowThePolicy,
  whoMustFeedFeeds,
} from './legality.ts';
import {
  fixedDirectionsStay,
  positionsHoldWhatIsNeeded,
  quietMovesAreCounted,
  repetitionBoundsTheGame,
} from './memory.ts';
import {
  liveMeansAMove,
  movesAreWhatCanBePlayed,
  movesStartWhereTheyMay,
  previewAgreesWithPlay,
} from './moves.ts';
import { theOutcomeAddsUp } from './outcome.ts';
import { whoPassesCannotMove } from './passing.ts';
import { seedsAreConserved, seedsAreWhole, storesNeverShrink } from './seeds.ts';
import {
  originFirst,
  originFirstUnlessSingle,
  originSkip,
  originSow,
  seedsFallByCount,
  sowingIsDivision,
  storesGetWhatIsTheirs,
} from './sowing.ts';
import { reflectedBoardsReflectTheGame, rotatedSeatsRotateTheGame } from './symmetry.ts';
import {
  inputsStayAsTheyWere,
  positionsSurviveJson,
  presetsSurviveJson,
  sameInputSameAnswer,
} from './values.ts';
import { legalityIsWorkedOut } from './worked-out.ts';

/**
 * Every law of the kit: what holds in every mancala game that the preset language can say. Each reads
 * the rules off the preset anew, or compares two answers of the rules; none asks the code that it judges.
 */
export const laws: readonly Law[] = /* @__PURE__ */ Object.freeze([
  seedsAreConserved,
  seedsAreWhole,
  storesNeverShrink,
  aMoveLiftsItsPit,
  seedsFallByCount,
  sowingIsDivision,
  storesGetWhatIsTheirs,
  originSow,
  originSkip,
  originFirst,
  originFirstUnlessSingle,
  theFirstEntryIsDone,
  capturesAreWhatTheEntryTakes,
  aCaptureIsARun,
  pitsChangeHandsByClaims,
  relaysComeToAnEnd,
  slamsFollowThePolicy,
  whoMustFeedFeeds,
  feedingIsCounted,
  legalityGoesStepByStep,
  legalityIsWorkedOut,
  movesStartWhereTheyMay,
  movesAreWhatCanBePlayed,
  previewAgreesWithPlay,
  turnsFollowTheOrder,
  whoPassesCannotMove,
  fixedDirectionsStay,
  liveMeansAMove,
  liveMeetsNoEnding,
  endsInTheOrderOfTheList,
  endsForAReasonOfThePreset,
  repetitionBoundsTheGame,
  quietMovesAreCounted,
  theRestGoesWhereItShould,
  agreementIsSettled,
  theOutcomeAddsUp,
  eventsGiveThePosition,
  positionsHoldWhatIsNeeded,
  sameInputSameAnswer,
  inputsStayAsTheyWere,
  positionsSurviveJson,
  presetsSurviveJson,
  rotatedSeatsRotateTheGame,
  reflectedBoardsReflectTheGame,
]);
