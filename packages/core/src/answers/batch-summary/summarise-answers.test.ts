import { expect, test } from 'vitest';
import { summariseAnswers } from './summarise-answers.ts';
import type { AnswerKind } from '../extraction/draft.ts';

const file = (fileName: string, text: string, kind: AnswerKind = 'answer', language = 'en') => ({
  fileName,
  language,
  kind,
  text,
});
const none = (fileName: string) => file(fileName, '', 'none');

test.each([
  [
    'the same in words and in figures is one answer',
    [file('a', 'thirty days'), file('b', '30 days'), file('c', '45 days')],
    'How long? 2 of 3: “thirty days” (a, b); 1 of 3: “45 days” (c).',
  ],
  ['all the same', [file('a', 'Ireland'), file('b', 'ireland.')], 'How long? All 2 files say “Ireland”.'],
  [
    'some without an answer',
    [file('a', '30 days'), none('b'), file('c', 'somewhere near', 'closest')],
    'How long? 1 of 3: “30 days” (a); 2 without an answer.',
  ],
  ['none', [none('a'), none('b')], 'How long? None of 2 files answer.'],
  ['a single file', [none('a')], 'How long? The file has no answer.'],
  [
    'sentences are not compared',
    [file('a', 'x'.repeat(121)), file('b', 'y'.repeat(200))],
    'How long? 2 of 2 answer, in sentences of their own.',
  ],
  [
    'many different ones',
    ['1', '2', '3', '4', '5', '6'].map((text) => file(text, text)),
    'How long? 1 of 6: “1” (1); 1 of 6: “2” (2); 1 of 6: “3” (3); 1 of 6: “4” (4); 2 more answers.',
  ],
])('%s', (_, files, line) => {
  expect(summariseAnswers('How long?', files)).toBe(line);
});

test('answers that begin alike are told apart', () => {
  const [one, other] = ['Germany', 'Scotland'].map(
    (city) => `This agreement and all that is done under it is governed by the law and the courts of ${city}`,
  );
  const line = summariseAnswers('Which law?', [file('a', one ?? ''), file('b', other ?? '')]);
  expect(line).toContain('Germany');
  expect(line).toContain('Scotland');
});

test('another number, sign or unit is another answer', () => {
  for (const [one, other] of [
    ['30 days', '30 months'],
    ['1,200', '1.2'],
    ['-5 %', '5 %'],
    ['EUR 100', 'USD 100'],
  ] as const)
    expect(summariseAnswers('What?', [file('a', one), file('b', other)])).toContain('1 of 2: ');
});
