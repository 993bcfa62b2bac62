import type { Passage, ScoredPassage } from '../passages.ts';

/** The constant of reciprocal rank fusion: how little the very first ranks count more than those below. */
const RANK_CONSTANT = 60;

/**
 * Rankings of passages as one, by reciprocal rank fusion: a passage scores 1 / (60 + rank) in each ranking, ranks from 1. What
 * cuts pages differently is the same passage where half of the shorter one lies in the other. Best first, not overlapping;
 * of equals the one of the earlier ranking.
 *
 * G. V. Cormack, C. L. A. Clarke, S. Büttcher: Reciprocal rank fusion outperforms Condorcet and individual rank learning
 * methods. SIGIR 2009.
 */
export function fusePassages(rankings: readonly (readonly Passage[])[], limit: number): ScoredPassage[] {
  const candidates = rankings
    .flat()
    .map((passage) => ({
      passage,
      score: rankings.reduce((sum, ranking) => sum + reciprocalRank(ranking, passage), 0),
    }))
    .sort((left, right) => right.score - left.score);
  const chosen: ScoredPassage[] = [];
  for (const candidate of candidates) {
    if (chosen.length === limit) break;
    if (!chosen.some(({ passage }) => overlap(passage, candidate.passage) > 0)) chosen.push(candidate);
  }
  return chosen;
}

function reciprocalRank(ranking: readonly Passage[], passage: Passage): number {
  const at = ranking.findIndex((other) => isSame(other, passage));
  return at < 0 ? 0 : 1 / (RANK_CONSTANT + at + 1);
}

function isSame(left: Passage, right: Passage): boolean {
  return overlap(left, right) * 2 >= Math.min(left.end - left.start, right.end - right.start);
}

/** Characters that both have. */
function overlap(left: Passage, right: Passage): number {
  if (left.page !== right.page) return 0;
  return Math.max(0, Math.min(left.end, right.end) - Math.max(left.start, right.start));
}
