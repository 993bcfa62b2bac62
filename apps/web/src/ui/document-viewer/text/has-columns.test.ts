import { expect, test } from 'vitest';
import { hasColumns } from '#ui/document-viewer/text/has-columns.ts';

test('words that begin or end below each other behind gaps are columns', () => {
  expect(hasColumns('Item      Book\nHL-1       480\nHL-22      216\nHL-333      96')).toBe(true);
  expect(hasColumns('one   alpha\nfour  beta\nnine  gamma delta')).toBe(true);
  expect(hasColumns('a\tb\nlonger\tc\nd\te')).toBe(true);
});

test('indents, two spaces after a full stop and single gaps are none', () => {
  expect(hasColumns('    indented\n    indented\n    indented')).toBe(false);
  expect(hasColumns('It rains.  It pours.\nThe old man snores.  Bed.\nHe bumped his head.  Up.')).toBe(false);
  expect(hasColumns('09:40  Loading bay\nThree of eight doors\nwere out of order')).toBe(false);
});
