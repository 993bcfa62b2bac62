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
    for (const question of readQuestions(id)) {
      expect(question.document).toBe(id);
      expect(question.language === language, question.id).toBe(question.ask !== 'other-language');
    }
});

test('no id is used twice, and every follow-up follows a question that can be answered', () => {
  const ids = new Map(questions.map((question) => [question.id, question]));
  expect(ids.size).toBe(questions.length);
  for (const { id, ask, after = '' } of questions)
    if (ask === 'follow-up') expect(ids.get(after)?.pages, id).not.toHaveLength(0);
    else expect(after, id).toBe('');
});

test('half of the second set is held, with every way to ask', () => {
  for (const half of ['dev', 'held']) {
    const documents = DOCUMENTS.filter((document) => document.half === half);
    const second = documents.flatMap(({ id }) => readQuestions(id)).filter(({ set }) => set !== undefined);
    const counts: Record<string, number> = {};
    for (const { ask, type } of second) {
      const kind = type === 'about' || type === 'list' ? type : ask;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts, half).toEqual({
      'follow-up': 10,
      misspelt: 6,
      words: 10,
      'other-language': 6,
      about: 5,
      list: 5,
    });
  }
});

test('a misspelt question of the second set asks what its plain form asks', () => {
  const ids = new Map(questions.map((question) => [question.id, question]));
  for (const question of questions) {
    const { id, ask, set, spelt, document, language, type, lead, pages, quote } = question;
    expect(spelt !== undefined, id).toBe(ask === 'misspelt' && set !== undefined);
    if (spelt === undefined) continue;
    expect(ids.get(spelt)).toMatchObject({ ask: 'plain', document, language, type, lead, pages, quote });
    expect(ids.get(spelt)?.question).not.toBe(question.question);
  }
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
