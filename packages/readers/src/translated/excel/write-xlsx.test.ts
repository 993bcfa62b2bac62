import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeWorkbook, withPart } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { excelReader } from '#excel/index.ts';
import { reversed, translateFile } from '#testing/translate-file.ts';
import { writeTranslatedXlsx } from '#translated/index.ts';

const EXCEL = [excelReader, writeTranslatedXlsx] as const;
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';

const shared = (cell: string, index: number) => `<c r="${cell}" s="0" t="s"><v>${index}</v></c>`;
const ROWS = `<row r="1">${shared('A1', 0)}${shared('B1', 1)}</row><row r="2">${shared('A2', 2)}<c r="B2"><v>1234.5</v></c></row><row r="3">${shared('A3', 0)}<c r="B3"><f>B2*2</f><v>2469</v></c></row><row r="4"><c r="A4" t="str"><f>A1&amp;"!"</f><v>Item!</v></c><c r="B4" t="inlineStr"><is><t>Paid at once.</t></is></c></row><row r="5"><c r="A5" t="str"><v>Plain words</v></c></row>`;
const SHARED = `<si><t>Item</t></si><si><t xml:space="preserve">Price </t></si><si><r><rPr><b/></rPr><t>Steel</t></r><r><t xml:space="preserve"> pipe, long</t></r><rPh sb="0" eb="1"><t>ふり</t></rPh><phoneticPr fontId="1"/></si><si><t>never shown</t></si>`;
const bytes = makeWorkbook(
  [{ name: 'Goods', rows: ROWS, before: '<sheetViews><sheetView workbookViewId="0"/></sheetViews>' }],
  {
    sharedStrings: SHARED,
  },
);

test('the words of cells are translated, numbers and formulas stay as they are', async () => {
  const { text, kept, partOf, parts } = await translateFile(EXCEL, bytes);
  expect(text.split('\n')).toEqual([
    'metI\tecirP',
    'leetS epip, gnol\t1234.5',
    'metI\t2469',
    'Item!\tdiaP ta ecno.',
    'nialP sdrow',
  ]);
  // A program calculates it anew.
  expect(kept.map((segment) => segment.text)).toEqual(['Item!']);
  expect(partOf(SHEET)).toContain(
    ROWS.replace('Paid at once.', 'diaP ta ecno.').replace('Plain words', 'nialP sdrow'),
  );
  expect(partOf(STRINGS)).toContain(
    '<si><t>metI</t></si><si><t xml:space="preserve">ecirP </t></si><si><r><rPr><b/></rPr><t></t></r><r><t xml:space="preserve">leetS epip, gnol</t></r></si><si><t>never shown</t></si>',
  );
  const same = await translateFile(EXCEL, bytes, () => undefined);
  for (const { name } of parts)
    if (name !== SHEET && name !== STRINGS) expect(partOf(name)).toBe(same.partOf(name));
  expect(same.partOf(STRINGS)).toContain(SHARED);
});

test('the lines of a cell stay apart', async () => {
  const row = `<row r="1">${shared('A1', 0)}<c r="B1" t="inlineStr"><is><t>Rent&#10;per month</t></is></c></row>`;
  const lined = makeWorkbook([{ name: 'Goods', rows: row }], {
    sharedStrings: '<si><t>The buyer\nHigh Street 1</t></si>',
  });
  const { text, segments, partOf } = await translateFile(EXCEL, lined);
  expect(segments.map((segment) => segment.text)).toEqual([
    'The buyer',
    'High Street 1',
    'Rent',
    'per month',
  ]);
  expect(text).toBe('ehT reyub hgiH teertS 1\ttneR rep htnom');
  expect(partOf(STRINGS)).toContain('<si><t>ehT reyub\nhgiH teertS 1</t></si>');
});

test('heads of columns that a table names stay as they are', async () => {
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>`;
  const table = `<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" name="T" ref="A1:B3"><tableColumns><tableColumn id="1" name="Item"/></tableColumns></table>`;
  const chart = makeWorkbook([{ name: 'Goods', rows: ROWS, charts: ['<c:plotArea/>'] }], {
    sharedStrings: SHARED,
  });
  // The parts of a drawing give their place to those of a table.
  const withTable = withPart(
    withPart(
      chart,
      'xl/worksheets/_rels/sheet1.xml.rels',
      relations.replace('../tables/table1.xml', '../drawings/drawing1.xml'),
    ),
    'xl/drawings/drawing1.xml',
    table,
  );
  const { kept, partOf } = await translateFile(EXCEL, withTable);
  expect(partOf(STRINGS)).toContain('<si><t>Item</t></si><si><t xml:space="preserve">ecirP </t></si>');
  expect(kept.map(({ text }) => text)).toEqual(['Item', 'Item', 'Item!']);
});

test('a language from right to left turns the sheets', async () => {
  const { partOf } = await translateFile(EXCEL, bytes, () => 'بند', { target: 'ar' });
  expect(partOf(SHEET)).toContain('<sheetView rightToLeft="1" workbookViewId="0"/>');
});

test('a translation cannot become markup', async () => {
  const { text } = await translateFile(EXCEL, bytes, ({ text: words }) =>
    words === 'Item' ? '</t></si> & <x>' : reversed({ text: words } as never),
  );
  expect(text).toContain('</t></si> & <x>\tecirP');
});

describe('real workbooks', onRealDocuments('made ones are above'), () => {
  const MAX_BYTES = 40_000;
  /** Numbers, charts and formulas that read as a string of the file does; a title that a formula takes from a cell. */
  const ODD = /^(?:numfmt_1_russian|chartTitle_withTitleFormula|ref-56737|63934)\./u;
  const files = (hasTestData ? readdirSync(realDocument('xlsx')) : []).filter(
    (name) =>
      /\.xls[xm]$/u.test(name) &&
      !name.startsWith('clusterfuzz') &&
      !ODD.test(name) &&
      statSync(realDocument(`xlsx/${name}`)).size < MAX_BYTES,
  );

  test.each(files)('%s reads as its translation', async (name) => {
    const { text, expected } = await translateFile(EXCEL, readTestData(`xlsx/${name}`));
    expect(text).toBe(expected);
  });
});
