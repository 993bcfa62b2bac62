import { describe, expect, test } from 'vitest';
import { namePage, pageNameText, pagePosition } from '#shared/files/page-names.ts';

describe('the page of a PDF', () => {
  const text = (page: number, label: string | undefined) => pageNameText('layout', { page, label });

  test('is named by the printed number, beside the position where they differ', () => {
    expect(text(105, '102')).toBe('p. 102 · PDF 105');
    expect(text(4, 'iv')).toBe('p. iv · PDF 4');
  });

  test('is named by the printed number alone where it is the position', () => {
    expect(text(20, '20')).toBe('p. 20');
    expect(text(20, ' 20 ')).toBe('p. 20');
  });

  test('is named by the position alone without a label', () => {
    expect(text(122, undefined)).toBe('PDF 122');
    expect(text(122, ' ')).toBe('PDF 122');
  });
});

describe('a page of another kind', () => {
  test('of a sheet is the range that is cited, else the sheet', () => {
    const cited = { page: 2, label: 'Sales', range: 'Sales!B14:D20' };
    expect(namePage('sheet', cited)).toEqual({ name: 'Sales!B14:D20', note: null });
    expect(pageNameText('sheet', { page: 2, label: 'Sales' })).toBe('Sales');
    expect(pageNameText('sheet', { page: 2 })).toBe('Sheet 2');
  });

  test('of flowing text as it was saved says so', () => {
    expect(namePage('saved', { page: 6 })).toEqual({ name: 'p. 6', note: '(as last saved in Word)' });
    expect(pageNameText('saved', { page: 6 })).toBe('p. 6 (as last saved in Word)');
  });

  test('of flowing text without pages is a section, of plain text a page', () => {
    expect(pageNameText('section', { page: 3 })).toBe('Section 3');
    expect(pageNameText('lines', { page: 2 })).toBe('p. 2');
  });

  test('is never said to be in a PDF', () => {
    for (const kind of ['saved', 'section', 'sheet', 'lines'] as const)
      for (const label of [undefined, ' ', '7'])
        expect(`${pagePosition(kind, 3)} ${pageNameText(kind, { page: 3, label })}`).not.toContain('PDF');
  });
});
