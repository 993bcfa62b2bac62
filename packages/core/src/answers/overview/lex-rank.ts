/** A sentence as a bag of weighted terms, its length one. */
export type Vector = ReadonlyMap<string, number>;

/** Less in common is chance. */
const MIN_SIMILARITY = 0.08;
/** How far the similarity to other sentences counts beside what is known beforehand. */
const DAMPING = 0.85;
const ROUNDS = 25;

/**
 * LexRank: a sentence says much when it is like many others that do. Scores sum up to one. `prior` is what each is worth by
 * itself.
 */
export function lexRank(vectors: readonly Vector[], prior: readonly number[]): number[] {
  const links = similarities(vectors);
  const total = prior.reduce((sum, one) => sum + one, 0) || 1;
  const start = prior.map((one) => one / total);
  const sums = links.map((row) => row.reduce((sum, [, weight]) => sum + weight, 0));
  let scores = start;
  for (let round = 0; round < ROUNDS; round++) {
    const next = start.map((one) => (1 - DAMPING) * one);
    links.forEach((row, at) => {
      const given = DAMPING * (scores[at] ?? 0);
      // One that is like no other gives its score back to all.
      if (row.length === 0) for (const [to, one] of start.entries()) next[to] = (next[to] ?? 0) + given * one;
      for (const [to, weight] of row) next[to] = (next[to] ?? 0) + (given * weight) / (sums[at] ?? 1);
    });
    scores = next;
  }
  return scores;
}

/** By sentence those that are like it, found by the terms that they share. */
function similarities(vectors: readonly Vector[]): (readonly [number, number])[][] {
  const byTerm = new Map<string, [number, number][]>();
  return vectors
    .map((vector, at) => {
      const sums = new Map<number, number>();
      for (const [term, weight] of vector) {
        const others = byTerm.get(term);
        for (const [other, its] of others ?? []) sums.set(other, (sums.get(other) ?? 0) + weight * its);
        if (others) others.push([at, weight]);
        else byTerm.set(term, [[at, weight]]);
      }
      return [...sums].filter(([, similarity]) => similarity >= MIN_SIMILARITY);
    })
    .reduce<[number, number][][]>(
      (rows, earlier, at) => {
        for (const [other, similarity] of earlier) {
          rows[at]?.push([other, similarity]);
          rows[other]?.push([at, similarity]);
        }
        return rows;
      },
      vectors.map(() => []),
    );
}

/** How alike two sentences are, 0..1. */
export function similarity(left: Vector, right: Vector): number {
  let sum = 0;
  for (const [term, weight] of left) sum += weight * (right.get(term) ?? 0);
  return sum;
}
