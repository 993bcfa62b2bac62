import { readdirSync } from 'node:fs';
import { decodePage, encodePage, type Page, pageText } from '@recto/core/document';
import { makeWordDocument } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const BY = 'w:author="Ada" w:date="2026-11-12T16:20:00Z"';
const ins = (content: string) => `<w:ins ${BY}>${content}</w:ins>`;
const del = (text: string, by = BY) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const cell = (text: string) => `<w:tc>${p(r(text))}</w:tc>`;
const DELETED_END = `<w:rPr><w:del ${BY}/></w:rPr>`;

async function readPages(bytes: Uint8Array): Promise<Page[]> {
  const document = await wordReader.open(sourceOf(bytes), {});
  return Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
}

async function readFirst(...document: Parameters<typeof makeWordDocument>) {
  const [page] = await readPages(makeWordDocument(...document));
  if (!page?.flow) throw new Error('no page');
  const text = pageText(page);
  return {
    page,
    text,
    blocks: page.flow.blocks.map(({ start, end, ...block }) => ({ ...block, text: text.slice(start, end) })),
    changes: page.flow.changes.map(({ start, end, text: deleted, ...change }) => ({
      kind: change.kind,
      at: start,
      words: deleted ?? text.slice(start, end),
    })),
    flow: page.flow,
  };
}

describe('blocks', () => {
  test('name headings, items with their numbers, tables with their cells, notes and comments', async () => {
    const table = `<w:tbl><w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr><w:tr>${cell('Year')}${cell('Rent')}</w:tr><w:tr>${cell('2026')}${cell('€ 900')}</w:tr></w:tbl>`;
    const { blocks, flow, text } = await readFirst(
      p(r('Scope'), '<w:outlineLvl w:val="1"/>') +
        p(r('one'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
        table +
        p(`${r('Claim')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r>`),
      {
        numbering:
          '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>',
        footnotes: `<w:footnote w:id="2">${p(r('Source'))}</w:footnote>`,
        comments: `<w:comment w:id="0" ${BY}>${p(r('Check'))}</w:comment>`,
        header: p(r('ACME')),
        footer: p(r('Secret')),
      },
    );
    const rows = flow.blocks[3]?.rows;
    expect(blocks).toEqual([
      { kind: 'header', text: 'ACME' },
      { kind: 'heading', level: 2, text: 'Scope' },
      { kind: 'item', level: 1, number: '1.', text: '1. one' },
      { kind: 'table', rows, hasHeader: true, text: 'Year\tRent\n2026\t€ 900' },
      { kind: 'paragraph', text: 'Claim[1]' },
      { kind: 'note', number: '[1]', text: '[1] Source' },
      {
        kind: 'comment',
        number: 'Comment by Ada:',
        author: 'Ada',
        date: '2026-11-12T16:20',
        at: text.indexOf('Claim') + 'Claim[1]'.length,
        text: 'Comment by Ada: Check',
      },
      { kind: 'footer', text: 'Secret' },
    ]);
    expect(rows?.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual([
      ['Year', 'Rent'],
      ['2026', '€ 900'],
    ]);
  });

  test('say over how many columns and rows the cells of a table go, on each page anew', async () => {
    const tc = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(r(text))}</w:tc>`;
    const tr = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const over = (columns: number) => `<w:gridSpan w:val="${columns}"/>`;
    const [first, on] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>'];
    const { flow, text } = await readFirst(
      `<w:tbl>${[
        tr(tc('Costs', over(3))),
        tr(tc('Rent', first), tc('2025'), tc('€ 900')),
        tr(tc('', on), tc('2026'), tc('€ 950', first)),
        tr(tc('', on), tc('2027'), tc('', on)),
        tr(tc('Heating'), tc('', over(2) + on)),
        tr(tc('', over(0)), tc('Broken', over(1e9))),
      ].join('')}</w:tbl>`,
    );
    const cells = flow.blocks[0]?.rows?.map((row) =>
      row.map(({ start, end, ...span }) =>
        [text.slice(start, end), ...Object.entries(span).flat()].join(' '),
      ),
    );
    expect(cells).toEqual([
      ['Costs columnSpan 3'],
      ['Rent rowSpan 3', '2025', '€ 900'],
      [' isCovered true', '2026', '€ 950 rowSpan 2'],
      [' isCovered true', '2027', ' isCovered true'],
      ['Heating', ' columnSpan 2'],
      ['', 'Broken columnSpan 63'],
    ]);
    const page: Page = { number: 1, width: 0, height: 0, state: 'text', lines: [{ text, words: [] }], flow };
    expect(decodePage(encodePage(page)).flow).toEqual(flow);
  });

  test('say that they run from right to left', async () => {
    const { flow } = await readFirst(p(r('NDA 2026'), '<w:bidi/>') + p(r('Text')));
    expect(flow.blocks.map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, undefined]);
  });
});

describe('changes', () => {
  test('are marked where they stand, and leave the text as it is after them', async () => {
    const { page, text, changes, flow } = await readFirst(
      p(r('Pay in ') + del('30') + del(' or 40', 'w:author="Ada"') + ins(r('45')) + r(' days.')) +
        p(ins(r('New paragraph.'))),
    );
    expect(text).toBe('Pay in 45 days.\n\nNew paragraph.');
    expect(changes).toEqual([
      { kind: 'deleted', at: 7, words: '30 or 40' },
      { kind: 'inserted', at: 7, words: '45' },
      { kind: 'inserted', at: 17, words: 'New paragraph.' },
    ]);
    expect(page.flags).toEqual([{ kind: 'tracked-changes', count: 3 }]);
    expect(flow.changes[1]).toMatchObject({ author: 'Ada', date: '2026-11-12T16:20' });
    expect(flow.blocks.map(({ change }) => change)).toEqual([undefined, 'inserted']);
  });

  test('spaces on both sides of what was deleted are one, and the marks behind it stand right', async () => {
    const { text, changes } = await readFirst(p(r('a ') + del('b') + r(' c ') + ins(r('d')) + r('\te')));
    expect(text).toBe('a c d\te');
    expect(changes).toEqual([
      { kind: 'deleted', at: 2, words: 'b' },
      { kind: 'inserted', at: 4, words: 'd' },
    ]);
  });

  test('keep deleted paragraphs and rows with the ends of their lines', async () => {
    const row = (content: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${content}</w:tr>`;
    const { text, changes } = await readFirst(
      p(r('One')) +
        p(del('Gone'), DELETED_END) +
        p(r('Two')) +
        `<w:tbl>${row(cell('x') + cell('y'), `<w:del ${BY}/>`)}${row(cell('1') + cell('2'))}</w:tbl>` +
        p(del('Last')),
    );
    expect(text).toBe('One\n\nTwo\n\n1\t2');
    expect(changes).toEqual([
      { kind: 'deleted', at: 5, words: 'Gone\n' },
      { kind: 'deleted', at: 10, words: 'x · y\n' },
      { kind: 'deleted', at: 13, words: '\nLast' },
    ]);
  });

  test('a deleted text is kept to a bound', async () => {
    const { changes } = await readFirst(p(r('One') + del('x'.repeat(50_000))));
    expect(changes[0]?.words.length).toBeLessThan(4_010);
  });
});

test('hidden text is left out and counted, by its run or its style', async () => {
  const styles =
    '<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="P"><w:rPr><w:vanish/></w:rPr></w:style>';
  const { text, page } = await readFirst(
    p(r('Seen') + r('hidden', '<w:vanish/>') + r('styled', '<w:rStyle w:val="H"/>')) +
      p(r('gone') + r('shown', '<w:vanish w:val="0"/>'), '<w:pStyle w:val="P"/>'),
    { styles },
  );
  expect(text).toBe('Seen\n\nshown');
  expect(page.flags).toEqual([{ kind: 'invisible', count: 'hiddenstyledgone'.length }]);
});

test('symbols are read as the characters that they show', async () => {
  const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
  const { text } = await readFirst(
    p(
      symbol('Symbol', 'F061') +
        symbol('Symbol', 'F0B3') +
        symbol('Wingdings', 'F0FE') +
        symbol('Wingdings', 'F0FC') +
        symbol('Webdings', 'F061') +
        symbol('Arial', '20AC'),
    ),
  );
  expect(text).toBe('α≥☑✓\ufffd€');
});

describe('blocks of real documents', onRealDocuments('made ones are above'), () => {
  const files = hasTestData
    ? ['docx', 'languages'].flatMap((folder) =>
        readdirSync(realDocument(folder))
          .filter((name) => name.endsWith('.docx'))
          .map((name) => `${folder}/${name}`),
      )
    : [];

  test.each(files)('%s: they cover the text, in order and once', async (name) => {
    const pages = await readPages(readTestData(name)).catch(() => []);
    for (const page of pages) {
      const text = pageText(page);
      let end = 0;
      for (const block of page.flow?.blocks ?? []) {
        expect(block.start).toBeGreaterThanOrEqual(end);
        expect(text.slice(end, block.start).trim()).toBe('');
        const words = text.slice(block.start, block.end);
        expect(words.startsWith(block.number ?? '')).toBe(true);
        if (block.rows)
          expect(
            block.rows
              .map((row) =>
                row
                  .map((range) => text.slice(range.start, range.end))
                  .join('\t')
                  .trimEnd(),
              )
              .join('\n'),
          ).toBe(words);
        end = block.end;
      }
      expect(text.slice(end).trim()).toBe('');
      expect(decodePage(encodePage(page))).toEqual(page);
    }
  });
});
