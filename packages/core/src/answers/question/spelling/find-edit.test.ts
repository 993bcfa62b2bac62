import { expect, test } from 'vitest';
import { findEdit } from './find-edit.ts';

test('a mistake is named', () => {
  expect(findEdit('captial', 'capital')).toMatchObject({ kind: 'swapped', after: 2 });
  expect(findEdit('agrreement', 'agreement')).toMatchObject({ kind: 'doubled' });
  expect(findEdit('agrement', 'agreement')).toMatchObject({ kind: 'doubled' });
  expect(findEdit('capitl', 'capital')).toMatchObject({ kind: 'missing', after: 1 });
  expect(findEdit('capiatal', 'capital')).toMatchObject({ kind: 'extra' });
  expect(findEdit('guia', 'guía')).toMatchObject({ kind: 'accent', after: 1 });
  expect(findEdit('capipal', 'capital')).toMatchObject({ kind: 'wrong' });
});

test('words that are the same, or differ in more, have none', () => {
  expect(findEdit('capital', 'capital')).toBeUndefined();
  expect(findEdit('kapiial', 'capital')).toBeUndefined();
  expect(findEdit('cap', 'capital')).toBeUndefined();
});

test('a likelier mistake costs less', () => {
  const costs = [
    'guia guía',
    'agrement agreement',
    'captial capital',
    'capitl capital',
    'capipal capital',
  ].map((pair) => {
    const [typed = '', meant = ''] = pair.split(' ');
    return findEdit(typed, meant)?.cost ?? 0;
  });
  expect(costs).toEqual(costs.toSorted((left, right) => left - right));
  expect(new Set(costs).size).toBe(costs.length);
});
