import { type Page, pageText } from '#document/document.ts';
import type { Segment } from './types.ts';

/** What stands in the place of a segment; undefined leaves the source. */
export type Translate = (segment: Segment) => string | undefined;

/** Between the pages of a joined text. */
const PAGE_END = '\f';

/**
 * The text of pages with a translation in the place of each segment, and what stands between segments as it is. Without
 * translations it is the text of the pages exactly, parted by form feeds. Where a segment goes on over the end of a page,
 * all of its translation stands where it begins.
 */
export function joinSegments(
  pages: readonly Pick<Page, 'number' | 'lines'>[],
  segments: readonly Segment[],
  translate: Translate = () => undefined,
): string {
  const byPage = new Map<number, Replacement[]>();
  for (const segment of segments)
    for (const { page, ...replacement } of replacementsOf(segment, translate)) {
      const known = byPage.get(page);
      if (known) known.push(replacement);
      else byPage.set(page, [replacement]);
    }
  return pages.map((page) => replaceAll(pageText(page), byPage.get(page.number) ?? [])).join(PAGE_END);
}

/** The same for typed text, of `cutText`. */
export function joinText(text: string, segments: readonly Segment[], translate?: Translate): string {
  const lines = [{ text, words: [] }];
  return joinSegments([{ number: 1, lines }], segments, translate);
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function replacementsOf(segment: Segment, translate: Translate): (Replacement & { page: number })[] {
  const text = translate(segment);
  if (text === undefined) return [];
  const { page, start, end, rest = [] } = segment;
  return [{ page, start, end, text }, ...rest.map((part) => ({ ...part, text: '' }))];
}

function replaceAll(text: string, replacements: Replacement[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: translated } of replacements.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, start), translated);
    at = end;
  }
  return pieces.join('') + text.slice(at);
}
