import { describe, expect, test } from 'vitest';
import { readFollowUp, wordsThatAnswer } from './read-follow-up.ts';

const after = (question: string, typed: string, language = 'en') =>
  readFollowUp(typed, { question }, language);

describe('another year', () => {
  test('takes the place of the one that was asked for', () => {
    expect(after('What were total net sales in 2021?', 'And in 2020?')).toEqual({
      kind: 'follow-up',
      question: 'What were total net sales in 2020?',
      about: 'total net sales',
    });
  });

  test('is counted from the one that was asked for', () => {
    expect(after('What were net sales in 2021?', 'And the year before?')).toMatchObject({
      question: 'What were net sales in 2020?',
    });
    expect(after('What were net sales in 2021?', 'the following year?')).toMatchObject({
      question: 'What were net sales in 2022?',
    });
  });

  test('is counted from the one of the answer where the question named none', () => {
    const previous = {
      question: 'How many employees are there?',
      answer: { text: 'On December 31, 2017 there were 900.', words: ['900'] },
    };
    expect(readFollowUp('And the year before?', previous, 'en')).toMatchObject({
      question: 'How many employees are there 2016?',
    });
  });
});

test.each([
  ['en', 'How much rent is due for the flat?', 'And for the garage?', 'How much rent is due for the garage?'],
  [
    'de',
    'Wie hoch ist die Miete für die Wohnung?',
    'Und für die Garage?',
    'Wie hoch ist die Miete für die Garage?',
  ],
  ['fr', 'Quel est le loyer pour la maison ?', 'Et pour le garage ?', 'Quel est le loyer pour le garage?'],
  ['es', '¿Cuál es la renta de Madrid?', '¿Y la de Toledo?', 'Cuál es la renta de Toledo?'],
  ['pt', 'Qual é a renda em Lisboa?', 'E em Braga?', 'Qual é a renda em Braga?'],
  ['ru', 'Какая цена с доставкой?', 'А с монтажом?', 'Какая цена с монтажом?'],
  ['pl', 'Ile osób mieszka w Krakowie?', 'A w Gdańsku?', 'Ile osób mieszka w Gdańsku?'],
  ['ar', 'كم عدد السكان في عام 2019؟', 'وفي عام 2020؟', 'كم عدد السكان في عام 2020?'],
  ['hi', '2019 में कितने लोग थे?', 'और 2020 में?', '2020 में कितने लोग थे?'],
  ['ja', 'テープは何年もちますか？', 'CDの場合は？', 'CDは何年もちますか?'],
  ['zh', '2019年的收入是多少？', '那2020年呢？', '2020年的收入是多少?'],
])('%s: what is named takes the place of what is of its kind', (language, before, typed, question) => {
  expect(after(before, typed, language)).toMatchObject({ kind: 'follow-up', question });
});

test.each([
  ['en', 'Can the tenant end the lease early?', 'Why?', 'Why can the tenant end the lease early?'],
  ['de', 'Wer kündigt den Mietvertrag?', 'Warum?', 'Warum kündigt den Mietvertrag'],
])('%s: a word that asks, asks of what was asked', (language, before, typed, question) => {
  const read = after(before, typed, language);
  expect(read).toMatchObject({ kind: 'follow-up' });
  if (read.kind === 'follow-up')
    for (const word of question.split(' ').filter((each) => each.length > 3))
      expect(read.question.toLowerCase()).toContain(word.toLowerCase());
});

describe('a pronoun', () => {
  test('stands for what was asked about', () => {
    const read = after('How long is the notice period?', 'Who fixed it?');
    expect(read).toEqual({
      kind: 'follow-up',
      question: 'Who fixed it notice period?',
      about: 'notice period',
    });
  });

  test('stands for the person of the answer', () => {
    const text = 'Replaced by Ian Jackson';
    const answer = { text, words: wordsThatAnswer({ text, emphasis: [{ start: 12, end: text.length }] }) };
    const read = readFollowUp('And who came after him?', { question: 'Who took over?', answer }, 'en');
    expect(read).toEqual({
      kind: 'follow-up',
      question: 'who came after Ian Jackson?',
      about: 'Ian Jackson',
    });
  });

  test('that stands for something of the same question leaves it alone', () => {
    expect(after('How long is the notice period?', 'Is it allowed to sublet the flat?').kind).toBe('alone');
    expect(after('How long is the notice period?', 'Are there any fees for late payment?').kind).toBe(
      'alone',
    );
  });
});

test('a question that names what it is about stands alone', () => {
  for (const typed of [
    'What were total net sales in 2020?',
    'How many employees does the company have?',
    'What is this document about?',
    'notice period',
  ])
    expect(after('How long is the lease?', typed)).toEqual({ kind: 'alone' });
});

test('where nothing can be taken up it is unclear what is asked', () => {
  expect(readFollowUp('And the year before?', undefined, 'en')).toEqual({ kind: 'unclear' });
  expect(after('Why?', 'Since when?')).toEqual({ kind: 'unclear' });
});

test('one follow-up after another takes up the first question', () => {
  const first = after('What were net sales in 2021?', 'And in 2020?');
  if (first.kind !== 'follow-up') throw new Error('no follow-up');
  expect(after(first.question, 'And in 2019?')).toMatchObject({
    question: 'What were net sales in 2019?',
    about: 'net sales',
  });
});

test('a long line of short words does not catch a pattern in backtracking', () => {
  // It would run into the time limit of the test.
  expect(after('How long is the notice period?', `and ${'it '.repeat(50)}`).kind).toBe('follow-up');
});
