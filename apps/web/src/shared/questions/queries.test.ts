import type { Question } from '@recto/contract/questions';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Conversation, putQuestions, questionKeys, questionsOf } from '#shared/questions/queries.ts';
import { makeQuestion } from '#testing/question.ts';

const ask = (id: string, changes: Partial<Question> = {}) =>
  makeQuestion({ _id: id, fileId: 'f1', ...changes });

function arrange(...pages: Question[][]) {
  const client = new QueryClient();
  const conversation: Conversation = {
    pages: pages.map((items, index) => ({ items, page: index + 1, limit: 2, total: 3 })),
    pageParams: pages.map((_, index) => index + 1),
  };
  client.setQueryData(questionKeys.conversation('f1'), conversation);
  const shown = () =>
    questionsOf(client.getQueryData<Conversation>(questionKeys.conversation('f1')) ?? conversation);
  return { client, shown };
}

test('a new question stands first', () => {
  const { client, shown } = arrange([ask('b')], [ask('a')]);
  putQuestions(client, [ask('c')]);
  expect(shown().map((question) => question._id)).toEqual(['c', 'b', 'a']);
});

test('an answer replaces its question by id, on whichever page it stands', () => {
  const { client, shown } = arrange([ask('b')], [ask('a')]);
  putQuestions(client, [ask('a', { completed: true, answer: 'Yes.' })]);
  expect(shown().map((question) => [question._id, question.answer])).toEqual([
    ['b', ''],
    ['a', 'Yes.'],
  ]);
  expect(client.getQueryData<Question>(questionKeys.one('a'))?.answer).toBe('Yes.');
});

test('the receipt of a question that comes after its answer does not undo it', () => {
  const { client, shown } = arrange([]);
  putQuestions(client, [ask('a', { completed: true, answer: 'Yes.' })]);
  putQuestions(client, [ask('a')]);
  expect(shown()[0]?.answer).toBe('Yes.');
  expect(client.getQueryData<Question>(questionKeys.one('a'))?.completed).toBe(true);
});

test('the receipt of a question that comes after its preliminary answer does not undo it', () => {
  const { client, shown } = arrange([]);
  putQuestions(client, [ask('a', { preliminary: true, answer: 'Yes.' })]);
  putQuestions(client, [ask('a')]);
  expect(shown()[0]?.answer).toBe('Yes.');
  putQuestions(client, [ask('a', { completed: true, answer: 'No.' })]);
  expect(shown()[0]?.answer).toBe('No.');
});

test('a question that moved to the next page while it was fetched is shown once', () => {
  const { shown } = arrange([ask('c'), ask('b')], [ask('b'), ask('a')]);
  expect(shown().map((question) => question._id)).toEqual(['c', 'b', 'a']);
});
