import { expect, test } from 'vitest';
import { choosePart } from './choose-part.ts';

const part = (text: string, wanted: string) => {
  const { start, end } = choosePart(
    text,
    { start: 0, end: text.length },
    { language: 'en', fitOf: (shown) => (shown.includes(wanted) ? 1 : 0) },
  );
  return text.slice(start, end);
};

test('a short sentence with few figures is shown whole', () => {
  const text = 'In 2017, the plant made 40 units, of which 3 were sent back.';
  expect(part(text, '40 units')).toBe(text);
});

test('of a long sentence the longest run of clauses is shown that holds what is wanted', () => {
  const filler = 'and whatever else the parties have agreed on in their letters to each other, ';
  const text = `${filler.repeat(4)}the rent is 500 euros, ${filler.repeat(4)}and so on.`;
  const shown = part(text, '500 euros');
  expect(shown).toContain('500 euros');
  expect(shown.length).toBeLessThanOrEqual(300);
  expect(shown.length).toBeGreaterThan(150);
});

test('of a sentence with many figures those beside the wanted one are left out where they can be', () => {
  const text = 'Sales were 10, 20 and 30 in the north; the south had 40; the east had 50; the west had 60.';
  expect(part(text, '60')).toBe('the south had 40; the east had 50; the west had 60.');
});

test('a part without a verb takes the words before it along', () => {
  const relief = 'including declaratory and injunctive relief.';
  const text = `The complaint alleges ${'that such practices of the plant at the river may present a danger and '.repeat(6)}asks for an order of the court, ${relief}`;
  const choose = (says: (shown: string) => boolean) => {
    const { start, end } = choosePart(
      text,
      { start: 0, end: text.length },
      { language: 'en', fitOf: (shown) => (shown.includes(relief) ? 1 : 0), saysSomething: says },
    );
    return text.slice(start, end);
  };
  expect(choose((shown) => shown.includes('asks for'))).toMatch(/asks for an order of the court, including/u);
  expect(choose((shown) => shown.includes('asks for')).length).toBeLessThanOrEqual(300);
});

test('a hundred thousand clauses take no more than the first of them', () => {
  const text = 'word, '.repeat(100_000);
  expect(part(text, 'word').length).toBeLessThanOrEqual(300);
});

test('a date is one figure, and no clause ends within it', () => {
  const text =
    'On May 3, 2019, our plans were more than 100% funded, with the least required payments in 2020.';
  expect(part(text, 'plans')).toBe(text);
  const many = `Sales were 10, 20 and 30 in 14 shops; a replay can be had until 11:59 p.m. on March 23, 2023 at 40 stations.`;
  expect(part(many, 'replay')).toMatch(/March 23, 2023/u);
});

test('no part ends with the colon before a list that is cut off', () => {
  const text = `You may add to the terms of this licence, for material that is yours, the following terms: ${'a term on the names of authors, '.repeat(9)}and none else.`;
  expect(part(text, 'the names of authors')).not.toMatch(/:$/u);
  expect(part(text, 'the following terms')).not.toMatch(/:$/u);
});

test('of a condition and what follows from it not the condition alone is shown', () => {
  const text = `If, as a consequence of a judgment or for any other reason${' whatsoever or of any kind'.repeat(6)}, conditions are imposed on you that contradict those of this licence, they do not excuse you from the conditions of this licence.`;
  expect(part(text, 'conditions')).toMatch(/they do not excuse you/u);
});

test('of a rule and its exception the one is shown that the question speaks of', () => {
  const text = `This deed is governed by the laws of Ohio (including${' the statutes and the rules of court of that State and'.repeat(4)} all else), provided, however, that the powers of the clerk are governed by the laws of Utah.`;
  const shown = (word: string) => {
    const { start, end } = choosePart(
      text,
      { start: 0, end: text.length },
      {
        language: 'en',
        termsIn: (part) => new Map(part.includes(word) ? [[word, 0.5]] : []),
        fitOf: (part) => (part.includes('Utah') ? 1 : 0),
      },
    );
    return text.slice(start, end);
  };
  expect(shown('governed')).toMatch(/^This deed is governed by the laws of Ohio/u);
  expect(shown('clerk')).toMatch(/clerk are governed by the laws of Utah/u);
});

test('of a comparison not what something is compared with is shown alone', () => {
  const text = `The profit fell by 20 percent to $337 million in fiscal 2020, compared to $420 million in fiscal 2019, driven by lower volume.`;
  expect(part(text, '2019')).not.toMatch(/^compared/u);
});
