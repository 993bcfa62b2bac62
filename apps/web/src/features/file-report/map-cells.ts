import type { PageKind } from '@recto/contract/file-types';
import { GROUP, GROUPED_ABOVE } from '#shared/files/page-grid.ts';
import { hidesText } from './page-flags.ts';
import { pageName, type PageState, type ReportPage, STATE_NAMES } from './report-text.ts';

/** A page of the map, or ten of them under the state that matters most. */
export interface MapCell {
  readonly key: number;
  readonly state: PageState;
  /** The page that the cell opens. */
  readonly page: ReportPage;
  /** All that stand in the cell. */
  readonly pages: readonly ReportPage[];
  /** Whether text of a page in it was left out because nobody sees it. */
  readonly hides: boolean;
  readonly name: string;
}

const HIDES = ', hidden text left out';
const WORST_FIRST: readonly PageState[] = ['damaged', 'needs-ocr', 'low', 'ocr', 'text', 'blank'];

export function cellsOf(kind: PageKind, pages: readonly ReportPage[]): MapCell[] {
  if (pages.length <= GROUPED_ABOVE) {
    return pages.map((page) => ({
      key: page.page,
      state: page.state,
      page,
      pages: [page],
      hides: hidesText(page),
      name: `${pageName(kind, page)}: ${STATE_NAMES[page.state]}${hidesText(page) ? HIDES : ''}`,
    }));
  }
  return Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, index) =>
    groupOf(pages.slice(index * GROUP, (index + 1) * GROUP)),
  );
}

function groupOf(pages: readonly ReportPage[]): MapCell {
  const worst = WORST_FIRST.flatMap((state) => pages.filter((page) => page.state === state));
  const hides = pages.some(hidesText);
  const [page, first, last] = [worst[0], pages[0], pages.at(-1)];
  if (!page || !first || !last) throw new RangeError('a group without pages');
  return {
    key: first.page,
    state: page.state,
    page,
    pages,
    hides,
    name: `Pages ${first.page} to ${last.page}: ${STATE_NAMES[page.state]}${hides ? HIDES : ''}`,
  };
}
