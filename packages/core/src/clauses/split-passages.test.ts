import { expect, test } from 'vitest';
import { splitPassages } from './split-passages.ts';

const LINES = [
  'Renewal of this agreement for further terms, unless ended.',
  'The agreement is renewed for one year',
  'unless a party objects in writing before it ends.',
  'Comment by Ada: The other party will never agree to this clause.',
];
const text = LINES.join('\n');
const startOf = (at: number) => text.indexOf(LINES[at] ?? '');
const block = (kind: 'heading' | 'paragraph' | 'comment', first: number, last = first) => ({
  kind,
  start: startOf(first),
  end: startOf(last) + (LINES[last] ?? '').length,
});
const pages = [
  { number: 1, text, blocks: [block('heading', 0), block('paragraph', 1, 2), block('comment', 3)] },
];

test('a passage of a Word file lies within one of its paragraphs, and comments are none', () => {
  const { passages, words } = splitPassages(pages, 'en');
  expect(passages.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['heading', LINES[0]],
    ['sentence', `${LINES[1]}\n${LINES[2]}`],
  ]);
  expect(words.length).toBe(passages.at(-1)?.words.end);
});
