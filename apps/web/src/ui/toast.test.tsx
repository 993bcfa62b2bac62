import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, Toaster, warmToasts } from '#ui/toast.tsx';
import { useToasts } from '#ui/toast-store.ts';

beforeEach(async () => {
  warmToasts();
  await act(() => import('#ui/toaster.tsx'));
  vi.useFakeTimers();
  await act(async () => render(<Toaster />));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const show = (...texts: string[]) => act(async () => texts.forEach((text) => toast.info(text)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const items = (state: 'open' | 'closed') =>
  [...document.querySelectorAll(`[data-state=${state}]`)].map((item) => item.querySelector('p')?.textContent);

test('three are seen at a time: the oldest makes room', async () => {
  await show('One', 'Two', 'Three', 'Four');
  expect(items('open')).toEqual(['Two', 'Three', 'Four']);
});

test('one that has to stay makes room for nobody, and never goes by itself', async () => {
  await act(async () => toast.error('Session over', { duration: Number.POSITIVE_INFINITY }));
  await show('One', 'Two', 'Three');
  expect(items('open')).toEqual(['Session over', 'Two', 'Three']);
  await pass(60_000);
  expect(items('open')).toEqual(['Session over']);
});

test('each lives four seconds, and is removed two seconds after it was dismissed', async () => {
  await show('One');
  await pass(3_999);
  expect(items('open')).toEqual(['One']);
  await pass(1);
  expect(items('open')).toEqual([]);
  expect(items('closed')).toEqual(['One']);
  await pass(1_999);
  expect(items('closed')).toEqual(['One']);
  await pass(1);
  expect(items('closed')).toEqual([]);
});

test('time stands still under the pointer, and goes on where it stood', async () => {
  await show('One');
  await pass(3_000);
  fireEvent.pointerEnter(screen.getByRole('list'));
  await pass(10_000);
  expect(items('open')).toEqual(['One']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  await pass(999);
  expect(items('open')).toEqual(['One']);
  await pass(1);
  expect(items('open')).toEqual([]);
});

test('a message with the id of an earlier one takes its place, with a life of its own', async () => {
  await act(async () => toast.warning('Away', { id: 'network' }));
  await pass(3_000);
  await act(async () => toast.warning('Still away', { id: 'network' }));
  expect(items('open')).toEqual(['Still away']);
  await pass(3_999);
  expect(items('open')).toEqual(['Still away']);
  await pass(1);
  expect(items('open')).toEqual([]);
  // Said again while the old one is going, it is there again, and its remains do not take it along.
  await act(async () => toast.warning('Away again', { id: 'network' }));
  await pass(2_500);
  expect(items('open')).toEqual(['Away again']);
});

test('the action is done once and dismisses its toast', async () => {
  const onClick = vi.fn();
  await act(async () =>
    toast.error('Not accepted', { description: 'Read them', action: { label: 'Open', onClick } }),
  );
  expect(screen.getByText('Read them')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(items('open')).toEqual([]);
});

test('F8 leads to the toasts, and the focus returns when the last has gone', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await show('One');
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
  await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(document.activeElement).toBe(button);
  button.remove();
});
