import { describe, expect, test } from 'vitest';
import { columnName, parseRange, rangeName, sheetOfRange } from '#ui/document-viewer/table/cell-range.ts';

describe('cells as people write them', () => {
  test.each([
    ['B14', 'B14'],
    ['b14:d20', 'B14:D20'],
    ['D20:B14', 'B14:D20'],
    ['$B$14:$D$20', 'B14:D20'],
    ["'Q1 2026'!AA3", 'AA3'],
    ['XFD1048576', 'XFD1048576'],
  ])('%s is %s', (text, name) => {
    const range = parseRange(text);
    expect(range && rangeName(range)).toBe(name);
  });

  test.each(['', 'B', '14', 'B0', 'XFE1', 'A1048577', 'A1:B2:C3', 'Sales'])('%s names none', (text) => {
    expect(parseRange(text)).toBeNull();
  });

  test('may name their sheet, between quotes where it needs them', () => {
    expect(sheetOfRange('Sales!B14')).toBe('Sales');
    expect(sheetOfRange("'Ada''s 2026'!B14")).toBe("Ada's 2026");
    expect(sheetOfRange('B14')).toBeUndefined();
  });
});

test('columns are counted in letters', () => {
  expect([1, 26, 27, 702, 703, 16_384].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD']);
});
