import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRows, type CompareOptions, compare, listChanges } from '#comparison/index.ts';
import { type IgnoredDifference, IGNORED_DIFFERENCES } from '#comparison/options/options.ts';
import { markChanges, toPages } from '#comparison/testing.ts';
import type { Page } from '#document/document.ts';

const compareTexts = (left: string, right: string, ignore?: readonly IgnoredDifference[]) =>
  compare(toPages(left), toPages(right), { ...(ignore && { ignore }) });
const marked = (left: string, right: string, ignore?: readonly IgnoredDifference[]) =>
  markChanges(compareTexts(left, right, ignore));

test.each<[IgnoredDifference, string, string, string]>([
  ['case', 'The SUPPLIER shall deliver.', 'The Supplier must deliver.', '{shall|must}'],
  ['case', '1. FEES AND COSTS\n\nThey are due.', '1. Fees and costs\n\nThey are due.', ''],
  ['case', 'Die STRASSE ist gesperrt.', 'Die Straße ist offen.', '{gesperrt|offen}'],
  ['punctuation', 'Fees, costs; and taxes.', 'Fees costs and “taxes”!', ''],
  ['punctuation', 'The fee is 1,000 euros.', 'The fee is 1.000 euros', '{1,000|1.000}'],
  ['punctuation', 'The result was (500) in all.', 'The result was 500, in all.', '{(|}{)|}'],
  ['punctuation', 'It changed by -5 at noon.', 'It changed by 5 at noon', '{-|}'],
  ['punctuation', 'Interest is 5 % a year.', 'Interest is 5 a year', '{5 %|5}'],
  ['punctuation', 'As § 4 says, it ends.', 'As 4 says it ends', '{§|}'],
  [
    'numbering',
    '1. Fees are due.\n\n2. Costs are borne.',
    '2. Fees are due.\n\n3. Costs are owed.',
    '{borne|owed}',
  ],
  ['numbering', 'Article 5 Fees are due.', 'Article 6 Fees are due.', ''],
  ['numbering', '(a) Fees\n\n(b) Costs', '(b) Fees\n\n(c) Costs', ''],
  [
    'numbering',
    '4.1 the fees are due\n\n4.2 the costs are borne',
    '5.1 the fees are due\n\n5.2 the costs are borne',
    '',
  ],
  ['numbering', 'Sales\n\n1.5 million units', 'Sales\n\n1.7 million units', '{1.5|1.7}'],
  ['numbering', 'As Clause 4 says it ends.', 'As Clause 5 says it ends.', '{4|5}'],
])('%s is ignored and nothing else: %s', (ignored, left, right, changes) => {
  expect(marked(left, right, [ignored])).toBe(changes);
  const others = IGNORED_DIFFERENCES.filter((each) => each !== ignored);
  expect(marked(left, right, others)).toBe(marked(left, right));
});

test('a clause that was added is one whatever is ignored of it', () => {
  const [left, right] = ['1. Fees are due.', '1. Fees are due.\n\n2. Costs are borne by both.'];
  const comparison = compareTexts(left, right, ['numbering', 'punctuation', 'case']);
  const changes = listChanges(comparison, buildRows(comparison), 'en');
  expect(changes.map(({ kinds }) => kinds)).toEqual([['clause-added']]);
});

/** Paragraphs with one difference of a kind each, in words that stand in no other one. */
const PLANTED: readonly {
  readonly kind: IgnoredDifference | 'wording';
  readonly texts: readonly [left: string, right: string];
}[] = [
  { kind: 'wording', texts: ['Invoices fall due within thirty days', 'Invoices fall due within sixty days'] },
  { kind: 'wording', texts: ['The court of Hamburg decides', 'The court of Bremen decides'] },
  { kind: 'case', texts: ['Confidential information stays secret', 'CONFIDENTIAL Information stays secret'] },
  {
    kind: 'punctuation',
    texts: ['Goods, tools and parts are insured', 'Goods tools, and “parts” are insured'],
  },
  { kind: 'numbering', texts: ['(a) Notices need a signature', '(b) Notices need a signature'] },
];

test('each switch takes its own changes away from generated pairs, and no other', () => {
  const item = fc.constantFrom(...PLANTED);
  const switches = fc.subarray(['case', 'punctuation', 'numbering'] as const);
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 1 }), switches, (items, ignore) => {
      const sides = [0, 1].map((side) => items.map(({ texts }) => texts[side]).join('\n\n'));
      const [left = '', right = ''] = sides;
      const comparison = compareTexts(left, right, ignore);
      const rows = buildRows(comparison);
      const leftValues = rows.flatMap((row) => row.left?.segments ?? []).map(({ value }) => value);
      const rightValues = rows.flatMap((row) => row.right?.segments ?? []).map(({ value }) => value);
      expect([leftValues.join(''), rightValues.join('')]).toEqual([left, right]);
      const expected = items.filter(
        ({ kind }) => kind === 'wording' || !ignore.some((each) => each === kind),
      );
      const changed = new Set(
        listChanges(comparison, rows, 'en').map(({ firstRow }) => rows[firstRow]?.left?.line),
      );
      expect(changed.size).toBe(expected.length);
    }),
    { numRuns: 150 },
  );
});

/** A page whose last line is its foot. */
const page = (number: number, lines: readonly string[], foot: string): Page => {
  const texts = [...lines, foot];
  let start = 0;
  const blocks = texts.map((text, at) => {
    const block = {
      kind: at === texts.length - 1 ? ('footer' as const) : ('paragraph' as const),
      start,
      end: start + text.length,
    };
    start = block.end + 1;
    return block;
  });
  return {
    number,
    width: 0,
    height: 0,
    state: 'text',
    lines: texts.map((text) => ({ text, words: [] })),
    blocks,
  };
};

describe('pages', () => {
  const left = [
    page(1, ['Fees are due.'], 'The agreement of May, draft, page 1'),
    page(2, ['Costs are borne.'], 'The agreement of May, draft, page 2'),
  ];
  const right = [
    page(1, ['Fees are owed.', 'Costs are borne.'], 'The agreement of May, final, page 1'),
    page(2, ['It ends.'], 'The agreement of May, final, page 2'),
  ];
  const changesOf = (options: CompareOptions) => markChanges(compare(left, right, options));

  test('keep their heads and feet out of it, unless these are to be compared too', () => {
    expect(changesOf({})).toBe('{due|owed}{|It ends.}');
    expect(changesOf({ ignore: [] })).toBe('{due|owed}{|It ends.}{draft|final}{draft|final}');
    const comparison = compare(left, right, { ignore: [] });
    expect(buildRows(comparison).map((row) => row.right?.page)).toEqual([1, 1, 2, 1, 2]);
  });

  test('of a range are compared and no others', () => {
    expect(changesOf({ pages: { right: { from: 1, to: 1 } } })).toBe('{due|owed}');
    expect(changesOf({ pages: { left: { from: 2, to: 2 }, right: { from: 2, to: 9 } } })).toBe(
      '{Costs are borne|It ends}',
    );
  });
});
