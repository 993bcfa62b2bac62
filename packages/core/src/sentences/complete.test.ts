import { describe, expect, test } from 'vitest';
import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import { completeSentence, refersBack, shorten, withoutEllipses } from './complete.ts';

test.each([
  ['en', 'It was built in 1916.', true],
  ['en', 'These include tools.', true],
  ['en', 'The Company sells them.', true],
  ['en', '7.2 Such notice is given in writing.', true],
  ['en', '2.2 Each party’s total liability shall not exceed the Fees.', false],
  ['en', 'Neither party may assign this contract.', false],
  ['en', 'Each of them is insured.', true],
  ['en', '9.1 This Agreement renews each year.', false],
  ['en', 'This agreement was ended in 2019.', true],
  ['en', 'Both shall be signed.', true],
  ['en', 'One canary sang.', false],
  ['en', 'Italy is a country.', false],
  ['en', 'The company car is red.', true],
  ['de', 'Diese Frist beträgt 30 Tage.', true],
  ['de', 'Dieselmotoren sind laut.', false],
  ['fr', 'Elle est longue.', true],
  ['fr', 'Elles-mêmes', true],
  ['es', 'Este plazo es de 30 días.', true],
  ['pt', 'Isso é permitido.', true],
  ['pl', 'To jest umowa.', true],
  ['ru', 'Это договор.', true],
  ['ar', 'وهو أول متحف في المدينة.', true],
  ['hi', 'यह एक नियम है।', true],
  ['zh', '这些费用由买方承担。', true],
  ['ja', 'この場合は禁止されます。', true],
  ['ja', '保証は一年です。', false],
])('%s: "%s" refers back: %s', (language, sentence, expected) => {
  expect(refersBack(sentence, language)).toBe(expected);
});

describe('a sentence that refers back', () => {
  const page = 'The museum opened late.\nIt is free.\n\nRow\t5\nIt closes early.';
  const at = (text: string) => ({ start: page.indexOf(text), end: page.indexOf(text) + text.length });

  test('lacks what either of the two lacks', () => {
    const [before, sentence] = [at('The museum opened late.'), at('It is free.')];
    const join = (first: 'start' | undefined, second: 'end' | undefined) =>
      completeSentence(
        page,
        { ...sentence, ...(second && { missing: second }) },
        { ...before, ...(first && { missing: first }) },
        'en',
      ).missing;
    expect([join('start', 'end'), join('start', undefined), join(undefined, 'end')]).toEqual([
      'both',
      'start',
      'end',
    ]);
  });

  test('takes the one before with it', () => {
    expect(completeSentence(page, at('It is free.'), at('The museum opened late.'), 'en')).toEqual({
      start: 0,
      end: 35,
    });
  });

  test('stays alone without one, behind something else, or where both are too long', () => {
    const last = at('It closes early.');
    expect(completeSentence(page, last, undefined, 'en')).toBe(last);
    expect(completeSentence(page, last, at('It is free.'), 'en')).toBe(last);
    const long = `${'So it goes on and on '.repeat(14)}.`;
    const sentence = { start: long.length + 1, end: long.length + 12 };
    expect(completeSentence(`${long} It is free.`, sentence, { start: 0, end: long.length }, 'en')).toBe(
      sentence,
    );
  });
});

describe('what is shown of a stretch', () => {
  const page = `The tenant pays, and ${'so on and on, '.repeat(30)}the rent.`;
  const whole = { start: 0, end: page.length };

  test('is all of it where it is short enough', () => {
    expect(shorten('The ten-\nant pays.', { start: 0, end: 19 })).toBe('The tenant pays.');
  });

  test('ends with "…" where it is cut', () => {
    const shown = shorten(page, whole);
    expect(shown).toMatch(/^The tenant pays.*[a-z]…$/);
    expect(shown.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTH);
    expect(page.startsWith(withoutEllipses(shown))).toBe(true);
  });

  test('has "…" where a page ends it', () => {
    expect(shorten('pays the rent.', { start: 0, end: 14, missing: 'start' })).toBe('…pays the rent.');
    expect(shorten('The tenant pays', { start: 0, end: 15, missing: 'end' })).toBe('The tenant pays…');
  });

  test('begins with "…" where its start is cut', () => {
    const end = { start: page.indexOf('the rent'), end: page.length };
    expect(shorten(page, whole, end)).toBe('…the rent.');
    expect(shorten(page, whole, { start: 4, end: 15 })).toBe('…tenant pays…');
  });
});
