import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFileToUnlock } from '#shared/files/file-to-unlock.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { FolderContents } from './folder-contents.tsx';

beforeEach(signIn);

const list = (...items: unknown[]) => jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
const Contents = () => <FolderContents folderId={null} onUpload={() => undefined} />;

async function open(answer: (url: string) => Response) {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  return renderPage('/files', Contents);
}

const running = makeFile({ name: 'scan.pdf', status: 'processing', progress: { page: 14, of: 52 } });
const stages = running.stages.map((stage, index) => ({ ...stage, completed: index < 2 }));

test('a document in work names its stage and page, and cannot be opened', async () => {
  await open(() => list({ ...running, stages }));
  expect(await screen.findAllByText('Extracting Document')).not.toEqual([]);
  expect(screen.getAllByText('· page 14/52')).not.toEqual([]);
  expect(screen.queryByRole('link', { name: /pdf/i })).toBeNull();
});

test('a Complete document opens the chat by its row and by its name', async () => {
  const file = makeFile({ name: 'report.pdf' });
  const { place } = await open(() => list(file));
  const link = await screen.findByRole('link', { name: 'report.pdf' });
  expect(link.getAttribute('href')).toBe(`/chat?file=${file._id}`);
  fireEvent.click(screen.getByText('Complete'));
  await waitFor(() => expect(place()).toBe(`/chat?file=${file._id}`));
});

/** What helps stands behind the reason: in its column, and on narrow lists below the name. Styles show one of them. */
const wayOn = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  expect(button?.parentElement?.textContent).toMatch(new RegExp(`\\. ${name}$`));
  return button as HTMLElement;
};

test('a failed document says why and can be tried again', async () => {
  const failed = makeFile({
    status: 'failed',
    error_msg_customer: 'No page of this file could be read.',
    stages,
  });
  await open((url) =>
    url.endsWith('/retry')
      ? jsonAnswer(200, { ...failed, status: 'waiting', error_msg_customer: null, stages: running.stages })
      : list(failed),
  );
  expect(await screen.findAllByText('No page of this file could be read.')).not.toEqual([]);
  fireEvent.click(await wayOn('Retry'));
  await waitFor(() => expect(screen.getAllByText('Waiting')).not.toEqual([]));
});

test('a damaged document is not offered to be read again', async () => {
  const error_msg_customer = 'This PDF is damaged and cannot be read.';
  await open(() =>
    list(makeFile({ status: 'failed', error_code: 'file.damaged', error_msg_customer, stages })),
  );
  expect(await screen.findAllByText(error_msg_customer)).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a scan says that it has no text, and is offered to be deleted, not to be read again', async () => {
  const error_msg_customer = 'No page of this PDF holds text that can be read.';
  await open(() =>
    list(makeFile({ status: 'failed', error_code: 'file.no_text', error_msg_customer, stages })),
  );
  expect(await screen.findAllByText(error_msg_customer)).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(await wayOn('Delete')).toBeTruthy();
});

test('a protected document is unlocked, not tried again', async () => {
  const locked = makeFile({ status: 'failed', error_code: 'file.password_needed', stages });
  await open(() => list(locked));
  fireEvent.click(await wayOn('Unlock'));
  expect(useFileToUnlock.getState().file?._id).toBe(locked._id);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('every document leads to its details', async () => {
  const file = makeFile({ name: 'report.pdf' });
  const { place } = await open(() => list(file));
  fireEvent.click(await screen.findByRole('button', { name: 'Details of report.pdf' }));
  await waitFor(() => expect(place()).toBe(`/files?details=${file._id}`));
});

test('an empty place offers the one next step', async () => {
  await open(() => list());
  expect(await screen.findByRole('heading', { name: 'No documents here yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload Documents' })).toBeTruthy();
});

test('a list that could not be fetched says what the server said', async () => {
  await open(() => jsonAnswer(404, { code: 'folder.not_found' }, 'This folder does not exist.'));
  expect((await screen.findByRole('alert')).textContent).toBe('This folder does not exist.');
});
