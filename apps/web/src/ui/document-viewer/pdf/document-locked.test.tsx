import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentLocked } from '#ui/document-viewer/pdf/document-locked.tsx';

const locked = (wasWrong = false) => ({ status: 'locked' as const, wasWrong, onPassword: vi.fn() });
const field = () => screen.getByLabelText<HTMLInputElement>('Password of the file');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show the pages' });

test('a protected document takes one password for each time it asks', () => {
  const asked = locked();
  render(<DocumentLocked locked={asked} />);
  expect(screen.getByRole('heading', { name: 'This PDF is protected.' })).toBeTruthy();
  expect(submit().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'geheim' } });
  fireEvent.submit(field());
  fireEvent.submit(field());
  expect(asked.onPassword.mock.calls).toEqual([['geheim']]);
  expect(submit().disabled).toBe(true);
});

test('a wrong password is told until it is edited, and can be tried again', () => {
  const { rerender } = render(<DocumentLocked locked={locked()} />);
  fireEvent.change(field(), { target: { value: 'gehiem' } });
  fireEvent.submit(field());
  const again = locked(true);
  rerender(<DocumentLocked locked={again} />);
  expect(screen.getByText('This password does not open the file.')).toBeTruthy();
  expect(field().value).toBe('gehiem');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'geheim' } });
  expect(screen.queryByText('This password does not open the file.')).toBeNull();
  fireEvent.submit(field());
  expect(again.onPassword.mock.calls).toEqual([['geheim']]);
});
