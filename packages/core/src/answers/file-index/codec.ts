import { decodeUtf8, encodeUtf8 } from '#text/utf8.ts';
import { ANALYSER_VERSION, type FileIndex } from './file-index.ts';

/** 'RCTI' read as a little-endian number; on a machine of the other byte order it reads differently and is refused. */
const MAGIC = 0x49544352;
const HEADER_WORDS = 3;
const ALIGNMENT = 4;

/** Thrown for bytes that are no index of this version. Build the index again from the pages. */
export class StaleIndexError extends Error {
  override readonly name = 'StaleIndexError';
}

type Section = Uint8Array | Uint16Array | Uint32Array | Float32Array;

/** Writes the section that it is given, or reads the next one where it is given none. */
interface Parts {
  u8(section?: Uint8Array): Uint8Array;
  u16(section?: Uint16Array): Uint16Array;
  u32(section?: Uint32Array): Uint32Array;
  f32(section?: Float32Array): Float32Array;
}

/** All sections in their order, both for writing an index and for reading one. */
function mapSections({ u8, u16, u32, f32 }: Parts, index?: FileIndex): FileIndex {
  return {
    language: decodeUtf8(u8(index && encodeUtf8(index.language))),
    pageNumbers: u32(index?.pageNumbers),
    pageStates: u8(index?.pageStates),
    textOffsets: u32(index?.textOffsets),
    texts: u8(index?.texts),
    terms: { offsets: u32(index?.terms.offsets), units: u16(index?.terms.units) },
    positionOffsets: u32(index?.positionOffsets),
    positions: u8(index?.positions),
    pageTokens: u32(index?.pageTokens),
    pageLines: u32(index?.pageLines),
    lineTokens: u32(index?.lineTokens),
    lineFlags: u8(index?.lineFlags),
    labelTokens: u8(index?.labelTokens),
    labelWeights: f32(index?.labelWeights),
    grams: { offsets: u32(index?.grams.offsets), units: u16(index?.grams.units) },
    gramOffsets: u32(index?.gramOffsets),
    gramPages: u8(index?.gramPages),
    gramLengths: u32(index?.gramLengths),
    headingLengths: u32(index?.headingLengths),
    figureShares: f32(index?.figureShares),
    definitions: {
      texts: u8(index?.definitions.texts),
      pageIndexes: u32(index?.definitions.pageIndexes),
      starts: u32(index?.definitions.starts),
    },
    clauses: {
      kinds: f32(index?.clauses.kinds),
      spans: u32(index?.clauses.spans),
      probabilities: f32(index?.clauses.probabilities),
    },
    blocks: { offsets: u32(index?.blocks.offsets), bytes: u8(index?.blocks.bytes) },
  };
}

/**
 * Layout: magic, version, number of sections, the byte length of each section, then the sections, each starting at a
 * multiple of four bytes.
 */
export function encodeFileIndex(index: FileIndex): Uint8Array {
  const sections: Section[] = [];
  const add = <One extends Section>(section: One | undefined): One => {
    if (section === undefined) throw new Error('An index lacks a section');
    sections.push(section);
    return section;
  };
  mapSections({ u8: add, u16: add, u32: add, f32: add }, index);
  const headerLength = (HEADER_WORDS + sections.length) * 4;
  const total = sections.reduce((sum, section) => sum + align(section.byteLength), headerLength);
  const bytes = new Uint8Array(total);
  const header = new Uint32Array(bytes.buffer, 0, HEADER_WORDS + sections.length);
  header.set([MAGIC, ANALYSER_VERSION, sections.length, ...sections.map((section) => section.byteLength)]);
  let at = headerLength;
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += align(section.byteLength);
  }
  return bytes;
}

/** Views over the given bytes; they are copied only when they do not lie at a multiple of four in their buffer. */
export function decodeFileIndex(encoded: Uint8Array): FileIndex {
  const bytes = encoded.byteOffset % ALIGNMENT === 0 ? encoded : encoded.slice();
  const next = makeSectionReader(bytes);
  return mapSections({
    u8: () => next((start, length) => new Uint8Array(bytes.buffer, start, length)),
    u16: () => next((start, length) => new Uint16Array(bytes.buffer, start, length / 2)),
    u32: () => next((start, length) => new Uint32Array(bytes.buffer, start, length / 4)),
    f32: () => next((start, length) => new Float32Array(bytes.buffer, start, length / 4)),
  });
}

const SECTIONS = 30;

function makeSectionReader(bytes: Uint8Array) {
  const wordsThere = Math.floor(bytes.byteLength / 4);
  const header = new Uint32Array(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(HEADER_WORDS + SECTIONS, wordsThere),
  );
  const isOurs = header[0] === MAGIC && header[1] === ANALYSER_VERSION && header[2] === SECTIONS;
  if (!isOurs || header.length < HEADER_WORDS + SECTIONS) {
    throw new StaleIndexError(`Not an index of analyser version ${ANALYSER_VERSION}`);
  }
  let at = (HEADER_WORDS + SECTIONS) * 4;
  let section = HEADER_WORDS;
  return <T>(view: (start: number, length: number) => T): T => {
    const length = header[section++] ?? 0;
    if (at + length > bytes.byteLength) throw new StaleIndexError('The index is cut short');
    const start = bytes.byteOffset + at;
    at += align(length);
    return view(start, length);
  };
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
