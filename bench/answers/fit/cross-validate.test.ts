import { expect, test } from 'vitest';
import { crossValidate } from './cross-validate.ts';

const items = ['b', 'a', 'c', 'd', 'e'].flatMap((document) => [1, 2].map((at) => ({ document, at })));

test('gives every item what was fitted without its document', () => {
  const results = crossValidate(items, {
    folds: 3,
    documentOf: ({ document }) => document,
    fit: (some) => new Set(some.map(({ document }) => document)),
    apply: (seen, { document }) => ({ hasSeen: seen.has(document), count: seen.size }),
  });
  expect(results.size).toBe(items.length);
  for (const { hasSeen, count } of results.values()) {
    expect(hasSeen).toBe(false);
    expect(count).toBeGreaterThanOrEqual(3);
  }
});

test('always fits on what is fixed, and judges none of it', () => {
  const results = crossValidate(items, {
    folds: 2,
    documentOf: ({ document }) => document,
    isFixed: ({ document }) => document === 'a',
    fit: (some) => some.filter(({ document }) => document === 'a').length,
    apply: (fixed) => fixed,
  });
  expect([...results.values()]).toEqual(Array.from({ length: 8 }, () => 2));
});
