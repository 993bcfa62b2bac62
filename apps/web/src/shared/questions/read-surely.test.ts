import { expect, test } from 'vitest';
import { unsureConfidence, unsureText } from './read-surely.ts';

test('quotes are unsure by the least sure of them, printed ones never', () => {
  expect(unsureConfidence([{ confidence: 93 }, { confidence: 41 }, {}])).toBe(41);
  expect(unsureConfidence([{ confidence: 80 }, {}])).toBeUndefined();
  expect(unsureConfidence([])).toBeUndefined();
  expect(unsureText(41)).toContain('least sure word 41%');
});
