import { ByteWriter } from '#text/bytes.ts';
import { makeLexicon } from './lexicon.ts';

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
  let frequencies = new Uint32Array(1 << 12);
  let touched: number[] = [];
  let length = 0;

  function idOf(gram: string): number {
    let id = idOfGram.get(gram);
    if (id === undefined) {
      id = idOfGram.size;
      idOfGram.set(gram, id);
      postings.push([]);
      if (id >= frequencies.length) {
        const larger = new Uint32Array(frequencies.length * 2);
        larger.set(frequencies);
        frequencies = larger;
      }
    }
    return id;
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
      return { ...packGrams(idOfGram, postings), gramLengths };
    },
  };
}

function packGrams(idOfGram: ReadonlyMap<string, number>, postings: readonly (readonly number[])[]) {
  const sorted = [...idOfGram.keys()].sort();
  const writer = new ByteWriter();
  const gramOffsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((gram, at) => {
    const pairs = postings[idOfGram.get(gram) ?? 0] ?? [];
    let previous = 0;
    for (let i = 0; i < pairs.length; i += 2) {
      const pageIndex = pairs[i] ?? 0;
      writer.writeVarint(pageIndex - previous);
      writer.writeVarint(pairs[i + 1] ?? 0);
      previous = pageIndex;
    }
    gramOffsets[at + 1] = writer.length;
  });
  return { grams: makeLexicon(sorted), gramOffsets, gramPages: writer.toBytes() };
}
