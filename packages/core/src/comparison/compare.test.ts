import { readdirSync, readFileSync } from 'node:fs';
import { hasTestData, onRealDocuments, realDocument } from '@recto/testing/test-data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRows, type Comparison, compare } from '#comparison/index.ts';
import { describeSide, markChanges, toPages } from '#comparison/testing.ts';
import type { Line, Page } from '#document/document.ts';

const compareTexts = (left: string, right: string) => compare(toPages(left), toPages(right));

/** The text of a side as its rows give it. */
const valueOf = (comparison: Comparison, side: 'left' | 'right') =>
  buildRows(comparison)
    .flatMap((row) => row[side]?.segments ?? [])
    .map(({ value }) => value)
    .join('');

describe('what counts as changed', () => {
  test.each([
    ['a word', 'Rent is due on the first day.', 'Rent is due on the last day.', '{first|last}'],
    ['a word more', 'The tenant may sublet.', 'The tenant may not sublet.', '{|not}'],
    ['a word less', 'The tenant may not sublet.', 'The tenant may sublet.', '{not|}'],
    ['only lines', 'One two three\nfour five.', 'One two\nthree four five.', ''],
    ['only quotation marks', 'The “Fees” are due.', 'The "Fees" are due.', ''],
    ['accents in a part of their own', 'El señor García', 'El señor García'.normalize('NFD'), ''],
    ['ligatures', 'The office files it.', 'The oﬃce ﬁles it.', ''],
    ['forms of Arabic letters', 'لا يجوز التنازل', 'ﻻ يجوز التنــازل', ''],
    ['what tells the direction of a text', 'قال \u200Fمحمد إنه يدفع.', 'قال محمد إنه يدفع.', ''],
    ['what joins Hindi letters', 'पक्ष सहमत हैं।', 'पक्\u200Dष सहमत हैं।', ''],
    ['dots of Hindi letters', 'यह बड़ा है।', 'यह ब\u095Cा है।', ''],
    ['hyphens at the ends of lines', 'The agree-\nment ends.', 'The agreement ends.', ''],
    [
      'a hyphen within a name',
      'The Post-\nScript files.\n\nA PostScript file.',
      'The PostScript files.\n\nA PostScript file.',
      '',
    ],
    [
      'the end of a sentence before one that went',
      'It was granted in March 2007. Nothing here takes away from this. It lasts for ever.',
      'It was granted in March 2015. It lasts for ever.',
      '{2007|2015}{Nothing here takes away from this.|}',
    ],
    [
      'the end of a sentence before one that was put in',
      'You may remove that term. It lasts for ever.',
      'You may remove that ordinary term. You may add notices of ownership. It lasts for ever.',
      '{|ordinary}{|You may add notices of ownership.}',
    ],
    [
      'the start of a sentence behind one that went',
      'It lasts for ever. Nothing takes away from this. You may convey copies.',
      'It lasts for ever. You may not convey copies.',
      '{Nothing takes away from this.|}{|not}',
    ],
    [
      'a sentence that was put in at the end',
      'It lasts for ever. You may convey copies.',
      'It lasts for ever. You may convey copies. Nothing here takes away from your copies.',
      '{|Nothing here takes away from your copies.}',
    ],
    [
      'a sentence behind one that ends with two marks',
      'Is wheat that dear?! Why do you buy oil?! That is fair.',
      'Is wheat that dear?! That is fair.',
      '{Why do you buy oil?!|}',
    ],
    [
      'a sentence of Hindi',
      'यह समझौता दोनों पक्षों पर लागू है। किराया हर माह देय है। पक्ष इससे सहमत हैं।',
      'यह समझौता दोनों पक्षों पर लागू है। पक्ष इससे सहमत हैं।',
      '{किराया हर माह देय है।|}',
    ],
    [
      'a question of Arabic',
      'متى يدفع الثمن؟ ومتى يدفع الإيجار؟ في بداية كل شهر.',
      'متى يدفع الثمن؟ في بداية كل شهر.',
      '{ومتى يدفع الإيجار؟|}',
    ],
    ['a Chinese character', '租金每月支付。', '租金每年支付。', '{月|年}'],
    ['the lines around a short one', 'a\nb\nc', 'x\nb\ny', '{a|x}{c|y}'],
    ['short lines that change places', 'a\nb\nc\nd', 'x\nc\nb\ny', '{a b|x}{d|b y}'],
    ['an amount', 'A fee of $5,000 is due.', 'A fee of $7,000 is due.', '{$5,000|$7,000}'],
    ['a thousand', 'A fee of 11,500 euros is due.', 'A fee of 12,500 euros is due.', '{11,500|12,500}'],
    ['a digit less', 'A fee of 11,500 euros is due.', 'A fee of 500 euros is due.', '{11,500|500}'],
    ['a percentage', 'Interest is 4.5 % a year.', 'Interest is 4.75 % a year.', '{4.5 %|4.75 %}'],
    [
      'a day of a date',
      'Due on 2024-03-01 at noon.',
      'Due on 2024-03-31 at noon.',
      '{2024-03-01|2024-03-31}',
    ],
    ['a reference', 'As Clause 4.2(b) says, it ends.', 'As Clause 4.2(c) says, it ends.', '{4.2(b)|4.2(c)}'],
  ])('%s', (_, left, right, changes) => {
    expect(markChanges(compareTexts(left, right))).toBe(changes);
  });

  test('a rewritten phrase is one change, whatever little words it shares', () => {
    const left = 'The provider keeps a record of the visits of the year in its own archive for ten years.';
    const right = 'The provider hands over to the customer the whole of what was written down for ten years.';
    expect(markChanges(compareTexts(left, right))).toBe(
      '{keeps a record of the visits of the year in its own archive|hands over to the customer the whole of what was written down}',
    );
  });

  test('what was added is a whole sentence where it can be', () => {
    const left = 'The term is one year. The parties may end it.';
    const right = 'The term is one year. The parties may extend it. The parties may end it.';
    expect(markChanges(compareTexts(left, right))).toBe('{|The parties may extend it.}');
  });

  test('the border of a paragraph is none, on whichever word it falls', () => {
    const [before, behind] = [
      'Whoever wants to complain of the goods turns to the Federal',
      'Commission, which decides of it within thirty days of the day on which it was told.',
    ];
    expect(markChanges(compareTexts(`${before} Trade\n\n${behind}`, `${before}\n\nTrade ${behind}`))).toBe(
      '',
    );
  });

  test('the number of a clause follows its clause', () => {
    const paragraphs = (numbers: readonly number[], texts: readonly string[]) =>
      texts.map((text, at) => `${numbers[at]}. ${text}`).join('\n\n');
    const notice = 'Either party gives notice three months before the end of a year.';
    const costs = 'Each party bears its own costs of this agreement.';
    const secrecy = 'Both keep secret what they learn of the business of the other party.';
    const left = paragraphs([1, 2], [notice, costs]);
    const right = paragraphs([1, 2, 3], [secrecy, notice, costs]);
    expect(markChanges(compareTexts(left, right))).toBe(`{1|1. ${secrecy}  2}{2|3}`);
  });
});

describe('moved text', () => {
  const first = 'Invoices are payable within thirty days of receipt by bank transfer to the named account.';
  const second = 'The supplier insures the goods against fire and theft until they are handed over.';
  const third = 'Disputes are settled by the courts of the city in which the buyer has its seat.';

  test('is called moved, not removed and added', () => {
    const { left, right, moveCount } = compareTexts(
      [first, second, third].join('\n\n'),
      [second, third, first].join('\n\n'),
    );
    expect(moveCount).toBe(1);
    expect(describeSide(left, (token) => (left.moves[token] ?? 0) > 0)).toBe(first);
    expect(describeSide(right, (token) => (right.moves[token] ?? 0) > 0)).toBe(first);
  });

  test('has its own headings, though others have the same', () => {
    const section = (title: string, allowed: string, forbidden: string) =>
      [title, 'Allowed', allowed, 'Not allowed', forbidden, 'Learn more'].join('\n\n');
    const [one, two, three] = [
      section('Payments', first, 'Nobody pays in cash or in goods of any kind whatsoever.'),
      section('Insurance', second, 'Goods are never stored outside of the halls of the supplier.'),
      section('Disputes', third, 'Neither of them goes to the press before the court has decided.'),
    ];
    const { left, right, moveCount } = compareTexts(
      [one, two, three].join('\n\n'),
      [two, three, one].join('\n\n'),
    );
    expect(moveCount).toBe(1);
    const isMoved =
      ({ moves }: typeof left) =>
      (token: number) =>
        (moves[token] ?? 0) > 0;
    expect(describeSide(left, isMoved(left))).toBe(one);
    expect(describeSide(right, isMoved(right))).toBe(one);
  });

  test('leaves headings from around which everything moved what they were', () => {
    const article = (heading: string, text: string) => `${heading}\n\n${text}`;
    const texts = [first, second, third];
    const left = ['4. Termination of Use', '5. Basic Permissions', '6. Fair Dealing'];
    const of = (order: readonly number[]) =>
      left.map((heading, at) => article(heading, texts[order[at] ?? 0] ?? '')).join('\n\n');
    expect(markChanges(compareTexts(of([0, 1, 2]), of([2, 0, 1])))).toBe('');
  });

  test('shows its edits', () => {
    const edited = first.replace('thirty', 'sixty');
    const comparison = compareTexts(
      [first, second, third].join('\n\n'),
      [second, third, edited].join('\n\n'),
    );
    expect(comparison.moveCount).toBe(1);
    // In two places of the texts.
    expect(markChanges(comparison)).toBe('{thirty|}{|sixty}');
  });
});

describe('heads and feet of pages', () => {
  const body = Array.from({ length: 120 }, (_, at) => `Sentence number ${at * 7919} of the body ends here.`);
  const paged = (size: number, head: string) =>
    body
      .flatMap((line, at) => {
        const page = Math.floor(at / size) + 1;
        return at > 0 && at % size === 0 ? ['', `Page ${page - 1}`, '', head, '', line] : [line];
      })
      .join('\n');

  test('are no changes', () => {
    const comparison = compareTexts(paged(30, 'Agreement, version 1'), paged(25, 'Agreement, version 2'));
    expect(markChanges(comparison)).toBe('');
    const furniture = buildRows(comparison).filter(({ left }) => left?.isFurniture);
    expect(furniture).toHaveLength(6);
  });

  test('are such where they stand once, as the other document has them on every page', () => {
    const comparison = compareTexts(paged(80, 'Agreement, version 1'), paged(25, 'Agreement, version 2'));
    expect(markChanges(comparison)).toBe('');
    // What stands in the text of both is text.
    const titled = (size: number, first: string) => `${first}\n\n${paged(size, 'Agreement, version 2')}`;
    const title = 'Agreement, version 1';
    expect(markChanges(compareTexts(titled(200, title), titled(25, title.replace('1', '3'))))).toBe('{1|3}');
  });
});

describe('for any two texts', () => {
  const word = fc.constantFrom(
    'the',
    'fee',
    'is',
    'due',
    'party',
    'may',
    'not',
    'end',
    '1',
    '2',
    '.',
    ',',
    '租',
    '金',
    '4.2',
    '1,500',
    'a\tb\tc',
    '\t',
    'Allowed',
  );
  const text = fc
    .array(fc.array(word, { maxLength: 14 }), { maxLength: 12 })
    .map((lines) => lines.map((words) => words.join(' ')).join('\n'));
  const pair = fc.tuple(text, text);

  test('the rows give both texts back to the last character', () => {
    fc.assert(
      fc.property(pair, ([left, right]) => {
        const comparison = compareTexts(left, right);
        expect(valueOf(comparison, 'left')).toBe(left);
        expect(valueOf(comparison, 'right')).toBe(right);
      }),
    );
  });

  test('exchanging the documents exchanges the sides', () => {
    fc.assert(
      fc.property(pair, ([left, right]) => {
        const [one, other] = [compareTexts(left, right), compareTexts(right, left)];
        expect(other.left.partners).toEqual(one.right.partners);
        expect(other.right.moves).toEqual(one.left.moves);
      }),
    );
  });

  test('partners are each other’s, and say the same', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const { left, right } = compareTexts(one, other);
        for (const [token, partner] of left.partners.entries())
          if (partner >= 0) expect(right.partners[partner]).toBe(token);
      }),
    );
  });

  test('partners hold each other, and every move has words on both sides, also where much was moved about', () => {
    const part = fc.constantFrom(
      'alpha beta gamma delta epsilon zeta eta',
      'theta iota kappa lambda mu nu xi',
      'omicron pi rho sigma tau upsilon phi',
      'chi psi omega aleph beth gimel daleth',
      'gamma delta epsilon zeta eta theta iota',
    );
    const loose = fc.constantFrom('x', 'y', 'z');
    const moved = fc
      .array(fc.oneof({ weight: 3, arbitrary: part }, loose), { maxLength: 9 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(moved, moved, (one, other) => {
        const { left, right, moveCount } = compareTexts(one, other);
        for (const [token, partner] of left.partners.entries())
          if (partner >= 0)
            expect([right.partners[partner], right.moves[partner]]).toEqual([token, left.moves[token]]);
        for (let move = 1; move <= moveCount; move++)
          expect([left.moves.includes(move), right.moves.includes(move)]).toEqual([true, true]);
      }),
      { numRuns: 500 },
    );
  });

  test('a text does not differ from itself', () => {
    fc.assert(
      fc.property(text, (own) => {
        expect(markChanges(compareTexts(own, own))).toBe('');
      }),
    );
  });
});

describe('real versions of licences', onRealDocuments('made texts are above'), () => {
  const pairs = hasTestData ? readdirSync(realDocument('compare/pairs')) : [];
  const read = (pair: string, name: string) =>
    readFileSync(realDocument(`compare/pairs/${pair}/${name}.txt`), 'utf8');

  test.each(pairs)('%s', (pair) => {
    const [a, b] = [read(pair, 'a'), read(pair, 'b')];
    const comparison = compareTexts(a, b);
    expect(valueOf(comparison, 'left')).toBe(comparison.left.text);
    expect(valueOf(comparison, 'right')).toBe(comparison.right.text);
    expect(compareTexts(a, b).left.partners).toEqual(comparison.left.partners);
    const exchanged = compareTexts(b, a);
    expect(exchanged.right.partners).toEqual(comparison.left.partners);
    expect(exchanged.left.moves).toEqual(comparison.right.moves);
    expect(markChanges(compareTexts(a, a))).toBe('');
  });

  test('two different ones share moves whose words are each other’s partners', () => {
    const { left, right, moveCount } = compareTexts(
      read('d04-mpl11-mpl20', 'a'),
      read('d08-osl21-osl30', 'b'),
    );
    expect(moveCount).toBeGreaterThan(3);
    for (const [token, partner] of left.partners.entries())
      if (partner >= 0)
        expect([right.partners[partner], right.moves[partner]]).toEqual([token, left.moves[token]]);
  });
});

test('a budget that is used up is told, and leaves the rest unmatched', () => {
  const text = (other: number) =>
    Array.from({ length: 40 }, (_, at) => {
      const own = Array.from({ length: 80 }, (__, word) => `w${(at * 31 + word * other) % 211}`);
      return `${own.join(' ')} a sentence that both sides have as number ${at} of many`;
    }).join('\n\n');
  const [left, right] = [toPages(text(7)), toPages(text(11))];
  expect(compare(left, right).isCutOff).toBe(false);
  expect(compare(left, right, { budget: { steps: 10 } }).isCutOff).toBe(true);
});

test('marks around words that stayed are marked alone, however light the words are', () => {
  const rest = Array.from(
    { length: 60 },
    (_, at) => `The Work is of the Licence, and the Licence is of part ${at}.`,
  );
  const text = (line: string) => toPages([...rest.slice(0, 30), line, ...rest.slice(30)].join('\n\n'));
  const marked = (one: string, other: string) => markChanges(compare(text(one), text(other)));
  expect(marked('- The Licence: this text.', '- ‘The Licence’: this text.')).toBe('{|‘}{|’}');
  expect(marked('of "the Work", as such', 'of ‘the Work’, as such')).toBe('{"|‘}{"|’}');
  expect(marked('of the Work or of it', 'of (the Work) or of it')).toBe('{|(}{|)}');
});

test('the numbers of two pages are their feet', () => {
  const page = (number: number, texts: readonly string[]): Page => {
    const line = (text: string, top: number): Line => ({
      text,
      words: [{ start: 0, end: text.length, box: [1000, top, 1000 + 80 * text.length, top + 150] }],
    });
    const lines = [...texts.map((text, at) => line(text, 1000 + 200 * at)), line(String(number), 9500)];
    return { number, width: 600, height: 800, state: 'text', lines };
  };
  const printed = [page(1, ['The first page.']), page(2, ['The second page says', 'more than that.'])];
  const plain = toPages('The first page.\n\nThe second page says\nmore than that.');
  expect(markChanges(compare(printed, plain))).toBe('');
  // A figure that is no page's number stays.
  const counted = [page(3, ['The first page.']), page(7, ['The second page says', 'more than that.'])];
  const renumbered = counted.map((each, at) => ({ ...each, number: at + 1 }));
  expect(markChanges(compare(renumbered, plain))).toBe('{3|}{7|}');
});
