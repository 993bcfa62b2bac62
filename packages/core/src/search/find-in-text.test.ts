import { describe, expect, test } from 'vitest';
import { makeTextSearch, snippetOf } from '#search/find-in-text.ts';

const found = (text: string, query: string) =>
  makeTextSearch(query)(text).map(({ start, end }) => text.slice(start, end));

describe('words are found', () => {
  test.each([
    ['whatever their case', 'Dividend and DIVIDENDS', 'dividend', ['Dividend', 'DIVIDEND']],
    ['without the accents of the text', 'Café, Łódź, Übergröße, Ærø', 'cafe', ['Café']],
    ['where a letter carries its stroke', 'Łódź', 'lodz', ['Łódź']],
    ['where one letter stands for two', 'Übergröße', 'ubergrosse', ['Übergröße']],
    ['with accents that the text has not', 'a cafe', 'CAFÉ', ['cafe']],
    ['with ligatures', 'an eﬃcient oﬀice', 'efficient office', ['eﬃcient oﬀice']],
    [
      'across a hyphen at the end of a line',
      'a compre-\nhensive plan',
      'comprehensive',
      ['compre-\nhensive'],
    ],
    ['as a phrase across lines and cells', 'net\nsales\t1,204', 'Net sales 1,204', ['net\nsales\t1,204']],
    ['within words', 'undivided', 'divide', ['divide']],
    ['without overlap', 'aaaa', 'aa', ['aa', 'aa']],
    ['in scripts without case', 'الكتابُ الأول', 'الكتاب', ['الكتابُ']],
    ['in Russian by the letter without dots', 'ещё один йод', 'еще', ['ещё']],
    ['while a hyphen has just been typed', 'a well-known name', 'well-', ['well']],
  ])('%s', (_, text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  test('but Russian й is not и, and Japanese が is not か', () => {
    expect(found('йод', 'иод')).toEqual([]);
    expect(found('がく', 'かく')).toEqual([]);
  });

  test.each(['', '  ', '“”', '\u00ad'])('and nothing by %j', (query) => {
    expect(found('all “of” this', query)).toEqual([]);
  });
});

test('a snippet is cut between words and says where something is left out', () => {
  const text = `${'before '.repeat(20)}the\nneedle\tin it${' after'.repeat(30)}`;
  const start = text.indexOf('needle');
  const snippet = snippetOf(text, { start, end: start + 6 });
  expect(snippet).toMatch(/^… (before )+the needle in it( after)+ …$/);
  expect(snippet.length).toBeLessThan(180);
  expect(snippetOf('needle', { start: 0, end: 6 })).toBe('needle');
});
