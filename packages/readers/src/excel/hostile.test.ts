import { makeWorkbook, sheetRow, withPart } from '@recto/testing/office';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { excelReader } from '#excel/index.ts';

/** Milliseconds of this thread: what else the machine does is left out. */
async function measure<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, ms: (user + system) / 1_000 };
}

/** Far more than any of these files takes, and far less than it would without bounds. */
const MAX_MS = 4_000;

const readAll = async (bytes: Uint8Array) => {
  const { value, ms } = await measure(async () => {
    const document = await excelReader.open(sourceOf(bytes), {});
    return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
  });
  expect(ms).toBeLessThan(MAX_MS);
  return value;
};

const sheet = (before: string, after = '', rows = sheetRow(1, ['here'])) =>
  makeWorkbook([{ name: 'S', rows, before, after }]);

describe('a small workbook that asks for much work is read without it', () => {
  test.each([
    ['beyond every sheet', '<cols><col min="1" max="2147483647" width="12"/></cols>'],
    ['from below none', '<cols><col min="-2147483648" max="3" width="12"/></cols>'],
    ['of a prefix and in other quotes', "<cols><x:col\tx:min='1'\nx:max='02147483647' width='12'/></cols>"],
    ['over and over', `<cols>${'<col min="1" max="16384" width="12"/>'.repeat(20_000)}</cols>`],
  ])('columns %s', async (_what, cols) => {
    const [page] = await readAll(sheet(cols));
    expect(page?.lines.map(({ text }) => text)).toEqual(['here']);
    expect(page?.sheet?.columns.length).toBeLessThanOrEqual(1);
  });

  test('columns in two bytes a character', async () => {
    const parts = (cols: string) =>
      Buffer.from(
        `\ufeff<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${cols}<sheetData>${sheetRow(1, ['here'])}</sheetData></worksheet>`,
        'utf16le',
      );
    const base = sheet('');
    const [page] = await readAll(
      withPart(
        base,
        'xl/worksheets/sheet1.xml',
        parts('<cols><col min="1" max="2147483647" width="12"/></cols>'),
      ),
    );
    expect(page?.lines.map(({ text }) => text)).toEqual(['here']);
  });

  test.each([
    [
      'a link over the whole sheet',
      '<hyperlinks><hyperlink ref="A1:XFD1048576" location="S!A1"/></hyperlinks>',
    ],
    [
      'merged cells without end',
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
    ],
  ])('%s', async (_what, after) => {
    const rows = Array.from({ length: 6_000 }, (_, row) => sheetRow(row + 1, [row])).join('');
    const pages = await readAll(sheet('', after, rows));
    expect(pages.length).toBe(100);
  });

  test('array formulas for each of many cells', async () => {
    const rows = Array.from(
      { length: 40_000 },
      (_, row) =>
        `<row r="${row + 1}"><c r="A${row + 1}"><f t="array" ref="A1:A1048576">1</f><v>1</v></c></row>`,
    );
    const [page] = await readAll(sheet('', '', rows.join('')));
    expect(page?.lines[0]?.text).toBe('1');
  });

  test('one sheet under a thousand names is read once', async () => {
    const rows = Array.from({ length: 2_000 }, (_, row) => sheetRow(row + 1, ['a', 1, 2, 3])).join('');
    const file = makeWorkbook([{ name: 'S', rows }]);
    const names = Array.from(
      { length: 1_000 },
      (_, at) => `<sheet name="N${at}" sheetId="${at + 1}" r:id="rId1"/>`,
    );
    const workbook = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names.join('')}</sheets></workbook>`;
    const pages = await readAll(withPart(file, 'xl/workbook.xml', workbook));
    expect(new Set(pages.map(({ label }) => label))).toEqual(new Set(['N0']));
  });
});

test('a number format longer than any program writes is no workbook', async () => {
  const styles =
    `<numFmts count="1"><numFmt numFmtId="164" formatCode="${'0'.repeat(100_000)}"/></numFmts>` +
    '<cellXfs><xf numFmtId="164"/></cellXfs>';
  const file = makeWorkbook([{ name: 'S', rows: sheetRow(1, [1]) }], { styles });
  await expect(readAll(file)).rejects.toMatchObject({ code: 'damaged' });
});

test('widths, merged cells and text that speaks of columns stay as they are', async () => {
  const [page] = await readAll(
    sheet(
      '<cols><col min="1" max="1" width="20.7109375" customWidth="1"/><col min="2" max="16384" width="9.140625"/></cols>',
      '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A9:B9"/></mergeCells>',
      sheetRow(1, ['the x:col 99999 hyperlink max="70000"', 7]),
    ),
  );
  expect(page?.lines[0]?.text).toBe('the x:col 99999 hyperlink max="70000"\t7');
  expect(page?.sheet).toMatchObject({
    columns: [
      { column: 1, width: 20 },
      { column: 2, width: 8 },
    ],
    merges: [{ top: 1, left: 1, bottom: 1, right: 2 }],
  });
});
