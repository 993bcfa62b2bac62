import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageMark, ReadSheet, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { columnName } from '#ui/document-viewer/table/cell-range.ts';
import TableViewer from '#ui/document-viewer/table/table-viewer.tsx';

/** A page as it is read: rows by line feeds, cells by tabs. */
function readSheet(rows: Readonly<Record<number, readonly string[]>>, more: Partial<ReadSheet> = {}) {
  let offset = 0;
  const cells = Object.entries(rows).flatMap(([row, values]) =>
    values.flatMap((text, index) => {
      const start = offset;
      offset += text.length + 1;
      return text === ''
        ? []
        : [{ ref: `${columnName(index + 1)}${row}`, text, start, end: start + text.length }];
    }),
  );
  const numbers = Object.keys(rows).map(Number);
  const range = `A${Math.min(...numbers)}:${columnName(Math.max(...Object.values(rows).map((r) => r.length)))}${Math.max(...numbers)}`;
  return { name: 'Sales', hidden: false, range, columns: [], merges: [], cells, ...more };
}

const SALES = readSheet(
  {
    1: ['Sales by region and product line, all amounts in thousands'],
    2: ['Region', 'Q1', 'Q2', 'Q3'],
    3: ['Pumps', '1,842', '1,905', '2,011'],
    4: ['Valves', '', '1,148', '1,196'],
  },
  { merges: ['A1:D1'] },
);
const spanOf = (sheet: ReadSheet, first: string, last: string) => ({
  start: sheet.cells.find(({ ref }) => ref === first)?.start ?? -1,
  end: sheet.cells.find(({ ref }) => ref === last)?.end ?? -1,
});
const markOf = (number: number, first: string, last: string): PageMark => ({
  number,
  page: 1,
  hit: number,
  span: spanOf(SALES, first, last),
  range: `Sales!${first}:${last}`,
  boxes: [],
});

const given = {
  source: { key: 'a', getUrl: async () => '', getPictureUrl: async () => '' },
  lang: 'en',
  marks: [markOf(1, 'B3', 'D3'), markOf(2, 'D2', 'D2')],
  currentMark: 1,
  onMark: vi.fn(),
  passages: [],
  currentPassage: null,
  onPassage: vi.fn(),
  labels: new Map(),
  glow: 0,
  isCompact: false,
  hasThumbnails: true,
  onThumbnails: vi.fn(),
} satisfies Partial<ViewerProps>;

const SHEETS = [
  { page: 1, name: 'Sales' },
  { page: 2, name: 'Ledger' },
  { page: 3, name: 'Ledger' },
];
const LEDGER = readSheet(
  { 1: ['Date', 'Amount'], 101: ['2026-01-04', '17.20'], 102: ['2026-01-05', '9.10'] },
  { name: 'Ledger', hidden: true, range: 'A101:B102' },
);
const FIRST_LEDGER = readSheet(
  { 1: ['Date', 'Amount'], 2: ['2026-01-01', '3.00'] },
  { name: 'Ledger', hidden: true },
);

function Workbook({
  pages = [SALES, FIRST_LEDGER, LEDGER],
  ...more
}: Partial<ViewerProps> & { pages?: ReadSheet[] }) {
  const [page, setPage] = useState(more.page ?? 1);
  const sheet = pages[page - 1];
  return (
    <TableViewer
      {...given}
      {...more}
      page={page}
      onPage={setPage}
      read={{
        pageCount: pages.length,
        status: 'ready',
        page: { page, text: '', sheet },
        sheets: SHEETS.slice(0, pages.length),
        onRetry: vi.fn(),
      }}
    />
  );
}

const grid = () => screen.getByRole('grid');
const cell = (name: string) => screen.getByRole('gridcell', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(grid(), { key, ...more });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cells' });
const goTo = (text: string) => {
  act(() => nameField().focus());
  fireEvent.change(nameField(), { target: { value: text } });
  fireEvent.keyDown(nameField(), { key: 'Enter' });
};

beforeEach(() => {
  // happy-dom lays nothing out: what scrolls is as large as a screen.
  for (const size of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(900);
  for (const size of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(700);
});

test('cells stand under their letters, and those that are quoted say so', () => {
  render(<Workbook />);
  expect(grid().getAttribute('aria-rowcount')).toBe('5');
  expect(grid().getAttribute('aria-colcount')).toBe('5');
  expect(cell('B3, 1,842, marked 1 of 2').getAttribute('data-number')).toBe('true');
  const marked = document.querySelectorAll('[data-marked="quote"][data-current]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['1,842', '1,905', '2,011']);
  expect(cell('D2, Q3, marked 2 of 2').hasAttribute('data-current')).toBe(false);
  expect(cell('A3, Pumps').hasAttribute('data-marked')).toBe(false);
  expect(screen.getByRole('button', { name: 'Quote 1, B3:D3' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Quote 2, D2' }));
  expect(given.onMark).toHaveBeenCalledWith(given.marks[1]);
});

test('a range alone marks its cells, and one of another sheet none', () => {
  const onlyRange = (range: string): PageMark => ({
    ...markOf(1, 'A1', 'A1'),
    span: { start: 0, end: 0 },
    range,
  });
  const { unmount } = render(<Workbook marks={[onlyRange('Sales!C3:D4')]} />);
  expect(document.querySelectorAll('[data-ref][data-marked]')).toHaveLength(4);
  unmount();
  render(<Workbook marks={[onlyRange("'Costs 2026'!C3:D4")]} />);
  expect(document.querySelectorAll('[data-ref][data-marked]')).toHaveLength(0);
});

test('merged cells are one, as wide as all', () => {
  render(<Workbook />);
  const title = screen.getByRole('gridcell', { name: /^A1, Sales by region/ });
  expect(title.getAttribute('aria-colspan')).toBe('4');
  const widths = screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ style }) => Number.parseFloat(style.width));
  expect(Number.parseFloat(title.style.width)).toBeCloseTo(widths.reduce((sum, width) => sum + width));
});

test('the cells of the current quote are chosen, and keys walk on from there', () => {
  render(<Workbook />);
  expect(nameField().value).toBe('B3:D3');
  expect(screen.getByText('3 cells')).toBeTruthy();
  press('ArrowDown');
  expect(nameField().value).toBe('B4');
  const active = cell('B4, empty');
  expect(grid().getAttribute('aria-activedescendant')).toBe(active.id);
  press('ArrowRight', { shiftKey: true });
  expect(nameField().value).toBe('B4:C4');
  press('Home', { ctrlKey: true });
  expect(nameField().value).toBe('A1:D1');
  expect(screen.getByTestId('cell-value').textContent).toMatch(/^Sales by region/);
});

test('the formula of the active cell is shown beside its value as last saved', () => {
  const cells = SALES.cells.map((each) => (each.ref === 'D4' ? { ...each, formula: 'SUM(B4:C4)' } : each));
  render(<Workbook pages={[{ ...SALES, cells }]} />);
  goTo('D3');
  expect(screen.queryByTestId('cell-formula')).toBeNull();
  goTo('D4');
  expect(screen.getByTestId('cell-formula').textContent).toBe('=SUM(B4:C4)');
  expect(screen.getByText(/value as last saved/).textContent).toBe('value as last saved 1,196');
});

test('chosen cells are copied as rows of values between tabs', () => {
  render(<Workbook />);
  goTo('a3:c4');
  expect(nameField().value).toBe('A3:C4');
  const setData = vi.fn();
  fireEvent.copy(grid(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Pumps\t1,842\t1,905\nValves\t\t1,148');
  expect(setData).toHaveBeenCalledWith('text/html', expect.stringContaining('<td>1,842</td><td>1,905</td>'));
});

test('cells that are typed are found on their sheet and in its later rows; others are refused', () => {
  render(<Workbook />);
  goTo('Ledger!B101');
  expect(nameField().value).toBe('B101');
  expect(cell('B101, 17.20')).toBeTruthy();
  goTo('Z900');
  expect(screen.getByRole('alert').textContent).toBe('There are no such cells.');
});

test('a part of a long sheet repeats the rows of its head and goes on in its tab', () => {
  render(<Workbook page={3} marks={[]} currentMark={null} />);
  const head = document.querySelector('.table-head');
  expect(within(head as HTMLElement).getByRole('gridcell', { name: 'B1, Amount' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.dataset['row'])).toEqual([undefined, '1', '101', '102']);
  const sheets = within(screen.getByRole('navigation', { name: 'Sheets' }));
  expect(sheets.getByRole('button', { name: /^Ledger/ }).textContent).toBe('Ledgerhiddenrows 101–102');
  fireEvent.click(sheets.getByRole('button', { name: 'Earlier rows' }));
  expect(cell('A2, 2026-01-01')).toBeTruthy();
});

test('columns are as wide as the file says, but never too narrow for their numbers', () => {
  const columns = [
    { ref: 'A', width: 30 },
    { ref: 'B', width: 1 },
  ];
  render(<Workbook pages={[{ ...SALES, columns }]} />);
  const [, first = 0, second = 0, third = 0] = screen
    .getAllByRole('columnheader')
    .map(({ style }) => Number.parseFloat(style.width));
  expect(first).toBeGreaterThan(2 * third);
  expect(second).toBeGreaterThan(45);
  expect(second).toBeLessThan(third);
});

test('the tab of a sheet counts its quotes', () => {
  render(<Workbook page={2} />);
  expect(screen.getByRole('button', { name: /^Sales/ }).textContent).toBe('Sales2 marked');
});

test('of a wide page only what is in sight is drawn', () => {
  const wide = readSheet(
    Object.fromEntries(
      Array.from({ length: 100 }, (_row, row) => [
        row + 1,
        Array.from({ length: 200 }, (_cell, at) => `${row}.${at}`),
      ]),
    ),
  );
  const { container } = render(<Workbook pages={[wide]} marks={[]} currentMark={null} />);
  expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(100);
  expect(container.querySelectorAll('*').length).toBeLessThan(2_500);
});
