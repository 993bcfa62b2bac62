import type { Cell } from '@recto/contract/batches';
import { plural } from '#lib/format.ts';
import { stateOf } from './cell-state.ts';
import { valueText } from './cell-value.ts';

export const MARK_NAMES = { accepted: 'accepted', wrong: 'wrong', check: 'to check' } as const;

export const FLAG_NAMES = {
  outlier: 'outlier',
  disagrees: 'the file says another value as well',
  unsure: 'unsure',
  changed: 'changed',
} as const;

/** What a page is called in a chip: the number printed on it, where it has one. */
export const pageNameOf = ({ pages, labels }: Cell, at: number): string => labels?.[at] || `${pages[at]}`;

/** The short text of a cell: the words that answer, the likeliest passage, or that there is no answer. */
export function topAnswerOfCell(cell: Cell, isOver: boolean): string {
  switch (stateOf(cell)) {
    case 'answered':
      return valueText(cell) ?? cell.words ?? cell.text;
    case 'close':
      return cell.words ?? 'Close passages';
    case 'not-found':
      return 'Not found';
    case 'failed':
      return 'Failed';
    case 'running':
      return 'Being answered';
    case 'waiting':
      return isOver ? 'Not asked' : 'Waiting';
  }
}

/** How much of the file was searched in vain. */
export function searchedText({ searched }: Cell): string | null {
  if (!searched) return null;
  const { pages, unread } = searched;
  return unread > 0 ? `${pages} of ${pages + unread} pages read` : `${plural(pages, 'page')} searched`;
}

/** A cell as it is said aloud. */
export function cellLabel(cell: Cell | undefined, isOver: boolean): string {
  if (!cell) return 'Loading';
  const pages = cell.pages.map((_, at) => pageNameOf(cell, at));
  return [
    `${stateOf(cell) === 'close' ? 'Close: ' : ''}${topAnswerOfCell(cell, isOver)}`,
    ...(pages.length > 0 ? [`${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`] : []),
    ...(cell.kind === 'none' ? [searchedText(cell)] : []),
    ...(cell.flags ?? []).map((flag) => FLAG_NAMES[flag]),
    cell.review && MARK_NAMES[cell.review.mark],
    cell.review?.note && 'with a note',
  ]
    .filter(Boolean)
    .join(', ');
}
