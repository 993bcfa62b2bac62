import { expect, test } from 'vitest';
import type { FileAnswer } from './summarise-answers.ts';
import { groupAnswers, writeAnswerLine } from './generated-lines.ts';

const file = (fileName: string, text: string): FileAnswer => ({
  fileName,
  language: 'en',
  kind: text === '' ? 'none' : 'answer',
  text,
});
const FILES = [
  file('a', 'thirty days'),
  file('b', '30 days'),
  file('c', '45 days after delivery to Northwind Ltd'),
  file('d', ''),
];
const groups = groupAnswers(FILES);
const write = (...statements: [text: string, ...answers: string[]][]) =>
  writeAnswerLine(
    'When?',
    { files: FILES, groups },
    statements.map(([text, ...answers]) => ({ text, answers })),
  );

test('answers that differ are summed up, the same ones together', () => {
  expect(groups.map(({ name, text, answers }) => [name, text, answers.length])).toEqual([
    ['A1', 'thirty days', 2],
    ['A2', '45 days after delivery to Northwind Ltd', 1],
  ]);
  expect(groupAnswers([file('a', '30 days'), file('b', 'thirty days')])).toEqual([]);
  expect(groupAnswers([file('a', '')])).toEqual([]);
  expect(groupAnswers([file('a', 'A sentence. '.repeat(20))])).toHaveLength(1);
});

test('a line says what is supported, with the files counted and named', () => {
  expect(write(['thirty days.', 'A1'], ['45 days, to Northwind Ltd', 'A2'])).toBe(
    'When? thirty days (2 of 4: a, b); 45 days, to Northwind Ltd (1 of 4: c); 1 without an answer.',
  );
  expect(write(['between thirty and 45 days', 'A1', 'A2'])).toBe(
    'When? between thirty and 45 days (3 of 4: a, b, c); 1 without an answer.',
  );
  expect(write(['thirty days', 'A1'])).toContain('; 1 more answer; 1 without an answer.');
});

test.each([
  ['a number of another answer', ['45 days', 'A1']],
  ['a number that only some of the answers have', ['thirty days', 'A1', 'A2']],
  ['a name that no answer has', ['45 days, to Contoso', 'A2']],
  ['a date', ['45 days from 31 March 2024', 'A2']],
  ['no answer named', ['thirty days']],
  ['an answer that is not there', ['thirty days', 'A1', 'A9']],
  ['nothing', ['', 'A1']],
] as const)('a line with %s is none', (_, [text, ...answers]) => {
  expect(write(['thirty days', 'A1'], [text, ...answers])).toBeNull();
});
