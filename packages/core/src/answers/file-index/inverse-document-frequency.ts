/** Okapi BM25's weight of a term that occurs in `containing` of `total` units; never negative. */
export function inverseDocumentFrequency(total: number, containing: number): number {
  return Math.log(1 + (total - containing + 0.5) / (containing + 0.5));
}
