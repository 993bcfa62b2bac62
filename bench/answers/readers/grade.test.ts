import { expect, test } from 'vitest';
import { containsWords, countValues, gradeAnswer } from './grade.ts';
import type { ReadersQuestion } from './schema.ts';
import type { ShownAnswer, ShownClaim } from './shown-answer.ts';

const question: ReadersQuestion = {
  id: 'made-01',
  document: 'made',
  language: 'en',
  ask: 'plain',
  type: 'people',
  question: 'How many people work there?',
  lead: [['140,800', '140800'], ['people']],
  pages: [5],
};

function claim(text: string, page = 5): ShownClaim {
  return { text, pages: [page], citations: [] };
}

function shown(own: readonly ShownClaim[], further: readonly ShownClaim[] = []): ShownAnswer {
  return { kind: own.length > 0 ? 'answer' : 'none', lead: own[0], own, further };
}

test('a top answer is right that says every part of what is asked on a page where it stands', () => {
  const right = claim('140,800 people');
  expect(gradeAnswer(question, shown([right]))).toEqual({
    isAnswer: true,
    lead: true,
    within: true,
    anywhere: true,
  });
  expect(gradeAnswer(question, shown([claim('140,800 dollars')])).anywhere).toBe(false);
  expect(gradeAnswer(question, shown([claim('140,800 people', 6)])).anywhere).toBe(false);
});

test('what is right behind the top answer is told apart from the top answer, and passages beside the answer from both', () => {
  const wrong = claim('Its people are skilled.');
  const right = claim('It has 140,800 people.');
  expect(gradeAnswer(question, shown([wrong, right]))).toMatchObject({
    lead: false,
    within: true,
    anywhere: true,
  });
  expect(gradeAnswer(question, shown([wrong], [right]))).toMatchObject({ within: false, anywhere: true });
  expect(gradeAnswer(question, shown([], [right]))).toEqual({
    isAnswer: false,
    lead: false,
    within: false,
    anywhere: true,
  });
});

test('a top answer is wrong that is long or holds many values, though its words are right', () => {
  const many = claim('140,800 people in 2017, 150,500 in 2016');
  expect(gradeAnswer(question, shown([many]))).toMatchObject({ lead: false, within: true });
  expect(gradeAnswer({ ...question, type: 'list' }, shown([many])).lead).toBe(true);
  const long = claim(`140,800 people ${'and so on '.repeat(30)}`);
  expect(gradeAnswer(question, shown([long])).lead).toBe(false);
});

test('only the items of a list may stand in several claims', () => {
  const apart = shown([claim('140,800'), claim('people')]);
  expect(gradeAnswer(question, apart).within).toBe(false);
  expect(gradeAnswer({ ...question, type: 'list' }, apart)).toMatchObject({ lead: false, within: true });
});

test('nothing is right of an answer to a question that has none', () => {
  const unanswerable: ReadersQuestion = { ...question, ask: 'unanswerable', lead: [], pages: [] };
  expect(gradeAnswer(unanswerable, shown([claim('140,800 people')]))).toEqual({
    isAnswer: true,
    lead: false,
    within: false,
    anywhere: false,
  });
});

test.each([
  ['THE  Licensor\nmay', 'licensor may', true],
  ['it was pub-\nlished', 'published', true],
  ['第 三\n条', '第三条', true],
  ['１２ 個', '12 個', true],
  ['1,140,800 people', '140,800', false],
  ['140,800.5', '140,800', false],
  ['in 2017.', '2017', true],
  ['version 12', '1', false],
  ['Supply chain: $107 million (2019)', 'Supply chain $ 107', true],
  ['Supply chain: 107 (2019)', 'Supply chain 107', true],
  ['Supply chain: not 107', 'Supply chain 107', false],
])('whether %j holds %j: %s', (text, words, is) => {
  expect(containsWords(text, words)).toBe(is);
});

test.each([
  ['140,800 people', 1],
  ['On December 31, 2017 it had 140,800', 2],
  ['am 31. Dezember 2017', 1],
  ['el 3 de mayo de 2021', 1],
  ['2017年12月31日', 1],
  ['2017 2016 2015 2014', 4],
  ['1.234,5 and 6', 2],
  ['none', 0],
])('%j states %i values', (text, values) => {
  expect(countValues(text)).toBe(values);
});
