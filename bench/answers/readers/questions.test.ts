import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Half } from './documents/source.ts';
import { DOCUMENTS } from './documents.ts';
import { type ReadersQuestion, readQuestions } from './schema.ts';

const LANGUAGES = ['en', 'ar', 'pl', 'ru', 'es', 'hi', 'zh', 'ja', 'de', 'fr', 'pt'];
const questions = DOCUMENTS.flatMap(({ id }) => readQuestions(id));

function questionsOf(half: Half): ReadersQuestion[] {
  return DOCUMENTS.filter((document) => document.half === half).flatMap(({ id }) => readQuestions(id));
}

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

test('half of the second set is for testing, with every way to ask', () => {
  for (const half of ['dev', 'test'] as const) {
    const second = questionsOf(half).filter(({ set }) => set !== undefined);
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
  const judging = [...questionsOf('dev'), ...questionsOf('test')];
  for (const half of ['dev', 'test'] as const) expectEachLanguage(half, 5);
  expect(judging.length).toBeGreaterThanOrEqual(300);
  expect(judging.filter(({ ask }) => ask === 'unanswerable').length).toBeGreaterThanOrEqual(40);
});

test('the questions to fit on are as many as are documented, in each language and of the first kind', () => {
  const train = questionsOf('train');
  expectEachLanguage('train', 26);
  const counts: Record<string, number> = {};
  for (const { ask } of train) counts[ask] = (counts[ask] ?? 0) + 1;
  expect(counts).toEqual({
    plain: 547,
    vague: 106,
    words: 116,
    misspelt: 14,
    unanswerable: 91,
    'other-language': 80,
  });
  expect(train.filter(({ set }) => set !== undefined)).toEqual([]);
  expect(DOCUMENTS.filter(({ half }) => half === 'train')).toHaveLength(53);
});

test('no document is in two parts', () => {
  expect(new Set(DOCUMENTS.map(({ id }) => id)).size).toBe(DOCUMENTS.length);
  expect(new Set(DOCUMENTS.map(({ source }) => JSON.stringify(source))).size).toBe(DOCUMENTS.length);
});

test('grades from before the change are kept of every question that judges, and of none to fit on', () => {
  const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-before.json'), 'utf8'));
  const judging = [...questionsOf('dev'), ...questionsOf('test')];
  expect(Object.keys(recorded).toSorted()).toEqual(judging.map(({ id }) => id).toSorted());
});

function expectEachLanguage(half: Half, least: number): void {
  const languages = questionsOf(half).map(({ language }) => language);
  for (const each of LANGUAGES)
    expect(
      languages.filter((language) => language === each).length,
      `${half} ${each}`,
    ).toBeGreaterThanOrEqual(least);
}
