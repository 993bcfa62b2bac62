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
  coverage: -2.5,
  grams: 1.8,
  heading: 1.3,
  together: 0.94,
  country: 4.9,
  label: 2.2,
  synonym: 0.83,
  figure: 0.63,
  isQuestion: -3.3,
  page: 2.8,
  said: 0.45,
  apart: 2.4,
  near: 1.7,
  around: 1.4,
  early: 0.73,
  phrase: 1.7,
  names: 0.41,
  beginnings: 2.6,
  fit: 3.2,
  misfit: -1.3,
  year: 0.8,
  isRow: -0.25,
  isMakerLine: 2.8,
  meaning: 1.4,
  meaningAround: 1.1,
  similar: 0.72,
  rarity: 1.9,
  others: -0.4,
  depth: -1.1,
  isEarlyPage: -0.21,
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
