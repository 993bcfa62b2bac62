import { describe, expect, test } from 'vitest';
import { pageChipText } from '#shared/files/page-names.ts';

describe('a page chip', () => {
  test('shows the printed number beside the position where they differ', () => {
    expect(pageChipText(105, '102')).toBe('p. 102 · PDF 105');
    expect(pageChipText(4, 'iv')).toBe('p. iv · PDF 4');
  });

  test('shows the printed number alone where it is the position', () => {
    expect(pageChipText(20, '20')).toBe('p. 20');
    expect(pageChipText(20, ' 20 ')).toBe('p. 20');
  });

  test('shows the position alone without a label', () => {
    expect(pageChipText(122, undefined)).toBe('PDF 122');
    expect(pageChipText(122, ' ')).toBe('PDF 122');
  });
});
