import { decodePage, encodePage, type Page, pageText } from '@recto/core/document';
import { chartMarkup, makeWorkbook, sheetRow, withPart } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { excelReader } from '#excel/index.ts';

const { words, numbers, series, title } = chartMarkup;

async function read(bytes: Uint8Array, maxPages?: number): Promise<Page[]> {
  const document = await excelReader.open(sourceOf(bytes), maxPages === undefined ? {} : { maxPages });
  return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
}
const cellsOf = (page: Page | undefined) => {
  const text = page ? pageText(page) : '';
  return page?.sheet?.cells.map(({ row, column, start, end }) => [row, column, text.slice(start, end)]);
};

const years = words(['2024', '2025']);
const sales =
  title('Sales by year') +
  series(words(['Paris']), years, numbers(['0.125', '0.3'], '0.0%')) +
  series(words(['Lyon']), years, numbers(['4', '5.5'])) +
  `<c:valAx>${title('Millions')}</c:valAx>`;

describe('the charts of a workbook', () => {
  test('are a page of cells behind all sheets, called after their sheet and read from the top down', async () => {
    const pages = await read(
      makeWorkbook([
        { name: 'Sales', rows: sheetRow(1, ['Region', 'Units']), charts: [sales, title('Drawn above')] },
        { name: 'Notes', rows: sheetRow(1, ['a note']), state: 'hidden', charts: [title('Trend')] },
        { name: 'Plain', rows: sheetRow(1, ['x']) },
      ]),
    );
    expect(pages.map(({ label }) => label)).toEqual([
      'Sales',
      'Notes',
      'Plain',
      'Sales (charts)',
      'Notes (charts)',
    ]);
    const [charts, notes] = pages.slice(3);
    expect(cellsOf(charts)).toEqual([
      [1, 1, 'Drawn above'],
      [3, 1, 'Sales by year'],
      [4, 1, 'Millions'],
      [5, 2, 'Paris'],
      [5, 3, 'Lyon'],
      [6, 1, '2024'],
      [6, 2, '12.5%'],
      [6, 3, '4'],
      [7, 1, '2025'],
      [7, 2, '30.0%'],
      [7, 3, '5.5'],
    ]);
    expect(charts).toMatchObject({
      state: 'text',
      sheet: {
        name: 'Sales (charts)',
        isHidden: false,
        range: { top: 1, left: 1, bottom: 7, right: 3 },
        merges: [],
        columns: [],
      },
    });
    expect(notes?.sheet).toMatchObject({ isHidden: true });
    expect(charts && decodePage(encodePage(charts))).toEqual(charts);
  });

  test('that fill a sheet are its page, with text or without', async () => {
    const pages = await read(
      makeWorkbook([
        { name: 'Cells', rows: sheetRow(1, ['x']) },
        { name: 'Growth', rows: '', isChartSheet: true, charts: [title('Growth in percent')] },
        { name: 'Bare', rows: '', isChartSheet: true },
      ]),
    );
    expect(pages.map(({ label, state }) => [label, state])).toEqual([
      ['Cells', 'text'],
      ['Growth', 'text'],
      ['Bare', 'blank'],
    ]);
    expect(cellsOf(pages[1])).toEqual([[1, 1, 'Growth in percent']]);
  });

  test('say what the cells of the workbook do not: what is drawn from these stands there', async () => {
    const own = (text: string, reference: string) => words([text], reference);
    const chart =
      title('Sales by region') +
      series(own('Units', 'Sales!$B$1'), own('North', "'sales'!$A$2"), numbers(['17'], '0', 'Sales!$B$2')) +
      series(own('Typed', '{"Typed"}'), own('North', 'Sales!$A$2'), numbers(['18'], '0', 'Sales!$C$2:$C$3')) +
      series(own('Gone', 'Sales!$D$1'), own('North', 'Sales!$A$2'), numbers(['19'], '0', 'Sales!#REF!')) +
      series(own('Other', 'Old!$D$1'), own('North', 'Old!$A$2'), numbers(['20'], '0', 'Old!$D$2'));
    const pages = await read(
      makeWorkbook([{ name: 'Sales', rows: sheetRow(1, ['Region', 'Units']), charts: [chart] }]),
    );
    expect(pageText(pages[1] ?? { lines: [] }).split('\n')).toEqual([
      'Sales by region',
      'Typed\tGone\tOther',
      'North\t18\t19\t20',
    ]);
  });

  test('of which nothing is to be read make no page', async () => {
    const chart = series(
      words(['A'], 'S!$A$1'),
      words(['a'], '(S!$A$2,S!$A$4:$A$5)'),
      numbers(['1'], '0', 'S!B2'),
    );
    expect(await read(makeWorkbook([{ name: 'S', rows: sheetRow(1, ['x']), charts: [chart] }]))).toHaveLength(
      1,
    );
  });

  test('have a name that no sheet has', async () => {
    const pages = await read(
      makeWorkbook([
        { name: 'S', rows: '', charts: [title('t')] },
        { name: 's (Charts)', rows: sheetRow(1, ['x']) },
      ]),
    );
    expect(pages.map(({ label }) => label)).toEqual(['S', 's (Charts)', 'S (charts 2)']);
  });

  test('are cut as sheets are, each part under the heads of its own table', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `name ${at}`);
    const values = numbers(names.map((_, at) => String(at)));
    const table = series(words(['First']), words(names), values);
    const pages = await read(
      makeWorkbook([{ name: 'S', rows: '', charts: [table.replace('First', 'Second'), table] }]),
    );
    expect(pages.map(({ label }) => label)).toEqual(['S', ...Array.from({ length: 4 }, () => 'S (charts)')]);
    expect(pages.map(({ lines }) => lines.slice(0, 2).map(({ text }) => text))).toEqual([
      [],
      ['First', 'name 0\t0'],
      ['First', 'name 59\t59'],
      ['Second', 'name 18\t18'],
      ['Second', 'name 78\t78'],
    ]);
    expect(pages[2]?.sheet?.cells[0]).toMatchObject({ row: 1, column: 2 });
    expect(pages[2]?.sheet?.range.top).toBe(61);
  });
});

describe('charts that are made to do harm', () => {
  const withChartPart = (content: string) =>
    withPart(
      makeWorkbook([
        { name: 'S', rows: sheetRow(1, ['here']), charts: [title('t')] },
        { name: 'T', rows: sheetRow(1, ['there']), charts: [title('whole')] },
      ]),
      'xl/charts/chart1.xml',
      content,
    );

  test.each([
    ['cannot be parsed', '<c:chartSpace><c:chart'],
    ['has a document type', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><x>&a;</x>'],
    ['is nested without end', '<x>'.repeat(100_000)],
  ])('one that %s is a damaged page, and the rest is read', async (_what, content) => {
    const pages = await read(withChartPart(content));
    expect(pages.map(({ label, state }) => [label, state])).toEqual([
      ['S', 'text'],
      ['T', 'text'],
      ['S (charts)', 'damaged'],
      ['T (charts)', 'text'],
    ]);
    expect(pages[2]).toMatchObject({ lines: [] });
    expect(pages[2]?.sheet).toBeUndefined();
  });

  test('one that inflates without end is a bomb, as everywhere', async () => {
    const bomb = chartMarkup.part(title('x'.repeat(40_000_000)));
    await expect(read(withChartPart(bomb))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('more than anyone draws are left out, and one that is drawn twice is read once', async () => {
    const many = Array.from({ length: 600 }, (_, at) => title(`chart ${at}.`));
    const pages = await read(
      makeWorkbook([{ name: 'S', rows: '', charts: [title('twice'), ...many, title('twice')] }]),
    );
    const lines = pages.slice(1).flatMap((page) => page.lines.map(({ text }) => text));
    expect(lines.slice(0, 2)).toEqual(['twice', 'chart 498.']);
    expect(lines).toHaveLength(500);
  });

  test('text that is drawn over and over is too large', async () => {
    const long = title('x'.repeat(100_000));
    const file = makeWorkbook(
      Array.from({ length: 300 }, (_, at) => ({ name: `S${at}`, rows: '', charts: [long] })),
    );
    await expect(read(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('pages that do not fit any more are left out, and the sheets stay', async () => {
    const file = makeWorkbook([
      { name: 'A', rows: sheetRow(1, ['a']), charts: [title('t')] },
      { name: 'B', rows: sheetRow(1, ['b']), charts: [title('t')] },
    ]);
    expect((await read(file, 3)).map(({ label }) => label)).toEqual(['A', 'B', 'A (charts)']);
  });
});

describe('real workbooks with charts', onRealDocuments('made ones are above'), () => {
  const labelsOf = async (name: string) =>
    (await read(readTestData(`xlsx/${name}`))).map(({ label, state }) => `${label} ${state}`);

  test.runIf(hasTestData)('have a page for what their cells do not say', async () => {
    expect(await labelsOf('chartTitle_withTitleFormula.xlsx')).toEqual([
      'Sheet1 text',
      'Sheet1 (charts) text',
    ]);
    // The names of its series are written in the charts alone.
    expect((await labelsOf('WithTwoCharts.xlsx')).slice(3)).toEqual([
      'Sheet2 (charts) text',
      'Sheet3 (charts) text',
    ]);
    expect(await labelsOf('60509.xlsx')).toHaveLength(3);
    expect((await labelsOf('47813.xlsx')).slice(-2)).toEqual(['SomeJunk text', 'Chart blank']);
  });
});
