import type { ComparisonKind } from '@recto/contract/comparison-kinds';
import { expect, test } from 'vitest';
import { makeComparison } from '#testing/comparison.ts';
import { foldLighter, nameKinds } from './fold-lighter.ts';

const [CHANGE] = makeComparison().generation;
function makeChange(id: number, kind: ComparisonKind, severity: number) {
  if (!CHANGE) throw new Error('no change');
  return { ...CHANGE, _id: id, class: kind, kinds: [kind], severity };
}
const GRAVE = makeChange(1, 'amount', 3);
const LIGHT = [2, 3, 4].map((id) => makeChange(id, id === 4 ? 'case' : 'wording', 1));

test('lighter changes wait below the others, which keep their order', () => {
  const moved = makeChange(5, 'clause-moved', 1);
  const { first, lighter } = foldLighter([GRAVE, ...LIGHT, moved], true);
  expect([first, lighter].map((each) => each.map(({ _id }) => _id))).toEqual([
    [1, 5],
    [2, 3, 4],
  ]);
  expect(nameKinds(lighter)).toBe('wording, capitals');
});

test('nothing is folded where a kind was chosen, where there are few, and where nothing weighs more', () => {
  expect(foldLighter([GRAVE, ...LIGHT], false).lighter).toEqual([]);
  expect(foldLighter([GRAVE, ...LIGHT.slice(1)], true).lighter).toEqual([]);
  expect(foldLighter(LIGHT, true).lighter).toEqual([]);
});
