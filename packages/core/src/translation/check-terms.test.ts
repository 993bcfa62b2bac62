import { expect, test } from 'vitest';
import { checkTerms } from './check-terms.ts';
import { matchTerms } from './match-terms.ts';
import { protect } from './protect.ts';

const TERMS = [
  { id: 'a', source: 'supplier', target: 'Lieferant' },
  { id: 'b', source: 'purchase order', target: 'Bestellung' },
];
const SOURCE = 'The supplier confirms purchase orders; the supplier ships.';

test.each([
  ['Der Lieferant bestätigt Bestellungen.', [true, true]],
  ['Die Lieferanten bestätigen die Bestellung.', [true, true]],
  ['Der Anbieter bestätigt Bestellungen.', [false, true]],
  ['Der Lieferantenwechsel.', [false, false]],
])('in %j terms are applied: %j', (target, applied) => {
  const checks = checkTerms(matchTerms(SOURCE, 'en', TERMS), target, 'de');
  expect(checks.map((check) => check.applied)).toEqual(applied);
});

test('a term that is missing says why', () => {
  expect(checkTerms(matchTerms('A supplier.', 'en', TERMS), 'Ein Anbieter.', 'de')).toEqual([
    { termId: 'a', applied: false, reason: '“Lieferant” is not in the translation' },
  ]);
});

test('in a language without spaces a term is used as part of a longer word too', () => {
  const matches = matchTerms('A supplier.', 'en', [{ id: 'a', source: 'supplier', target: '供应商' }]);
  expect(checkTerms(matches, '由各供应商方', 'zh')).toEqual([{ termId: 'a', applied: true }]);
});

test('placeholders come back as terms, however an engine writes them', () => {
  const { text, restore } = protect(SOURCE, matchTerms(SOURCE, 'en', TERMS));
  expect(text).toBe('The XTRM1 confirms XTRM2; the XTRM3 ships.');
  expect(restore('Der xtrm1 bestätigt XTRM 2; der XTRM-٣ versendet.')).toEqual({
    text: 'Der Lieferant bestätigt Bestellung; der Lieferant versendet.',
    missing: [],
  });
  expect(restore('Der XTRM1 und XTRM1.').missing).toEqual(['a', 'b']);
});

test('a text that has the placeholder itself gets another', () => {
  const source = 'The supplier of XTRM1';
  const { text, restore } = protect(source, matchTerms(source, 'en', TERMS));
  expect(text).toBe('The XQTM1 of XTRM1');
  expect(restore(text).text).toBe('The Lieferant of XTRM1');
});

test('a text without terms stays as it is', () => {
  expect(protect('XTRM', []).restore('XTRM2')).toEqual({ text: 'XTRM2', missing: [] });
});
