import type { PackedClauses } from '#clauses/pack-clauses.ts';
import type { PackedDefinitions } from '#definitions/packed-definitions.ts';
import type { MarkedLines } from '#structure/mark-lines.ts';
import { rememberingByObject } from '#text/remember.ts';
import { decodeUtf8 } from '#text/utf8.ts';
import type { Lexicon } from './lexicon.ts';
import type { PackedBlocks } from './pack-blocks.ts';

/**
 * Raise this whenever the same pages would give another index: tokens, stemmers, line shapes or layout changed. Stored
 * indexes carry it, and one of another version is built again.
 */
export const ANALYSER_VERSION = 10;

/**
 * Everything that ranking and answering need of one file, page texts included, as typed arrays over one buffer.
 *
 * Tokens are counted through the whole file. Every lexical score (pages, windows, lines, headings, rows, word pairs) is
 * worked out from the positions of the question's words, so no score needs a structure of its own. "Offsets" arrays
 * have one element more than there are things: thing `i` lies from `[i]` to `[i + 1]`.
 */
export interface FileIndex {
  readonly language: string;
  readonly pageNumbers: Uint32Array;
  /** Index into `PAGE_STATES`. */
  readonly pageStates: Uint8Array;
  readonly textOffsets: Uint32Array;
  /** Page texts in UTF-8. */
  readonly texts: Uint8Array;
  readonly terms: Lexicon;
  readonly positionOffsets: Uint32Array;
  /** Per term: its token positions as differences, in varints. */
  readonly positions: Uint8Array;
  /** Per page: its first token. */
  readonly pageTokens: Uint32Array;
  /** Per page: its first line. */
  readonly pageLines: Uint32Array;
  /** Per line: its first token. */
  readonly lineTokens: Uint32Array;
  /** Per line: bits of `LineFlag`. */
  readonly lineFlags: Uint8Array;
  /** Per line: how many of its tokens are the label of a table row. */
  readonly labelTokens: Uint8Array;
  /** Per line: summed weight of the label's distinct terms. */
  readonly labelWeights: Float32Array;
  readonly grams: Lexicon;
  readonly gramOffsets: Uint32Array;
  /** Per gram: page difference and frequency by turns, in varints. */
  readonly gramPages: Uint8Array;
  /** Per page: how many grams it has. */
  readonly gramLengths: Uint32Array;
  /** Per page: how many tokens its headings have. */
  readonly headingLengths: Uint32Array;
  /** Per page: share of its words that are figures. */
  readonly figureShares: Float32Array;
  /** The document's own definitions of terms. */
  readonly definitions: PackedDefinitions;
  /** Its clauses, where it is a contract. */
  readonly clauses: PackedClauses;
  /** How its pages are divided, where its format says so. */
  readonly blocks: PackedBlocks;
}

export const LINE_IS_HEADING = 1;
export const LINE_HAS_FIGURES = 2;
export const LINE_IS_RUNNING = 4;
export const LINE_IS_CONTENTS = 8;

export const PAGE_STATES = ['text', 'blank', 'needs-ocr', 'damaged', 'ocr', 'low'] as const;

/** Texts of pages that are kept for each index that is held: a question reads those of its best pages several times. */
const TEXTS_KEPT = 160;
const textsOf = rememberingByObject((_: FileIndex) => new Map<number, string>());

/** The text of the page at a place (from 0) in the index, exactly as it was indexed. */
export function textAt(index: FileIndex, pageIndex: number): string {
  const kept = textsOf(index);
  let text = kept.get(pageIndex);
  if (text === undefined) {
    const { textOffsets } = index;
    text = decodeUtf8(index.texts, textOffsets[pageIndex] ?? 0, textOffsets[pageIndex + 1] ?? 0);
    if (kept.size >= TEXTS_KEPT) kept.clear();
    kept.set(pageIndex, text);
  }
  return text;
}

/** What was found of the lines of the page at a place. */
export function markedLinesAt({ lineFlags, pageLines }: FileIndex, pageIndex: number): MarkedLines {
  const flags = lineFlags.subarray(pageLines[pageIndex] ?? 0, pageLines[pageIndex + 1] ?? 0);
  const marked = { running: new Set<number>(), contents: new Set<number>() };
  flags.forEach((flag, line) => {
    if ((flag & LINE_IS_RUNNING) !== 0) marked.running.add(line);
    if ((flag & LINE_IS_CONTENTS) !== 0) marked.contents.add(line);
  });
  return marked;
}

export function pageCount(index: FileIndex): number {
  return index.pageNumbers.length;
}

/** The place (from 0) of a page number, or -1. Page numbers rise. */
export function pageIndexOf(index: FileIndex, page: number): number {
  return index.pageNumbers.indexOf(page);
}

/** The text of a page by its number; undefined when there is no such page. */
export function findPageText(index: FileIndex, page: number): string | undefined {
  const pageIndex = pageIndexOf(index, page);
  return pageIndex < 0 ? undefined : textAt(index, pageIndex);
}
