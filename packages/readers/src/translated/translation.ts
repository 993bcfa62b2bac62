import type { Page } from '@recto/core/document';
import type { Segment } from '@recto/core/translation';

/** A document with its translation. */
export interface Translation {
  /** All stored pages of the document, with their blocks. */
  readonly pages: readonly Page[];
  /** Of these pages, as `cutSegments` gave them. */
  readonly segments: readonly Segment[];
  /** What stands in a segment's place; undefined keeps the source. */
  readonly translate: (segment: Segment) => string | undefined;
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
}

/** A part of an Office file, to be put into a zip in this order. */
export interface OfficePart {
  readonly name: string;
  readonly content: Uint8Array | string;
}

export interface TranslatedFile {
  readonly parts: readonly OfficePart[];
  /** Segments with a translation whose place in the file was not found exactly: there the source stands still. */
  readonly kept: readonly Segment[];
  /** Segments of which some words stood out, in bold letters or as a link, that do so no more: the translation has no such words. */
  readonly plain: readonly Segment[];
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Whether a language is written from right to left. */
export const isRightToLeftLanguage = (language: string): boolean =>
  RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0] ?? '');

/** Which way a translation turns its text; undefined where it reads as the source does. */
export function directionOf({
  source,
  target,
}: Pick<Translation, 'source' | 'target'>): 'rtl' | 'ltr' | undefined {
  const [from, to] = [isRightToLeftLanguage(source), isRightToLeftLanguage(target)];
  if (from === to) return undefined;
  return to ? 'rtl' : 'ltr';
}
