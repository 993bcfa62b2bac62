import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentLocked } from '#ui/document-viewer/pdf/document-locked.tsx';

const locked = (wasWrong = false) => ({ status: 'locked' as const, wasWrong, onPassword: vi.fn() });
const field = () => screen.getByLabelText<HTMLInputElement>('Password of the file');
const send = () => act(async () => fireEvent.submit(field()));
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show the pages' });

test('a protected document takes one password for each time it asks', async () => {
  const asked = locked();
  render(<DocumentLocked locked={asked} />);
  expect(screen.getByRole('heading', { name: 'This PDF is protected.' })).toBeTruthy();
  expect(submit().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'geheim' } });
  fireEvent.submit(field());
  await send();
  await waitFor(() => expect(asked.onPassword.mock.calls).toEqual([['geheim']]));
  await send();
  expect(asked.onPassword).toHaveBeenCalledOnce();
  expect(submit().disabled).toBe(true);
});

test('a wrong password is told until it is edited, and can be tried again', async () => {
  const { rerender } = render(<DocumentLocked locked={locked()} />);
  fireEvent.change(field(), { target: { value: 'gehiem' } });
  await send();
  const again = locked(true);
  rerender(<DocumentLocked locked={again} />);
  expect(screen.getByText('This password does not open the file.')).toBeTruthy();
  expect(field().value).toBe('gehiem');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'geheim' } });
  expect(screen.queryByText('This password does not open the file.')).toBeNull();
  await send();
  await waitFor(() => expect(again.onPassword.mock.calls).toEqual([['geheim']]));
});
