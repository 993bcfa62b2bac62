import type { ClauseModel } from './model.ts';

/** Scores a passage by its terms: one score for each kind, in `scores` where it is given. */
export type PassageScorer = (terms: Uint32Array, scores?: Float32Array) => Float32Array;

export function makePassageScorer(model: ClauseModel): PassageScorer {
  const { terms, starts, weightKinds, weights, kinds } = model;
  const idOf = makeLookup(terms);
  const counts = new Uint16Array(terms.length);
  let found = new Uint32Array(0);
  return (own, scores = new Float32Array(kinds.length)) => {
    if (found.length < own.length) found = new Uint32Array(2 * own.length);
    let several = 0;
    for (let at = 0; at < own.length; at++) {
      const id = idOf(own[at] as number);
      if (id < 0) continue;
      const times = counts[id] as number;
      if (times === 0) found[several++] = id;
      counts[id] = times + 1;
    }
    scores.fill(0);
    for (let at = 0; at < several; at++) {
      const id = found[at] as number;
      const times = counts[id] as number;
      counts[id] = 0;
      const value = times === 1 ? 1 : 1 + Math.log(times);
      const end = starts[id + 1] as number;
      for (let weight = starts[id] as number; weight < end; weight++) {
        const kind = weightKinds[weight] as number;
        scores[kind] = (scores[kind] as number) + value * (weights[weight] as number);
      }
    }
    const norm = normOf(own.length);
    for (let kind = 0; kind < kinds.length; kind++) {
      const { scale, bias } = kinds[kind] as ClauseModel['kinds'][number];
      scores[kind] = ((scores[kind] as number) * scale) / norm + bias;
    }
    return scores;
  };
}

/** Long passages have more terms, and would have higher scores. */
export const normOf = (terms: number): number => Math.sqrt(terms);

const FILTER_BITS = 20;

/**
 * The number of a term among those of the weights, or -1. Most terms of a text have none: a set of bits, small enough for
 * the processor's cache, turns them away before the table is looked at.
 */
function makeLookup(terms: Uint32Array): (term: number) => number {
  const bits = 32 - Math.clz32(Math.max(1, terms.length * 2));
  const mask = (1 << bits) - 1;
  // By turns a term and its number, from 1.
  const table = new Uint32Array(2 * (mask + 1));
  const filter = new Uint32Array((1 << FILTER_BITS) >> 5);
  terms.forEach((term, id) => {
    let slot = term & mask;
    while (table[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    table[2 * slot] = term;
    table[2 * slot + 1] = id + 1;
    const bit = term >>> (32 - FILTER_BITS);
    filter[bit >> 5] = (filter[bit >> 5] as number) | (1 << (bit & 31));
  });
  return (term) => {
    const bit = term >>> (32 - FILTER_BITS);
    if ((((filter[bit >> 5] as number) >>> (bit & 31)) & 1) === 0) return -1;
    for (let slot = term & mask; ; slot = (slot + 1) & mask) {
      const number = table[2 * slot + 1] as number;
      if (number === 0 || table[2 * slot] === term) return number - 1;
    }
  };
}
