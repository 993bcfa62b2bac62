import { type Page, pageText } from '#document/document.ts';
import type { Segment, SegmentPart } from './types.ts';

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
  const translateRange = makeRangeTranslator(segments, translate);
  return pages
    .map((page) => {
      const text = pageText(page);
      return translateRange(text, { page: page.number, start: 0, end: text.length });
    })
    .join(PAGE_END);
}

/** The same for typed text, of `cutText`. */
export function joinText(text: string, segments: readonly Segment[], translate?: Translate): string {
  const lines = [{ text, words: [] }];
  return joinSegments([{ number: 1, lines }], segments, translate);
}

/** The text of a stretch of a page with a translation in the place of each segment in it. */
export type RangeTranslator = (text: string, stretch: SegmentPart) => string;

/** Indexes segments for `joinSegments`, for who wants the text of a page piece by piece. */
export function makeRangeTranslator(segments: readonly Segment[], translate: Translate): RangeTranslator {
  const all = segments.flatMap((segment) => replacementsOf(segment, translate));
  const byPage = new Map(
    [...Map.groupBy(all, ({ page }) => page)].map(([page, some]) => [
      page,
      some.toSorted((a, b) => a.start - b.start),
    ]),
  );
  return (text, { page, start, end }) => {
    const pieces: string[] = [];
    let at = start;
    for (const each of startingIn(byPage.get(page) ?? [], start, end)) {
      pieces.push(text.slice(at, each.start), each.text);
      at = each.end;
    }
    return pieces.join('') + text.slice(at, Math.max(at, end));
  };
}

interface Replacement extends SegmentPart {
  readonly text: string;
}

function replacementsOf(segment: Segment, translate: Translate): Replacement[] {
  const text = translate(segment);
  if (text === undefined) return [];
  const { page, start, end, rest = [] } = segment;
  return [{ page, start, end, text }, ...rest.map((part) => ({ ...part, text: '' }))];
}

function startingIn(sorted: readonly Replacement[], start: number, end: number): readonly Replacement[] {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < sorted.length && (sorted[last]?.start ?? end) < end) last++;
  return sorted.slice(low, last);
}
