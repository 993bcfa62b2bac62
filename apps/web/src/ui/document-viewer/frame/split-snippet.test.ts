import { expect, test } from 'vitest';
import { splitSnippet } from '#ui/document-viewer/frame/split-snippet.ts';

const marked = (snippet: string, words: string) =>
  splitSnippet(snippet, words)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test('the words of a search are set apart wherever they stand in a snippet', () => {
  expect(marked('… the Rent, and rental income', 'rent')).toBe('… the [Rent], and [rent]al income');
  expect(marked('net sales rose', 'net  Sales')).toBe('[net sales] rose');
});

test('a snippet in which they are not found letter by letter is left as it is', () => {
  expect(marked('a café', 'cafe')).toBe('a café');
  expect(marked('a café', '')).toBe('a café');
});
