import { expect, test } from 'vitest';
import { snippetOf } from '#search/snippet.ts';

test('a snippet is cut between words and says where something is left out', () => {
  const text = `${'before '.repeat(20)}the\nneedle\tin it${' after'.repeat(30)}`;
  const start = text.indexOf('needle');
  const snippet = snippetOf(text, { start, end: start + 6 });
  expect(snippet).toMatch(/^… (before )+the needle in it( after)+ …$/);
  expect(snippet.length).toBeLessThan(180);
  expect(snippetOf('needle', { start: 0, end: 6 })).toBe('needle');
});
