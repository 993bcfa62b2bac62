import { pageText } from '@recto/core/document';
import { chartMarkup, makeWordDocument, withPart } from '@recto/testing/office';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const { points, words, numbers, title } = chartMarkup;
const series = (name: string, categories: string, values: string) =>
  chartMarkup.series(words([name]), categories, values);

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const drawing = `<w:drawing>${chartMarkup.reference('rIdChart')}</w:drawing>`;
const shown = `<w:p><w:r>${drawing}</w:r></w:p>`;

/** A document that refers to one chart, given by the markup within `c:chart`. */
function withChart(chart: string, body = shown): Buffer {
  const base = makeWordDocument(body, { header: '', styles: chart });
  const relations = `<Relationships xmlns="${RELATIONS}"><Relationship Id="rIdChart" Type="${OFFICE}/chart" Target="styles.xml"/></Relationships>`;
  const part = chartMarkup.part(chart);
  return withPart(withPart(base, 'word/_rels/document.xml.rels', relations), 'word/styles.xml', part);
}

async function read(bytes: Uint8Array) {
  const document = await wordReader.open(sourceOf(bytes), {});
  return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
}
const textOf = async (bytes: Uint8Array) => (await read(bytes)).map((page) => pageText(page));

describe('the text of charts', () => {
  const years = words(['2024', '2025']);
  const sales =
    title('Sales by year') +
    `<c:plotArea><c:barChart>${series('Paris', years, numbers(['0.125', '0.30000000000000004'], '0.0%'))}` +
    `${series('Lyon', years, numbers(['4', '0.30000000000000004']))}</c:barChart><c:valAx>${title('Millions')}</c:valAx></c:plotArea>`;

  test('is read where the chart stands: titles, then a row for each category', async () => {
    const [page] = await read(withChart(sales, paragraph('Before') + shown + paragraph('After')));
    expect(page && pageText(page)).toBe(
      'Before\n\nSales by year\n\nMillions\n\n\tParis\tLyon\n2024\t12.5%\t4\n2025\t30.0%\t0.3\n\nAfter',
    );
    expect(page?.flow?.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
      'table',
      'paragraph',
    ]);
    expect(page?.flow?.blocks[3]?.hasHeader).toBe(true);
  });

  test('makes a document that has nothing else more than blank', async () => {
    const [page] = await read(withChart(title('Alone')));
    expect(page?.state).toBe('text');
  });

  test('is taken from the cells that a title refers to, and names dates as they are shown', async () => {
    const chart =
      `<c:title><c:tx>${words(['From a cell'])}</c:tx></c:title>` +
      `<c:ser><c:tx><c:v>Price</c:v></c:tx><c:xVal>${numbers(['45000'], 'yyyy-mm-dd')}</c:xVal><c:yVal>${numbers(['7.2'])}</c:yVal></c:ser>`;
    expect(await textOf(withChart(chart))).toEqual(['From a cell\n\n\tPrice\n2023-03-15\t7.2']);
  });

  test('names what stands over several categories', async () => {
    const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:lvl>${points(['Q1', 'Q2', 'Q1'])}</c:lvl><c:lvl><c:pt idx="0"><c:v>2024</c:v></c:pt><c:pt idx="2"><c:v>2025</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`;
    const [text] = await textOf(withChart(series('A', levels, numbers(['1', '2', '3']))));
    expect(text).toBe('\tA\n2024 Q1\t1\n2024 Q2\t2\n2025 Q1\t3');
  });

  test('leaves out what is no label: errors, trends, and what programs keep for themselves', async () => {
    const more = `<c:errBars><c:plus>${numbers(['9'])}</c:plus></c:errBars><c:extLst><c:ext><c:pt idx="0"><c:v>x</c:v></c:pt></c:ext></c:extLst>`;
    const one = series('A', words(['a']), numbers(['1'])).replace('</c:ser>', `${more}</c:ser>`);
    expect(await textOf(withChart(one))).toEqual(['\tA\na\t1']);
  });

  test('is no part of the text where the chart was deleted, and is read once where a picture stands in for it', async () => {
    const deleted = `<w:p><w:del w:author="A"><w:r>${drawing}</w:r></w:del></w:p>`;
    expect(await textOf(withChart(title('Gone'), deleted + paragraph('Left')))).toEqual(['Left']);
    const both = `<w:p><w:r><mc:AlternateContent><mc:Choice>${drawing}</mc:Choice><mc:Fallback>${drawing}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await textOf(withChart(title('Once'), both))).toEqual(['Once']);
  });
});

describe('a chart that is made to be much', () => {
  test('keeps its names without the values', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `name ${at}`);
    const values = numbers(many.map((_, at) => String(at)));
    const text = (await textOf(withChart(series('Curve', words(many), values)))).join('\n');
    expect(text).toContain('name 999');
    expect(text).not.toContain('\t999');
    expect(await textOf(withChart(series('Curve', values, values)))).toEqual(['\tCurve']);
  });

  test('is cut where it has more characters, series or titles than anyone reads', async () => {
    const text = (
      await textOf(
        withChart(
          title('t').repeat(10_000) +
            series('s', words(['c']), numbers(['1'])).repeat(10_000) +
            title('x'.repeat(300_000)),
        ),
      )
    ).join('\n');
    expect(text.length).toBeLessThan(2_000);
  });

  test('shown without end is too large', async () => {
    const long = title('x'.repeat(100_000));
    await expect(read(withChart(long, shown.repeat(300)))).rejects.toMatchObject({ code: 'too-large' });
  });
});
