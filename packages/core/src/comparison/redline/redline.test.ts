import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { listChanges } from '../changes/list-changes.ts';
import { compare } from '../compare.ts';
import { buildRows } from '../rows/build-rows.ts';
import { toPages } from '../testing.ts';
import { buildRedline, type RedlinePiece } from './redline.ts';

function redlineOf(left: string, right: string): RedlinePiece[] {
  const comparison = compare(toPages(left), toPages(right));
  return buildRedline(comparison, listChanges(comparison, buildRows(comparison), 'en'));
}

const textWithout = (pieces: readonly RedlinePiece[], gone: RedlinePiece['kind']): string =>
  pieces
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('');
const solid = (text: string): string => text.replace(/\s+/gu, '');
const SIGNS = { kept: '', removed: '-', added: '+' };
const said = (pieces: readonly RedlinePiece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'kept' ? text : `[${SIGNS[kind]}${text}]`)).join('');

test.each([
  ['a word', 'The fee is ten euros.', 'The fee is nine euros.', 'The fee is [-ten][+nine] euros.\n'],
  ['a word that came', 'Pay at once.', 'Pay it at once.', 'Pay [+it ]at once.\n'],
  [
    'a paragraph that came',
    'One stands here.\n\nThree stands here.',
    'One stands here.\n\nNobody else may enter.\n\nThree stands here.',
    'One stands here.\n[+Nobody else may enter.][+\n]Three stands here.\n',
  ],
  [
    'a paragraph that went',
    'One stands here.\n\nNobody else may enter.\n\nThree stands here.',
    'One stands here.\n\nThree stands here.',
    'One stands here.\n[-Nobody else may enter.][-\n]Three stands here.\n',
  ],
])('%s', (_, left, right, text) => {
  expect(said(redlineOf(left, right))).toBe(text);
});

test('names the change of each piece', () => {
  const pieces = redlineOf('The fee is ten euros.', 'The fee is nine euros.');
  expect(pieces.map(({ change }) => change)).toEqual([undefined, 1, 1, undefined, undefined]);
});

test('says both texts, whatever they are', () => {
  const words = constantFrom('fee', 'notice', 'the', 'of', '30', ',', '\n\n', '.', 'Berlin', '\t', '日本');
  const texts = array(words, { maxLength: 40 }).map((list) => list.join(' '));
  assert(
    property(texts, texts, (left, right) => {
      const pieces = redlineOf(left, right);
      expect(solid(textWithout(pieces, 'added'))).toBe(solid(left));
      expect(solid(textWithout(pieces, 'removed'))).toBe(solid(right));
    }),
    { numRuns: 100 },
  );
});
