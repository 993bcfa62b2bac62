import type { Question } from '@recto/contract/questions';
import { expect, test } from 'vitest';
import type { CellRow } from '#modules/batches/cells.store.ts';
import { toTypedCell } from '#modules/batches/typed-cell.ts';

const TEXT = 'The lease shall end on the Expiry Date unless the parties agree otherwise.';
const ROW: CellRow = {
  id: 'answer',
  batch_id: 'batch',
  account_id: 'account',
  batch_file_id: 'batch-file',
  file_id: 'file',
  file_position: 0,
  column_position: 0,
  status: 'complete',
  attempts: 0,
  claimed_by: null,
  not_before: null,
  finished_at: new Date(0),
  reading: null,
};
const QUESTION: Question = {
  _id: 'answer',
  fileId: 'file',
  conversationId: 'file',
  question: 'Does it renew automatically?',
  answer: TEXT,
  answered: true,
  kind: 'answer',
  completed: true,
  answeredBy: 'extract',
  createdAt: '2026-11-21T05:00:00.000Z',
  pages: [2],
  claims: [{ text: TEXT, citations: [0] }],
  citations: [{ fileId: 'file', page: 2, span: { start: 0, end: 74 }, quote: TEXT, boxes: [] }],
};
const column = { type: 'yesNo' as const, question: QUESTION.question };

test.each([true, false])('a person says what a passage that was taken means: %s', (yes) => {
  const review = { mark: 'accepted' as const, claim: 0, value: { type: 'yesNo' as const, yes } };
  const cell = toTypedCell(ROW, { ...QUESTION, review }, { column, isOutlying: false });
  expect(cell.value).toEqual({ type: 'yesNo', yes, text: TEXT, sure: true });
  expect(cell).not.toHaveProperty('flags');
});
