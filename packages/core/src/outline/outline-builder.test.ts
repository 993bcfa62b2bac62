import { expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import { OutlineBuilder } from '#outline/outline-builder.ts';
import { suggestQuestions } from '#outline/suggest-questions.ts';
import type { Bookmark } from '#structure/headings/heading.ts';

const linesOf = (texts: readonly string[]): Page['lines'] =>
  texts.map((text, at) => ({
    text,
    words: [{ start: 0, end: text.length, box: [1_000, 500 + 200 * at, 6_000, 640 + 200 * at] }],
  }));

const PAGES: Page[] = [
  [
    '1 Rent',
    'the rent is due on the first day of each month',
    '2 Ending the lease',
    'either side may end it',
  ],
  ['and who ends it says so in writing', '2.1 Keys', 'all keys come back'],
].map((texts, at) => ({ number: at + 1, width: 600, height: 800, state: 'text', lines: linesOf(texts) }));

function outlineOf(bookmarks: readonly Bookmark[], language = 'en') {
  const builder = new OutlineBuilder(language, bookmarks);
  for (const page of PAGES) builder.add(page);
  return builder.finish();
}

const BOOKMARKS: Bookmark[] = [
  { title: 'Rent', level: 1, page: 1 },
  { title: 'Ending the Lease', level: 1, page: 1 },
  { title: 'Keys', level: 2, page: 2 },
  { title: 'Nowhere to be found', level: 1, page: 2 },
];

test('bookmarks are the headings, each with its number and where it stands', () => {
  const { headings } = outlineOf(BOOKMARKS);
  expect(headings).toMatchObject([
    { text: 'Rent', number: '1', level: 1, page: 1, span: { start: 0, end: 6 } },
    { text: 'Ending the Lease', number: '2', span: { start: 54, end: 72 } },
    { text: 'Keys', number: '2.1', level: 2, page: 2, boxes: [{ x: 0.1, y: expect.closeTo(0.07) }] },
    { text: 'Nowhere to be found', page: 2, span: { start: 0, end: 0 }, boxes: [] },
  ]);
});

test('bookmarks whose words stand nowhere are no contents', () => {
  const scans = Array.from({ length: 4 }, (_, at) => ({ title: `scan_00${at}`, level: 1, page: 1 }));
  expect(outlineOf(scans).headings.map(({ text }) => text)).not.toContain('scan_000');
});

test('questions are made from headings, in the words and the language of the document', () => {
  const { ideas } = outlineOf(BOOKMARKS);
  expect(ideas.map(({ wordings, page, lastPage }) => [wordings[0], page, lastPage])).toEqual([
    ['What does the document say about rent?', 1, 1],
    ['What does the document say about Ending the Lease?', 1, 2],
    ['What does the document say about keys?', 2, 2],
  ]);
  // The language is that of the first pages, whatever was said of the file.
  expect(outlineOf(BOOKMARKS, 'de')).toMatchObject({ language: 'en', ideas });
  const [heading] = outlineOf(BOOKMARKS).headings;
  const german = { language: 'de', title: '', lastPage: 1, isLowered: () => false };
  expect(suggestQuestions(heading ? [heading] : [], german)[0]?.wordings[0]).toBe(
    'Was steht im Dokument über „Rent“?',
  );
  const asked = BOOKMARKS.map((bookmark) => ({
    ...bookmark,
    title: bookmark.title.replace('Rent', 'Rent?'),
  }));
  expect(outlineOf(asked).ideas[0]?.wordings).toEqual(['Rent?']);
});

test('what the format names as headings are the contents, where there are no bookmarks', () => {
  const builder = new OutlineBuilder('en');
  builder.add({
    number: 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: ['1. Rent', 'The rent is due on the first day of each month.'].map((text) => ({
      text,
      words: [],
    })),
    flow: {
      blocks: [
        { kind: 'heading', level: 2, number: '1.', start: 0, end: 7 },
        { kind: 'paragraph', start: 8, end: 55 },
      ],
      changes: [],
    },
  });
  expect(builder.finish().headings).toEqual([
    { text: 'Rent', number: '1.', level: 2, page: 1, span: { start: 0, end: 7 }, boxes: [] },
  ]);
});
