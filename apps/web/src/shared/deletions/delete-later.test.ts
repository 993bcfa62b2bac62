import type { DeletionPreview } from '@recto/contract/history';
import type { FileItem, FolderItem, LibraryItem } from '@recto/contract/library';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { batchItemsQuery } from '#shared/batches/queries.ts';
import { commitDeletions, UNDO_MS } from '#shared/deletions/delete-later.ts';
import { deleteFile, deleteFolder, deleteQuestion } from '#shared/deletions/mutations.ts';
import { useDeleted } from '#shared/deletions/deleted.ts';
import { runMutation } from '#lib/run-mutation.ts';
import { logOutMutation } from '#lib/session-mutations.ts';
import { itemsQuery, putFile } from '#shared/files/queries.ts';
import { conversationQuery, putQuestions } from '#shared/questions/queries.ts';
import { receive } from '#shared/events/receive.ts';
import { makeFile, makeFolder } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeMeta } from '#testing/question.ts';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';

const folder = (changes: Partial<FolderItem> = {}) => makeFolder({ itemCount: 2, fileCount: 2, ...changes });

let client: QueryClient;
let onServer: LibraryItem[];
let calls: { method: string; url: string; keepalive: boolean | undefined }[];
let answerToDelete: () => Response;
let preview: DeletionPreview;

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  client = makeQueryClient();
  calls = [];
  onServer = [];
  preview = { files: 1, answers: 0, comparisons: 0, batches: 0, reviews: 0 };
  answerToDelete = () => jsonAnswer(200, null);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', keepalive }: RequestInit = {}) => {
    if (method === 'GET')
      return jsonAnswer(200, { items: onServer, page: 1, limit: 500, total: onServer.length });
    if (url.endsWith('/deletion-preview')) return jsonAnswer(200, preview);
    calls.push({ method, url, keepalive });
    return answerToDelete();
  });
});

afterEach(async () => {
  await commitDeletions({ keepalive: false });
  useDeleted.setState({ deleted: new Map() });
  useToasts.setState({ toasts: [] });
  vi.useRealTimers();
});

const shown = (folderId: string | null = null): string[] =>
  (client.getQueryData(itemsQuery(folderId).queryKey) ?? []).map(({ name }) => name);
const load = async (folderId: string | null = null) => {
  await client.query({ ...itemsQuery(folderId), staleTime: 0 });
};
const openToasts = () => useToasts.getState().toasts.filter(({ isOpen }) => isOpen);
const undo = () => openToasts().at(-1)?.action?.onClick();

async function withFiles(...names: string[]): Promise<FileItem[]> {
  const files = names.map((name) => makeFile({ name }));
  onServer = files;
  await load();
  return files;
}

test('a deleted file is gone at once, and the server is told ten seconds later', async () => {
  const [file] = await withFiles('a.pdf', 'b.pdf');
  deleteFile(client, file as FileItem);
  expect(shown()).toEqual(['b.pdf']);
  expect(openToasts()).toMatchObject([
    { kind: 'info', message: 'Deleted', description: 'a.pdf', action: { label: 'Undo' } },
  ]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toMatchObject([{ method: 'DELETE', url: `/api/v2/files/${file?._id}` }]);
  const [said, ...others] = openToasts();
  expect(said).toMatchObject({ kind: 'success', message: 'File deleted successfully', description: 'a.pdf' });
  expect([said?.action, others]).toEqual([undefined, []]);
});

test('what goes with a file is said while it can be taken back', async () => {
  const [file] = await withFiles('a.pdf');
  preview = { files: 1, answers: 44, comparisons: 2, batches: 0, reviews: 1 };
  deleteFile(client, file as FileItem);
  await vi.advanceTimersByTimeAsync(1);
  expect(openToasts()).toMatchObject([
    { description: 'a.pdf, with 2 comparisons, 44 answers and 1 review', action: { label: 'Undo' } },
  ]);
  undo();
  expect(openToasts()).toEqual([]);
});

test('a batch that is kept is shown without a deleted file, and read again once the server knows', async () => {
  const [file] = await withFiles('a.pdf');
  const item = {
    _id: 'item',
    batchId: 'batch',
    fileId: file?._id,
    fileName: 'a.pdf',
    pages: 1,
    pageKind: 'layout',
    status: 'complete',
  };
  onServer = [item] as unknown as LibraryItem[];
  await client.query(batchItemsQuery('batch'));
  deleteFile(client, file as FileItem);
  expect(client.getQueryData(batchItemsQuery('batch').queryKey)).toEqual([]);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(client.getQueryState(batchItemsQuery('batch').queryKey)?.isInvalidated).toBe(true);
});

test('undo brings it back with what has changed meanwhile, and the server is never told', async () => {
  const [first, second] = await withFiles('a.pdf', 'b.pdf');
  deleteFile(client, first as FileItem);
  putFile(client, { ...(second as FileItem), name: 'renamed.pdf', updatedAt: '2026-11-22T00:00:00.000Z' });
  onServer = [first as FileItem, { ...(second as FileItem), name: 'renamed.pdf' }];
  undo();
  expect(shown()).toEqual(['a.pdf', 'renamed.pdf']);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(calls).toEqual([]);
});

test('neither news nor a list that is fetched again bring it back, before and after the call', async () => {
  const [file] = await withFiles('a.pdf', 'b.pdf');
  deleteFile(client, file as FileItem);
  const change = { ...(file as FileItem), updatedAt: '2026-11-22T00:00:00.000Z' };
  for (const wait of [0, UNDO_MS]) {
    await vi.advanceTimersByTimeAsync(wait);
    receive(client, { type: 'FILE_PROGRESS', body: change });
    await load();
    expect(shown()).toEqual(['b.pdf']);
  }
});

test('several wait each for itself, and Ctrl Z takes back the latest', async () => {
  const [first, second, third] = await withFiles('a.pdf', 'b.pdf', 'c.pdf');
  deleteFile(client, first as FileItem);
  await vi.advanceTimersByTimeAsync(UNDO_MS / 2);
  deleteFile(client, second as FileItem);
  deleteFile(client, third as FileItem);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }));
  expect(shown()).toEqual(['c.pdf']);
  await vi.advanceTimersByTimeAsync(UNDO_MS / 2);
  expect(calls.map(({ url }) => url)).toEqual([`/api/v2/files/${first?._id}`]);
  await vi.advanceTimersByTimeAsync(UNDO_MS / 2);
  expect(calls.map(({ url }) => url).slice(1)).toEqual([`/api/v2/files/${second?._id}`]);
});

test('a deletion that fails puts the file back with what the server said', async () => {
  const [file] = await withFiles('a.pdf', 'b.pdf');
  answerToDelete = () => jsonAnswer(507, { code: 'storage.full' }, 'The storage is full.');
  deleteFile(client, file as FileItem);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(shown().toSorted()).toEqual(['a.pdf', 'b.pdf']);
  expect(openToasts()).toMatchObject([
    { kind: 'error', message: 'a.pdf could not be deleted', description: 'The storage is full.' },
  ]);
  expect(useToasts.getState().toasts.map(({ message }) => message)).not.toContain(
    'File deleted successfully',
  );
});

test('a file that is gone already stays gone without a word', async () => {
  const [file] = await withFiles('a.pdf', 'b.pdf');
  answerToDelete = () => jsonAnswer(404, { code: 'file.not_found' }, 'No such file.');
  deleteFile(client, file as FileItem);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect([shown(), openToasts()]).toEqual([['b.pdf'], []]);
});

test('leaving the page makes the calls at once, so that they outlive it', async () => {
  const [first, second] = await withFiles('a.pdf', 'b.pdf');
  deleteFile(client, first as FileItem);
  deleteFile(client, second as FileItem);
  window.dispatchEvent(new Event('pagehide'));
  // What is left for microtasks a browser still does.
  await Promise.resolve();
  expect(calls).toMatchObject([{ keepalive: true }, { keepalive: true }]);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(calls.length).toBe(2);
});

test('logging out makes the calls while there is still a session', async () => {
  const [file] = await withFiles('a.pdf');
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
  deleteFile(client, file as FileItem);
  await runMutation(client, logOutMutation, undefined);
  expect(calls.map(({ url }) => url)).toEqual([`/api/v2/files/${file?._id}`, '/api/v2/auth/logout']);
});

test('a folder goes with all that lies in it, and what it lies in counts without it', async () => {
  const parent = folder({ _id: 'top', name: 'Top', itemCount: 3, fileCount: 2 });
  const inner = folder({ parentFolderId: 'top' });
  const inside = makeFile({ name: 'inside.pdf', parentFolderId: inner._id });
  onServer = [parent];
  await load();
  onServer = [inner];
  await load('top');
  onServer = [inside];
  await load(inner._id);
  deleteFolder(client, inner, [inner._id]);
  expect([shown('top'), shown(inner._id)]).toEqual([[], []]);
  expect(client.getQueryData(itemsQuery(null).queryKey)).toMatchObject([{ itemCount: 2, fileCount: 2 }]);
  onServer = [parent];
  await load();
  expect(client.getQueryData(itemsQuery(null).queryKey)).toMatchObject([{ itemCount: 2, fileCount: 2 }]);
  undo();
  expect([shown('top'), shown(inner._id)]).toEqual([['Contracts'], ['inside.pdf']]);
});

test('a question leaves its conversation, and its late answer does not bring it back', async () => {
  const question = makeAnswered();
  onServer = [makeMeta(question)] as unknown as LibraryItem[];
  await client.infiniteQuery(conversationQuery('file-1'));
  const asked = () =>
    client.getQueryData(conversationQuery('file-1').queryKey)?.pages.flatMap(({ items }) => items);
  expect(asked()?.length).toBe(1);
  deleteQuestion(client, question);
  putQuestions(client, [question]);
  expect(asked()).toEqual([]);
  undo();
  expect(asked()).toMatchObject([{ _id: question._id }]);
  deleteQuestion(client, question);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(calls).toMatchObject([{ url: `/api/v2/history/id/${question._id}` }]);
});
