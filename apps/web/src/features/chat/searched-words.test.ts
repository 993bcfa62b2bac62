import { expect, test } from 'vitest';
import { searchedWords } from '#features/chat/searched-words.ts';

test('words that stand side by side are told together', () => {
  expect(
    searchedWords({
      question: 'What were the totl  revenus in the captial year?',
      searchedFor: [
        { from: 'totl', to: 'total' },
        { from: 'revenus', to: 'revenues' },
        { from: 'captial', to: 'capital' },
      ],
    }),
  ).toEqual([
    { typed: 'totl revenus', searched: 'total revenues' },
    { typed: 'captial', searched: 'capital' },
  ]);
});

test('nothing is told of a question that was searched as it stands', () => {
  expect(searchedWords({ question: 'What were the revenues?' })).toEqual([]);
});
