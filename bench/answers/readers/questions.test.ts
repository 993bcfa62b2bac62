import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { readQuestions } from './schema.ts';

const questions = DOCUMENTS.flatMap(({ id }) => readQuestions(id));

test('every file of questions belongs to a document and is written as the schema says', () => {
  const files = readdirSync(join(import.meta.dirname, 'questions'));
  expect(files.toSorted()).toEqual(DOCUMENTS.map(({ id }) => `${id}.jsonl`).toSorted());
  for (const { id, language } of DOCUMENTS)
    for (const question of readQuestions(id)) expect(question).toMatchObject({ document: id, language });
});

test('no id is used twice, and every follow-up follows a question that can be answered', () => {
  const ids = new Map(questions.map((question) => [question.id, question]));
  expect(ids.size).toBe(questions.length);
  for (const { id, ask, after = '' } of questions)
    if (ask === 'follow-up') expect(ids.get(after)?.pages, id).not.toHaveLength(0);
    else expect(after, id).toBe('');
});

test('each half has questions in each language, and there are enough that nothing answers', () => {
  for (const half of ['dev', 'held'])
    for (const language of ['en', 'ar', 'pl', 'ru', 'es', 'hi', 'zh', 'ja', 'de', 'fr', 'pt']) {
      const documents = DOCUMENTS.filter(
        (document) => document.half === half && document.language === language,
      );
      expect(
        documents.flatMap(({ id }) => readQuestions(id)).length,
        `${half} ${language}`,
      ).toBeGreaterThanOrEqual(5);
    }
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(questions.filter(({ ask }) => ask === 'unanswerable').length).toBeGreaterThanOrEqual(40);
});

test('grades from before the change are kept of every question', () => {
  const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-before.json'), 'utf8'));
  expect(Object.keys(recorded).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
});
