import type { AnswerType } from '../answer-types/index.ts';
import type { UnitSigns } from './score-units.ts';

/** Signs that a candidate answers, mostly 0..1: those of its words, of its page, and of the kind of thing asked for. */
export interface CandidateSigns extends UnitSigns {
  /** Score of the page as a share of the best page's. */
  readonly page: number;
  /** How well its words are of the kind asked for, in the group of that kind. */
  readonly fitFigure: number;
  readonly fitName: number;
  readonly fitOther: number;
  /** It names a year that the question names. */
  readonly year: number;
}

/**
 * Fitted by a softmax over the candidates of each question, on the dev half of the readers' questions and on reading
 * sets of eight files none of which is in the held half, and rounded. Those of `page`, `label` and `country` were set by
 * judgement.
 */
export const SIGN_WEIGHTS: Readonly<Record<keyof CandidateSigns, number>> = {
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
  page: 14,
  year: 4,
  fitFigure: 5,
  fitName: 3.2,
  fitOther: 2.7,
};

const SIGN_NAMES = Object.keys(SIGN_WEIGHTS) as (keyof CandidateSigns)[];

const FIGURES: ReadonlySet<AnswerType> = new Set([
  'people',
  'count',
  'money',
  'percentage',
  'measure',
  'date',
  'period',
]);
const NAMES: ReadonlySet<AnswerType> = new Set(['person', 'organisation', 'place', 'country']);

/** How sure words of a kind can be told: figures best, reasons least. */
export function groupOfType(type: AnswerType): 'fitFigure' | 'fitName' | 'fitOther' {
  if (FIGURES.has(type)) return 'fitFigure';
  return NAMES.has(type) ? 'fitName' : 'fitOther';
}

export function weighSigns(signs: CandidateSigns): number {
  let score = 0;
  for (const name of SIGN_NAMES) score += SIGN_WEIGHTS[name] * signs[name];
  return score;
}
