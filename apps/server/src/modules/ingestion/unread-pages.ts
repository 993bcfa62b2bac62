import type { PageState } from '@recto/core/document';

/** The pages whose text could not be had, in order. */
export const unreadPages = (pages: readonly { number: number; state: PageState }[]): number[] =>
  pages.filter(({ state }) => state === 'needs-ocr' || state === 'damaged').map(({ number }) => number);

/** Page numbers as people write them: 3, 7–9 and 12. At most `most` groups; the rest is counted. */
export function listPageNumbers(numbers: readonly number[], most = 8): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const shown = runs
    .slice(0, most)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const hidden = runs.slice(most).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (hidden > 0) return `${shown.join(', ')} and ${hidden} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** What a customer is told of pages that hold no readable text, or null when every page was read. */
export function describeUnreadPages(unread: readonly number[]): string | null {
  if (unread.length === 0) return null;
  if (unread.length === 1)
    return `Page ${unread[0]} could not be read: it holds no text, only pictures or damage.`;
  return `Pages ${listPageNumbers(unread)} could not be read: they hold no text, only pictures or damage.`;
}

export const NO_READABLE_TEXT =
  'No page of this PDF holds text that can be read. It may be a scan: upload a version with text.';
