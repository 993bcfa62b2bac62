import type { Question } from '@recto/contract/questions';
import { expect, test } from 'vitest';
import { toCell } from '#modules/batches/to-cell.ts';

const ROW = {
  id: 'answer',
  batch_id: 'batch',
  account_id: 'account',
  batch_file_id: 'item',
  file_id: 'file',
  file_position: 0,
  column_position: 2,
  status: 'complete' as const,
  attempts: 0,
  claimed_by: null,
  not_before: null,
  finished_at: null,
  reading: null,
};
const cite = (page: number, pageLabel?: string) => ({
  fileId: 'file',
  page,
  span: { start: 0, end: 4 },
  quote: 'Rent',
  boxes: [],
  ...(pageLabel !== undefined && { pageLabel }),
});
const QUESTION: Question = {
  _id: 'answer',
  fileId: 'file',
  conversationId: 'file',
  question: 'What is the rent?',
  answer: 'The rent is £5.',
  answered: true,
  kind: 'answer',
  completed: true,
  answeredBy: 'extract',
  createdAt: '2026-11-21T05:00:00.000Z',
  pages: [9, 4],
  claims: [{ text: 'The rent is £5.', citations: [0, 1], emphasis: [{ start: 12, end: 14 }] }],
  citations: [cite(4), cite(9, '7')],
};

test('a cell names the pages of its answer, best first, by the numbers printed on them', () => {
  expect(toCell(ROW, QUESTION)).toMatchObject({ column: 2, words: '£5', pages: [9, 4], labels: ['7', ''] });
});

test('a cell without an answer holds the likeliest of the passages that come close', () => {
  const claims = [
    { text: 'Rent is paid monthly.', citations: [0] },
    { text: 'The rent review is yearly.', citations: [1] },
  ];
  const answer = 'Rent is paid monthly.\n\nThe rent review is yearly.';
  expect(toCell(ROW, { ...QUESTION, kind: 'closest', answer, claims })).toMatchObject({
    kind: 'closest',
    words: 'Rent is paid monthly.',
  });
});

test('a passage that somebody said is no answer gives way to the next one', () => {
  const claims = [
    { text: 'Rent is paid monthly.', citations: [0] },
    { text: 'The rent review is yearly.', citations: [1] },
  ];
  const review = { mark: 'wrong' as const, wrongClaims: [0] };
  expect(toCell(ROW, { ...QUESTION, kind: 'closest', claims, review })).toMatchObject({
    words: 'The rent review is yearly.',
    pages: [9],
  });
});

test('pages without a number of their own need no names', () => {
  const citations = [cite(4), cite(9)];
  expect(toCell(ROW, { ...QUESTION, citations })).not.toHaveProperty('labels');
});
