import { expect, test } from 'vitest';
import { typicalQuestions } from '#outline/typical-questions.ts';

const ask = (kind: string, language = 'en', date = '') =>
  typicalQuestions({ language, kind, date, lastPage: 9 }).map(({ wordings }) => wordings[0]);

test('a document is asked what documents of its kind are asked, in its language', () => {
  expect(ask('Services agreement')[0]).toBe('Which law governs the agreement?');
  expect(ask('Mietvertrag', 'de')[0]).toBe('Welches Recht gilt für den Vertrag?');
  expect(ask('Public license')).toContain('Is there a warranty?');
  expect(ask('契約書', 'ja')).toContain('準拠法は何ですか？');
});

test('reports are asked for the year of which they tell, and only those of a year for what is told once a year', () => {
  const annual = ask('Annual report', 'en', 'For the fiscal year ended August 29, 2021');
  expect(annual[0]).toBe('What was the revenue in 2021?');
  expect(annual).toContain('How many employees are there?');
  expect(ask('Quarterly report', 'en', 'June 30, 2023')).not.toContain('How many employees are there?');
  expect(ask('Press release')).toEqual(['What are total assets?']);
});

test('nothing is asked of a kind of which nothing is known', () => {
  expect(ask('Manual')).toEqual([]);
  expect(ask('')).toEqual([]);
});
