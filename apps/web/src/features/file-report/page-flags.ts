import type { ExtractionReport, PageFlagKind } from '@recto/contract/extraction-report';
import { plural } from '#lib/format.ts';

type ReportPage = ExtractionReport['pages'][number];

/** The kinds of text that nobody sees, as they are called; all of it is left out of what can be asked. */
export const UNSEEN_NAMES: Readonly<Record<Exclude<PageFlagKind, 'embedded-ocr'>, string>> = {
  white: 'White',
  tiny: 'Too small',
  'off-page': 'Off the page',
  invisible: 'Invisible',
};
const UNSEEN_KINDS = Object.keys(UNSEEN_NAMES) as readonly (keyof typeof UNSEEN_NAMES)[];

/** What the kinds mean, within a sentence. */
const UNSEEN_PHRASES: Readonly<Record<keyof typeof UNSEEN_NAMES, string>> = {
  white: 'white on nothing',
  tiny: 'too small to be read',
  'off-page': 'beyond the edges of the page',
  invisible: 'painted in no colour, or hidden',
};

const countOf = ({ flags }: ReportPage, kind: PageFlagKind): number =>
  flags?.find((flag) => flag.kind === kind)?.count ?? 0;

/** Whether text of the page was left out because nobody sees it. */
export const hidesText = (page: ReportPage): boolean => UNSEEN_KINDS.some((kind) => countOf(page, kind) > 0);

export interface FlagTotal {
  readonly kind: PageFlagKind;
  readonly characters: number;
  readonly pages: number;
}

function totalOf(pages: readonly ReportPage[], kind: PageFlagKind): FlagTotal {
  const counts = pages.map((page) => countOf(page, kind)).filter((count) => count > 0);
  return { kind, characters: counts.reduce((sum, count) => sum + count, 0), pages: counts.length };
}

/** What was left out of a file, kind by kind; kinds that do not occur are not named. */
export const unseenTotals = (pages: readonly ReportPage[]) =>
  UNSEEN_KINDS.map((kind) => ({ ...totalOf(pages, kind), name: UNSEEN_NAMES[kind] })).filter(
    (total) => total.pages > 0,
  );

/** The pages whose text is somebody's earlier OCR. */
export const embeddedOcr = (pages: readonly ReportPage[]): FlagTotal => totalOf(pages, 'embedded-ocr');

/** What is to be said of the flags of one page, sentence by sentence. */
export function flagSentences(page: ReportPage): string[] {
  const kinds = UNSEEN_KINDS.filter((kind) => countOf(page, kind) > 0);
  const characters = kinds.reduce((sum, kind) => sum + countOf(page, kind), 0);
  const phrases = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    kinds.map((kind) => UNSEEN_PHRASES[kind]),
  );
  return [
    kinds.length > 0
      ? `${plural(characters, 'character')} that nobody sees ${characters === 1 ? 'is' : 'are'} left out: ${phrases}.`
      : '',
    countOf(page, 'embedded-ocr') > 0
      ? 'Its text is an earlier recognition that came with the file. Check quotes against the page.'
      : '',
  ].filter(Boolean);
}
