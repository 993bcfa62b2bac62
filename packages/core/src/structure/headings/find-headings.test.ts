import { expect, test } from 'vitest';
import type { Line, Page } from '#document/document.ts';
import { BlockFinder } from '#structure/find-blocks.ts';
import { headingsOfBlocks } from '#structure/headings/headings-of-blocks.ts';

function findLayoutHeadings(pages: readonly Page[]) {
  const finder = new BlockFinder();
  for (const page of pages) finder.add(page);
  return finder.finish().flatMap(headingsOfBlocks);
}

interface Row {
  readonly text: string;
  /** Points from the top of the page. */
  readonly top: number;
  readonly size?: number;
  /** Of each character, in sizes; bold is wider. */
  readonly width?: number;
}

const PAGE = { width: 600, height: 800 };

function lineOf({ text, top, size = 10, width = 0.5 }: Row): Line {
  const at = (points: number, side: number) => Math.round((points / side) * 10_000);
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const left = 50 + index * size * width;
    const right = left + word.length * size * width;
    return {
      start: index,
      end: index + word.length,
      box: [
        at(left, PAGE.width),
        at(top, PAGE.height),
        at(right, PAGE.width),
        at(top + size, PAGE.height),
      ] as const,
    };
  });
  return { text, words };
}

const pageOf = (number: number, rows: readonly Row[]): Page => ({
  number,
  ...PAGE,
  state: 'text',
  lines: rows.map(lineOf),
});

const SENTENCE = 'The words of this paragraph stand close below each other and fill the whole width of it';
const paragraph = (top: number, lines = 4): Row[] =>
  Array.from({ length: lines }, (_, at) => ({ text: SENTENCE, top: top + 12 * at }));

test('larger type makes headings, whose sizes and numbers make their levels', () => {
  const pages = [
    pageOf(1, [
      { text: 'Definitions', top: 60, size: 18 },
      ...paragraph(90),
      { text: '1.1 Words used here', top: 160, size: 14 },
      ...paragraph(190),
      { text: '1.2 What they mean', top: 260, size: 14 },
      ...paragraph(290),
    ]),
    pageOf(2, [{ text: 'Duties of the tenant', top: 60, size: 18 }, ...paragraph(90)]),
  ];
  expect(findLayoutHeadings(pages)).toEqual([
    { text: 'Definitions', level: 1, page: 1, span: { start: 0, end: 11 } },
    expect.objectContaining({ text: 'Words used here', number: '1.1', level: 2, page: 1 }),
    expect.objectContaining({ text: 'What they mean', number: '1.2', level: 2 }),
    expect.objectContaining({ text: 'Duties of the tenant', level: 1, page: 2 }),
  ]);
});

test('bold type that stands alone makes a heading; a line of prose, a caption and a list item do not', () => {
  const pages = [
    pageOf(1, [
      ...paragraph(60),
      { text: 'Termination of the lease', top: 130, width: 0.56 },
      ...paragraph(150),
      { text: 'Table 3. Rent by year', top: 220, width: 0.56 },
      ...paragraph(240),
      { text: '3. the keys, which are handed over at the end', top: 310 },
      ...paragraph(330),
      { text: 'A short last line', top: 390 },
    ]),
  ];
  expect(findLayoutHeadings(pages).map(({ text }) => text)).toEqual(['Termination of the lease']);
});

test('heads of pages and a table of contents are not headings, but what that names is one', () => {
  const names = ['Purpose of this paper', 'Methods that were used', 'What was found', 'Open ends', 'Thanks'];
  const head = (page: number): Row => ({ text: `Annual review ${page}`, top: 20, size: 14 });
  const pages = [
    pageOf(1, [
      head(1),
      { text: 'Contents', top: 60, size: 18 },
      ...names.map((name, at) => ({ text: `${name} .......... ${at + 2}`, top: 100 + 14 * at })),
    ]),
    ...names.map((name, at) =>
      pageOf(at + 2, [head(at + 2), ...paragraph(60), { text: name, top: 125 }, ...paragraph(142)]),
    ),
  ];
  expect(findLayoutHeadings(pages).map(({ text, page }) => [text, page])).toEqual(
    names.map((name, at) => [name, at + 2]),
  );
});

test('a heading over two lines is one, and the title over the first is none', () => {
  const pages = [
    pageOf(1, [
      { text: 'Handbook of the club', top: 40, size: 24 },
      { text: 'How the members of the club', top: 90, size: 14 },
      { text: 'choose their president', top: 106, size: 14 },
      ...paragraph(140),
      { text: 'Fees', top: 200, size: 14 },
      ...paragraph(230),
      { text: 'Rooms and keys', top: 300, size: 14 },
      ...paragraph(330),
    ]),
  ];
  expect(findLayoutHeadings(pages).map(({ text, level }) => [level, text])).toEqual([
    [1, 'How the members of the club choose their president'],
    [1, 'Fees'],
    [1, 'Rooms and keys'],
  ]);
});

test('pages without a layout and pages without text have none', () => {
  expect(findLayoutHeadings([])).toEqual([]);
  const lines = [{ text: 'Heading', words: [] }];
  expect(findLayoutHeadings([{ number: 1, width: 0, height: 0, state: 'text', lines }])).toEqual([]);
});
