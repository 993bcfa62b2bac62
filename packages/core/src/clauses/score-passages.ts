import type { ClauseModel } from './model.ts';

/** Scores a passage by its terms: one score for each kind. */
export type PassageScorer = (terms: Uint32Array) => Float32Array;

/** Terms are looked up in a table twice as large as there are terms. */
export function makePassageScorer(model: ClauseModel): PassageScorer {
  const { terms, starts, weightKinds, weights, kinds } = model;
  const bits = 32 - Math.clz32(Math.max(1, terms.length * 2));
  const mask = (1 << bits) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  terms.forEach((term, id) => {
    let slot = term & mask;
    while (table[slot] !== -1) slot = (slot + 1) & mask;
    table[slot] = id;
  });
  const idOf = (term: number): number => {
    for (let slot = term & mask; ; slot = (slot + 1) & mask) {
      const id = table[slot] as number;
      if (id < 0 || terms[id] === term) return id;
    }
  };
  const counts = new Uint16Array(terms.length);
  return (own) => {
    const found: number[] = [];
    for (const term of own) {
      const id = idOf(term);
      if (id < 0) continue;
      if (counts[id] === 0) found.push(id);
      counts[id] = (counts[id] as number) + 1;
    }
    const scores = new Float32Array(kinds.length);
    for (const id of found) {
      const times = counts[id] as number;
      counts[id] = 0;
      const value = times === 1 ? 1 : 1 + Math.log(times);
      for (let at = starts[id] as number; at < (starts[id + 1] as number); at++) {
        const kind = weightKinds[at] as number;
        scores[kind] = (scores[kind] as number) + value * (weights[at] as number);
      }
    }
    const norm = normOf(own.length);
    kinds.forEach(({ scale, bias }, kind) => {
      scores[kind] = ((scores[kind] as number) * scale) / norm + bias;
    });
    return scores;
  };
}

/** Long passages have more terms, and would have higher scores. */
export const normOf = (terms: number): number => Math.sqrt(terms);
