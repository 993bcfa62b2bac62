import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import { isDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';
import { DeleteQuestion } from './delete-question.tsx';

beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', async () => jsonAnswer(200, null));
});
afterEach(() =>
  act(async () => {
    await commitDeletions({ keepalive: false });
    useDeleted.setState({ deleted: new Map() });
    useToasts.setState({ toasts: [] });
  }),
);

test('a question that is deleted leaves the address, and Undo brings it back', async () => {
  const question = makeAnswered();
  const { place } = await renderPage(`/chat?file=file-1&question=${question._id}`, () => (
    <DeleteQuestion question={question} isOpen />
  ));
  fireEvent.click(screen.getByRole('button', { name: 'Delete question' }));
  await waitFor(() => expect(place()).toBe('/chat?file=file-1'));
  expect(isDeleted(question)).toBe(true);
  expect(await screen.findByText('Deleted')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(isDeleted(question)).toBe(false);
});
