import { expect, test } from 'vitest';
import { snippetOf } from '#search/snippet.ts';

test('a snippet is cut between words and says where something is left out', () => {
  const text = `${'before '.repeat(20)}the\nneedle\tin it${' after'.repeat(30)}`;
  const start = text.indexOf('needle');
  const { snippet, inSnippet } = snippetOf(text, { start, end: start + 6 });
  expect(snippet.slice(inSnippet.start, inSnippet.end)).toBe('needle');
  expect(snippet).toMatch(/^… (before )+the needle in it( after)+ …$/);
  expect(snippet.length).toBeLessThan(180);
  expect(snippetOf('needle', { start: 0, end: 6 })).toEqual({
    snippet: 'needle',
    inSnippet: { start: 0, end: 6 },
  });
  const lines = snippetOf('\n the\n needle\nin it ', { start: 7, end: 16 });
  expect(lines).toEqual({ snippet: 'the needle in it', inSnippet: { start: 4, end: 13 } });
});
