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

/**
 * Layout: magic, version, number of sections, the byte length of each section, then the sections, each starting at a
 * multiple of four bytes.
 */
export function encodeFileIndex(index: FileIndex): Uint8Array {
  const sections = sectionsOf(index);
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
  const u8 = () => next((start, length) => new Uint8Array(bytes.buffer, start, length));
  const u16 = () => next((start, length) => new Uint16Array(bytes.buffer, start, length / 2));
  const u32 = () => next((start, length) => new Uint32Array(bytes.buffer, start, length / 4));
  const f32 = () => next((start, length) => new Float32Array(bytes.buffer, start, length / 4));
  return {
    language: decodeUtf8(u8()),
    pageNumbers: u32(),
    pageStates: u8(),
    textOffsets: u32(),
    texts: u8(),
    terms: { offsets: u32(), units: u16() },
    positionOffsets: u32(),
    positions: u8(),
    pageTokens: u32(),
    pageLines: u32(),
    lineTokens: u32(),
    lineFlags: u8(),
    labelTokens: u8(),
    labelWeights: f32(),
    grams: { offsets: u32(), units: u16() },
    gramOffsets: u32(),
    gramPages: u8(),
    gramLengths: u32(),
    headingLengths: u32(),
    figureShares: f32(),
    definitions: { texts: u8(), pageIndexes: u32(), starts: u32() },
    clauses: { kinds: f32(), spans: u32(), probabilities: f32() },
    blocks: { offsets: u32(), bytes: u8() },
  };
}

/** In the order in which `decodeFileIndex` reads them. */
function sectionsOf(index: FileIndex): Section[] {
  return [
    encodeUtf8(index.language),
    index.pageNumbers,
    index.pageStates,
    index.textOffsets,
    index.texts,
    index.terms.offsets,
    index.terms.units,
    index.positionOffsets,
    index.positions,
    index.pageTokens,
    index.pageLines,
    index.lineTokens,
    index.lineFlags,
    index.labelTokens,
    index.labelWeights,
    index.grams.offsets,
    index.grams.units,
    index.gramOffsets,
    index.gramPages,
    index.gramLengths,
    index.headingLengths,
    index.figureShares,
    index.definitions.texts,
    index.definitions.pageIndexes,
    index.definitions.starts,
    index.clauses.kinds,
    index.clauses.spans,
    index.clauses.probabilities,
    index.blocks.offsets,
    index.blocks.bytes,
  ];
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
