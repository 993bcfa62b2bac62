import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cite, makeQuestion } from '#testing/question.ts';
import { ClosestCell } from './closest-cell.tsx';

const NEAREST = 'The lease ends on the Expiry Date unless the parties agree otherwise.';
const CLOSE = makeQuestion({
  completed: true,
  kind: 'closest',
  pages: [2, 7],
  claims: [
    { text: NEAREST, citations: [0] },
    { text: 'Any extension is by deed.', citations: [1] },
  ],
  citations: [cite(2, NEAREST), cite(7, 'Any extension is by deed.')],
});

function show(isYesNo: boolean, question = CLOSE) {
  const called = { onTake: vi.fn(), onRefuse: vi.fn(), onPage: vi.fn() };
  render(
    <ClosestCell
      question={question}
      pageKind="layout"
      isYesNo={isYesNo}
      page={null}
      hit={null}
      {...called}
    />,
  );
  return called;
}

test('of a question for yes or no a person says which of them the nearest passage says', () => {
  const { onTake } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(onTake).toHaveBeenCalledWith(0, { type: 'yesNo', yes: false });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onTake).toHaveBeenLastCalledWith(0, { type: 'yesNo', yes: true });
});

test('any other passage is taken as it stands', () => {
  const { onTake } = show(false);
  fireEvent.click(screen.getByRole('button', { name: 'This answers it' }));
  expect(onTake).toHaveBeenCalledWith(0);
});

test('a passage that does not answer gives way to the next one', () => {
  const { onRefuse, onPage } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'It does not' }));
  expect(onRefuse).toHaveBeenCalledWith(0);
  expect(onPage).toHaveBeenCalledWith(7, 1);
});

test('what was refused is not offered again', () => {
  show(false, { ...CLOSE, review: { mark: 'wrong', wrongClaims: [0] } });
  expect(screen.queryByText(/Expiry Date/)).toBeNull();
  expect(screen.getByText(/by deed/)).toBeDefined();
});

test('when nothing is left, that is said', () => {
  show(false, { ...CLOSE, review: { mark: 'wrong', wrongClaims: [0, 1] } });
  expect(screen.getByText('No passage that is left answers the question.')).toBeDefined();
});
