import { decodePage, encodePage, pageText } from '@recto/core/document';
import { EXCEL_PARTS, makeWorkbook, makeZip, sheetRow } from '@recto/testing/office';
import { expect, test, vi } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { excelReader } from '#excel/index.ts';

const open = (bytes: Uint8Array, maxPages?: number) =>
  excelReader.open(sourceOf(bytes), maxPages === undefined ? {} : { maxPages });
const codeOf = (bytes: Uint8Array, maxPages?: number) =>
  open(bytes, maxPages).then(
    () => 'opened',
    ({ code }) => code,
  );

const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;€&quot;#,##0.00"/></numFmts>' +
  '<fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="15"/><xf numFmtId="3"/></cellXfs>';

test('values are read as displayed, formulas by their cached values', async () => {
  const cells =
    '<c r="A1" s="1"><v>0.125</v></c><c r="B1" s="2"><v>1234.5</v></c><c r="C1" s="3"><v>45000</v></c>' +
    '<c r="D1" s="4"><f>SUM(A2:A9)</f><v>6715</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="e"><v>#DIV/0!</v></c>' +
    '<c r="H1" t="inlineStr"><is><r><t>two </t></r><r><t>runs\nand lines</t></r></is></c>';
  const document = await open(
    makeWorkbook([{ name: 'A', rows: `<row r="1">${cells}</row>` }], { styles: STYLES }),
  );
  const page = document.readPage(1);
  expect(page.lines.map(({ text }) => text)).toEqual([
    '12.50%\t€1,234.50\t15-Mar-23\t6,715\tTRUE\t#DIV/0!\ttwo runs and lines',
  ]);
  expect(page.sheet?.cells.at(-1)).toEqual({ row: 1, column: 8, start: 46, end: 64 });
  expect(page.sheet?.cells[3]).toMatchObject({ row: 1, column: 4, formula: 'SUM(A2:A9)' });
  expect(decodePage(encodePage(page))).toEqual(page);
});

test('sheets are pages, with what a viewer needs; hidden ones say so', async () => {
  const document = await open(
    makeWorkbook([
      {
        name: 'Sales',
        before:
          '<dimension ref="A1:XFD1048576"/><cols><col min="2" max="2" width="20.7" customWidth="1"/></cols>',
        rows: sheetRow(3, ['Title']) + sheetRow(5, [null, 'x', 2]),
        after: '<mergeCells count="1"><mergeCell ref="A3:C3"/></mergeCells>',
      },
      { name: 'Empty', rows: '' },
      { name: 'Notes', rows: sheetRow(1, ['seen by nobody']), state: 'veryHidden' },
    ]),
  );
  expect(document).toMatchObject({ pageCount: 3, pageKind: 'sheet' });
  const sales = document.readPage(1);
  expect([1, 2, 3].map((page) => document.readPage(page).label)).toEqual(['Sales', 'Empty', 'Notes']);
  expect(sales.sheet).toMatchObject({
    name: 'Sales',
    isHidden: false,
    range: { top: 3, left: 1, bottom: 5, right: 3 },
    columns: [{ column: 2, width: 20 }],
    merges: [{ top: 3, left: 1, bottom: 3, right: 3 }],
  });
  expect(sales.lines.map(({ text }) => text)).toEqual(['Title', 'x\t2']);
  expect(document.readPage(2)).toMatchObject({ state: 'blank', sheet: { name: 'Empty', cells: [] } });
  expect(document.readPage(3).sheet).toMatchObject({ name: 'Notes', isHidden: true });
});

test('a sheet whose first column is on the right says so, and no other', async () => {
  const view = (more: string) => `<sheetViews><sheetView ${more} workbookViewId="0"/></sheetViews>`;
  const document = await open(
    makeWorkbook([
      { name: 'Left', before: view('rightToLeft="0"'), rows: sheetRow(1, ['a']) },
      { name: 'Right', before: view('tabSelected="1" rightToLeft="1"'), rows: sheetRow(1, ['ب']) },
      { name: 'Plain', rows: sheetRow(1, ['rightToLeft="1"']) },
    ]),
  );
  expect([1, 2, 3].map((page) => document.readPage(page).sheet?.isRightToLeft)).toEqual([
    undefined,
    true,
    undefined,
  ]);
  const right = document.readPage(2);
  expect(decodePage(encodePage(right))).toEqual(right);
});

test('a formula that cells share is that of each, and left out where all together would fill memory', async () => {
  const formulas = async (formula: string) => {
    const cells = Array.from({ length: 1_000 }, (_, index) => {
      const master = index === 0 ? ` ref="A1:A1000">${formula}</f>` : '/>';
      return `<row r="${index + 1}"><c r="A${index + 1}"><f t="shared" si="0"${master}<v>${index}</v></c></row>`;
    });
    const document = await open(makeWorkbook([{ name: 'S', rows: cells.join('') }]));
    return Array.from(
      { length: document.pageCount },
      (_, index) => document.readPage(index + 1).sheet?.cells ?? [],
    )
      .flat()
      .map((cell) => cell.formula);
  };
  const short = await formulas('B1*2');
  expect([short.length, short[0], short[999]]).toEqual([1_000, 'B1*2', 'B1000*2']);
  expect(new Set(await formulas(`B1${'+1'.repeat(20_000)}`))).toEqual(new Set([undefined]));
});

test('a long sheet is cut into ranges of rows, each under the header, whose cells are those of the header', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => sheetRow(index + 3, [`Item ${index}`, index]));
  const document = await open(
    makeWorkbook([
      { name: 'S', rows: sheetRow(1, ['All items']) + sheetRow(2, ['Item', 'Units']) + rows.join('') },
    ]),
  );
  expect(document.pageCount).toBe(3);
  const page = document.readPage(2);
  const text = pageText(page);
  expect(page.lines.slice(0, 2).map((line) => line.text)).toEqual(['Item\tUnits', 'Item 58\t58']);
  expect(page.sheet?.range).toEqual({ top: 61, left: 1, bottom: 120, right: 2 });
  const named = page.sheet?.cells.map(({ row, column, start, end }) => [row, column, text.slice(start, end)]);
  expect(named?.slice(0, 4)).toEqual([
    [2, 1, 'Item'],
    [2, 2, 'Units'],
    [61, 1, 'Item 58'],
    [61, 2, '58'],
  ]);
});

test('a cell in the last row and column costs no more than itself', async () => {
  const rows = sheetRow(1, ['first']) + '<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>';
  const page = (await open(makeWorkbook([{ name: 'S', rows }]))).readPage(1);
  expect(page.lines.map(({ text }) => text)).toEqual(['first', '7']);
  expect(page.sheet?.cells.at(-1)).toMatchObject({ row: 1_048_576, column: 16_384 });
});

test('refuses strings shared too often, too many cells or pages, files under a password, and what is no workbook', async () => {
  const shared = Array.from(
    { length: 1_000 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
  );
  const sharedStrings = `<si><t>${'long '.repeat(5_000)}</t></si>`;
  expect(await codeOf(makeWorkbook([{ name: 'S', rows: shared.join('') }], { sharedStrings }))).toBe(
    'too-large',
  );
  const cells = Array.from({ length: 2_100_000 }, () => '<c/>').join('');
  expect(await codeOf(makeWorkbook([{ name: 'S', rows: `<row r="1">${cells}</row>` }]))).toBe('too-large');
  const two = makeWorkbook([
    { name: 'A', rows: '' },
    { name: 'B', rows: '' },
  ]);
  expect(await codeOf(two, 1)).toBe('too-many-pages');
  expect(await codeOf(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).toBe('protected');
  expect(await codeOf(two.subarray(0, -30))).toBe('damaged');
});

test('says nothing on the console of a file that is no workbook', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  expect(await codeOf(makeZip([...EXCEL_PARTS.parts, ['xl/workbook.xml', '<nothing/>']]))).toBe('damaged');
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
