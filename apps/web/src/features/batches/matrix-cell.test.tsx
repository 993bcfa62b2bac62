import type { Cell } from '@recto/contract/batches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MatrixCell } from './matrix-cell.tsx';

const CLOSE: Cell = {
  answerId: 'answer',
  fileId: 'file',
  column: 0,
  status: 'complete',
  text: 'The term begins on the first day.\nNotice is given in writing.',
  words: 'The term begins on the first day.',
  kind: 'closest',
  pages: [4, 9],
};

const show = (cell: Cell) => {
  const place = {
    column: 0,
    left: 0,
    width: 140,
    isActive: false,
    isOpen: false,
    isMatch: false,
    isOver: true,
  };
  render(<MatrixCell cell={cell} {...place} />);
  return screen.getByRole('gridcell');
};

test('a cell with close passages shows the likeliest one, and its page as one that is no evidence', () => {
  const cell = show(CLOSE);
  expect(cell.textContent).toBe('The term begins on the first day.4close');
  expect(cell.querySelector('[data-page]')?.className).toContain('border-dashed');
  expect(cell.getAttribute('aria-label')).toBe('Close: The term begins on the first day., pages 4, 9');
});

test('a cell with an answer shows its pages', () => {
  const cell = show({ ...CLOSE, kind: 'answer', words: '30 days' });
  expect(cell.textContent).toBe('30 days49');
});

test('a value stands apart from its unit, and what stands out is said', () => {
  const value = { type: 'duration' as const, amount: 3, unit: 'month', text: '3 months', sure: true };
  const cell = show({ ...CLOSE, kind: 'answer', value, flags: ['outlier'] });
  expect(cell.textContent).toBe('3 months49');
  expect(cell.getAttribute('aria-label')).toBe('3 months, pages 4, 9, outlier');
});
