import { expect, test } from 'vitest';
import { buildRows, changedTexts, compare, listChanges, severityOf } from '#comparison/index.ts';
import { toPages } from '#comparison/testing.ts';

function textsOf(left: string, right: string) {
  const comparison = compare(toPages(left), toPages(right));
  return listChanges(comparison, buildRows(comparison), 'en').map((change) =>
    changedTexts(comparison, change),
  );
}

test.each([
  ['whole figures', 'A fee of $5,000 is due.', 'A fee of $7,500 is due.', '$5,000', '$7,500'],
  ['words', 'The goods are handed over.', 'The wares are handed over.', 'goods', 'wares'],
  ['what was only added', 'The rent is due.', 'The rent is always due.', null, 'always'],
  ['what was only removed', 'One.\n\nTwo costs $5.', 'One.', 'Two costs $5.', null],
  [
    'several edits',
    'The red cat ate a small fish.',
    'The black cat ate a large fish.',
    'red … small',
    'black … large',
  ],
])('what stood and what stands: %s', (_, left, right, before, after) => {
  expect(textsOf(left, right)).toEqual([{ before, after }]);
});

test('long text is cut', () => {
  const [texts] = textsOf('One.', `One.\n\n${'Much was added. '.repeat(100)}`);
  expect(texts?.after).toMatch(/^Much was added\. .*…$/);
  expect(texts?.after?.length).toBeLessThanOrEqual(301);
});

test('the weightiest kind says how grave a change is', () => {
  expect(severityOf(['amount', 'wording'])).toBe(3);
  expect(severityOf(['clause-added'])).toBe(2);
  expect(severityOf(['wording'])).toBe(1);
  expect(severityOf(['punctuation'])).toBe(1);
});
