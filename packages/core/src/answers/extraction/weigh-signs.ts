import type { CandidateSigns } from './candidate-signs.ts';
import type { UnitSigns } from './score-units.ts';

/** Which units of a page are read at all: fitted by a softmax over the units of right pages, but for `country` and `label`. */
const UNIT_WEIGHTS: Readonly<Record<keyof UnitSigns, number>> = {
  coverage: 0.8,
  pairs: 1.3,
  grams: 3.7,
  heading: 2.6,
  together: 3.4,
  label: 5,
  synonym: 1.7,
  country: 6,
  figure: 1,
  isQuestion: -5,
};

/**
 * Fitted to which candidates are right by `npm run fit:answers`, which has them rounded. Signs overlap, so that one weight
 * says little by itself: `coverage` is below zero beside `apart`, `near` and `said`.
 */
const SIGN_WEIGHTS: Readonly<Record<keyof CandidateSigns, number>> = {
  coverage: -2.4,
  grams: 1.7,
  heading: 1.5,
  together: 1,
  country: 4.9,
  label: 2.2,
  synonym: 0.93,
  figure: 0.52,
  isQuestion: -3.3,
  page: 2.8,
  said: 0.45,
  apart: 2.3,
  near: 1.5,
  around: 1.4,
  early: 0.72,
  phrase: 1.7,
  names: 0.39,
  beginnings: 2.6,
  fit: 3.5,
  misfit: -1.3,
  year: 0.83,
  isRow: -0.18,
  isMakerLine: 2.7,
  meaning: 1.4,
  meaningAround: 0.98,
  similar: 0.66,
  rarity: 2,
  others: -0.36,
  depth: -1.1,
  isEarlyPage: -0.25,
};

/** How much of the question a unit says: decides which units of a page are read at all. */
export function weighUnit(signs: UnitSigns): number {
  return weigh(signs, UNIT_WEIGHTS);
}

export function weighSigns(signs: CandidateSigns): number {
  return weigh(signs, SIGN_WEIGHTS);
}

function weigh<Name extends string>(
  signs: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let score = 0;
  for (const name of Object.keys(weights) as Name[]) score += weights[name] * signs[name];
  return score;
}
