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
  coverage: -5.1,
  grams: 2.1,
  heading: 1.4,
  together: 0.86,
  country: 6.7,
  label: 2.6,
  synonym: 0.52,
  figure: 0.89,
  isQuestion: -4.5,
  page: 2.9,
  said: 1.7,
  apart: 3.4,
  near: 1.8,
  around: 1.5,
  early: 0.78,
  phrase: 1.7,
  names: 0.43,
  beginnings: 2.8,
  fit: 2.8,
  misfit: -1.2,
  year: 0.71,
  isRow: -0.48,
  isMakerLine: 2.2,
  meaning: 1.8,
  meaningAround: 1.4,
  similar: 0.72,
  rarity: 2.8,
  others: -0.6,
  depth: -1.5,
  isEarlyPage: -0.31,
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
