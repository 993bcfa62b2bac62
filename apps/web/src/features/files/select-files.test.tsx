import type { FileItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import { useDeleted } from '#shared/deletions/deleted.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';
import { Component } from './files.page.tsx';
import { downloadObstacle } from './selection-ways.ts';

let sent: { method: string; url: string; body: unknown }[];
beforeEach(() => {
  signIn();
  sent = [];
});
afterEach(async () => {
  await act(async () => {
    await commitDeletions({ keepalive: false });
    useDeleted.setState({ deleted: new Map() });
    useToasts.setState({ toasts: [] });
  });
});

const NAMES = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];

/** A server with files of these names, the first of which is the newest. */
async function open(changes: Partial<FileItem> = {}) {
  const files = NAMES.map((name, index) =>
    makeFile({ name, createdAt: `2026-11-2${9 - index}T10:00:00.000Z`, ...(index === 4 && changes) }),
  );
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/deletion-preview'))
      return jsonAnswer(200, { files: 2, answers: 0, comparisons: 0, batches: 0, reviews: 0 });
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(String(body)) });
    if (/get-file-from-s3|download/.test(url))
      return jsonAnswer(200, {
        url: '/download/x',
        expiresAt: '2026-11-23T00:00:00.000Z',
        name: '',
        files: 2,
        bytes: 1,
      });
    if (method === 'POST') return jsonAnswer(200, { deleted: [], failed: [] });
    const items = url.includes('/folders/root') ? files : [];
    return jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
  });
  const page = await renderPage('/files', Component);
  await screen.findByRole('link', { name: 'a.pdf' });
  return { ...page, files };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const link = (name: string) => screen.getByRole('link', { name });
const selected = () => NAMES.filter((name) => screen.queryByTitle(name) && box(name).checked).join(' ');
const bar = () => within(screen.getByRole('group', { name: 'Selected documents' }));

test('a click with Ctrl selects, one with Shift up to there, and neither opens the document', async () => {
  const { place } = await open();
  fireEvent.click(link('b.pdf'), { ctrlKey: true });
  fireEvent.click(link('d.pdf'), { shiftKey: true });
  expect(selected()).toBe('b.pdf c.pdf d.pdf');
  fireEvent.click(screen.getByTitle('c.pdf'), { metaKey: true });
  expect(selected()).toBe('b.pdf d.pdf');
  expect(place()).toBe('/files');
  expect(bar().getByRole('status').textContent).toBe('2 selected6 pages');
});

test('boxes select one by one, with Shift a stretch, and all at once', async () => {
  await open();
  fireEvent.click(box('a.pdf'));
  fireEvent.click(box('c.pdf'), { shiftKey: true });
  expect(selected()).toBe('a.pdf b.pdf c.pdf');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all documents' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([selected(), all.indeterminate]).toEqual([NAMES.join(' '), false]);
  fireEvent.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(selected()).toBe('');
});

test('arrow keys walk from name to name, with Shift selecting; Ctrl A takes all, Esc none', async () => {
  await open();
  act(() => link('b.pdf').focus());
  fireEvent.keyDown(link('b.pdf'), { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement).toBe(link('c.pdf')));
  expect(selected()).toBe('');
  fireEvent.keyDown(link('c.pdf'), { key: 'ArrowDown', shiftKey: true });
  await waitFor(() => expect(document.activeElement).toBe(link('d.pdf')));
  expect(selected()).toBe('c.pdf d.pdf');
  fireEvent.keyDown(link('d.pdf'), { key: 'a', ctrlKey: true });
  expect(selected()).toBe(NAMES.join(' '));
  fireEvent.keyDown(link('d.pdf'), { key: 'Escape' });
  expect(selected()).toBe('');
});

test('Delete on one of the selected files takes all of them, in one call, and Undo brings all back', async () => {
  const { files } = await open();
  for (const name of ['a.pdf', 'c.pdf']) fireEvent.click(box(name));
  fireEvent.keyDown(link('c.pdf'), { key: 'Delete' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'a.pdf' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'c.pdf' })).toBeNull();
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(screen.getByText('2 files')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'a.pdf' })).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(bar().getByRole('button', { name: 'Delete' }));
  await act(async () => void (await commitDeletions({ keepalive: false })));
  const ids = [files[0]?._id, files[2]?._id];
  expect(sent).toMatchObject([{ url: '/api/v2/document/delete-many', body: { ids } }]);
});

test('several are downloaded as one zip, one as it is, and no more than an address can name', async () => {
  const { files } = await open();
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const load = () => bar().getByRole('button', { name: 'Download' });
  fireEvent.click(box('a.pdf'));
  fireEvent.click(load());
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  fireEvent.click(box('c.pdf'));
  fireEvent.click(load());
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  const [a, c] = [files[0]?._id, files[2]?._id];
  expect(sent).toMatchObject([
    { url: '/api/v2/files/get-file-from-s3', body: { fileId: a } },
    { url: '/api/v2/files/download', body: { fileIds: [a, c], folderIds: [] } },
  ]);
  const many = Array.from({ length: 201 }, () => makeFile());
  expect([downloadObstacle(many.slice(1)), downloadObstacle(many)]).toEqual([
    null,
    'At most 200 documents at a time. A whole folder can be downloaded from its own menu.',
  ]);
});

test('two Complete files can be compared, several asked with a template, one asked by itself', async () => {
  const { files } = await open({ status: 'processing' });
  const [a, b] = files.map(({ _id }) => _id);
  fireEvent.click(box('a.pdf'));
  expect(bar().getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe(`/chat?file=${a}`);
  expect(bar().getByRole('button', { name: 'Start file Comparison' })).toHaveProperty('disabled', true);
  fireEvent.click(box('b.pdf'));
  expect(bar().getByRole('link', { name: 'Start file Comparison' }).getAttribute('href')).toBe(
    `/compare-docs?first=${a}&second=${b}`,
  );
  expect(bar().getByRole('link', { name: 'Batch' }).getAttribute('href')).toBe(
    `/qna?several=&file=${a}&file=${b}`,
  );
  fireEvent.click(box('e.pdf'));
  expect(bar().getByRole('button', { name: 'Batch' }).title).toBe(
    'Only documents that are Complete can be asked or compared.',
  );
});

test('the filter keeps its words while the actions stand in its place', async () => {
  await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pdf' } });
  for (const name of ['a.pdf', 'b.pdf']) fireEvent.click(box(name));
  fireEvent.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pdf');
});
