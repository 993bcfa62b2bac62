import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFileIndex } from './build-file-index.ts';
import { decodeFileIndex, encodeFileIndex, StaleIndexError } from './codec.ts';
import { LINE_IS_HEADING, LINE_IS_RUNNING, markedLinesAt, textAt } from './file-index.ts';
import { unpackBlocks } from './pack-blocks.ts';
import type { IndexablePage } from './indexable-page.ts';

const PAGES: IndexablePage[] = [
  { number: 1, text: 'Annual report\nRevenue\t1,200\t1,100\nWe sell tools – größer 😀.' },
  { number: 2, text: '', state: 'needs-ocr' },
  { number: 4, text: 'Costs rose.\nRevenue (“Sales”) fell in 2017.' },
];

describe('an encoded index', () => {
  test('decodes to the same index', () => {
    const index = buildFileIndex(PAGES, 'en');
    expect(decodeFileIndex(encodeFileIndex(index))).toEqual(index);
  });

  test('is read without copying where it lies at a multiple of four, and anywhere else', () => {
    const bytes = encodeFileIndex(buildFileIndex(PAGES, 'en'));
    expect(decodeFileIndex(bytes).texts.buffer).toBe(bytes.buffer);
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect(textAt(decodeFileIndex(shifted.subarray(1)), 0)).toBe(PAGES[0]?.text);
  });

  test('is refused when it is of another version, cut short or something else', () => {
    const bytes = encodeFileIndex(buildFileIndex(PAGES, 'en'));
    const other = bytes.slice();
    other[4] = 255;
    for (const wrong of [other, bytes.slice(0, bytes.length - 40), bytes.slice(0, 6), new Uint8Array(0)]) {
      expect(() => decodeFileIndex(wrong)).toThrow(StaleIndexError);
    }
  });

  test('stays within about three times the text', () => {
    const words = Array.from({ length: 4000 }, (_, i) => `word${(i * 7919) % 900} revenue`);
    const pages = Array.from({ length: 20 }, (_, page) => ({
      number: page + 1,
      text: words.slice(page * 200, page * 200 + 200).join(page % 2 ? ' ' : '\n'),
    }));
    const text = pages.reduce((sum, page) => sum + page.text.length, 0);
    expect(encodeFileIndex(buildFileIndex(pages, 'en')).length).toBeLessThan(3 * text);
  });
});

test('every page text comes back as it was', () => {
  const piece = constantFrom('a', '\n', '\t', '1,2', 'é', '公司', '\ud800', '-\n', ' ');
  assert(
    property(array(array(piece, { maxLength: 12 }), { maxLength: 5 }), (pages) => {
      const texts = pages.map((pieces) => pieces.join(''));
      const index = buildFileIndex(
        texts.map((text, pageIndex) => ({ number: pageIndex + 1, text })),
        'en',
      );
      expect(texts.map((_, pageIndex) => textAt(index, pageIndex))).toEqual(texts);
    }),
  );
});

test('an index knows the heads and feet of its pages, by their places on them where these are known', () => {
  const pages = [1, 2, 3].map((number) => {
    const text = `Confidential\nPage ${number} says.\nAnd it ends.`;
    const lines = text
      .split('\n')
      .map((line, at) => ({ text: line, top: [700, 20, 40][at] ?? 0, bottom: 710 }));
    return { number, text, lines };
  });
  const index = decodeFileIndex(encodeFileIndex(buildFileIndex(pages, 'en')));
  expect([0, 1, 2].map((at) => [...markedLinesAt(index, at).running])).toEqual([[0], [0], [0]]);
  expect([...markedLinesAt(buildFileIndex([{ number: 1, text: 'A page\n\n12' }], 'en'), 0).running]).toEqual([
    2,
  ]);
});

describe('a page whose format says how it is divided', () => {
  const text = 'Renewal of the term, by either party.\n\nShort and bold\n\nComment by Ada: Check this';
  const range = (words: string) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const blocks: IndexablePage['blocks'] = [
    { kind: 'heading', level: 2, ...range('Renewal of the term, by either party.') },
    { kind: 'paragraph', ...range('Short and bold') },
    { kind: 'comment', author: 'Ada', number: 'Comment by Ada:', ...range('Comment by Ada: Check this') },
  ];
  const index = decodeFileIndex(
    encodeFileIndex(
      buildFileIndex(
        [
          { number: 1, text, blocks },
          { number: 2, text: 'Title\n\nText.' },
        ],
        'en',
      ),
    ),
  );

  test('keeps its blocks', () => {
    expect(unpackBlocks(index.blocks, 0, text.length)).toEqual({ blocks, hasHeadings: true });
    expect(unpackBlocks(index.blocks, 1, 12)).toBeUndefined();
  });

  test('has the headings that it names and no others, and comments are no part of what it says', () => {
    const has = (flag: number) =>
      [...index.lineFlags.subarray(0, index.pageLines[1])].map((flags) => (flags & flag) !== 0);
    expect(has(LINE_IS_HEADING)).toEqual([true, false, false, false, false]);
    expect(has(LINE_IS_RUNNING)).toEqual([false, false, false, false, true]);
  });
});
