import type { AskedType } from '../../answer-types/index.ts';
import { type CandidateFeatures, UNREAD_FIT } from './candidate-features.ts';

/**
 * Fitted to which candidates are right by `npm run fit:answers`, which has them rounded. Features overlap, so that one weight
 * says little by itself: `coverage` is below zero beside `distinctiveness`, `near` and `similar`. `states`, which 35 of the
 * questions have, is fitted at 2.6; from 6 on most of their top answers are right. `fieldPage` is set on questions of analysts
 * about annual reports, which readers hardly ask.
 */
const FEATURE_WEIGHTS: Readonly<Record<keyof CandidateFeatures, number>> = {
  coverage: -1.7,
  grams: 2.4,
  heading: 1.4,
  label: 3,
  distinctiveness: 2.8,
  page: 2.9,
  fieldPage: 11,
  near: 1.4,
  early: 0.54,
  fit: 5,
  isMakerLine: 3.2,
  states: 6,
  isRowForWords: -5,
  similar: 3.6,
  rarity: 1.6,
  others: -0.42,
  depth: -1.2,
};

const NAMES = Object.keys(FEATURE_WEIGHTS) as (keyof CandidateFeatures)[];

export function scoreFeatures(features: CandidateFeatures): number {
  let sum = 0;
  for (const name of NAMES) sum += FEATURE_WEIGHTS[name] * features[name];
  return sum;
}

/** What reading a unit closely adds at most to its score. */
export function highestGain(asked: AskedType | null): number {
  if (asked === null) return 0;
  return FEATURE_WEIGHTS.fit * (1 - UNREAD_FIT) + (asked.type === 'person' ? FEATURE_WEIGHTS.isMakerLine : 0);
}
