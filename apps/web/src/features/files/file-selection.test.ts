import { beforeEach, expect, test } from 'vitest';
import { clearSelection, selectAll, selectTo, toggleSelected, useFileSelection } from './file-selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e', 'f'];
const selected = () => [...useFileSelection.getState().ids].toSorted().join('');

beforeEach(clearSelection);

test('files are selected and taken out one by one', () => {
  for (const id of ['b', 'd', 'b']) toggleSelected(id);
  expect(selected()).toBe('d');
});

test('a stretch runs from the last selected file, in both directions, and can be made shorter again', () => {
  toggleSelected('c');
  selectTo(ORDER, 'e');
  expect(selected()).toBe('cde');
  selectTo(ORDER, 'd');
  expect(selected()).toBe('cd');
  selectTo(ORDER, 'a');
  expect(selected()).toBe('abc');
});

test('what was selected before a stretch stays', () => {
  toggleSelected('a');
  toggleSelected('e');
  selectTo(ORDER, 'f');
  selectTo(ORDER, 'd');
  expect(selected()).toBe('ade');
});

test('without a file to begin from, or when that one is out of sight, a stretch is the file alone', () => {
  selectTo(ORDER, 'c');
  expect(selected()).toBe('c');
  toggleSelected('x');
  selectTo(ORDER, 'e');
  expect(selected()).toBe('cex');
});

test('everything is selected and cleared', () => {
  selectAll(ORDER);
  expect(selected()).toBe('abcdef');
  clearSelection();
  expect(selected()).toBe('');
});
