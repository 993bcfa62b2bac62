import { type FileIndex, pageCount } from '../file-index/file-index.ts';
import type { Occurrences } from '../file-index/occurrences.ts';

/** A division of the file into stretches of tokens that are scored like documents of their own. */
export interface Units {
  readonly count: number;
  readonly lengths: Uint32Array;
  readonly averageLength: number;
  /** Per page its first unit, and the end. */
  readonly pageUnits: Uint32Array;
  /** First and last unit that hold each occurrence. */
  spansOf(occurrences: Occurrences): Spans;
}

export interface Spans {
  readonly first: Uint32Array;
  readonly last: Uint32Array;
}

export function makePageUnits(index: FileIndex): Units {
  const pages = pageCount(index);
  const lengths = new Uint32Array(pages);
  for (let i = 0; i < pages; i++) lengths[i] = (index.pageTokens[i + 1] ?? 0) - (index.pageTokens[i] ?? 0);
  return {
    count: pages,
    lengths,
    averageLength: average(lengths),
    pageUnits: Uint32Array.from({ length: pages + 1 }, (_, pageIndex) => pageIndex),
    spansOf: ({ pageIndexes }) => ({ first: pageIndexes, last: pageIndexes }),
  };
}

/** Windows of `size` tokens, a new one every `step`; none reaches over the end of a page. */
export function makeWindowUnits(index: FileIndex, size: number, step: number): Units {
  const pages = pageCount(index);
  const pageUnits = new Uint32Array(pages + 1);
  const lengths: number[] = [];
  for (let pageIndex = 0; pageIndex < pages; pageIndex++) {
    const tokens = (index.pageTokens[pageIndex + 1] ?? 0) - (index.pageTokens[pageIndex] ?? 0);
    for (let start = 0; ; start += step) {
      lengths.push(Math.min(size, tokens - start));
      if (start + size >= tokens) break;
    }
    pageUnits[pageIndex + 1] = lengths.length;
  }
  return {
    count: lengths.length,
    lengths: Uint32Array.from(lengths),
    averageLength: average(lengths),
    pageUnits,
    spansOf({ positions, pageIndexes }) {
      const first = new Uint32Array(positions.length);
      const last = new Uint32Array(positions.length);
      for (let i = 0; i < positions.length; i++) {
        const pageIndex = pageIndexes[i] ?? 0;
        const base = pageUnits[pageIndex] ?? 0;
        const within = (positions[i] ?? 0) - (index.pageTokens[pageIndex] ?? 0);
        first[i] = base + Math.max(0, Math.ceil((within - size + 1) / step));
        last[i] = Math.min(base + Math.floor(within / step), (pageUnits[pageIndex + 1] ?? 0) - 1);
      }
      return { first, last };
    },
  };
}

/** Each line with the one below it: a row's label often runs over two lines. */
export function makeLineUnits(index: FileIndex): Units {
  const count = index.lineFlags.length;
  const lengths = new Uint32Array(count);
  for (let pageIndex = 0; pageIndex < pageCount(index); pageIndex++) {
    const end = index.pageLines[pageIndex + 1] ?? 0;
    for (let line = index.pageLines[pageIndex] ?? 0; line < end; line++) {
      const below = Math.min(line + 2, end);
      lengths[line] = (index.lineTokens[below] ?? 0) - (index.lineTokens[line] ?? 0);
    }
  }
  return {
    count,
    lengths,
    averageLength: average(lengths),
    pageUnits: index.pageLines,
    spansOf({ lines, pageIndexes }) {
      const first = lines.map((line, at) => Math.max(line - 1, index.pageLines[pageIndexes[at] ?? 0] ?? 0));
      return { first, last: lines };
    },
  };
}

/** Empty units do not count. */
function average(lengths: Uint32Array | readonly number[]): number {
  let total = 0;
  let filled = 0;
  for (const length of lengths) {
    total += length;
    if (length > 0) filled++;
  }
  return filled === 0 ? 1 : total / filled;
}
