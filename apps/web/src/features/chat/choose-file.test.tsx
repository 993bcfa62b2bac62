import type { FileItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component as Chat } from '#features/chat/chat.page.tsx';
import { ChooseFile as Choice } from '#features/chat/choose-file.tsx';
import { putFile } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const open = (at: string, answer: (url: string) => Response) => {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  return renderPage(at, at.startsWith('/qna') ? Choice : Chat);
};
const list = (...items: unknown[]) => jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });

test('only a Complete file can be chosen, and only then can asking start', async () => {
  const complete = makeFile({ name: 'report.pdf' });
  const running = makeFile({ name: 'scan.pdf', status: 'processing' });
  const { place } = await open('/qna', (url) =>
    url.includes('/folders/root') ? list(complete, running) : jsonAnswer(404, { code: 'x' }, 'No.'),
  );
  const start = screen.getByRole('button', { name: 'Start Question Answering' });
  expect(start).toHaveProperty('disabled', true);
  expect(await screen.findByRole('radio', { name: 'scan.pdf' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: 'report.pdf' }));
  expect(start).toHaveProperty('disabled', false);
  vi.stubGlobal('fetch', async () =>
    jsonAnswer(404, { code: 'file.not_found' }, 'This file does not exist.'),
  );
  fireEvent.click(start);
  await waitFor(() => expect(place()).toBe(`/chat?file=${complete._id}`));
});

test('a file that is not there says so and offers to choose another', async () => {
  await open('/chat?file=gone', () =>
    jsonAnswer(404, { code: 'file.not_found' }, 'This file does not exist.'),
  );
  expect(await screen.findByRole('heading', { name: 'This file is not here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a file' })).toBeTruthy();
});

test('a file in work shows its stages, the time left, and the pages that are read', async () => {
  const progress = { page: 14, of: 52, eta: 170 };
  const running = makeFile({ _id: 'file-7', status: 'processing', pages: 52, progress });
  const stages = running.stages.map((stage, index) => ({ ...stage, completed: index < 2 }));
  await open('/chat?file=file-7', () => jsonAnswer(200, { ...running, stages }));
  expect(await screen.findByText('Extracting Document')).toBeTruthy();
  expect(screen.getByText('page 14 of 52')).toBeTruthy();
  expect(screen.getByText('about 3 min left')).toBeTruthy();
  expect(screen.getByText('14 pages can be viewed and searched now.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Document' })).toBeTruthy();
  // What is asked now waits.
  expect(screen.getByRole('button', { name: 'Keep the question until the file is read' })).toBeTruthy();
});

test('each stage is told to screen readers, its pages are not, and that the file is ready', async () => {
  const running = makeFile({ _id: 'file-9', status: 'processing', progress: { page: 14, of: 52 } });
  const stages = (done: number) =>
    running.stages.map((stage, index) => ({ ...stage, completed: index < done }));
  const { client } = await open('/chat?file=file-9', () =>
    jsonAnswer(200, { ...running, stages: stages(2) }),
  );
  const announcement = await screen.findByRole('status', { name: 'State of the file' });
  const becomes = (file: Partial<FileItem>) =>
    act(async () => putFile(client, { ...running, updatedAt: new Date().toISOString(), ...file }));
  await becomes({ stages: stages(2), progress: { page: 15, of: 52 } });
  expect(announcement.textContent).toBe('');
  await becomes({ stages: stages(3), progress: null });
  await waitFor(() => expect(announcement.textContent).toBe('Analysing Document'));
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.slice(2, 5)).toEqual([
    'Extracting Document: done',
    'Analysing Document: in work',
    'Saving Context',
  ]);
  await becomes({ status: 'complete', stages: stages(6), progress: null });
  await waitFor(() => expect(announcement.textContent).toBe('Complete. Questions can be asked now.'));
});

test('a failed file says why and can be tried again', async () => {
  const failed = makeFile({ _id: 'file-8', status: 'failed', error_msg_customer: 'It needs a password.' });
  await open('/chat?file=file-8', (url) =>
    jsonAnswer(
      200,
      url.endsWith('/retry')
        ? { ...failed, status: 'waiting', updatedAt: '2026-11-22T00:00:00.000Z' }
        : failed,
    ),
  );
  expect(await screen.findByText('It needs a password.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Not ready yet' })).toBeTruthy();
});

test('a file that cannot be read is not tried again, but deleted', async () => {
  const failed = makeFile({ _id: 'file-9', status: 'failed', error_code: 'file.no_text' });
  const { place } = await open('/chat?file=file-9', () => jsonAnswer(200, failed));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(place()).toBe('/qna'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
});
