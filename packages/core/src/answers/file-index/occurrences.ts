import type { Alias } from './alias.ts';
import { readVarints } from '#text/bytes.ts';
import { rememberingByObject } from '#text/remember.ts';
import { type FileIndex, pageCount } from './file-index.ts';
import { findInLexicon } from './lexicon.ts';
import { inverseDocumentFrequency } from './inverse-document-frequency.ts';

/** Where a term stands in the file, in order. The three arrays run in parallel. */
export interface Occurrences {
  readonly positions: Uint32Array;
  /** Places of pages, from 0. */
  readonly pageIndexes: Uint32Array;
  readonly lines: Uint32Array;
  /** How many pages have the term. */
  readonly pages: number;
  /** Inverse document frequency over pages; that of an unknown term is the highest. */
  readonly weight: number;
}

/** How many pages have a term, and its weight. */
export type TermWeight = Pick<Occurrences, 'pages' | 'weight'>;
export type TermWeightFinder = (term: string) => TermWeight;

export type OccurrenceFinder = (term: string) => Occurrences;

/** Looks terms up, each once per question. Another form of a term of the question counts as each of its words. */
export function makeOccurrenceFinder(index: FileIndex, aliases: readonly Alias[] = []): OccurrenceFinder {
  const found = new Map<string, Occurrences>();
  return (term) => {
    let occurrences = found.get(term);
    if (occurrences === undefined) {
      occurrences = readOccurrences(index, findInLexicon(index.terms, term));
      const others = aliases.flatMap((alias) => findOther(index, alias, term) ?? []);
      if (others.length > 0)
        occurrences = describe(index, mergePositions([occurrences.positions, ...others]));
      found.set(term, occurrences);
    }
    return occurrences;
  };
}

const weightsOf = rememberingByObject((_: FileIndex) => new Map<number, TermWeight>());

/** As `makeOccurrenceFinder`, where it does not matter where a term stands: kept for the next question. */
export function makeTermWeightFinder(index: FileIndex): TermWeightFinder {
  const known = weightsOf(index);
  return (term) => {
    const id = findInLexicon(index.terms, term);
    let found = known.get(id);
    if (found === undefined) {
      const { pages, weight } = readOccurrences(index, id);
      found = { pages, weight };
      known.set(id, found);
    }
    return found;
  };
}

function readOccurrences(index: FileIndex, id: number): Occurrences {
  const start = id < 0 ? 0 : (index.positionOffsets[id] ?? 0);
  const end = id < 0 ? 0 : (index.positionOffsets[id + 1] ?? 0);
  const buffer = new Uint32Array(end - start);
  const count = readVarints(index.positions, start, end, buffer);
  const positions = buffer.subarray(0, count);
  for (let i = 1; i < count; i++) positions[i] = (positions[i] ?? 0) + (positions[i - 1] ?? 0);
  return describe(index, positions);
}

/** Positions of the other form of a term that the question has, where one of its words is looked up. */
function findOther(index: FileIndex, { asked, other }: Alias, term: string): Uint32Array | undefined {
  const at = asked.findIndex((token) => token.term === term);
  if (at < 0) return undefined;
  const [first, ...rest] = other.map(
    (each) => readOccurrences(index, findInLexicon(index.terms, each)).positions,
  );
  const sets = rest.map((positions) => new Set(positions));
  const starts = first?.filter((start) =>
    sets.every((positions, behind) => positions.has(start + behind + 1)),
  );
  // First word on first word and last on last, so that the words beside the term are beside it here, too.
  const shift = at === asked.length - 1 ? other.length - 1 : Math.min(at, other.length - 1);
  return starts?.map((start) => start + shift);
}

function mergePositions(all: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(new Set(all.flatMap((positions) => [...positions]))).sort();
}

function describe(index: FileIndex, positions: Uint32Array): Occurrences {
  const count = positions.length;
  const pageIndexes = locate(positions, index.pageTokens);
  let pages = 0;
  for (let i = 0; i < count; i++) if (i === 0 || pageIndexes[i] !== pageIndexes[i - 1]) pages++;
  let lines: Uint32Array | undefined;
  return {
    positions,
    pageIndexes,
    /** Worked out when asked for: most terms are only counted by page. */
    get lines() {
      lines ??= locate(positions, index.lineTokens);
      return lines;
    },
    pages,
    weight: inverseDocumentFrequency(pageCount(index), pages),
  };
}

/** For each of the rising positions the range that holds it, by galloping from the previous one. */
function locate(positions: Uint32Array, starts: Uint32Array): Uint32Array {
  const owners = new Uint32Array(positions.length);
  let owner = 0;
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] ?? 0;
    let step = 1;
    while (owner + step < starts.length - 1 && (starts[owner + step] ?? 0) <= position) {
      owner += step;
      step *= 2;
    }
    for (; step >= 1; step = Math.floor(step / 2)) {
      if (owner + step < starts.length - 1 && (starts[owner + step] ?? 0) <= position) owner += step;
    }
    owners[i] = owner;
  }
  return owners;
}
