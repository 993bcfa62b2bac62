import { expect, test } from 'vitest';
import { toQuestion, UNANSWERED } from '#modules/questions/to-question.ts';

const row = {
  id: 'question',
  account_id: 'account',
  file_set: 'file',
  file_ids: ['file'],
  conversation_id: 'file',
  batch_id: null,
  follow_up: null,
  follows: null,
  question: 'Who?',
  answered_by: 'extract',
  error: null,
  review: null,
  created_at: new Date(0),
  completed_at: new Date(1),
};

test('passages that an earlier version found near have no place on their pages', () => {
  const searched = { pages: 3, unread: [], nearest: [{ page: 2, quote: 'The owner' }] };
  const { nearest } = toQuestion({ ...row, answer: { ...UNANSWERED, searched } }).searched ?? {};
  expect(nearest).toEqual([{ page: 2, quote: 'The owner', span: { start: 0, end: 0 }, boxes: [] }]);
});

test('the first claim is never one of the further ones, whatever an earlier version stored', () => {
  const claims = ['Lead', 'More'].map((text) => ({ text, citations: [], isFurther: true as const }));
  const { claims: shown } = toQuestion({ ...row, answer: { ...UNANSWERED, answered: true, claims } });
  expect(shown).toEqual([{ text: 'Lead', citations: [] }, claims[1]]);
});
