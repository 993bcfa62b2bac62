import type { EvidenceSigns } from '../ranking/evidence-signs.ts';

/** Below this the question ends in "no matching passage". */
export const ANSWER_THRESHOLD = 0.5;

/**
 * Fitted on questions asked of their own and of other files (bench/answers measures it on others again) and rounded.
 * The constant leans towards answering: a question that the file answers must hardly ever be turned away.
 */
const CONSTANT = -7.3;
/** Words change their form more than stemmers undo: in other languages than English fewer are recognised. */
const OTHER_LANGUAGE = 1;
const SIGN_WEIGHTS: Readonly<Record<keyof EvidenceSigns, number>> = {
  known: 2.3,
  together: 3.8,
  company: 2.7,
  grams: 3.7,
  pairs: 2.7,
  synonymRow: 1.7,
};

/** 0..1, logistic in the signs. */
export function estimateConfidence(signs: EvidenceSigns, language: string): number {
  let sum = CONSTANT + (language === 'en' ? 0 : OTHER_LANGUAGE);
  for (const name of Object.keys(SIGN_WEIGHTS) as (keyof EvidenceSigns)[])
    sum += SIGN_WEIGHTS[name] * signs[name];
  return 1 / (1 + Math.exp(-sum));
}
