import { isUnspaced } from '#text/unspaced-languages.ts';
import type { CandidateFeatures } from './candidate-features.ts';
import type { UnitFeatures } from './score-units.ts';

/** Which units of a page are read at all: fitted by a softmax over the units of right pages, but for `country` and `label`. */
const UNIT_WEIGHTS: Readonly<Record<keyof UnitFeatures, number>> = {
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
 * Fitted to which candidates are right by `npm run fit:answers`, which has them rounded. Features overlap, so that one weight
 * says little by itself: `coverage` and `together` are below zero beside `distinctiveness`, `near` and `similar`.
 */
const FEATURE_WEIGHTS: Readonly<Record<keyof CandidateFeatures, number>> = {
  coverage: -1.8,
  grams: 1.6,
  heading: 1.5,
  together: -0.5,
  country: 4.3,
  label: 2.6,
  synonym: 0.88,
  figure: 0.27,
  isQuestion: -3,
  page: 2.1,
  displayedCoverage: 0.2,
  distinctiveness: 2.5,
  near: 1.1,
  around: 1.1,
  early: 0.7,
  phrase: 1.8,
  names: 0.35,
  beginnings: 2.7,
  fit: 3.6,
  misfit: -1.4,
  year: 1,
  isRow: 0.051,
  isMakerLine: 3.3,
  similar: 3.4,
  rarity: 1.8,
  others: -0.41,
  depth: -1,
  isEarlyPage: -0.21,
};

/** How much of the question a unit says: decides which units of a page are read at all. */
export function scoreUnit(features: UnitFeatures): number {
  return weightedSum(features, UNIT_WEIGHTS);
}

export function scoreFeatures(features: CandidateFeatures): number {
  return weightedSum(features, FEATURE_WEIGHTS);
}

const KNOWN_FIELD = 11;
const PAIRS_OF_LETTERS = 6;

/**
 * What a page adds to the scores of its candidates besides their features, where sentences tell less than it does. Only pages
 * are ranked by what a vocabulary pack knows that documents print for words of the question. In Chinese and Japanese terms
 * are pairs of letters, of which any sentence has some. Set by hand, on filings-dev and reading sets: readers hardly ask in
 * the words of a field.
 */
export function boostOfPage(
  pageShare: number,
  { isKnownField, language }: { readonly isKnownField: boolean; readonly language: string },
): number {
  return pageShare * ((isKnownField ? KNOWN_FIELD : 0) + (isUnspaced(language) ? PAIRS_OF_LETTERS : 0));
}

function weightedSum<Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let score = 0;
  for (const name of Object.keys(weights) as Name[]) score += weights[name] * features[name];
  return score;
}
