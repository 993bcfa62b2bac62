import { describe, expect, test } from 'vitest';
import { describeEdit, editCost, prefixCost, unitsOf } from './edit-cost.ts';

describe('what a mistake costs', () => {
  test('nothing where there is none', () => {
    expect(editCost('capital', 'capital', 2)).toBe(0);
  });

  test('less where it is likelier', () => {
    const costs = [
      editCost('guia', 'guía', 2),
      editCost('agrreement', 'agreement', 2),
      editCost('captial', 'capital', 2),
      editCost('capotal', 'capital', 2),
      editCost('capitl', 'capital', 2),
      editCost('capipal', 'capital', 2),
    ];
    expect(costs).toEqual(costs.toSorted((left, right) => left - right));
    expect(new Set(costs).size).toBe(costs.length);
  });

  test('more than the limit is only known to be more', () => {
    expect(editCost('capital', 'revenue', 1)).toBeGreaterThan(1);
    expect(editCost('cap', 'capital', 9)).toBeGreaterThan(2);
    expect(editCost('a'.repeat(99), 'a'.repeat(99), 1)).toBeGreaterThan(1);
  });

  test('of a stem, to the nearest beginning of the word', () => {
    expect(prefixCost(unitsOf('liabilty'), unitsOf('liabil'), 2)).toBe(0);
    expect(prefixCost(unitsOf('liablity'), unitsOf('liabil'), 2)).toBe(editCost('liabli', 'liabil', 2));
  });
});

test('a mistake is named', () => {
  expect(describeEdit('captial', 'capital')).toEqual({ kind: 'swapped', after: 2, letters: 'tiit' });
  expect(describeEdit('agrreement', 'agreement')).toMatchObject({ kind: 'doubled' });
  expect(describeEdit('agrement', 'agreement')).toMatchObject({ kind: 'doubled' });
  expect(describeEdit('capitl', 'capital')).toMatchObject({ kind: 'missing', after: 1 });
  expect(describeEdit('capiatal', 'capital')).toMatchObject({ kind: 'extra' });
  expect(describeEdit('guia', 'guía')).toMatchObject({ kind: 'accent', after: 1 });
  expect(describeEdit('capotal', 'capital')).toMatchObject({ kind: 'near' });
  expect(describeEdit('capipal', 'capital')).toMatchObject({ kind: 'other' });
  expect(describeEdit('kapiial', 'capital')).toMatchObject({ kind: 'several' });
});
