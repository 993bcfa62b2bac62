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

export const SIGN_WEIGHTS: Readonly<Partial<Record<keyof CandidateSigns, number>>> = { said: 1, page: 1, fit: 1, near: 1 };

/** How much of the question a unit says: decides which units of a page are read at all. */
export function weighUnit(signs: UnitSigns): number {
  return weigh(signs, UNIT_WEIGHTS);
}

export function weighSigns(signs: CandidateSigns): number {
  return weigh(signs, SIGN_WEIGHTS as Readonly<Record<keyof CandidateSigns, number>>);
}

function weigh<Name extends string>(signs: Readonly<Record<Name, number>>, weights: Readonly<Record<Name, number>>): number {
  let score = 0;
  for (const name of Object.keys(weights) as Name[]) score += weights[name] * signs[name];
  return score;
}
