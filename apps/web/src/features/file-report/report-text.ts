import { pagesText, pageWord } from '#shared/files/page-words.ts';
import type { PageKind } from '@recto/contract/file-types';
import type { ExtractionReport } from '@recto/contract/extraction-report';
import { countPages } from '#shared/files/count-pages.ts';
import { namePage, pagePosition } from '#shared/files/page-names.ts';
import { hidesText } from './page-flags.ts';

export type ReportPage = ExtractionReport['pages'][number];
export type PageState = ReportPage['state'];

/** The states in the order of the legend, by name. */
export const STATE_NAMES: Readonly<Record<PageState, string>> = {
  text: 'Text',
  ocr: 'Scanned',
  low: 'Unsure',
  blank: 'Blank',
  damaged: 'Damaged',
  'needs-ocr': 'Needs OCR',
};
export const STATES = Object.keys(STATE_NAMES) as readonly PageState[];

/** What a state means for somebody who asks about the page. */
export const STATE_MEANINGS: Readonly<Record<PageState, string>> = {
  text: 'Its text was read and can be searched and quoted.',
  ocr: 'Its text was read from the picture of the page.',
  low: 'Its text was read from a picture, but not every word is certain. Check quotes against the page.',
  blank: 'There is nothing on this page.',
  damaged: 'The page is damaged in the file itself and could not be read. Answers leave it out.',
  'needs-ocr': 'The page shows something, such as a scan, but holds no text. Answers leave it out.',
};

/** The state of a page in a word; of one that was read from its picture how surely. */
export const stateText = ({ state, confidence }: Pick<ReportPage, 'state' | 'confidence'>): string =>
  confidence === undefined ? STATE_NAMES[state] : `OCR ${confidence}%`;

/** How surely the scanned pages were read: on average, and the page that was read least surely; null without any. */
export function scanConfidence(
  pages: readonly ReportPage[],
): { average: number; lowest: number; page: number } | null {
  const sure = pages.flatMap(({ page, confidence }) =>
    confidence === undefined ? [] : [{ page, confidence }],
  );
  if (sure.length === 0) return null;
  const lowest = sure.reduce((least, one) => (one.confidence < least.confidence ? one : least));
  const sum = sure.reduce((total, { confidence }) => total + confidence, 0);
  return { average: Math.round(sum / sure.length), lowest: lowest.confidence, page: lowest.page };
}

/** What somebody should look at first; text that hides something comes before pictures that were read. */
const URGENCY: readonly ((page: ReportPage) => boolean)[] = [
  ({ state }) => state === 'damaged',
  ({ state }) => state === 'needs-ocr',
  hidesText,
  ({ state }) => state === 'low',
  ({ state }) => state === 'ocr',
  ({ state }) => state === 'blank',
];

/** The pages that are not plain text, those with the most at stake first. */
export const pagesWorthALook = (pages: readonly ReportPage[]): ReportPage[] => [
  ...new Set(URGENCY.flatMap((fits) => pages.filter(fits))),
];

/** What the map can be narrowed to: pages in a state, or with hidden text. */
export type MapFilter = PageState | 'hidden';
export const fitsFilter = (page: ReportPage, filter: MapFilter): boolean =>
  filter === 'hidden' ? hidesText(page) : page.state === filter;

const SMALL_NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => SMALL_NUMBERS[count] ?? count.toLocaleString('en-US');
const pagesThat = (kind: PageKind, count: number, one: string, more: string): string =>
  `${inWords(count)} ${pageWord(kind)}${count === 1 ? ` ${one}` : `s ${more}`}`;

export function headline(report: ExtractionReport, kind: PageKind): string {
  const word = pageWord(kind);
  const { all, read } = countPages(report);
  if (all === 0) return `No ${word} has been read`;
  if (all === 1) return `The ${word} was ${read === 1 ? '' : 'not '}read`;
  if (read < all) return `${read.toLocaleString('en-US')} of ${pagesText(kind, all)} were read`;
  return `All ${pagesText(kind, all)} were read`;
}

/** What there is of a file that is being read. */
export function summaryWhileRead({ pages, needOcr }: ExtractionReport, kind: PageKind): string {
  if (pages.length === 0) return 'The report fills as soon as pages of the file are read.';
  const rest = needOcr > 0 ? `${pagesThat(kind, needOcr, 'is', 'are')} still to be read from pictures. ` : '';
  return `${rest}What is read can be viewed and searched.`;
}

/** What is missing and why, and what that means for answers. */
export function summary({ damaged, needOcr, empty }: ExtractionReport, kind: PageKind): string {
  const missing = [
    damaged > 0 ? `${pagesThat(kind, damaged, 'is', 'are')} damaged in the file itself.` : '',
    needOcr > 0 ? `${pagesThat(kind, needOcr, 'holds', 'hold')} no text, only pictures.` : '',
  ].filter(Boolean);
  const them = damaged + needOcr === 1 ? 'it' : 'them';
  if (missing.length > 0) return `${missing.join(' ')} Answers leave ${them} out and say so.`;
  if (empty > 0)
    return `${pagesThat(kind, empty, 'is', 'are')} empty. Everything else can be searched and quoted.`;
  return 'Everything in it can be searched and quoted.';
}

/**
 * A page as it is called: its place in the file, of a PDF with the number printed on it where that is another, and sheets
 * and sections by their names.
 */
export function pageName(kind: PageKind, { page, label }: Pick<ReportPage, 'page' | 'label'>): string {
  if (kind === 'sheet' || kind === 'section') return namePage(kind, { page, label }).name;
  const printed = label?.trim();
  return kind === 'layout' && printed && printed !== String(page)
    ? `${pagePosition(kind, page)}, printed p. ${printed}`
    : `Page ${page}`;
}

/** The numbers printed in a PDF from the first to the last, and where they stand; null without any. */
export function labelSpan(
  kind: PageKind,
  pages: readonly ReportPage[],
): { span: string; place: string } | null {
  if (kind !== 'layout') return null;
  const labelled = pages.filter(({ label }) => label?.trim());
  const [first, last] = [labelled.at(0), labelled.at(-1)];
  if (!first || !last || labelled.every(({ page, label }) => label?.trim() === String(page))) return null;
  const rest = labelled.length < pages.length ? ', the rest has none' : '';
  if (first === last)
    return { span: `p. ${first.label}`, place: `on ${pagePosition(kind, first.page)}${rest}` };
  return {
    span: `p. ${first.label} to p. ${last.label}`,
    place: `on ${pagePosition(kind, first.page)} to ${last.page}${rest}`,
  };
}

const PAPERS = [
  ['Letter', 612, 792],
  ['Legal', 612, 1008],
  ['A3', 842, 1191],
  ['A4', 595, 842],
  ['A5', 420, 595],
] as const;

/** The name of the paper that every page has, or null. */
export function paperName(pages: readonly ReportPage[]): string | null {
  const isPaper = (page: ReportPage, width: number, height: number) =>
    Math.abs(Math.min(page.width, page.height) - width) < 3 &&
    Math.abs(Math.max(page.width, page.height) - height) < 3;
  const paper = PAPERS.find(([, width, height]) => pages.every((page) => isPaper(page, width, height)));
  return (pages.length > 0 && paper?.[0]) || null;
}
