import { makeWordDocument } from '@recto/testing/office';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

/** Milliseconds of this thread: what else the machine does is left out. */
async function measure<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, ms: (user + system) / 1_000 };
}

const LISTS = 25_000;

/** Far more than any of these files takes, and far less than it would without bounds. */
const MAX_MS = 4_000;

const readAll = async (...made: Parameters<typeof makeWordDocument>) => {
  const bytes = makeWordDocument(...made);
  const { value, ms } = await measure(async () => {
    const document = await wordReader.open(sourceOf(bytes), {});
    return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
  });
  expect(ms).toBeLessThan(MAX_MS);
  return value;
};

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const table = (rows: string) => `<w:tbl>${rows}</w:tbl>`;
const row = (cells: string) => `<w:tr>${cells}</w:tr>`;

describe('a small document that asks for much work is read without it', () => {
  test.each(['2147483647', '-5', '1e9', 'Infinity', 'many'])('a cell over %s columns', async (columns) => {
    const [page] = await readAll(table(row(cell('wide', `<w:gridSpan w:val="${columns}"/>`) + cell('next'))));
    expect(page?.lines.map(({ text }) => text)).toEqual(['wide\tnext']);
    const [first] = page?.flow?.blocks[0]?.rows?.[0] ?? [];
    expect(first?.columnSpan ?? 1).toBeLessThanOrEqual(63);
  });

  test('cells that go on over thousands of rows, also from none', async () => {
    const on = row(cell('', '<w:vMerge/>').repeat(2) + cell('x'));
    const pages = await readAll(table(on.repeat(10_000)));
    const rows = pages.flatMap(({ flow }) => flow?.blocks.flatMap((block) => block.rows ?? []) ?? []);
    expect(rows.length).toBe(10_000);
  });

  test('a row of a hundred thousand cells', async () => {
    const [page] = await readAll(table(row(cell('x').repeat(100_000))));
    expect(page?.lines.length).toBeGreaterThan(0);
  });

  test('tables within tables, as deep as markup may be', async () => {
    const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];
    const nested = open.repeat(300) + paragraph('core') + close.repeat(300);
    const pages = await readAll(nested.repeat(100));
    expect(pages[0]?.lines[0]?.text).toBe('core');
    const deep = open.repeat(10_000) + paragraph('core') + close.repeat(10_000);
    await expect(readAll(deep)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('much text within tables within tables', async () => {
    const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];
    const nested = open.repeat(300) + paragraph('word '.repeat(20)).repeat(10_000) + close.repeat(300);
    expect((await readAll(nested)).length).toBeGreaterThan(0);
  });

  test.each([
    ['hidden letters', '<w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r>'],
    ['comments', '<w:r><w:commentReference w:id="1"/></w:r>'],
  ])('a cell of many thousand %s', async (_what, run) => {
    const full = `<w:tc><w:p>${run.repeat(150_000)}</w:p>${paragraph('end')}</w:tc>`;
    const [page] = await readAll(table(row(`<w:tc>${table(row(full))}</w:tc>`)));
    expect(page?.lines[0]?.text).toBe('end');
  });

  test('a text box of many thousand paragraphs', async () => {
    const box = `<w:p><w:r><w:pict><w:txbxContent>${'<w:p/>'.repeat(150_000)}${paragraph('end')}</w:txbxContent></w:pict></w:r></w:p>`;
    const [page] = await readAll(box);
    expect(page?.lines[0]?.text).toBe('end');
  });

  test('lists that take their levels from each other, and thousands that take them from one', async () => {
    const link = (id: number, to: string, own: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:styleLink w:val="${own}"/><w:numStyleLink w:val="${to}"/></w:abstractNum>`;
    const links = Array.from({ length: LISTS }, (_, id) => link(id, `s${id + 1}`, `s${id}`)).join('');
    const loop = link(LISTS, `s${LISTS}`, `s${LISTS}`);
    const lists = Array.from(
      { length: LISTS },
      (_, id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
    ).join('');
    const items = Array.from({ length: LISTS }, (_, id) =>
      paragraph('item', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`),
    ).join('');
    const pages = await readAll(items, { numbering: links + loop + lists });
    expect(pages[0]?.lines[0]?.text).toBe('item');
  });

  test('items at depths and with numbers that no list has', async () => {
    const level = (at: string, start: string, format: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1.%2."/></w:lvl>`;
    const formats = ['upperRoman', 'lowerLetter', 'decimal', 'ordinal'];
    for (const format of formats) {
      const numbering = `<w:abstractNum w:abstractNumId="1">${level('0', '2147483647', format)}${level('1', '-2147483648', format)}${level('2147483647', '1', format)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="2147483647"><w:startOverride w:val="5"/></w:lvlOverride></w:num>`;
      const at = (depth: string) =>
        paragraph('item', `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`);
      const [page] = await readAll(at('0') + at('1') + at('2147483647') + at('-1') + at('x'), { numbering });
      for (const { text } of page?.lines ?? []) expect(text.length).toBeLessThan(100);
    }
  });

  test('styles based on each other', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>';
    const pages = await readAll(paragraph('text', '<w:pStyle w:val="A"/>').repeat(20_000), { styles });
    expect(pages[0]?.lines[0]?.text).toBe('text');
  });
});
