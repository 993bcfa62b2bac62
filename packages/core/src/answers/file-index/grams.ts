import { packLists } from './pack-lists.ts';

const GRAM = 4;

/** Groups of four letters of a word; a short word is its own group. They find related forms that stemming misses. */
export function gramsOf(surface: string): string[] {
  if (surface.length <= GRAM) return [surface];
  const grams: string[] = [];
  for (let i = 0; i + GRAM <= surface.length; i++) grams.push(surface.slice(i, i + GRAM));
  return grams;
}

/** Collects how often each gram stands on each page. */
export function makeGramCollector() {
  const idOfGram = new Map<string, number>();
  const gramsOfWord = new Map<string, readonly number[]>();
  const postings: number[][] = [];
  const lengths: number[] = [];
  const frequencies: number[] = [];
  let touched: number[] = [];
  let length = 0;

  function idOf(gram: string): number {
    const known = idOfGram.get(gram);
    if (known !== undefined) return known;
    idOfGram.set(gram, idOfGram.size);
    postings.push([]);
    return frequencies.push(0) - 1;
  }

  return {
    add(surface: string): void {
      let ids = gramsOfWord.get(surface);
      if (ids === undefined) {
        ids = gramsOf(surface).map(idOf);
        gramsOfWord.set(surface, ids);
      }
      for (const id of ids) {
        const before = frequencies[id] ?? 0;
        if (before === 0) touched.push(id);
        frequencies[id] = before + 1;
      }
      length += ids.length;
    },
    endPage(pageIndex: number): void {
      for (const id of touched) {
        postings[id]?.push(pageIndex, frequencies[id] ?? 0);
        frequencies[id] = 0;
      }
      touched = [];
      lengths[pageIndex] = length;
      length = 0;
    },
    pack(pages: number) {
      const gramLengths = Uint32Array.from({ length: pages }, (_, pageIndex) => lengths[pageIndex] ?? 0);
      const { lexicon, offsets, bytes } = packLists(idOfGram, (id) => gapsOfPairs(postings[id] ?? []));
      return { grams: lexicon, gramOffsets: offsets, gramPages: bytes, gramLengths };
    },
  };
}

/** Each page as its distance from the one before. */
const gapsOfPairs = (pairs: readonly number[]): number[] =>
  pairs.map((number, at) => (at % 2 === 1 ? number : number - (pairs[at - 2] ?? 0)));
