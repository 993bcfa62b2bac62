import type { PageKind } from '@recto/contract/file-types';

/** The short word before the position of a page in its file. */
const POSITION_WORDS: Readonly<Record<PageKind, string>> = {
  layout: 'PDF',
  saved: 'p.',
  section: 'Section',
  sheet: 'Sheet',
  lines: 'p.',
};

/** The position of a page in its file, whatever number is printed on it: `PDF 105`, `Sheet 2`. */
export const pagePosition = (kind: PageKind, page: number): string => `${POSITION_WORDS[kind]} ${page}`;

export interface NamedPage {
  /** Position in the file, from 1. */
  readonly page: number;
  /** What the page calls itself: the number printed on it, or the name of a sheet. */
  readonly label?: string | undefined;
  /** The cells of a sheet that are meant, as `Sales!B14:D20`, or the lines of a text, as `65–67`. */
  readonly range?: string | undefined;
}

interface PageName {
  readonly name: string;
  /** What is to be known beside it: where in a PDF a page with another number lies, what the number counts. */
  readonly note: string | null;
}

/**
 * What a page is called. Of a PDF `p. 102` as is printed on it, with `· PDF 105` where that is not its position, and
 * `PDF 105` alone where nothing is printed; of a sheet its cells or its name; else the page or section by its number.
 */
export function namePage(kind: PageKind, { page, label, range }: NamedPage): PageName {
  const own = label?.trim() || undefined;
  const position = pagePosition(kind, page);
  switch (kind) {
    case 'layout':
      if (own === undefined) return { name: position, note: null };
      return { name: `p. ${own}`, note: own === String(page) ? null : `· ${position}` };
    case 'sheet':
      return { name: range ?? own ?? position, note: null };
    case 'saved':
      return { name: `p. ${own ?? page}`, note: '(as last saved in Word)' };
    case 'lines':
      return {
        name: `${POSITION_WORDS[kind]} ${own ?? page}`,
        note: range === undefined ? null : linesNote(range),
      };
    case 'section':
      return { name: `${POSITION_WORDS[kind]} ${own ?? page}`, note: null };
  }
}

const linesNote = (range: string): string => `· ${range.includes('–') ? 'lines' : 'line'} ${range}`;

/** The name and its note as plain text, for copies and screen readers. */
export function pageNameText(kind: PageKind, page: NamedPage): string {
  const { name, note } = namePage(kind, page);
  return note === null ? name : `${name} ${note}`;
}
