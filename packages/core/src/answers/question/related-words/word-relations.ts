import { findInLexicon } from '../../file-index/lexicon.ts';
import { CENTROIDS, decodeWords } from './word-tables.ts';

/** A word that means nearly the same as another: 1 is the same. */
export interface RelatedWord {
  readonly stem: string;
  readonly weight: number;
}

/** What words of a language mean, by their stems. */
export interface WordRelations {
  /** Whether a word that it does not know is a name or a rare one. */
  readonly hasVocabulary: boolean;
  /** Whether it is a word of the language at all, as far as is known. */
  knows(stem: string): boolean;
  /** How nearly two words mean the same, 0..1 and the same both ways; 0 also for words that are not known. */
  similarity(left: string, right: string): number;
  /** The nearest words first. */
  relatedOf(stem: string): readonly RelatedWord[];
  /** What the surroundings of a word are like: of length about 1; undefined for words that are not known. */
  vectorOf(stem: string): Float32Array | undefined;
  /** What phrases of a question ("buy back") mean, by each of their words: stems of words that mean nearly the same. */
  inPhrasesOf(question: string): ReadonlyMap<string, ReadonlySet<string>>;
}

/** The words of a language out of the bytes that `encodeWords` made. */
export function makeWordRelations(bytes: Uint8Array): WordRelations {
  const { stems, dimensions, parts, centroids, codes, neighbourOffsets, neighbours, weights } =
    decodeWords(bytes);
  const size = dimensions / parts;
  const stemAt = (id: number) =>
    String.fromCharCode(...stems.units.subarray(stems.offsets[id], stems.offsets[id + 1]));

  function similarity(left: string, right: string): number {
    if (left === right) return 1;
    const from = findInLexicon(stems, left);
    const to = from < 0 ? -1 : findInLexicon(stems, right);
    if (to < 0) return 0;
    let low = neighbourOffsets[from] ?? 0;
    let high = (neighbourOffsets[from + 1] ?? 0) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const neighbour = neighbours[middle] ?? 0;
      if (neighbour === to) return (weights[middle] ?? 0) / 255;
      if (neighbour < to) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  return {
    hasVocabulary: true,
    knows: (stem) => findInLexicon(stems, stem) >= 0,
    similarity,
    relatedOf(stem) {
      const id = findInLexicon(stems, stem);
      if (id < 0) return [];
      const found: RelatedWord[] = [];
      for (let at = neighbourOffsets[id] ?? 0; at < (neighbourOffsets[id + 1] ?? 0); at++)
        found.push({ stem: stemAt(neighbours[at] ?? 0), weight: (weights[at] ?? 0) / 255 });
      return found.sort((left, right) => right.weight - left.weight);
    },
    vectorOf(stem) {
      const id = findInLexicon(stems, stem);
      if (id < 0) return undefined;
      const vector = new Float32Array(dimensions);
      for (let part = 0; part < parts; part++) {
        const centroid = (part * CENTROIDS + (codes[id * parts + part] ?? 0)) * size;
        vector.set(centroids.subarray(centroid, centroid + size), part * size);
      }
      return vector;
    },
    inPhrasesOf: () => new Map(),
  };
}
