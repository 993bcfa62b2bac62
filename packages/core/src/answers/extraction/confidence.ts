import type { Occurrences } from '../ranking/occurrences.ts';
import type { PageScores } from '../ranking/page-scores.ts';
import type { AnalysedQuestion } from '../ranking/question.ts';
import type { Units } from '../ranking/units.ts';

/** Below this the question ends in "no matching passage". */
export const ANSWER_THRESHOLD = 0.5;

/** Signs that a file speaks of what is asked; more is better. */
export interface EvidenceSigns {
  /** Share of the question's words that the file has at all. */
  readonly known: number;
  /** Share of them that meet within a few sentences. */
  readonly together: number;
  /** How many meet there, on a logarithmic scale: five words are more than two, whatever their share. */
  readonly company: number;
  /** Letter groups on the best page. */
  readonly grams: number;
  /** Share of neighbouring words that are neighbours somewhere. */
  readonly pairs: number;
  /** A row whose label is what statements print for the question's accounting words. */
  readonly printedRow: number;
}

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
  printedRow: 1.7,
};

export function readSigns(core: AnalysedQuestion, scores: PageScores): EvidenceSigns {
  const known = core.terms.map(scores.find).filter((term) => term.pages > 0);
  const pairs = core.pairs.map(([left, right]) => [scores.find(left), scores.find(right)] as const);
  const company = mostTerms(scores.narrowUnits, known);
  return {
    known: known.length / (core.terms.length || 1),
    together: company / (core.terms.length || 1),
    company: Math.log1p(company),
    grams: highest(scores.byName.grams),
    pairs: pairs.length === 0 ? 0 : pairs.filter(areNeighbours).length / pairs.length,
    printedRow: highest(scores.byName.printedRow),
  };
}

function areNeighbours([left, right]: readonly [Occurrences, Occurrences]): boolean {
  let at = 0;
  return left.positions.some((position) => {
    while ((right.positions[at] ?? Number.POSITIVE_INFINITY) <= position) at++;
    return right.positions[at] === position + 1;
  });
}

/** The greatest number of different terms in one unit. */
function mostTerms(units: Units, terms: readonly Occurrences[]): number {
  const counts = new Uint8Array(units.count);
  const seen = new Uint16Array(units.count);
  let most = 0;
  terms.forEach((term, number) => {
    for (let i = 0; i < term.positions.length; i++) {
      const last = units.last(term, i);
      for (let unit = units.first(term, i); unit <= last; unit++) {
        if (seen[unit] === number + 1) continue;
        seen[unit] = number + 1;
        counts[unit] = Math.min(255, (counts[unit] ?? 0) + 1);
        most = Math.max(most, counts[unit] ?? 0);
      }
    }
  });
  return most;
}

/** 0..1, logistic in the signs. */
export function estimateConfidence(signs: EvidenceSigns, language: string): number {
  let sum = CONSTANT + (language === 'en' ? 0 : OTHER_LANGUAGE);
  for (const name of Object.keys(SIGN_WEIGHTS) as (keyof EvidenceSigns)[])
    sum += SIGN_WEIGHTS[name] * signs[name];
  return 1 / (1 + Math.exp(-sum));
}

function highest(scores: Float64Array): number {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  return best;
}
