import { expect, test } from 'vitest';
import { type Block, type Page, pageText, tablesOf } from '@recto/core/document';
import { cutSegments, cutText } from '@recto/core/translation';
import { makeZip } from '@recto/testing/office';
import { readPages } from '#testing/translate-file.ts';
import { writeBilingualDocx, writeNewDocx, writeTranslatedText } from '#translated/index.ts';
import type { OfficePart } from '#translated/index.ts';
import { wordReader } from '#word/index.ts';

const read = (parts: readonly OfficePart[]) =>
  readPages(wordReader, makeZip(parts.map(({ name, content }) => [name, content])));
const markupOf = (parts: readonly OfficePart[]) =>
  String(parts.find(({ name }) => name === 'word/document.xml')?.content);

/** A page by its blocks, each by its text. */
function pageOf(
  number: number,
  blocks: readonly (Omit<Block, 'start' | 'end' | 'rows'> & { text: string })[],
  width = 600,
): Page {
  let text = '';
  const placed = blocks.map(({ text: words, ...block }): Block => {
    if (text !== '') text += '\n';
    const start = text.length;
    text += words;
    if (block.kind !== 'table') return { ...block, start, end: text.length };
    const rows = [...words.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) =>
      [...line.matchAll(/[^\t]+/gu)].map(({ 0: cell, index: at }) => ({
        start: start + index + at,
        end: start + index + at + cell.length,
      })),
    );
    return { ...block, start, end: text.length, rows };
  });
  const lines = text.split('\n').map((line) => ({ text: line, words: [] }));
  return { number, width, height: width, state: 'text', lines, blocks: placed };
}

const PAGES = [
  pageOf(1, [
    { kind: 'header', text: 'Annual report' },
    { kind: 'heading', level: 2, number: '1.', text: '1. Scope' },
    { kind: 'paragraph', text: 'The goods are paid\nat once. They are' },
    { kind: 'footer', text: '17' },
  ]),
  pageOf(2, [
    { kind: 'paragraph', continues: true, text: 'delivered soon.' },
    { kind: 'item', level: 2, number: '(a)', text: '(a) Steel' },
    { kind: 'table', hasHeader: true, text: 'Item\tPrice\nPipe\t1,234.00' },
    { kind: 'note', number: '1', text: '1 Subject to change.' },
  ]),
];
const segments = cutSegments(PAGES, 'en');
const upper = ({ text }: { text: string }) => text.toUpperCase();

test('a new document has headings, paragraphs over pages, items, tables and notes', async () => {
  const parts = writeNewDocx({ pages: PAGES, segments, translate: upper, target: 'de' });
  const [page] = await read(parts);
  expect(
    page &&
      pageText(page)
        .split('\n')
        .filter((line) => line !== ''),
  ).toEqual([
    '1. SCOPE',
    'THE GOODS ARE PAID AT ONCE. THEY ARE DELIVERED SOON.',
    '(a) STEEL',
    'ITEM\tPRICE',
    'PIPE\t1,234.00',
    '1 SUBJECT TO CHANGE.',
  ]);
  expect(page?.flow?.blocks.map(({ kind, level }) => [kind, level])).toContainEqual(['heading', 2]);
  expect(page && tablesOf(page)[0]?.hasHeader).toBe(true);
});

test('a new document reads from right to left where its language does', () => {
  const parts = writeNewDocx({ pages: PAGES, segments, translate: () => 'نص <&', target: 'ar' });
  const markup = markupOf(parts);
  expect(markup.match(/<w:p>(?!<w:pPr>.*?<w:bidi\/>)(?!<w:r>)/gu)).toBeNull();
  expect(markup).toContain('<w:bidiVisual/>');
  expect(markup).toContain('<w:rtl/><w:lang w:bidi="ar"/>');
  expect(markup).toContain('نص &lt;&amp;');
});

test('typed text is in paragraphs, its other lines as they are', async () => {
  const text = 'Dear all,\nplease pay.\n\nYours';
  const typed: Page = { number: 1, width: 0, height: 0, state: 'text', lines: [{ text, words: [] }] };
  const [page] = await read(
    writeNewDocx({ pages: [typed], segments: cutText(text, 'en'), translate: upper, target: 'de' }),
  );
  expect(page && pageText(page)).toBe('DEAR ALL,\nPLEASE PAY.\n\nYOURS');
});

test('both texts stand side by side, the page said where it changes', async () => {
  const rows = segments.map(({ text, page }) => ({ source: text, target: upper({ text }), page }));
  const parts = writeBilingualDocx(rows, { title: 'Goods & more', source: 'en', target: 'ar' });
  const [page] = await read(parts);
  const lines = page ? pageText(page).split('\n') : [];
  expect(lines.slice(0, 6)).toEqual([
    'Goods & more',
    '',
    'English\tArabic',
    'Page 1',
    'Annual report\tANNUAL REPORT',
    'Scope\tSCOPE',
  ]);
  expect(lines.filter((line) => line.startsWith('Page'))).toEqual(['Page 1', 'Page 2']);
  expect(markupOf(parts).match(/<w:bidi\/>/gu)).toHaveLength(segments.length);
});

test('plain text keeps its lines, and form feeds only between printed pages', () => {
  expect(writeTranslatedText({ pages: PAGES, segments, translate: upper })).toBe(
    'ANNUAL REPORT\n1. SCOPE\nTHE GOODS ARE PAID AT ONCE. THEY ARE DELIVERED SOON.\n17\f\n(a) STEEL\nITEM\tPRICE\nPIPE\t1,234.00\n1 SUBJECT TO CHANGE.',
  );
  const typed = [
    pageOf(1, [{ kind: 'paragraph', text: 'One.' }], 0),
    pageOf(2, [{ kind: 'paragraph', text: 'Two.' }], 0),
  ];
  expect(writeTranslatedText({ pages: typed, segments: cutSegments(typed, 'en'), translate: upper })).toBe(
    'ONE.\nTWO.',
  );
});
