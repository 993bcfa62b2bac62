import { describe, expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import { pageText } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { type Printed, printedPage as pageOf } from '#testing/printed-page.ts';

/** What was found, one line a block. */
const describeBlocks = (pages: readonly Page[]) =>
  withBlocks(pages).map((page) =>
    (page.blocks ?? []).map(({ kind, start, end, continues, number, level }) => {
      const name = `${kind}${level ?? ''}${continues ? '…' : ''}${number === undefined ? '' : ` ${number}`}`;
      return `${name}: ${pageText(page).slice(start, end).replaceAll('\n', ' / ').slice(0, 60)}`;
    }),
  );

const FULL = 'The words of this paragraph stand close below each other and fill the whole width of it all';
/** Lines below each other from a height on. */
const below = (top: number, texts: readonly string[], more: Partial<Printed> = {}): Printed[] =>
  texts.map((text, at) => ({ text, top: top + 12 * at, ...more }));
const paragraph = (top: number) =>
  below(top, [FULL, FULL.toLowerCase(), `${FULL.slice(4, 40).toLowerCase()}.`]);

describe('blocks of a printed document', () => {
  test('a paragraph goes on over a page break, its head, its foot and its notes', () => {
    const heads = (number: number): Printed[] => [{ text: `Annual report ${number}`, top: 20 }];
    const feet = (number: number): Printed[] => [{ text: String(number), top: 770 }];
    const page = (number: number, lines: readonly Printed[]) =>
      pageOf(number, [...heads(number), ...lines, ...feet(number)]);
    // What comes back on page after page would be a head.
    const about = (thing: string) => FULL.replace('words', thing).replace('fill', `see the ${thing} of`);
    const whole = (top: number, thing: string) =>
      below(top, [about(thing), about(`other ${thing}`).toLowerCase(), `and of the ${thing} itself.`]);
    const pages = [
      page(1, [
        ...whole(60, 'words'),
        ...below(120, [about('seller'), about('seller').slice(4)]),
        ...below(700, ['1 See the annex.'], { size: 7 }),
      ]),
      page(2, [...below(60, [`${about('goods').slice(4)}.`]), ...whole(90, 'buyer')]),
      ...['price', 'place', 'term'].map((thing, at) => page(at + 3, whole(60, thing))),
    ];
    expect(describeBlocks(pages).slice(0, 2)).toEqual([
      [
        'header: Annual report 1',
        expect.stringMatching(/^paragraph: The words/),
        expect.stringMatching(/^paragraph: The seller/),
        'note: 1 See the annex.',
        'footer: 1',
      ],
      [
        'header: Annual report 2',
        expect.stringMatching(/^paragraph…: goods/),
        expect.stringMatching(/^paragraph: The buyer/),
        'footer: 2',
      ],
    ]);
  });

  test('items, headings and captions are told by their marks, type and names', () => {
    const lines = [
      { text: '2. Payment', top: 40, size: 16 },
      ...paragraph(70),
      ...below(120, ['• The first item ends here.', '• The second one ends here.']),
      ...below(160, ['Figure 3: Payments of a year.']),
      ...paragraph(190),
    ];
    const [found] = describeBlocks([pageOf(1, lines)]);
    expect(found).toEqual([
      'heading1 2: 2. Payment',
      expect.stringMatching(/^paragraph: The words/),
      'item •: • The first item ends here.',
      'item •: • The second one ends here.',
      'caption: Figure 3: Payments of a year.',
      expect.stringMatching(/^paragraph: The words/),
    ]);
  });

  test('the text of an item hangs behind its mark, and goes on with a capital too', () => {
    const [mark, hanging] = [{ columns: [50, 80] }, { left: 80 }];
    const lines = [
      ...paragraph(40),
      { text: `2.1\t${FULL.slice(4)}`, top: 90, ...mark },
      { text: 'Supplier keeps an engineer on call.', top: 102, ...hanging },
      { text: '2.2\tThe fee is due at once.', top: 114, ...mark },
      { text: 'Nothing in this clause changes it.', top: 126, ...hanging },
      { text: '2.3\tThe last one.', top: 138, ...mark },
    ];
    const [found] = describeBlocks([pageOf(1, lines)]);
    expect(found?.slice(1)).toEqual([
      expect.stringMatching(/^item 2\.1: /u),
      'item 2.2: 2.2\tThe fee is due at once.',
      'paragraph: Nothing in this clause changes it.',
      'item 2.3: 2.3\tThe last one.',
    ]);
  });

  test('a table has its cells in their columns, wrapped ones below those they go on with', () => {
    const columns = [50, 250, 400];
    const table = [
      { text: 'Service\tHours\tFee', top: 100, columns },
      { text: 'Support\t40\t800', top: 112, columns },
      { text: 'of machines\t900', top: 124, columns: [50, 400] },
      { text: 'in euros', top: 136, left: 400 },
    ];
    const [page] = withBlocks([pageOf(1, [...paragraph(40), ...table, ...paragraph(170)])]);
    const found = page?.blocks?.find(({ kind }) => kind === 'table');
    const text = page ? pageText(page) : '';
    expect(found?.hasHeader).toBe(true);
    expect(found?.rows?.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual([
      ['Service', 'Hours', 'Fee'],
      ['Support', '40', '800'],
      ['of machines', '', '900'],
      ['', '', 'in euros'],
    ]);
  });

  test('a heading between rows divides them into two tables, and each has its own rows', () => {
    const columns = [50, 400];
    const rowsAt = (top: number, name: string) => [
      { text: `${name} revenue\t800`, top, columns },
      { text: `${name} income\t90`, top: top + 12, columns },
    ];
    const heading = { text: 'Results without acquisitions', top: 130, size: 16 };
    const lines = [
      ...paragraph(40),
      ...rowsAt(100, 'Net'),
      heading,
      ...rowsAt(160, 'Organic'),
      ...paragraph(200),
    ];
    const [page] = withBlocks([pageOf(1, lines)]);
    const text = page ? pageText(page) : '';
    const tables = page?.blocks?.filter(({ kind }) => kind === 'table') ?? [];
    expect(tables.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Net revenue\t800\nNet income\t90',
      'Organic revenue\t800\nOrganic income\t90',
    ]);
    for (const { start, end, rows = [] } of tables) {
      expect(rows).toHaveLength(2);
      for (const cell of rows.flat()) expect(cell.start >= start && cell.end <= end).toBe(true);
    }
  });

  test.each([
    ['rows alone', ['Training\t40\t4,000', 'Travel\t12\t900'], true],
    ['the same heads', ['Service\tHours\tFee', 'Training\t40\t4,000'], true],
    ['other heads', ['Goods\tPieces\tPrice', 'Tables\t40\t4,000'], false],
    ['other days as heads', ['Assets\tJune 30, 2023\tJune 30, 2022', 'Cash\t40\t4,000'], false],
    ['its title again', ['Fees of a year (continued)', 'Training\t40\t4,000', 'Travel\t12\t900'], true],
    ['another title', ['Hours of a year', 'Training\t40\t4,000', 'Travel\t12\t900'], false],
    ['fewer columns', ['Training\t40', 'Travel\t12'], false],
  ])('a table goes on over a page break with %s', (_, second, isOne) => {
    const columns = [50, 250, 400];
    const first = ['Service\tHours\tFee', 'Support\t120\t9,000', 'Hosting\t80\t7,000'];
    const pages = withBlocks([
      pageOf(1, [...paragraph(60), { text: 'Fees of a year', top: 670 }, ...below(700, first, { columns })]),
      pageOf(2, [...below(60, second, { columns }), ...paragraph(200)]),
    ]);
    const table = pages[1]?.blocks?.find(({ kind }) => kind === 'table');
    expect(table?.continues ?? false).toBe(isOne);
  });

  test('a named clause is no row of a table, and a box to tick begins an item', () => {
    const lines = [
      { text: 'Item 5.07.\tSubmission of matters', top: 40, columns: [50, 150] },
      { text: 'Item 8.01.\tOther events', top: 52, columns: [50, 150] },
      ...below(80, [
        '☐ Written communications of the first kind',
        '☐ Soliciting material of the second kind',
      ]),
    ];
    const [found] = describeBlocks([pageOf(1, lines)]);
    expect(found?.filter((block) => block.startsWith('table'))).toEqual([]);
    expect(found?.filter((block) => block.startsWith('item ☐'))).toHaveLength(2);
  });

  test('text that is read from the right is divided where its lines end on the left', () => {
    const arabic = 'كلمات هذه الفقرة متقاربة وتملأ عرض الصفحة كله من أولها إلى آخرها';
    const lines = below(60, [arabic, arabic, 'وهنا تنتهي.', arabic, arabic], { isFromRight: true });
    const [found] = describeBlocks([pageOf(1, lines)]);
    expect(found).toHaveLength(2);
  });

  test('what the format names is left as it is, and so is what was found before', () => {
    const known = pageOf(1, paragraph(60));
    const page = { ...known, blocks: [{ kind: 'note' as const, start: 0, end: 4 }] };
    expect(withBlocks([page])).toEqual([page]);
    const flow = { blocks: [], changes: [] };
    expect(withBlocks([{ ...known, flow }])).toEqual([{ ...known, flow }]);
    expect(withBlocks([])).toEqual([]);
  });
});

test('plain text is divided at its blank lines', () => {
  const lines = ['The first line', 'goes on here.', '', 'The second one.'].map((text) => ({
    text,
    words: [],
  }));
  const page: Page = { number: 1, width: 0, height: 0, state: 'text', firstLine: 1, lines };
  expect(describeBlocks([page])).toEqual([
    ['paragraph: The first line / goes on here.', 'paragraph: The second one.'],
  ]);
});

test('every line with words stands in one block, in the order of the page', () => {
  const pages = withBlocks([
    pageOf(1, [...paragraph(40), { text: 'A\tB', top: 90, columns: [50, 300] }]),
    pageOf(2, []),
  ]);
  for (const { blocks = [], ...page } of pages) {
    const text = pageText(page);
    let end = 0;
    for (const block of blocks) {
      expect(text.slice(end, block.start).trim()).toBe('');
      ({ end } = block);
    }
    expect(text.slice(end).trim()).toBe('');
  }
});
