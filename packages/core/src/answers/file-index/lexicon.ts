/** Sorted distinct strings in two typed arrays; a string's id is its place. Nothing is decoded to look one up. */
export interface Lexicon {
  /** One more than there are strings. */
  readonly offsets: Uint32Array;
  /** UTF-16 code units of all strings in a row. */
  readonly units: Uint16Array;
}

/** Builds a lexicon of strings that are sorted by code unit (as `Array.prototype.sort` does) and distinct. */
export function makeLexicon(sorted: readonly string[]): Lexicon {
  const offsets = new Uint32Array(sorted.length + 1);
  let total = 0;
  sorted.forEach((term, id) => {
    total += term.length;
    offsets[id + 1] = total;
  });
  const units = new Uint16Array(total);
  let at = 0;
  for (const term of sorted) for (let i = 0; i < term.length; i++) units[at++] = term.charCodeAt(i);
  return { offsets, units };
}

/** The id of a string, or -1. */
export function findInLexicon({ offsets, units }: Lexicon, term: string): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareUnits(units, offsets[middle] ?? 0, offsets[middle + 1] ?? 0, term);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function compareUnits(units: Uint16Array, start: number, end: number, term: string): number {
  const length = Math.min(end - start, term.length);
  for (let i = 0; i < length; i++) {
    const difference = (units[start + i] ?? 0) - term.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return end - start - term.length;
}
