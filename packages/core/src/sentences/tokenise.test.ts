import { expect, test } from 'vitest';
import { makeTokeniser } from './tokenise.ts';

const terms = (language: string, text: string) =>
  makeTokeniser(language)
    .tokenise(text)
    .map((token) => token.term);

test('numbers are compared without separators, fiscal years as years', () => {
  expect(terms('en', 'FY2018 FY18 1,577 1577 3.14 ١٩٨٣')).toEqual([
    '2018',
    '2018',
    '1577',
    '1577',
    '3.14',
    '1983',
  ]);
});

test('function words are left out, but not of a question that has nothing else', () => {
  expect(terms('en', 'What is the revenue of it?')).toEqual(['revenu']);
  expect(makeTokeniser('en').tokeniseAll('Who is it?')).toHaveLength(3);
});

test('Chinese and Japanese are split into pairs, other scripts between them stay whole', () => {
  expect(terms('zh', '黑豹队ABC')).toEqual(['黑豹', '豹队', 'abc']);
  expect(terms('ja', '年')).toEqual(['年']);
});

test('vowel signs stay inside Hindi words', () => {
  expect(terms('hi', 'किताब')).toHaveLength(1);
});

test('ligatures and full-width letters are the plain ones', () => {
  expect(terms('en', 'eﬃcient ＡＢＣ')).toEqual(terms('en', 'efficient abc'));
});
