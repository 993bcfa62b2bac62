import { describe, expect, test } from 'vitest';
import type { CellValue } from '#columns/types.ts';
import type { TypedValue } from '#clauses/values/types.ts';
import { compareAnswers } from './compare-answers.ts';
import { findStatements } from './statement-key.ts';
import type { ComparedAnswer } from './types.ts';

const valueOf = (value: TypedValue, sure = true): CellValue => ({ value, text: '', sure });
const answer = (statement: string, more: Partial<ComparedAnswer> = {}): ComparedAnswer => ({
  kind: 'answer',
  value: null,
  readings: [],
  statements: [statement],
  ...more,
});
const NONE: ComparedAnswer = { kind: 'none', value: null, readings: [], statements: [] };
const verdict = (...args: Parameters<typeof compareAnswers>) => {
  const found = compareAnswers(...args);
  return found.change === 'look' ? found.reason : found.change;
};

describe('a text', () => {
  const before = 'The Supplier shall return all materials within ten (10) days of the end.';
  test.each([
    ['7.2 The Supplier shall return all materials within ten (10) days of the end.', 'a number before it'],
    ['Section 9. The Supplier shall return all materials within 10 days of the end.', 'figures alone'],
    ['The Supplier shall return\nall mate-\nrials within ten (10)\ndays of the end', 'other lines'],
    ['THE SUPPLIER shall return all materials – within ten (10) days – of the end.', 'another font'],
  ])('is the same with %s (%s)', (now) => {
    expect(compareAnswers(answer(before), answer(now))).toEqual({ change: 'same', isReworded: false });
  });

  test.each([
    'The Supplier shall destroy all materials within ten (10) days of the end.',
    'The Supplier shall return all materials within twelve (12) days of the end.',
    'The Supplier shall not return all materials within ten (10) days of the end.',
  ])('is changed by its words: %s', (now) => {
    expect(verdict(answer(before), answer(now))).toBe('changed');
  });

  test.each([
    ['30 days of notice are given.', '60 days of notice are given.'],
    ['The rate is 1.5 % a month.', 'The rate is 15 % a month.'],
    ['The fee is $5 a day.', 'The fee is €5 a day.'],
    ['The result was -5 units.', 'The result was 5 units.'],
    ['Notice is given by e-mail or post.', 'Notice is given by e-mail and post.'],
  ])('is changed by its figures and signs: %s', (one, other) => {
    expect(verdict(answer(one), answer(other))).toBe('changed');
  });

  test('that refers to clauses by other numbers is to be looked at', () => {
    expect(
      verdict(answer('Fees under Section 7.2 are final.'), answer('Fees under Section 8.2 are final.')),
    ).toBe('reference');
  });

  test('that is cut elsewhere is to be looked at', () => {
    expect(verdict(answer('Term. The term is two years.'), answer('The term is two years.'))).toBe('wording');
  });

  test('that both versions have is no change, though another one answers', () => {
    const [one, other] = [answer('The term is two years.'), answer('The lease ends in May.')];
    expect(verdict(one, other, { before: [true], now: [true] })).toBe('stands');
    expect(verdict(one, other, { before: [false], now: [true] })).toBe('changed');
    expect(verdict(one, other, { before: [true], now: [false] })).toBe('changed');
  });
});

describe('a typed value', () => {
  const duration = (amount: number, unit: string): TypedValue => ({ type: 'duration', amount, unit });
  const amount = (value: number, more: object = {}): TypedValue => ({
    type: 'amount',
    value,
    currency: 'EUR',
    ...more,
  });
  const names = (...all: string[]): TypedValue => ({ type: 'names', names: all.map((name) => ({ name })) });
  const compare = (one: TypedValue, other: TypedValue, sure = true) =>
    verdict(
      answer('One says this.', { value: valueOf(one) }),
      answer('Another says that.', { value: valueOf(other, sure) }),
    );

  test.each([
    [duration(12, 'month'), duration(1, 'year')],
    [duration(2, 'week'), duration(14, 'day')],
    [amount(18_400, { period: 'month' }), amount(220_800, { period: 'year' })],
    [amount(2_000_000), amount(2_000_000, { scale: 'million' })],
    [names('Northwind Limited', 'Meridian Inc.'), names('Meridian, Incorporated', 'Northwind Ltd')],
    [{ type: 'date', iso: '2027-03-31' } as const, { type: 'date', iso: '2027-03-31' } as const],
    [{ type: 'choice', choice: 'Delaware' } as const, { type: 'choice', choice: 'delaware' } as const],
  ])('is the same in another form: %o, %o', (one, other) => {
    expect(compare(one, other)).toBe('same');
  });

  test.each([
    [duration(90, 'day'), duration(60, 'day')],
    [duration(180, 'day'), duration(182, 'day')],
    [amount(18_400), amount(19_900)],
    [amount(100, { period: 'month' }), amount(100, { period: 'year' })],
    [amount(100), amount(100, { currency: 'USD' })],
    [names('Northwind Ltd'), names('Southwind Ltd')],
    [names('Northwind Ltd', 'Meridian Inc.'), names('Meridian Inc.')],
    [{ type: 'date', iso: '2027-03-31' } as const, { type: 'date', iso: '2027-04-01' } as const],
    [{ type: 'yesNo', yes: true } as const, { type: 'yesNo', yes: false } as const],
    [{ type: 'choice', choice: 'Delaware' } as const, { type: 'choice', choice: 'Texas' } as const],
  ])('is changed: %o, %o', (one, other) => {
    expect(compare(one, other)).toMatch(/^(?:changed)$/);
    expect(compare(one, other, false)).toBe('unsure');
  });

  test.each([
    [duration(30, 'day'), duration(1, 'month')],
    [amount(100), amount(100, { period: 'month' })],
    [names('Northwind Ltd'), names('Northwind')],
  ])('that is about the same is to be looked at: %o, %o', (one, other) => {
    expect(compare(one, other)).toBe('near');
  });

  test('of yes or no says little: in another sentence it is to be looked at', () => {
    const yes = { type: 'yesNo', yes: true } as const;
    expect(compare(yes, yes)).toBe('wording');
  });

  test('counts, not the sentence around it', () => {
    const value = valueOf(duration(90, 'day'));
    const found = compareAnswers(
      answer('Notice is ninety days.', { value }),
      answer('A notice of 90 days is to be given.', { value }),
    );
    expect(found).toEqual({ change: 'same', isReworded: true });
  });

  test('that the same sentence is read to say otherwise, or that one version lacks, decides nothing', () => {
    const value = valueOf(duration(90, 'day'));
    const same = 'Notice is 90 days.';
    expect(verdict(answer(same, { value }), answer(same))).toBe('same');
    expect(verdict(answer(same, { value }), answer('Notice is given soon.'))).toBe('unsure');
  });

  test('that a version contradicts is to be looked at, unless both do so alike', () => {
    const value = valueOf(duration(90, 'day'));
    const readings = [value, valueOf(duration(60, 'day'))];
    expect(verdict(answer('One.', { value }), answer('Two.', { value, readings }))).toBe('disagrees');
    expect(verdict(answer('One.', { value, readings }), answer('Two.', { value, readings }))).toBe('same');
  });
});

describe('whether there is an answer', () => {
  const close = answer('It may end in May.', { kind: 'closest' });
  test('is a change where its text is gone or new, else to be looked at', () => {
    const found = answer('It ends in May.');
    expect(verdict(found, NONE)).toBe('changed');
    expect(verdict(NONE, found)).toBe('changed');
    expect(verdict(found, close)).toBe('changed');
    expect(verdict(found, NONE, { before: [true], now: [] })).toBe('stands');
    expect(verdict(NONE, found, { before: [], now: [true] })).toBe('stands');
    expect(verdict(NONE, NONE)).toBe('same');
  });

  test('is never told from passages that come close', () => {
    const other = answer('It may end in June.', { kind: 'closest' });
    expect(verdict(close, close)).toBe('same');
    expect(verdict(close, other)).toBe('close');
    expect(verdict(close, other, { before: [true], now: [true] })).toBe('same');
    expect(verdict(close, NONE)).toBe('close');
    const more = { ...close, statements: [...close.statements, 'It began in May.'] };
    expect(compareAnswers(close, more)).toEqual({ change: 'same', isReworded: true });
  });
});

test('statements are found in a text wherever its lines break, as whole words and numbers', () => {
  const text = '12 (a) Notice is one-\nhundred and thirty (30)\ndays before\nthe end; it is $130.50.';
  expect(findStatements(text, ['Notice is onehundred and 30 days', '7. Notice is', '', 'the end'])).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(findStatements(text, ['is $130', '30.50', 'otice is'])).toEqual([false, false, false]);
});
