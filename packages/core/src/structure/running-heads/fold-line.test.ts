import { expect, test } from 'vitest';
import { firstOfFolded, foldLine } from './fold-line.ts';

const LINES = [
  '12 Annual Report',
  '  — Annual Report 13',
  '#4 of 10',
  '2024',
  '…',
  '',
  'Anhang iv',
  'Ärzte',
  'Überblick 7',
  '“Quoted” 3',
  'Seite 5 – Übersicht',
];

test('with what a line begins when it is folded is told without folding it, where ASCII stands first', () => {
  expect(LINES.map(firstOfFolded)).toEqual([
    '#',
    undefined,
    '#',
    '#',
    undefined,
    '',
    'a',
    undefined,
    undefined,
    undefined,
    's',
  ]);
});

test('it agrees with the folded line wherever that has words', () => {
  for (const line of LINES) {
    const [folded, first] = [foldLine(line), firstOfFolded(line)];
    if (folded !== '' && first !== undefined) expect(folded[0]).toBe(first);
  }
});
