import type { PageKind } from '@recto/contract/file-types';
import { hidesText } from './page-flags.ts';
import { pageName, type PageState, type ReportPage, STATE_NAMES } from './report-text.ts';

/** Pages in a row of the map. */
export const COLUMNS = 26;
/** In little room half a row stands in a line, so that fingers still hit a page. */
export const NARROW_COLUMNS = 13;
/** Above so many pages cells shrink, and twice as many stand in a row. */
const SMALL_ABOVE = 600;
/** Above so many, ten pages share a cell. */
const GROUPED_ABOVE = 2_000;
const GROUP = 10;

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

export interface MapShape {
  readonly columns: number;
  readonly isSmall: boolean;
}

export function shapeOf(cells: number, isNarrow: boolean): MapShape {
  const isSmall = cells > SMALL_ABOVE;
  return { columns: (isNarrow ? NARROW_COLUMNS : COLUMNS) * (isSmall ? 2 : 1), isSmall };
}

/** Where a key leads in a map, or null when it leads nowhere. */
export function stepOf(key: string, index: number, count: number, columns: number): number | null {
  const row = index - (index % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
