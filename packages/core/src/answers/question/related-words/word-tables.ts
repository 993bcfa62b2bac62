import { ByteWriter } from '#text/bytes.ts';
import { type Lexicon, makeLexicon } from '../../file-index/lexicon.ts';
import { decodeUtf8, encodeUtf8 } from '#text/utf8.ts';

/** 'RCTW' read as a little-endian number. */
const MAGIC = 0x57544352;
const VERSION = 1;
const HEADER_WORDS = 7;
/** Centroids of a part of the vectors: a code is one byte. */
export const CENTROIDS = 256;

/** What is known of the words of a language, by the numbers of their stems. */
export interface WordTables {
  /** Stems as the stemmer of the language makes them. */
  readonly stems: Lexicon;
  /** Numbers in a vector, and parts that each have a byte. */
  readonly dimensions: number;
  readonly parts: number;
  /** Per part `CENTROIDS` centroids. */
  readonly centroids: Float32Array;
  /** Per stem one code for each part. */
  readonly codes: Uint8Array;
  /** Per stem its first neighbour, and the end. */
  readonly neighbourOffsets: Uint32Array;
  /** Numbers of stems, rising for each stem; both directions. */
  readonly neighbours: Uint16Array;
  /** 0..255; 0 for words that must not be taken for each other. */
  readonly weights: Uint8Array;
}

/** Two words by the numbers of their stems, the lower one first. */
export interface WordPair {
  readonly left: number;
  readonly right: number;
  readonly weight: number;
}

/** Thrown for bytes that are no data about words of this version. */
export class UnknownWordDataError extends Error {
  override readonly name = 'UnknownWordDataError';
}

/**
 * Layout: seven numbers of 32 bits (magic, version, stems, dimensions, parts, bytes of the stems, bytes of the pairs),
 * centroids, codes, the sorted stems (each the number of letters that it shares with the one before, and the rest, ended
 * by a line feed), and for each stem how many later stems it is related to, by differences, each with its weight.
 */
export function encodeWords(
  stems: readonly string[],
  vectors: Pick<WordTables, 'dimensions' | 'parts' | 'centroids' | 'codes'>,
  pairs: readonly WordPair[],
): Uint8Array {
  const names = encodeUtf8(foldPrefixes(stems));
  const relations = encodePairs(stems.length, pairs);
  const { dimensions, parts, centroids, codes } = vectors;
  const header = Uint32Array.of(
    MAGIC,
    VERSION,
    stems.length,
    dimensions,
    parts,
    names.length,
    relations.length,
  );
  const sections = [header, centroids, codes, names, relations].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const bytes = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of sections) {
    bytes.set(section, at);
    at += section.length;
  }
  return bytes;
}

export function decodeWords(encoded: Uint8Array): WordTables {
  const bytes = encoded.byteOffset % 4 === 0 ? encoded : encoded.slice();
  const [magic, version, count = 0, dimensions = 0, parts = 0, nameBytes = 0, pairBytes = 0] =
    bytes.length < HEADER_WORDS * 4 ? [] : new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS);
  const codesAt = HEADER_WORDS * 4 + CENTROIDS * dimensions * 4;
  const namesAt = codesAt + count * parts;
  const pairsAt = namesAt + nameBytes;
  if (magic !== MAGIC || version !== VERSION || bytes.length !== pairsAt + pairBytes)
    throw new UnknownWordDataError(`Not data about words of version ${VERSION}`);
  return {
    stems: makeLexicon(unfoldPrefixes(bytes.subarray(namesAt, pairsAt))),
    dimensions,
    parts,
    centroids: new Float32Array(bytes.buffer, bytes.byteOffset + HEADER_WORDS * 4, CENTROIDS * dimensions),
    codes: bytes.subarray(codesAt, namesAt),
    ...decodePairs(count, bytes.subarray(pairsAt)),
  };
}

/** Sorted stems share their beginnings; what is left is a third shorter. */
function foldPrefixes(stems: readonly string[]): string {
  let before = '';
  return stems
    .map((stem) => {
      let shared = 0;
      while (shared < Math.min(stem.length, before.length, 9) && stem[shared] === before[shared]) shared++;
      before = stem;
      return `${shared}${stem.slice(shared)}\n`;
    })
    .join('');
}

function unfoldPrefixes(bytes: Uint8Array): string[] {
  const lines = decodeUtf8(bytes).split('\n').slice(0, -1);
  let before = '';
  return lines.map((line) => {
    before = before.slice(0, Number(line[0])) + line.slice(1);
    return before;
  });
}

function encodePairs(count: number, pairs: readonly WordPair[]): Uint8Array {
  const writer = new ByteWriter();
  const byLeft = Map.groupBy(pairs, ({ left }) => left);
  for (let left = 0; left < count; left++) {
    const own = (byLeft.get(left) ?? []).toSorted((one, other) => one.right - other.right);
    writer.writeVarint(own.length);
    let before = left;
    for (const { right, weight } of own) {
      writer.writeVarint(right - before);
      writer.writeVarint(weight);
      before = right;
    }
  }
  return writer.toBytes();
}

function decodePairs(
  count: number,
  bytes: Uint8Array,
): Pick<WordTables, 'neighbourOffsets' | 'neighbours' | 'weights'> {
  const sizes = new Uint32Array(count + 1);
  forEachPair(count, bytes, (left, right) => {
    sizes[left] = (sizes[left] ?? 0) + 1;
    sizes[right] = (sizes[right] ?? 0) + 1;
  });
  const neighbourOffsets = new Uint32Array(count + 1);
  for (let at = 0; at < count; at++)
    neighbourOffsets[at + 1] = (neighbourOffsets[at] ?? 0) + (sizes[at] ?? 0);
  const next = neighbourOffsets.slice();
  const neighbours = new Uint16Array(neighbourOffsets[count] ?? 0);
  const weights = new Uint8Array(neighbours.length);
  const put = (stem: number, neighbour: number, weight: number) => {
    const at = next[stem] ?? 0;
    next[stem] = at + 1;
    neighbours[at] = neighbour;
    weights[at] = weight;
  };
  // Every stem gets the earlier ones in their order, then the later ones, so that neighbours rise.
  forEachPair(count, bytes, (left, right, weight) => {
    put(right, left, weight);
    put(left, right, weight);
  });
  return { neighbourOffsets, neighbours, weights };
}

function forEachPair(
  count: number,
  bytes: Uint8Array,
  visit: (left: number, right: number, weight: number) => void,
): void {
  let at = 0;
  const read = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  for (let left = 0; left < count; left++) {
    let right = left;
    for (let rest = read(); rest > 0; rest--) {
      right += read();
      visit(left, right, read());
    }
  }
}
