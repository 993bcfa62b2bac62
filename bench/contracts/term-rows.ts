import { normOf } from '@recto/core/clauses';
import type { Sample } from './samples.ts';

/** Terms that weights may be learnt for. */
export interface Vocabulary {
  readonly numbers: ReadonlyMap<number, number>;
  /** By number: rare terms say more. It goes into the weights, so that recognising needs none. */
  readonly rarity: Float32Array;
}

/** Passages in rows: the numbers of their terms, and what each counts. */
export interface TermRows {
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly values: Float32Array;
  /** Of each passage the kinds that it is marked as. */
  readonly marked: readonly (readonly number[])[];
}

/** The terms of at least so many contracts. */
export function collectVocabulary(samples: readonly Sample[], least: number): Vocabulary {
  const byId = [...Map.groupBy(samples, ({ contract }) => contract.id).values()];
  const contracts = new Map<number, number>();
  const passages = new Map<number, number>();
  let all = 0;
  for (const forms of byId) {
    const seen = new Set<number>();
    for (const own of forms.flatMap(({ terms }) => terms)) {
      all++;
      for (const term of new Set(own)) {
        seen.add(term);
        passages.set(term, (passages.get(term) ?? 0) + 1);
      }
    }
    for (const term of seen) contracts.set(term, (contracts.get(term) ?? 0) + 1);
  }
  const kept = [...contracts].filter(([, count]) => count >= least).map(([term]) => term);
  return {
    numbers: new Map(kept.map((term, number) => [term, number])),
    rarity: Float32Array.from(kept, (term) => Math.log((1 + all) / (1 + (passages.get(term) ?? 0))) + 1),
  };
}

/** What a term counts in a passage that has it so many times. */
const countOf = (times: number, terms: number) => (1 + Math.log(times)) / normOf(terms);

/** Weights stay near what they are for values that are as long as 1. */
const TYPICAL_RARITY = 6;

export function toRows(samples: readonly Sample[], { numbers, rarity }: Vocabulary): TermRows {
  const all = samples.flatMap(({ terms }) => terms);
  const starts = new Uint32Array(all.length + 1);
  const size = all.reduce((sum, { length }) => sum + length, 0);
  const terms = new Uint32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  all.forEach((own, row) => {
    const counts = new Map<number, number>();
    for (const term of own) {
      const number = numbers.get(term);
      if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const [number, times] of counts) {
      terms[at] = number;
      values[at++] = (countOf(times, own.length) * (rarity[number] ?? 0)) / TYPICAL_RARITY;
    }
    starts[row + 1] = at;
  });
  const marked = samples.flatMap((sample) =>
    sample.terms.map((_, passage) =>
      sample.marked.flatMap((passages, kind) => (passages.has(passage) ? [kind] : [])),
    ),
  );
  return { starts, terms: terms.subarray(0, at), values: values.subarray(0, at), marked };
}

/** The weight of a term as it is kept: for values without its rarity. */
export const keptWeight = (weight: number, rarity: number): number => (weight * rarity) / TYPICAL_RARITY;
