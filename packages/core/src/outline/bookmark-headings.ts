import type { Page } from '#document/document.ts';
import type { TextRange } from '#text/text-range.ts';
import { foldHeading } from '#text/fold-heading.ts';
import { readNumber } from '#structure/headings/heading-number.ts';
import type { Bookmark, Heading } from '#structure/headings/heading.ts';

/** A heading stands on so many lines at most. */
const MAX_LINES = 4;

interface Place {
  readonly span: TextRange;
  readonly text: string;
  /** Better: the heading alone; worse: the beginning of a line. */
  readonly isWhole: boolean;
  readonly height: number;
}

/** The headings that a page has by the bookmarks that lead to it, each where its words stand in the text. */
export function headingsOfBookmarks(bookmarks: readonly Bookmark[], page: Pick<Page, 'lines'>): Heading[] {
  return bookmarks.map(({ title, level, page: number }) => {
    const place = findTitle(title, page);
    const own = readNumber(title);
    const printed = place && readNumber(place.text);
    const counted = own?.title ? own : printed?.title ? printed : undefined;
    return {
      text: own?.title || title,
      ...(counted && { number: counted.number }),
      level,
      page: number,
      span: place?.span ?? { start: 0, end: 0 },
    };
  });
}

/** Where a title stands on a page: the place in the largest type, as heads of pages and references repeat it. */
function findTitle(title: string, { lines }: Pick<Page, 'lines'>): Place | undefined {
  const wanted = new Set([foldHeading(title), foldHeading(readNumber(title)?.title || title)]);
  const found: Place[] = [];
  let start = 0;
  lines.forEach((line, at) => {
    const place = placeAt(lines, at, { start, wanted });
    if (place) found.push(place);
    start += line.text.length + 1;
  });
  return found.toSorted(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.height - a.height || a.span.start - b.span.start,
  )[0];
}

function placeAt(
  lines: Page['lines'],
  at: number,
  { start, wanted }: { readonly start: number; readonly wanted: ReadonlySet<string> },
): Place | undefined {
  const [longest = ''] = [...wanted].toSorted((a, b) => b.length - a.length);
  if (longest === '') return undefined;
  let text = '';
  let end = start;
  for (const line of lines.slice(at, at + MAX_LINES)) {
    // A word may be divided at the end of a line.
    text = text === '' ? line.text : `${text} ${line.text}`;
    end = end === start ? start + line.text.length : end + 1 + line.text.length;
    const folded = foldHeading(text);
    const bare = foldHeading(readNumber(text)?.title || text);
    const height = heightOf(lines[at]);
    if (wanted.has(folded) || wanted.has(bare)) return { span: { start, end }, text, isWhole: true, height };
    if ([...wanted].some((one) => one.length > 3 && (folded.startsWith(one) || bare.startsWith(one))))
      return { span: { start, end }, text, isWhole: false, height };
    // What has begun otherwise does not end right.
    if (![...wanted].some((one) => one.startsWith(bare) || one.startsWith(folded))) return undefined;
  }
  return undefined;
}

function heightOf(line: Page['lines'][number] | undefined): number {
  const [first] = line?.words ?? [];
  return first ? first.box[3] - first.box[1] : 0;
}
