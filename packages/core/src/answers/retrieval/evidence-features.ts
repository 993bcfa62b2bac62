import type { Occurrences } from '../file-index/occurrences.ts';
import type { PageScores } from './page-scores.ts';
import type { AnalysedQuestion } from '../question/analyse-question.ts';
import type { Units } from './divisions.ts';

/** Features that a file speaks of what is asked; more is better. */
export interface EvidenceFeatures {
  /** Share of the question's words that the file has at all. */
  readonly known: number;
  /** Share of them that meet within a few sentences. */
  readonly together: number;
  /** How many meet there, on a logarithmic scale: five words are more than two, whatever their share. */
  readonly cooccurringTerms: number;
  /** Letter groups on the best page. */
  readonly grams: number;
  /** Share of neighbouring words that are neighbours somewhere. */
  readonly pairs: number;
  /** A row whose label is what documents print for words of the question that a field knows. */
  readonly synonymRow: number;
}

export function readEvidenceFeatures(core: AnalysedQuestion, scores: PageScores): EvidenceFeatures {
  const known = core.terms.map(scores.find).filter((term) => term.pages > 0);
  const pairs = core.pairs.map(([left, right]) => [scores.find(left), scores.find(right)] as const);
  const cooccurringTerms = mostTerms(scores.narrowUnits, known);
  return {
    known: known.length / (core.terms.length || 1),
    together: cooccurringTerms / (core.terms.length || 1),
    cooccurringTerms: Math.log1p(cooccurringTerms),
    grams: highest(scores.byName.grams),
    pairs: pairs.length === 0 ? 0 : pairs.filter(areNeighbours).length / pairs.length,
    synonymRow: highest(scores.byName.synonymRow),
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
    const { first, last } = units.spansOf(term);
    for (let i = 0; i < first.length; i++) {
      const end = last[i] ?? 0;
      for (let unit = first[i] ?? 0; unit <= end; unit++) {
        if (seen[unit] === number + 1) continue;
        seen[unit] = number + 1;
        counts[unit] = Math.min(255, (counts[unit] ?? 0) + 1);
        most = Math.max(most, counts[unit] ?? 0);
      }
    }
  });
  return most;
}

function highest(scores: Float64Array): number {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  return best;
}
