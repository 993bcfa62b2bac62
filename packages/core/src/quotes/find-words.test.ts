import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeWordFinder } from './find-words.ts';
import { foldText } from './fold-text.ts';

const found = (text: string, query: string) =>
  makeWordFinder(query)(text).map(({ start, end }) => text.slice(start, end));

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

test('what is found says the words of the search, the ranges rise and do not overlap', () => {
  const letters = string({
    unit: constantFrom('a', 'Á', 'ß', 'ﬁ', '-', ' ', '\n', '“', 'и', 'й', '的', '\u0301'),
  });
  const plain = (text: string) => foldText(text, { dropsAccents: true }).text.trim();
  assert(
    property(letters, letters, letters, (before, words, after) => {
      const text = before + words + after;
      let last = 0;
      for (const { start, end } of makeWordFinder(words)(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      const isWhole = /^\p{L}+$/u.test(plain(words));
      if (isWhole) expect(makeWordFinder(words)(` ${words} `).length).toBeGreaterThan(0);
    }),
  );
});
