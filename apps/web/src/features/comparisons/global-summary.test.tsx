import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GlobalSummary } from './global-summary.tsx';

const TEXT = '2 changes, 4 % of the words.\n- The fee rises.\nNo change in: dates.';
const WAITING = 'Summaries take time, kindly wait or check in sometime.';

test('a summary says which of its lines a language model has written', () => {
  render(
    <GlobalSummary
      text={TEXT}
      wording={{ completed: true, written: [1], writtenBy: 'made/up' }}
      changes={[]}
      onSelect={() => {}}
    />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['The fee rises.(written by a language model)', 'No change in: dates.']);
  expect(screen.getByText(/Lines with this mark were written by made\/up/)).toBeDefined();
  expect(screen.queryByText(WAITING)).toBeNull();
});

test('what the changes alone say is there while a language model is at it, without a mark', () => {
  render(<GlobalSummary text={TEXT} wording={{ completed: false }} changes={[]} onSelect={() => {}} />);
  expect(screen.getByText('The fee rises.')).toBeDefined();
  expect(screen.getByText(WAITING)).toBeDefined();
  expect(screen.queryByText(/language model/)).toBeNull();
});
