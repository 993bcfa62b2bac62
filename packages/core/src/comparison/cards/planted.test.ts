import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildRows, compare, listChanges } from '#comparison/index.ts';
import { toPages } from '#comparison/testing.ts';
import { readPlanted } from './planted.ts';
import { scorePlanted } from './score-planted.ts';
import { writeCards } from './write-cards.ts';

const NAMES = [
  '01-services',
  '02-nda',
  '03-lease',
  '04-employment',
  '05-saas',
  // Of the second half the totals alone were looked at while the cards were made.
  '06-supply',
  '07-loan',
  '08-distribution',
  '09-consultancy',
  '10-subcontract',
];

function scoreOf(name: string) {
  const pair = readPlanted(name, readFileSync(new URL(`planted/${name}.txt`, import.meta.url), 'utf8'));
  const comparison = compare(toPages(pair.left), toPages(pair.right));
  const cards = writeCards(comparison, listChanges(comparison, buildRows(comparison), 'en'), 'en');
  return { ...scorePlanted(pair, [...cards.values()]), planted: pair.expected.length };
}

describe('sixty changes planted in ten contracts', () => {
  const scores = NAMES.map(scoreOf);

  test('the card has the right noun, both values with their units and the right clause in nine of ten', () => {
    expect(scores.reduce((sum, { planted }) => sum + planted, 0)).toBe(60);
    const missed = scores.flatMap((score) => score.missed);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
  });

  test('no card says what is not so', () => {
    expect(scores.flatMap(({ wrong }) => wrong)).toEqual([]);
  });
});
