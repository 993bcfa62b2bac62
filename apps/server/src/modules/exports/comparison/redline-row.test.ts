import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { expect, test } from 'vitest';
import { mergeRow } from '#modules/exports/comparison/redline-row.ts';

const side = (value: ComparisonSide['value']): ComparisonSide => ({ lineId: 1, type: 0, value });
const row = (left: ComparisonSide['value'], right: ComparisonSide['value']): ComparisonRow => ({
  index: 0,
  left: side(left),
  right: side(right),
});
const SIGNS = { kept: '', removed: '-', added: '+', 'moved-from': '<', 'moved-to': '>' };
const said = (one: ComparisonRow) =>
  mergeRow(one)
    .map(({ kind, text }) => (kind === 'kept' ? text : `[${SIGNS[kind]}${text}]`))
    .join('');

const kept = (value: string) => ({ type: 0 as const, value });
const gone = (value: string) => ({ type: 2 as const, value });
const added = (value: string) => ({ type: 1 as const, value });

test.each([
  ['what stayed', row('One word.\n', 'One\nword.\n'), 'One\nword.\n'],
  [
    'a word for another',
    row([kept('in '), gone('30'), kept(' days')], [kept('in '), added('60'), kept(' days')]),
    'in [-30][+60] days',
  ],
  ['a word that went', row([kept('not '), gone('very'), kept(' much')], 'not much'), 'not [-very ]much'],
  ['a word that came', row('not much', [kept('not '), added('very'), kept(' much')]), 'not [+very] much'],
  ['a word at the end', row([kept('all of '), gone('it')], 'all of'), 'all of[-it]'],
  ['a row on the left alone', row([gone('Gone.')], ''), '[-Gone.]'],
  ['a row on the right alone', row('', [added('Come.')]), '[+Come.]'],
  [
    'text that moved',
    row([{ ...gone('Here'), moved: 1 }], [{ ...added('There'), moved: 2 }]),
    '[<Here][>There]',
  ],
] as const)('%s', (_, one, text) => {
  expect(said(one)).toBe(text);
});
