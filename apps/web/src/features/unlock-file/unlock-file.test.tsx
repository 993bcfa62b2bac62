import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askForPassword, endUnlocking } from '#shared/files/file-to-unlock.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import UnlockFile from './unlock-file.tsx';

beforeEach(() => {
  signIn();
  endUnlocking();
});

const locked = makeFile({ name: 'lease.pdf', status: 'failed', error_code: 'file.password_needed' });
const running = makeFile({
  ...locked,
  status: 'processing',
  error_code: null,
  updatedAt: '2026-11-20T10:00:05.000Z',
});
const WRONG = 'This password does not open the file.';

async function open(answer: (password: string) => Response | Promise<Response>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/unlock')) return jsonAnswer(200, locked);
    const { password } = JSON.parse(String(init.body)) as { password: string };
    sent.push(password);
    return answer(password);
  });
  const page = await renderPage('/files', UnlockFile);
  act(() => askForPassword(locked));
  return { ...page, sent };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password of the file');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock' });

test('names the file, focuses the field and takes no empty password', async () => {
  const { sent } = await open(() => jsonAnswer(202, running));
  expect(screen.getByRole('dialog', { name: 'Unlock this file' }).textContent).toContain('lease.pdf');
  expect(screen.getByText(/used once, to read the file, and is kept nowhere/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(submit().disabled).toBe(true);
  await act(async () => fireEvent.submit(field()));
  expect(sent).toEqual([]);
});

test('a wrong password is told beside the field in the words of the server, and stays to be mended', async () => {
  await open(() => jsonAnswer(422, { code: 'file.password_wrong', fields: { password: WRONG } }, 'No.'));
  fireEvent.change(field(), { target: { value: 'gehiem' } });
  fireEvent.submit(field());
  const note = await screen.findByText(WRONG);
  expect(field().getAttribute('aria-describedby')).toBe(note.id);
  expect(field().value).toBe('gehiem');
  fireEvent.change(field(), { target: { value: 'geheim' } });
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
});

test('is not sent twice while the server is checking', async () => {
  let finish = (_: Response) => {};
  const { sent } = await open(() => new Promise((done) => (finish = done)));
  fireEvent.change(field(), { target: { value: 'geheim' } });
  fireEvent.submit(field());
  await waitFor(() => expect(submit().disabled).toBe(true));
  fireEvent.submit(field());
  await act(async () => finish(jsonAnswer(202, running)));
  expect(sent).toEqual(['geheim']);
});

test('the right one closes the dialog, shows the stages and is remembered nowhere', async () => {
  const { client } = await open(() => jsonAnswer(202, running));
  fireEvent.change(field(), { target: { value: 'geheim' } });
  fireEvent.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(client.getQueryData(fileQuery(locked._id).queryKey)?.status).toBe('processing');
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

test('the password can be shown', async () => {
  await open(() => jsonAnswer(202, running));
  expect(field().type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
});
