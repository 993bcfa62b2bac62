import type { Cell } from '@recto/contract/batches';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CellMarks, CellNote } from './cell-review.tsx';

const CELL: Cell = {
  answerId: 'answer',
  fileId: 'file',
  column: 0,
  status: 'complete',
  text: 'Thirty days.',
  kind: 'answer',
  pages: [1],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function showNote(cell: Cell, isKept = true) {
  const save = vi.fn(async () => isKept);
  const shown = render(<CellNote cell={cell} onSave={save} onLeave={() => undefined} field={null} />);
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { save, type, wait, leave: shown.unmount };
}

test('a note is saved 600 ms after the last key, and never twice', async () => {
  const { save, type, wait } = showNote({ ...CELL, review: { mark: 'accepted' } });
  type('Ask');
  await wait(500);
  type('Ask Ada ');
  await wait(599);
  expect(save).not.toHaveBeenCalled();
  await wait(1);
  expect(save.mock.calls).toEqual([[{ answerId: 'answer', mark: 'accepted', note: 'Ask Ada' }]]);
  expect(screen.getByRole('status').textContent).toMatch(/^Note saved \d\d:\d\d$/);
  fireEvent.blur(screen.getByLabelText('Note'));
  await wait(5_000);
  expect(save).toHaveBeenCalledOnce();
});

test('one that nobody waited for is saved when its cell is left; without a mark it is to check', async () => {
  const { save, type, leave } = showNote(CELL);
  type('Ask Ada');
  expect(screen.getByRole('status').textContent).toContain('as “To check”');
  leave();
  expect(save.mock.calls).toEqual([[{ answerId: 'answer', mark: 'check', note: 'Ask Ada' }]]);
});

test('nothing is saved where nothing was typed', async () => {
  const { save, leave, wait } = showNote({ ...CELL, review: { mark: 'check', note: 'Ask Ada' } });
  await wait(5_000);
  leave();
  expect(save).not.toHaveBeenCalled();
});

test('a note that could not be saved says so, and is tried again with the next key', async () => {
  const { save, type, wait } = showNote(CELL, false);
  type('Ask');
  await wait(600);
  expect(screen.getByRole('status').textContent).toBe('The note could not be saved.');
  type('Ask Ada');
  await wait(600);
  expect(save).toHaveBeenCalledTimes(2);
});

test('of passages that come close none can be accepted as they stand', () => {
  const { rerender } = render(<CellMarks cell={{ ...CELL, kind: 'closest' }} onMark={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Accepted' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Wrong' })).toHaveProperty('disabled', false);
  rerender(<CellMarks cell={{ ...CELL, status: 'failed' }} onMark={() => undefined} />);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});
