import type { ComparisonSide } from '@recto/contract/comparisons';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RowOfTexts } from '#features/comparisons/comparison-row.tsx';

test('cells of a table are told apart, in what stayed and in what changed', () => {
  const sideOf = (value: ComparisonSide['value']): ComparisonSide => ({ lineId: 1, type: 2, page: 1, value });
  const left = sideOf('2\tSupport');
  const right = sideOf([
    { type: 0, value: '2\tSupport\t' },
    { type: 1, value: '6,000\tmonthly' },
  ]);
  render(
    <RowOfTexts
      row={{ index: 0, left, right, changeId: 1 }}
      isSelected={false}
      words=""
      isHit={false}
      isPhone={false}
      onOtherPlace={() => undefined}
    />,
  );
  const borders = [...document.querySelectorAll('.border-s')].filter(
    ({ textContent }) => textContent === '\t',
  );
  expect(borders).toHaveLength(4);
  expect(screen.getByText(/6,000/).closest('ins')).not.toBeNull();
});
