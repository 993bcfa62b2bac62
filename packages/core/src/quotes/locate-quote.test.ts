import { array, assert, constantFrom, integer, property, string, tuple, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collapseSpace } from '#text/characters.ts';
import { foldText } from './fold-text.ts';
import { locateQuote } from './locate-quote.ts';

const found = (text: string, quote: string) => {
  const range = locateQuote(text, quote);
  return range && text.slice(range.start, range.end);
};

describe('a quote is found', () => {
  test.each([
    ['whatever the case and the spaces', 'NET\n  Sales rose', 'Net sales rose', 'NET\n  Sales rose'],
    ['with ligatures', 'an eﬃcient oﬀice', 'efficient office', 'eﬃcient oﬀice'],
    [
      'across a hyphen at the end of a line',
      'a compre-\nhensive plan',
      'comprehensive plan',
      'compre-\nhensive plan',
    ],
    ['with a hyphen that belongs to the word', 'non-\nUS revenue', 'non-US revenue', 'non-\nUS revenue'],
    [
      'with other quotation marks and dashes',
      'the “Fund” — as defined',
      '"Fund" - as defined',
      'Fund” — as defined',
    ],
    ['across lines of Chinese', '黑豹队的防\n守丢了308分', '黑豹队的防守丢了', '黑豹队的防\n守丢了'],
    ['with composed and decomposed accents', 'le re\u0301sultat', 'résultat', 're\u0301sultat'],
  ])('%s', (_, text, quote, expected) => {
    expect(found(text, quote)).toBe(expected);
  });
});

test.each(['non-\ncash items', 'non—\ncash items', '公司\n防守 items', 'co\u00adoperate\twith us'])(
  'what is shown of %j is found again',
  (text) => {
    expect(locateQuote(`Before ${text} behind`, collapseSpace(text))).not.toBeNull();
  },
);

describe('a quote is not found', () => {
  test.each([
    ['inside a longer number', 'sales of 18 million', '8 million'],
    ['when decimals follow', 'a margin of 8.5 percent', 'a margin of 8'],
    ['inside a longer word that says the opposite', 'we were unable to pay', 'able to pay'],
    ['with the sign changed', 'a change of -5 percent', '5 percent'],
    ['when a superior figure would become a digit', 'an area of 10² metres', 'an area of 102 metres'],
    ['when it is empty', 'something', ' '],
  ])('%s', (_, text, quote) => {
    expect(locateQuote(text, quote)).toBeNull();
  });
});

describe('a near match', () => {
  const page =
    'Intro. The committee approved the revised budget of 4,200 dollars for the coming fiscal year on Monday. End.';

  test('forgives a misread letter and a missing word', () => {
    expect(
      found(page, 'The comittee approved the revised budget of 4,200 dollars for the fiscal year on Monday'),
    ).toContain('4,200');
  });

  test('never forgives another number', () => {
    expect(
      locateQuote(
        page,
        'The committee approved the revised budget of 4,300 dollars for the coming fiscal year',
      ),
    ).toBeNull();
  });

  test('never forgives a negation, on either side', () => {
    expect(
      locateQuote(
        page,
        'The committee not approved the revised budget of 4,200 dollars for the coming fiscal year',
      ),
    ).toBeNull();
    const negated = page.replace('approved', 'never approved');
    expect(
      locateQuote(
        negated,
        'The committee approved the revised budget of 4,200 dollars for the coming fiscal year',
      ),
    ).toBeNull();
  });

  test.each([
    [
      'No obligation to pay the fee exists for any of the members of the club',
      'An obligation to pay the fee exists for any of the members of the club',
    ],
    [
      'Dividends not paid within the year are carried forward to the next one by the company',
      'Dividends paid within the year are carried forward to the next one by the company',
    ],
    [
      'To pass the documents on to anybody outside of the group is not permitted',
      'To pass the documents on to anybody outside of the group is permitted',
    ],
  ])('never leaves a negation just outside: %s', (text, quote) => {
    expect(locateQuote(text, quote)).toBeNull();
  });

  test('takes no other word for a similar one', () => {
    const text = 'We expect that sales will increase in all of our regions during the coming year';
    expect(locateQuote(text, text.replace('increase', 'decrease'))).toBeNull();
    expect(locateQuote(text, text.replace('increase', 'stagnate completely'))).toBeNull();
  });
});

const word = constantFrom(
  'alpha',
  'Beta',
  'non-cash',
  'eﬀect',
  '1,577',
  '42',
  '“so”',
  'naïve',
  '公司',
  '防守',
  'it’s',
);
const gap = constantFrom(' ', '\n', '\t', '  ');

test('every run of whole words is found, and what is found says the same', () => {
  assert(
    property(
      array(tuple(word, gap), { minLength: 3, maxLength: 30 }),
      integer(),
      integer(),
      (parts, a, b) => {
        const text = parts.map(([each, space]) => each + space).join('');
        const from = Math.abs(a) % (parts.length - 2);
        const to = from + 2 + (Math.abs(b) % (parts.length - from - 1));
        const quote = parts
          .slice(from, to)
          .map(([each]) => each)
          .join(' ');
        const range = locateQuote(text, quote);
        expect(range).not.toBeNull();
        const shown = text.slice(range?.start, range?.end);
        expect(foldText(shown).text).toBe(foldText(quote).text);
      },
    ),
  );
});

/** Ways to write the same: each is another print or another typist, none another statement. */
const rewrite = constantFrom<((written: string) => string)[]>(
  (written) => written.toUpperCase(),
  (written) => written.replaceAll('fi', 'ﬁ').replaceAll('ff', 'ﬀ'),
  (written) => written.replaceAll("'", '’'),
  (written) => (written.length > 5 ? `${written.slice(0, 3)}-\n${written.slice(3)}` : written),
  (written) => (written.length > 5 ? `${written.slice(0, 3)}\u00ad${written.slice(3)}` : written),
  (written) => `“${written}”`,
  (written) => written,
);
const plainWord = constantFrom('office', 'profit', "it's", 'committee', 'approved', 'of', 'the', 'budget');

test('a quote is found however it and the page are written, and the range says the same words', () => {
  assert(
    property(array(tuple(plainWord, rewrite, rewrite, gap), { minLength: 2, maxLength: 20 }), (parts) => {
      const page = parts.map(([each, printed, , space]) => printed(each) + space).join('');
      const quote = parts.map(([each, , typed]) => typed(each)).join(' ');
      const range = locateQuote(`Before: ${page}; behind.`, quote);
      expect(range).not.toBeNull();
      const shown = `Before: ${page}; behind.`.slice(range?.start, range?.end);
      expect(foldText(shown).text).toBe(foldText(quote).text);
    }),
  );
});

const letters = string({ unit: constantFrom(...'abcdefghijklm'), minLength: 4, maxLength: 5 });
const near = {
  words: uniqueArray(letters, { minLength: 12, maxLength: 30 }),
  number: integer({ min: 1_000, max: 9_999 }),
  /** The first and the last word of a sentence are as good as any between. */
  at: integer({ min: 0, max: 12 }),
};

test('no near match has another number, one more or one less', () => {
  assert(
    property(near.words, near.number, near.number, near.at, (words, there, other, at) => {
      const page = words.toSpliced(at, 0, String(there)).join(' ');
      const quoted = (number: number) => words.toSpliced(at, 0, String(number)).join(' ');
      expect(locateQuote(page, quoted(other)) !== null).toBe(other === there);
      expect(locateQuote(words.join(' '), quoted(there))).toBeNull();
      if (at > 0 && at < words.length) expect(locateQuote(page, words.join(' '))).toBeNull();
    }),
  );
});

const NEGATIONS = [
  'not',
  'never',
  'without',
  'nicht',
  'keine',
  'nunca',
  'ne',
  'nie',
  'не',
  'नहीं',
  'لا',
  '不',
];

test('no near match says the opposite, in any language', () => {
  assert(
    property(near.words, constantFrom(...NEGATIONS), near.at, (words, no, at) => {
      const negated = words.toSpliced(at, 0, no).join(' ');
      expect(locateQuote(words.join(' '), negated)).toBeNull();
      if (at > 0 && at < words.length) expect(locateQuote(negated, words.join(' '))).toBeNull();
    }),
  );
});

test('a part of a stretch is found there to the letter over the end of a line, and not inside a word or number', () => {
  const text = 'The rent is due.\nFrom May on the rent\nis due in cash, and 8.5 a month is added.';
  const within = { start: text.indexOf('From'), end: text.length };
  const foundWithin = (quote: string) => {
    const range = locateQuote(text, quote, within);
    return range && [range.start, text.slice(range.start, range.end)];
  };
  expect(foundWithin('the rent is due')).toEqual([text.indexOf('the rent'), 'the rent\nis due']);
  expect(foundWithin('is due in cash,')).toEqual([text.indexOf('is due in'), 'is due in cash,']);
  expect(foundWithin('ent is due in cash')).toBeNull();
  expect(foundWithin('5 a month is added.')).toBeNull();
});
