import { knownLanguage } from '#language/languages.ts';
import type { EvidenceFeatures } from '../../retrieval/evidence-features.ts';

/** Below this the file does not speak of what is asked. */
export const SUBJECT_THRESHOLD = 0.2;

/**
 * Fitted on questions asked of their own and of other files (bench/answers measures it on others again) and rounded.
 * The constant leans towards answering: a question that the file answers must hardly ever be turned away.
 */
const CONSTANT = -7.3;
/** Words change their form more than stemmers undo: in other languages than English fewer are recognised, fewest in Polish. */
const OTHER_LANGUAGE = 1.25;
const FEATURE_WEIGHTS: Readonly<Record<keyof EvidenceFeatures, number>> = {
  known: 2.3,
  together: 3.8,
  cooccurringTerms: 2.7,
  grams: 3.7,
  pairs: 2.7,
  synonymRow: 1.7,
};

/** 0..1: how likely the file speaks of what is asked, logistic in the features. */
export function estimateSubject(features: EvidenceFeatures, language: string): number {
  let sum = CONSTANT + (knownLanguage(language)?.forms?.changeOfForm ?? OTHER_LANGUAGE);
  for (const name of Object.keys(FEATURE_WEIGHTS) as (keyof EvidenceFeatures)[])
    sum += FEATURE_WEIGHTS[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
