import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string, language: string) =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['en', 'Mr. Smith met Dr. J. Jones of Acme Inc. in the U.S. market. They agreed.', 2],
  ['en', 'Sales rose (see Note 4). Costs, e.g. wages, fell.', 2],
  ['de', 'Nach Abs. 2 S. 1 gilt z. B. der 31. März 2020 als Stichtag. Danach nicht.', 2],
  ['pl', 'Umowa z dnia 1. maja obowiązuje m.in. spółki. Druga strona milczy.', 2],
  ['fr', 'M. Dupont a signé. Mme Martin aussi.', 2],
  ['zh', '黑豹队丢了308分。他们赢了。', 2],
  ['hi', 'यह पहला वाक्य है। यह दूसरा है।', 2],
])('%s: %s', (language, text, count) => {
  expect(split(text, language)).toHaveLength(count);
});

test('a line break is a space', () => {
  expect(split('The Company\nbelieves so. It\nhopes.', 'en')).toEqual([
    'The Company\nbelieves so.',
    'It\nhopes.',
  ]);
});

test('nothing but white space lies outside the sentences', () => {
  assert(
    property(
      array(constantFrom('Mr.', 'a', 'B', '.', '!', ' ', '\n', '\t', '12.', '。', '公', '\ud800'), {
        maxLength: 60,
      }),
      (parts) => {
        const text = parts.join('');
        let rest = text;
        for (const { start, end } of splitSentences(text, 'en').toReversed())
          rest = rest.slice(0, start) + rest.slice(end);
        expect(rest.trim()).toBe('');
      },
    ),
  );
});
