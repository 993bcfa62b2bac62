import {
  answerText,
  buildFileIndex,
  draftAnswer,
  findPageText,
  makePassageLookup,
  rankFile,
  toIndexablePage,
  verifyAnswer,
} from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { findHeadingPath, OutlineBuilder } from '@recto/core/outline';
import { makeWordDocument } from '@recto/testing/office';
import { onRealDocuments, readTestData } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const heading = (text: string, level: number) => p(r(text), `<w:outlineLvl w:val="${level - 1}"/>`);
const NOTE_MARK = '<w:r><w:footnoteReference w:id="2"/></w:r>';
const COMMENT_MARK = '<w:r><w:commentReference w:id="0"/></w:r>';
const PAGE_BREAK = '<w:r><w:lastRenderedPageBreak/></w:r>';
const footnote = (text: string) => ({ footnotes: `<w:footnote w:id="2">${p(r(text))}</w:footnote>` });
const cell = (text: string, columns = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/></w:tcPr>${p(text === '' ? '' : r(text))}</w:tc>`;
const tr = (...cells: string[]) => `<w:tr>${cells.map((text) => cell(text)).join('')}</w:tr>`;
const tbl = (...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr>${rows.join('')}</w:tbl>`;

async function readPages(bytes: Uint8Array) {
  const document = await wordReader.open(sourceOf(bytes), {});
  const pages = Array.from({ length: document.pageCount }, (_, at) => document.readPage(at + 1));
  return { pages, bookmarks: document.readBookmarks?.() ?? [] };
}

/** What is answered, what is quoted for it, and below which headings. */
async function ask(bytes: Uint8Array, question: string) {
  const { pages, bookmarks } = await readPages(bytes);
  const index = buildFileIndex(pages.map(toIndexablePage), 'en');
  const answer = verifyAnswer(
    draftAnswer(index, rankFile(index, question)),
    makePassageLookup((page) => findPageText(index, page)),
  );
  const outline = new OutlineBuilder('en', bookmarks);
  for (const page of pages) outline.add(page);
  const { headings } = outline.finish();
  const cited = [...answer.citations, ...answer.nearest];
  return {
    kind: answer.kind,
    text: answerText(answer),
    quotes: cited.map(({ quote }) => quote),
    sections: cited.map(({ page, start }) => {
      const own = pages[page - 1];
      return own && findHeadingPath(headings, own, start);
    }),
  };
}

const PROSE = p(
  r('The parties have agreed on the following for the flat in Linden Street and all that belongs to it.'),
);

describe('an answer from a table names its row and its column', () => {
  test.each([
    [
      'where a cell before the figure is empty',
      tbl(tr('', 'Deposit', 'Rent', 'Heating'), tr('Flat', '1800', '900', '80'), tr('Garage', '', '70', '')),
      'What is the rent of the garage?',
      'Garage: 70 (Rent)',
    ],
    [
      'where its cells are words',
      tbl(
        tr('Task', 'Responsible', 'Deputy'),
        tr('Cleaning', 'Anna Vogt', 'Bernd Kranz'),
        tr('Garden', 'Carla Senn', 'Dora Lind'),
      ),
      'Who is responsible for the garden?',
      'Garden: Carla Senn (Responsible)',
    ],
    [
      'where a head stands over several',
      tbl(
        `<w:tr>${cell('')}${cell('Flat', 2)}${cell('Garage', 2)}</w:tr>`,
        tr('', 'Rent', 'Costs', 'Rent', 'Costs'),
        tr('Linden Street', '900', '80', '70', '5'),
        tr('Mill Lane', '950', '90', '', '6'),
      ),
      'What are the costs of the garage in Mill Lane?',
      'Mill Lane: 90 (Flat, Costs), 6 (Garage, Costs)',
    ],
  ])('%s', async (_, table, question, expected) => {
    const { text } = await ask(makeWordDocument(PROSE + table + PROSE), question);
    expect(text.split('\n')[0]).toBe(expected);
  });

  test('and is one where a term stands beside what it means', async () => {
    const table = tbl(tr('Word', 'Definition'), tr('NRB', 'Net Rent Basis'), tr('CRB', 'Cold Rent Basis'));
    const { kind, text } = await ask(makeWordDocument(PROSE + table), 'What is the definition of NRB?');
    expect({ kind, text }).toEqual({ kind: 'answer', text: 'NRB: Net Rent Basis (Definition)' });
  });
});

describe('a heading', () => {
  const bytes = makeWordDocument(
    [
      heading('7 Term', 1),
      heading('7.1 Duration', 2),
      p(r('The agreement is made for five years and ends with them.')),
      heading('7.2 Renewal of the agreement.', 2),
      p(r('Unless a party objects in writing three months before, it runs for one more year.')),
      heading('8 Notices', 1),
      p(r('Letters go to the office in Bern.')),
    ].join(''),
  );

  test('is told with its path beside what stands below it, and is no part of it', async () => {
    const { quotes, sections } = await ask(
      bytes,
      'How is the agreement renewed when a party does not object?',
    );
    expect(quotes[0]).toBe(
      'Unless a party objects in writing three months before, it runs for one more year.',
    );
    expect(sections[0]).toBe('7 Term › 7.2 Renewal of the agreement');
  });

  test('is the nearest before on the pages above, and no more than those around it', async () => {
    const { pages } = await readPages(
      makeWordDocument(
        `${heading('7 Term', 1)}${heading('7.2 Renewal', 2)}${p(`${r('One.')}${PAGE_BREAK}${r(' Two.')}`)}${heading('8 Notices', 1)}${p(r('Three.'))}`,
      ),
    );
    const outline = new OutlineBuilder('en');
    for (const page of pages) outline.add(page);
    const { headings } = outline.finish();
    const [, second] = pages;
    if (!second) throw new Error('one page');
    const pathOf = (words: string) => findHeadingPath(headings, second, pageText(second).indexOf(words));
    expect(pathOf('Two')).toBe('7 Term › 7.2 Renewal');
    expect(pathOf('Three')).toBe('8 Notices');
  });

  test('keeps the nearest of those that are too long together, and the number of the clause', async () => {
    const long = (number: number) =>
      heading(`${number} ${'Of what the parties owe to each other '.repeat(2)}`, number);
    const numbering =
      '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/><w:lvlText w:val="2.%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>';
    const item = p(r('Fees are due.'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
    const { pages } = await readPages(makeWordDocument(long(1) + long(2) + item, { numbering }));
    const [page] = pages;
    if (!page) throw new Error('no page');
    expect(findHeadingPath([], page, pageText(page).indexOf('Fees'))).toBe(
      `… › 2 ${'Of what the parties owe to each other '.repeat(2).trim()} › 2.4`,
    );
  });
});

describe('a note', () => {
  test('does not end the sentence that goes on the next page', async () => {
    const body = [
      p(`${r('The house was built in 1912.')}${NOTE_MARK}${r(' It has a garden.')}`),
      p(`${r('The tenant shall pay the costs of heating and water')}${PAGE_BREAK}${r(' within 14 days.')}`),
    ];
    const { quotes } = await ask(
      makeWordDocument(body.join(''), footnote('By the land register.')),
      'What costs shall the tenant pay?',
    );
    expect(quotes[0]).toBe('The tenant shall pay the costs of heating and water…');
  });

  test('leaves its mark with the sentence that it belongs to', async () => {
    const body = p(`${r('The rent is 900 euros.')}${NOTE_MARK}${r(' The deposit is 1800 euros.')}`);
    const bytes = makeWordDocument(body, footnote('As of the year 2026.'));
    expect((await ask(bytes, 'What is the deposit?')).quotes[0]).toBe('The deposit is 1800 euros.');
    expect((await ask(bytes, 'What is the rent?')).quotes[0]).toBe('The rent is 900 euros.[1]');
  });
});

describe('what stands beside the text is no answer', () => {
  test('a comment', async () => {
    const body =
      p(r('The garden is used by all.')) + p(`${r('The deposit')}${COMMENT_MARK}${r(' is returned.')}`);
    const comments = `<w:comment w:id="0" w:author="Ada">${p(r('The deposit is returned within six months.'))}</w:comment>`;
    const { quotes } = await ask(makeWordDocument(body, { comments }), 'When is the deposit returned?');
    expect(quotes.join(' ')).not.toContain('six months');
  });

  test('the head of its pages', async () => {
    const header = p(r('The agreement ends after five years.'));
    const body = p(r('The agreement is made for the flat.')) + p(r('The garden is used by all.'));
    const { quotes } = await ask(makeWordDocument(body, { header }), 'When does the agreement end?');
    expect(quotes.join(' ')).not.toContain('five years');
  });
});

describe('real Word documents', onRealDocuments('made ones are above'), () => {
  test('a table of terms answers with row and column', async () => {
    const { kind, text } = await ask(readTestData('docx/65099.docx'), 'What is the definition of LFBD?');
    expect({ kind, text }).toEqual({
      kind: 'answer',
      text: 'LFBD: Logical Function Breakdown Diagram (Definition)',
    });
  });

  test('a passage is told with the headings above it, through all levels', async () => {
    const { pages, bookmarks } = await readPages(readTestData('docx/drawing.docx'));
    const outline = new OutlineBuilder('ru', bookmarks);
    for (const page of pages) outline.add(page);
    const page = pages[2];
    if (!page) throw new Error('no third page');
    expect(findHeadingPath(outline.finish().headings, page, pageText(page).indexOf('В частности'))).toMatch(
      /^Пресс-центр › Репортажи › "Евразийское водное партнерство" может вложить/,
    );
  });

  test('notes are quoted apart, and comments not at all', async () => {
    const question = 'Who walks into a bar?';
    const noted = await ask(readTestData('docx/footnotes.docx'), question);
    expect(noted.quotes[0]).toBe('[1] A tachyon walks into a bar.');
    const commented = await ask(readTestData('docx/comments.docx'), question);
    expect(commented).toMatchObject({ kind: 'none', quotes: [] });
  });

  test('the head and foot of pages are no answer', async () => {
    for (const name of ['60316.docx', 'ThreeColHeadFoot.docx']) {
      const { quotes } = await ask(readTestData(`docx/${name}`), 'What is in the first page header?');
      expect(quotes.filter((quote) => /^This is a first page header|Mid header/.test(quote))).toEqual([]);
    }
  });
});
