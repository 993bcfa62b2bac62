import { expect, test } from 'vitest';
import type { ReadPage } from '#ui/document-viewer/frame/types.ts';
import { authorsOf, type ChangesView, showPage } from '#ui/document-viewer/word/flow-parts.ts';

const TEXT = '1. Pay in 45 days.[1]\n\nNew paragraph.\n\na\tb\n\n[1] Source\nComment by Ada: Check';
const span = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};
const page: ReadPage = {
  page: 1,
  text: TEXT,
  blocks: [
    { kind: 'item', level: 1, number: '1.', ...span('1. Pay in 45 days.[1]') },
    { kind: 'paragraph', change: 'inserted', ...span('New paragraph.') },
    {
      kind: 'table',
      ...span('a\tb'),
      rows: [[span('a\tb'), span('b\n\n[')].map(({ start }) => ({ start, end: start + 1 }))],
    },
    { kind: 'note', number: '[1]', ...span('[1] Source') },
    { kind: 'comment', number: 'Comment by Ada:', author: 'Ada', at: 17, ...span('Comment by Ada: Check') },
  ],
  changes: [
    { kind: 'deleted', start: 0, end: 0, text: 'Gone.\nAlso gone.\n' },
    { kind: 'deleted', start: 10, end: 10, text: '30', author: 'Ada', date: '2026-11-12' },
    { kind: 'inserted', start: 10, end: 12, author: 'Ada', date: '2026-11-13' },
    { kind: 'inserted', ...span('New paragraph.') },
    { kind: 'deleted', ...span('b\n\n['), end: TEXT.indexOf('b\n\n['), text: 'x' },
  ],
};
const linesIn = (view: ChangesView) =>
  showPage(page, view).blocks.map(({ deletedBefore, parts, rows }) =>
    [
      ...deletedBefore,
      ...parts.map(({ text }) => text),
      ...rows.flat().flatMap((cell) => cell.parts.map(({ text }) => text)),
    ].join('|'),
  );

test('changes are shown as before them, with both, or as after them', () => {
  expect(linesIn('original')).toEqual(['Gone.|Also gone.|Pay in |30| days.|[1]', 'a|x|b', 'Source']);
  expect(linesIn('marked')).toEqual([
    'Gone.|Also gone.|Pay in |30|45| days.|[1]',
    'New paragraph.',
    'a|x|b',
    'Source',
  ]);
  expect(linesIn('final')).toEqual(['Pay in |45| days.|[1]', 'New paragraph.', 'a|b', 'Source']);
});

test('every stretch of the text says where it begins, however changes are shown', () => {
  for (const view of ['original', 'marked', 'final'] as const)
    for (const { parts, rows, comments } of showPage(page, view).blocks)
      for (const { text, start } of [
        ...parts,
        ...rows.flat().flatMap((cell) => cell.parts),
        ...comments.flatMap((comment) => comment.parts),
      ])
        if (start !== undefined) expect(TEXT.slice(start, start + text.length)).toBe(text);
});

test('comments stand beside the block to which they are attached, marks of notes are references', () => {
  const [first, ...others] = showPage(page, 'marked').blocks;
  expect(first?.comments.map(({ parts }) => parts.map(({ text }) => text))).toEqual([['Check']]);
  expect(others.flatMap(({ comments }) => comments)).toEqual([]);
  expect(first?.parts.at(-1)).toEqual({ kind: 'reference', text: '[1]', start: 18 });
});

test('a cell takes up the columns and rows that it says, and what it covers is not drawn', () => {
  const cell = (start: number) => ({ start, end: start + 1 });
  const rows = [
    [{ ...cell(0), columnSpan: 2 }],
    [{ ...cell(2), rowSpan: 2 }, cell(4)],
    [{ start: 6, end: 6, isCovered: true }, cell(7)],
  ];
  const [table] = showPage(
    { page: 1, text: 'a\nb\tc\n\td', blocks: [{ kind: 'table', start: 0, end: 8, rows }] },
    'final',
  ).blocks;
  expect(
    table?.rows.map((row) =>
      row.map(({ parts, columnSpan, rowSpan }) => [parts[0]?.text, columnSpan, rowSpan]),
    ),
  ).toEqual([
    [['a', 2, undefined]],
    [
      ['b', undefined, 2],
      ['c', undefined, undefined],
    ],
    [['d', undefined, undefined]],
  ]);
});

test('what was deleted behind the last block is shown after it', () => {
  const end = { start: 4, end: 4 };
  const shown = showPage(
    {
      page: 1,
      text: 'Last',
      blocks: [{ kind: 'paragraph', start: 0, end: 4 }],
      changes: [{ kind: 'deleted', ...end, text: '\nGone' }],
    },
    'marked',
  );
  expect(shown.deletedAfter).toEqual(['Gone']);
});

test('an author who took words away and put others in has changed a block', () => {
  expect(authorsOf(page.changes?.slice(1, 3) ?? [])).toEqual([
    { name: 'Ada', kind: 'Changed', date: '2026-11-13' },
  ]);
});
