import type { ComparisonChange } from '@recto/contract/comparisons';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeComparison } from '#testing/comparison.ts';
import { ChangeCard } from './change-card.tsx';
import type { ReviewChange } from './mutations.ts';

const [CHANGE] = makeComparison().generation;
const PARTS = [
  { text: 'Fee', role: 'subject' },
  { text: ' (clause 2)', role: 'place' },
  { text: ': ' },
  { text: '$5,000', role: 'old' },
  { text: ' → ' },
  { text: '“$7,000”', role: 'new' },
] as const;

let onReview: ReturnType<typeof vi.fn<ReviewChange>>;
beforeEach(() => {
  onReview = vi.fn<ReviewChange>();
});

function show(changes: Partial<ComparisonChange>, { isSelected = false, model = '' } = {}) {
  if (!CHANGE) throw new Error('no change');
  const change = { ...CHANGE, ...changes };
  render(
    <ChangeCard
      change={change}
      model={model || undefined}
      isSelected={isSelected}
      onSelect={() => {}}
      onReview={onReview}
    />,
  );
  return change;
}

test('a card is a sentence, with what went struck and what came underlined', () => {
  show({ cardParts: PARTS });
  expect(screen.getByRole('button').textContent).toContain('Fee (clause 2): $5,000 → $7,000');
  expect(document.querySelector('del')?.textContent).toBe('$5,000');
  expect(document.querySelector('ins')?.textContent).toBe('$7,000');
});

test('of a comparison from before there were sentences it says what its change says', () => {
  show({});
  expect(screen.getByRole('button').textContent).toContain('“$5,000” became “$7,000”');
});

test('what a language model says stands below the sentence, and not in its place', () => {
  show({ cardParts: PARTS, changes: 'Amount: The fee rises.', written: {} }, { model: 'made/up' });
  expect(screen.getByRole('button').textContent).toMatch(/Fee \(clause 2\).*The fee rises\./u);
});

test('its tick is the mark "accepted", and the other marks keep the note', () => {
  const review = { mark: 'check', note: 'Ask' } as const;
  const change = show({ review }, { isSelected: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Change 1 reviewed' }));
  expect(onReview).toHaveBeenLastCalledWith(change, { mark: 'accepted' });
  fireEvent.click(screen.getByRole('button', { name: 'To check', pressed: true }));
  expect(onReview).toHaveBeenLastCalledWith(change, { mark: 'none' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Ask the supplier' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onReview).toHaveBeenLastCalledWith(change, { mark: 'check', note: 'Ask the supplier' });
});
