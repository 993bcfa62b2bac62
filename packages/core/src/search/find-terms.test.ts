import { expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import { makeTermFinder } from '#search/find-terms.ts';

/** What is marked on a page of such a text. */
function marked(language: string, text: string, query: string): string | undefined {
  const page: Page = { number: 1, width: 0, height: 0, state: 'text', lines: [{ text, words: [] }] };
  const hit = makeTermFinder({ text: query, phrases: [] }, ['en', 'pl', 'zh'])(page, language);
  return hit?.snippet.slice(hit.inSnippet.start, hit.inSnippet.end);
}

test('where the words stand together is shown before where one of them stands alone', () => {
  const alone =
    'The lease of the office was renewed in the spring of the year by the whole board of the firm. ';
  const text = `${alone}${'Nothing is said here. '.repeat(5)}The warehouses are leased to us.`;
  expect(marked('en', text, 'leasing a warehouse')).toBe('warehouses');
  expect(marked('en', alone, 'leasing a warehouse')).toBe('lease');
  expect(marked('en', alone, 'insulin')).toBeUndefined();
});

test('of a line of Chinese only the characters that were found are marked', () => {
  expect(marked('zh', '检查发现桥梁上有三处裂缝，卡车禁止通行。', '桥梁裂缝')).toBe('桥梁');
});

test('a word is marked whatever language the search was read in', () => {
  expect(marked('pl', 'Zgodę wydaje organ nadzoru.', 'organizations')).toBe('organ');
});

test('function words are not marked', () => {
  expect(marked('en', 'It is one of them, and the lease ends.', 'the end of leases')).toBe('lease');
});
