import { describe, expect, test } from 'vitest';
import { splitByQuotes } from '#features/chat/split-by-quotes.ts';

const text = 'Revenue\t51,061\nrose (again) by\nfive per cent.';
const marked = (quotes: string[]) =>
  splitByQuotes(text, quotes).map(({ words, isQuote }) => (isQuote ? `[${words}]` : words));

describe('cutting a text at its quotes', () => {
  test('finds a quote over tabs and line ends, whatever signs it holds', () => {
    expect(marked(['rose (again) by five'])).toEqual([
      'Revenue\t51,061\n',
      '[rose (again) by\nfive]',
      ' per cent.',
    ]);
    expect(marked(['Revenue 51,061'])).toEqual(['[Revenue\t51,061]', '\nrose (again) by\nfive per cent.']);
  });

  test('marks what overlaps once, and leaves the text whole', () => {
    const pieces = splitByQuotes(text, ['Revenue 51,061 rose', 'rose (again)']);
    expect(pieces.map(({ words }) => words).join('')).toBe(text);
    expect(
      pieces
        .filter(({ isQuote }) => isQuote)
        .map(({ words }) => words)
        .join(''),
    ).toBe('Revenue\t51,061\nrose (again)');
  });

  test('marks nothing where there is no quote, or none that stands there', () => {
    expect(marked([])).toEqual([text]);
    expect(marked(['something else', '', '  '])).toEqual([text]);
  });
});
