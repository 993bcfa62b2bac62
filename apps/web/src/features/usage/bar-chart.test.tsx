import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { daysOf } from './period.ts';

test.each([
  ['2026-11-01', '2026-12-01', ['Nov 1', '10', '20', '30']],
  ['2026-11-27', '2026-12-27', ['Nov 27', 'Dec 6', '16', '26']],
])('days from %s on are named with their month where it is another', (start, end, names) => {
  const steps = daysOf({ start: new Date(start), end: new Date(end) });
  render(<BarChart title="Questions" steps={steps} valueOf={() => 1} isMain usedUpOn={null} today={start} />);
  const words = [...screen.getByRole('img').querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(words.filter(Boolean)).toEqual(names);
});
