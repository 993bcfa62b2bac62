import type { CandidateSigns } from './candidate-signs.ts';
import type { UnitSigns } from './score-units.ts';

/** Fitted: see below. */
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

export const SIGN_WEIGHTS: Readonly<Record<keyof CandidateSigns, number>> = {
  coverage: -2.6,
  grams: 1.7,
  heading: 1.3,
  together: 0.93,
  country: 5,
  label: 2.2,
  synonym: 0.84,
  figure: 0.65,
  isQuestion: -3.3,
  page: 2.8,
  said: 0.49,
  apart: 2.4,
  near: 1.7,
  around: 1.4,
  early: 0.73,
  phrase: 1.7,
  names: 0.4,
  beginnings: 2.6,
  fit: 3.2,
  misfit: -1.3,
  year: 0.8,
  isRow: -0.26,
  isMakerLine: 2.8,
  meaning: 1.4,
  meaningAround: 1.1,
  similar: 0.73,
  rarity: 1.9,
  others: -0.4,
  depth: -1.1,
  isEarlyPage: -0.22,
};

/** How much of the question a unit says: decides which units of a page are read at all. */
export function weighUnit(signs: UnitSigns): number {
  return weigh(signs, UNIT_WEIGHTS);
}

export function weighSigns(signs: CandidateSigns): number {
  return weigh(signs, SIGN_WEIGHTS);
}

function weigh<Name extends string>(signs: Readonly<Record<Name, number>>, weights: Readonly<Record<Name, number>>): number {
  let score = 0;
  for (const name of Object.keys(weights) as Name[]) score += weights[name] * signs[name];
  return score;
}
