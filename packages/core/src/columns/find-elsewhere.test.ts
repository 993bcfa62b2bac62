import { expect, test } from 'vitest';
import { buildFileIndex } from '#answers/file-index/build-file-index.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { readCell } from './read-cell.ts';
import type { CellClaim, Column } from './types.ts';

const NOTICE =
  'The Supplier must give written notice of termination at least sixty (60) days before the end of the term.';
const FILLER = 'Each party keeps the records of the services for as long as the law asks for.';

const indexOf = (...pages: readonly string[]) =>
  buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text: `${FILLER}\n\n${text}\n` })),
    'en',
  );
const COLUMN: Column = { type: 'duration', question: 'How long is the notice?' };
/** As an answer cites it from the first page. */
function cite(text: string): CellClaim {
  const start = FILLER.length + 2;
  return { text, quotes: [{ page: 1, start, end: start + text.length, text }] };
}
const topAnswer = cite(NOTICE);
const read = (column: Column, claim: CellClaim, ...pages: readonly string[]) => {
  const elsewhere = findElsewhere(indexOf(claim.text, ...pages), column, [claim]);
  return readCell(column, [claim], [], elsewhere).readings.map(({ value, claim: { quotes } }) => [
    value.text,
    quotes[0]?.page,
  ]);
};

test.each([
  ['the same words', NOTICE.replace('sixty (60)', 'ninety (90)'), '90 days'],
  [
    'another order of the words',
    'Before the end of the term, notice of termination is given in writing by the Supplier, at least 90 days ahead.',
    '90 days',
  ],
])('what the answer does not cite is held against it: %s', (_name, text, value) => {
  expect(read(COLUMN, topAnswer, FILLER, text)).toEqual([
    ['60 days', 1],
    [value, 3],
  ]);
});

test.each([
  ['the same value in another unit', NOTICE.replace('sixty (60) days', 'two months')],
  ['another subject', 'The Supplier cures a breach of this agreement within 30 days of a notice of it.'],
  ['both values', NOTICE.replace('days', 'days, or in the first year ninety (90) days,')],
])('%s contradicts nothing', (_name, text) => {
  expect(read(COLUMN, topAnswer, text)).toEqual([]);
});

test('dates, amounts and choices contradict each other too', () => {
  const start = 'The cleaning services under this contract begin at the warehouse on 1 March 2024.';
  expect(
    read({ type: 'date', question: 'When do they begin?' }, cite(start), start.replace('March', 'May')),
  ).toEqual([
    ['1 March 2024', 1],
    ['1 May 2024', 2],
  ]);
  const fee = 'The monthly fee for the cleaning of the warehouse is EUR 12,000 and includes materials.';
  expect(
    read({ type: 'amount', question: 'What does it cost?' }, cite(fee), fee.replace('12,', '15,')),
  ).toEqual([
    ['EUR 12,000', 1],
    ['EUR 15,000', 2],
  ]);
  const law = 'This contract is governed by the laws of Scotland and construed in accordance with them.';
  const choices = ['Scotland', 'Belgium'];
  const column: Column = { type: 'choice', question: 'Which law?', choices };
  expect(read(column, cite(law), law.replace('Scotland', 'Belgium'))).toEqual([
    ['Scotland', 1],
    ['Belgium', 2],
  ]);
});

test('a value is told once, however often the file says it', () => {
  const other = NOTICE.replace('sixty (60)', 'ninety (90)');
  expect(read(COLUMN, topAnswer, other, other)).toHaveLength(2);
});
