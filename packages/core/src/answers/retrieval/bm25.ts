import { inverseDocumentFrequency } from '../file-index/inverse-document-frequency.ts';
import type { Occurrences } from '../file-index/occurrences.ts';
import type { Units } from './divisions.ts';

export interface Bm25Settings {
  readonly k1: number;
  readonly b: number;
}

const USUAL: Bm25Settings = { k1: 1.2, b: 0.75 };

/** What a term adds to the score of one unit. */
export function termScore(
  frequency: number,
  relativeLength: number,
  weight: number,
  { k1, b }: Bm25Settings = USUAL,
): number {
  return (weight * (k1 + 1) * frequency) / (frequency + k1 * (1 - b + b * relativeLength));
}

/** The score that no unit can exceed for terms of these weights. */
export function highestScore(weights: Iterable<number>, { k1 }: Bm25Settings = USUAL): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum * (k1 + 1);
}

/** A word of the question, and other words of the file that count as it does, by a weight of at most 1. */
export interface WidenedTerm {
  readonly own: Occurrences;
  readonly related: readonly { readonly occurrences: Occurrences; readonly weight: number }[];
}

/** Of the weight of a word that the file has only by others: less is known of how rare it is. */
const ONLY_RELATED = 0.5;

/**
 * BM25 of every unit, as a share of the highest possible score of the terms that the file has at all, so that scores
 * of different divisions can be added.
 */
export function scoreUnits(units: Units, terms: readonly Occurrences[], settings = USUAL): Float64Array {
  const widened = terms.map((own) => ({ own, related: [] }));
  return scoreWidened(units, widened, settings);
}

/** As `scoreUnits`; an occurrence of a related word is a part of one of the term itself. */
export function scoreWidened(
  units: Units,
  terms: readonly WidenedTerm[],
  settings: Bm25Settings = USUAL,
): Float64Array {
  const scores = new Float64Array(units.count);
  const frequencies = new Float32Array(units.count);
  const touched: number[] = [];
  const weights: number[] = [];
  const count = (term: Occurrences, by: number) => {
    const { first, last } = units.spansOf(term);
    for (let i = 0; i < first.length; i++) {
      const end = last[i] ?? 0;
      for (let unit = first[i] ?? 0; unit <= end; unit++) {
        const before = frequencies[unit] ?? 0;
        if (before === 0) touched.push(unit);
        frequencies[unit] = before + by;
      }
    }
  };
  for (const { own, related } of terms) {
    count(own, 1);
    const containing = touched.length;
    for (const { occurrences, weight } of related) count(occurrences, weight);
    if (touched.length === 0) continue;
    const weight =
      containing > 0
        ? inverseDocumentFrequency(units.count, containing)
        : inverseDocumentFrequency(units.count, touched.length) * ONLY_RELATED;
    weights.push(weight);
    for (const unit of touched) {
      const relativeLength = (units.lengths[unit] ?? 0) / units.averageLength;
      scores[unit] =
        (scores[unit] ?? 0) + termScore(frequencies[unit] ?? 0, relativeLength, weight, settings);
      frequencies[unit] = 0;
    }
    touched.length = 0;
  }
  const highest = highestScore(weights, settings);
  if (highest > 0) for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / highest;
  return scores;
}

/** The best unit of every page. */
export function bestOfPage(scores: Float64Array, pageUnits: Uint32Array): Float64Array {
  const best = new Float64Array(pageUnits.length - 1);
  for (let pageIndex = 0; pageIndex < best.length; pageIndex++) {
    const end = pageUnits[pageIndex + 1] ?? 0;
    for (let unit = pageUnits[pageIndex] ?? 0; unit < end; unit++) {
      if ((scores[unit] ?? 0) > (best[pageIndex] ?? 0)) best[pageIndex] = scores[unit] ?? 0;
    }
  }
  return best;
}
