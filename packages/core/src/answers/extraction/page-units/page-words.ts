import { gramsOf } from '../../file-index/grams.ts';
import type { Token } from '#sentences/tokenise.ts';

/** Terms and letter groups of a file by number, the same on all its pages. */
export type Numbers = Map<string, number>;

/** The words of a page by number: the few of a question are found in one pass, without looking each up. */
export interface PageWords {
  readonly numbers: Numbers;
  /** Where the words of each unit begin, counted from the first of the page, and their end. */
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  /** The same of letter groups, each once in a unit. */
  readonly gramStarts: Uint32Array;
  readonly grams: Uint32Array;
}

export function numberWords(
  units: number,
  tokensAt: (at: number) => readonly Token[],
  numbers: Numbers,
): PageWords {
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    if (known === numbers.size) numbers.set(text, known);
    return known;
  };
  const terms: number[] = [];
  const grams: number[] = [];
  const starts = new Uint32Array(units + 1);
  const gramStarts = new Uint32Array(units + 1);
  for (let at = 0; at < units; at++) {
    const own = new Set<number>();
    for (const { term, surface } of tokensAt(at)) {
      terms.push(numberOf(term));
      for (const gram of gramsOf(surface)) own.add(numberOf(gram));
    }
    for (const gram of own) grams.push(gram);
    starts[at + 1] = terms.length;
    gramStarts[at + 1] = grams.length;
  }
  return { numbers, starts, terms: Uint32Array.from(terms), gramStarts, grams: Uint32Array.from(grams) };
}
