import { describe, expect, test } from 'vitest';
import { splitBySpans } from '#features/chat/split-by-spans.ts';

const text = 'Revenue\t51,061\nrose (again) by\nfive per cent.';
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const marked = (...spans: { start: number; end: number }[]) =>
  splitBySpans(text, spans).map(({ words, isInside }) => (isInside ? `[${words}]` : words));

describe('cutting a text at its quotes', () => {
  test('marks a quote over tabs and line ends', () => {
    expect(marked(spanOf('rose (again) by\nfive'))).toEqual([
      'Revenue\t51,061\n',
      '[rose (again) by\nfive]',
      ' per cent.',
    ]);
    expect(marked(spanOf('Revenue\t51,061'))).toEqual([
      '[Revenue\t51,061]',
      '\nrose (again) by\nfive per cent.',
    ]);
  });

  test('marks what overlaps once, and leaves the text whole', () => {
    const pieces = splitBySpans(text, [spanOf('Revenue\t51,061\nrose'), spanOf('rose (again)')]);
    expect(pieces.map(({ words }) => words).join('')).toBe(text);
    expect(
      pieces
        .filter(({ isInside }) => isInside)
        .map(({ words }) => words)
        .join(''),
    ).toBe('Revenue\t51,061\nrose (again)');
  });

  test('marks nothing where there is no quote, where it is unknown, and beyond the end', () => {
    expect(marked()).toEqual([text]);
    expect(marked({ start: 0, end: 0 }, { start: 5, end: text.length + 1 })).toEqual([text]);
  });
});
