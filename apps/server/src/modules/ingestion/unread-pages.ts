import { type Language, LANGUAGE_NAMES } from '@recto/contract/languages';
import { ocrDataCommand } from '@recto/contract/ocr-data';
import type { PageKind, PageState } from '@recto/core/document';
import { toPageRuns } from '#modules/ingestion/tasks/page-runs.ts';

/** States of pages whose text could not be had. */
export const UNREAD_STATES: readonly PageState[] = ['needs-ocr', 'damaged'];

/** The pages whose text could not be had, in order. */
export const unreadPages = (pages: readonly { number: number; state: PageState }[]): number[] =>
  pages.filter(({ state }) => UNREAD_STATES.includes(state)).map(({ number }) => number);

/** Page numbers as people write them: 3, 7–9 and 12. At most `most` groups; the rest is counted. */
export function listPageNumbers(numbers: readonly number[], most = 8): string {
  const runs = toPageRuns(numbers);
  const shown = runs
    .slice(0, most)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const hidden = runs.slice(most).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (hidden > 0) return `${shown.join(', ')} and ${hidden} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const PLAN = 'Your plan has no more files for OCR this month.';

/** What keeps a page from being read by OCR, other than the page. */
export type UnreadReason = 'plan' | { readonly missing: readonly Language[] };

/** Of languages whose scans cannot be read here, and the one command by which they can. */
export function describeMissingData(missing: readonly Language[]): string {
  const names = missing.map((lang) => LANGUAGE_NAMES[lang]).join(', ');
  const command = ocrDataCommand(missing);
  return (
    `The OCR data of ${names} are not installed on this server.` +
    (command === null ? '' : ` Who runs it can install them (Debian): ${command}`)
  );
}

interface AboutUnread {
  readonly kind?: PageKind;
  readonly reason?: UnreadReason | undefined;
}

/** What a customer is told of pages that hold no readable text, and the reason where one is known; null when all were read. */
export function describeUnreadPages(
  unread: readonly number[],
  { kind, reason }: AboutUnread = {},
): string | null {
  if (unread.length === 0) return null;
  const isOne = unread.length === 1;
  const numbers = listPageNumbers(unread);
  // Sheets are read from no pictures.
  const [noun, fault] =
    kind === 'sheet'
      ? ['Sheet', isOne ? 'it is damaged' : 'they are damaged']
      : ['Page', `${isOne ? 'it holds' : 'they hold'} no text, only pictures or damage`];
  const sentence = `${noun}${isOne ? '' : 's'} ${numbers} could not be read: ${fault}.`;
  if (reason === undefined) return sentence;
  return `${sentence} ${reason === 'plan' ? PLAN : describeMissingData(reason.missing)}`;
}
