import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { putFile } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { makeUploadItem } from '#shared/uploads/upload-checks.ts';
import UploadPanel from './upload-panel.tsx';
import {
  followUploads,
  NO_UPLOADS,
  pauseUploads,
  type Upload,
  useUploads,
} from '#shared/uploads/upload-queue.ts';

const MESSAGE = 'The storage of this installation is almost full. Nothing was uploaded.';

const makeUpload = (name: string, changes: Partial<Upload> = {}): Upload => ({
  item: makeUploadItem(new File(['x'], name)),
  folderId: null,
  phase: 'sending',
  part: 0,
  message: null,
  file: null,
  ...changes,
});

const fails = (upload: Upload): Upload => ({ ...upload, phase: 'failed', message: MESSAGE });
const show = (...uploads: Upload[]) => act(async () => useUploads.setState({ uploads }));

beforeEach(signIn);
afterEach(() =>
  act(async () => {
    useUploads.setState(NO_UPLOADS);
    useDeleted.setState({ deleted: new Map() });
  }),
);

test('an upload that fails while a document is read shows its alert over it, and goes when dismissed', async () => {
  const upload = makeUpload('scan.pdf');
  await renderPage('/chat?file=file-1', UploadPanel);
  await show(upload, makeUpload('fine.pdf', { phase: 'duplicate', message: 'Here.' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await show(fails(upload), makeUpload('fine.pdf', { phase: 'duplicate', message: 'Here.' }));
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  // What is done does not come over a document with it.
  expect(screen.queryByTitle('fine.pdf')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss scan.pdf' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('folded, the list still shows what failed', async () => {
  const upload = makeUpload('scan.pdf');
  await renderPage('/files', UploadPanel);
  await show(upload);
  fireEvent.click(screen.getByRole('button', { name: 'Fold the list of uploads' }));
  expect(screen.queryByTitle('scan.pdf')).toBeNull();
  await show(fails(upload));
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE);
});

test('a file that cannot be read says so wherever one is', async () => {
  const file = makeFile({ name: 'scan.pdf', status: 'processing' });
  vi.stubGlobal('fetch', async () => jsonAnswer(200, file));
  const { client } = await renderPage('/chat?file=file-1', UploadPanel);
  await show(makeUpload('scan.pdf', { phase: 'sent', file }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  const error_msg_customer = 'No page of this PDF holds text that can be read.';
  const failed = { ...file, status: 'failed', error_msg_customer, updatedAt: '2026-11-23T00:00:00.000Z' };
  await act(async () => putFile(client, failed as typeof file));
  const panel = await screen.findByRole('region', { name: 'Uploads' });
  await waitFor(() => expect(panel.textContent).toContain(error_msg_customer));
});

test('what was deleted is no longer among the uploads', async () => {
  const file = makeFile({ name: 'old.pdf' });
  vi.stubGlobal('fetch', async () => jsonAnswer(200, file));
  await renderPage('/files', UploadPanel);
  await show(makeUpload('old.pdf', { phase: 'sent', file }));
  expect(screen.getByTitle('old.pdf')).toBeTruthy();
  await act(async () => markDeleted({ id: file._id }));
  expect(screen.queryByTitle('old.pdf')).toBeNull();
});

test('of many uploads those in work are shown, the others are counted, and the queue is paused and cancelled', async () => {
  vi.stubGlobal('fetch', async () => jsonAnswer(200, null));
  await renderPage('/files', UploadPanel);
  const numbered = (prefix: string, count: number, changes: Partial<Upload>) =>
    Array.from({ length: count }, (_, index) => makeUpload(`${prefix}${index}.pdf`, changes));
  const uploads = [
    ...numbered('twin', 1, { phase: 'duplicate', message: 'Already in Contracts.' }),
    ...numbered('now', 5, {}),
    ...numbered('later', 7, { phase: 'queued' }),
  ];
  await show(...uploads);
  const panel = screen.getByRole('region', { name: 'Uploads' });
  expect(panel.textContent).toContain('Uploading 2 of 13');
  expect(screen.getByTitle('twin0.pdf') && screen.getByTitle('now4.pdf')).toBeTruthy();
  expect(screen.queryByTitle('later0.pdf')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '7 waiting' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel later0.pdf' }));
  expect(screen.getByRole('button', { name: '6 waiting' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(panel.textContent).toContain('Paused, 1 of 12 done');
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  expect(panel.textContent).toContain('1 already here');
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
});

test('without a connection the list says what it waits for', async () => {
  await renderPage('/files', UploadPanel);
  await show(makeUpload('a.pdf', { phase: 'queued' }), makeUpload('b.pdf', { phase: 'queued' }));
  await act(async () => useUploads.setState({ isOffline: true }));
  expect(screen.getByText('Waiting for the connection, 0 of 2 done')).toBeTruthy();
});

test('uploads begun beside a document are listed over it, and lead to where they lie', async () => {
  const file = makeFile({ name: 'new.pdf', previousFileId: 'file-0' });
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/folders')
      ? jsonAnswer(200, { items: [], page: 1, limit: 500, total: 0 })
      : jsonAnswer(200, file),
  );
  await renderPage('/chat?file=file-1', UploadPanel);
  await act(async () => followUploads());
  await show(makeUpload('new.pdf', { phase: 'sent', file }));
  expect(screen.getByTitle('new.pdf')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    `/compare-docs?first=file-0&second=${file._id}`,
  );
  expect(screen.getByRole('link', { name: 'Show in Files' }).getAttribute('href')).toBe('/files');
  fireEvent.click(screen.getByRole('button', { name: 'Fold the list of uploads' }));
  expect(screen.queryByTitle('new.pdf')).toBeNull();
});

test('the time left is said once it is measured, and not while nothing is sent', async () => {
  await renderPage('/files', UploadPanel);
  const item = makeUploadItem(new File(['x'.repeat(1_300)], 'large.pdf'));
  await show(makeUpload('large.pdf', { item, part: 0.1 }));
  const panel = screen.getByRole('region', { name: 'Uploads' });
  expect(panel.textContent).not.toContain('left');
  // 50 bytes in five seconds, of 1,170 that are left.
  await act(async () =>
    useUploads.setState({
      speed: [
        { at: 0, sent: 80 },
        { at: 5_000, sent: 130 },
      ],
    }),
  );
  expect(panel.textContent).toContain('about 2 minutes left');
  fireEvent.click(screen.getByRole('button', { name: 'Fold the list of uploads' }));
  expect(panel.textContent).toContain('about 2 minutes left');
  await act(async () => pauseUploads());
  expect(panel.textContent).not.toContain('left');
});
