import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import {
  KEEPALIVE_BYTES,
  UNSENT_KEY,
  watchUnsentDeletions,
} from '#shared/deletions/delete-files-mutations.ts';
import { isDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { deleteFiles } from '#shared/deletions/mutations.ts';
import { signIn } from '#testing/signed-in.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeFile } from '#testing/file-item.ts';
import { useToasts } from '#ui/toast-store.ts';

const FILES = 3_000;

let client: QueryClient;
let sent: { ids: string[]; bytes: number; keepalive: boolean }[];
let answer: () => Response;
let stop: () => void;

beforeEach(() => {
  signIn();
  client = makeQueryClient();
  sent = [];
  stop = () => undefined;
  answer = () => jsonAnswer(200, { deleted: [], failed: [] });
  vi.stubGlobal('fetch', async (_: string, { body, keepalive = false }: RequestInit = {}) => {
    const { ids } = JSON.parse(String(body)) as { ids: string[] };
    sent.push({ ids, bytes: String(body).length, keepalive });
    return answer();
  });
});

afterEach(async () => {
  stop();
  await commitDeletions({ keepalive: false });
  useDeleted.setState({ deleted: new Map() });
  useToasts.setState({ toasts: [] });
  localStorage.removeItem(UNSENT_KEY);
});

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const sentIds = () => new Set(sent.flatMap(({ ids }) => ids));

/** Deletes many files and leaves the page before the server is told. */
async function leaveAfterDeleting(): Promise<void> {
  deleteFiles(
    client,
    Array.from({ length: FILES }, (_, index) => makeFile({ _id: idOf(index) })),
  );
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
}

test('what a browser has no room for when the page is left is deleted when the product is opened again', async () => {
  await leaveAfterDeleting();
  const bytes = sent.reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(KEEPALIVE_BYTES);
  expect(sent.every(({ keepalive }) => keepalive)).toBe(true);
  expect(sentIds().size).toBeLessThan(FILES);

  useDeleted.setState({ deleted: new Map() });
  stop = watchUnsentDeletions(client);
  expect(isDeleted({ _id: idOf(FILES - 1) })).toBe(true);
  await vi.waitFor(() => expect(sentIds().size).toBe(FILES));
  expect(sent.at(-1)?.keepalive).toBe(false);
  await vi.waitFor(() => expect(localStorage.getItem(UNSENT_KEY)).toBe(null));
});

test('a tab that is still open sends it at once', async () => {
  stop = watchUnsentDeletions(client);
  await leaveAfterDeleting();
  const newValue = localStorage.getItem(UNSENT_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: UNSENT_KEY, newValue }));
  await vi.waitFor(() => expect(sentIds().size).toBe(FILES));
});

test('what cannot be sent then is shown again, and kept while the server may still take it', async () => {
  await leaveAfterDeleting();
  answer = () => jsonAnswer(500, { code: 'server.error' }, 'Something went wrong.');
  stop = watchUnsentDeletions(client);
  await vi.waitFor(() => expect(isDeleted({ _id: idOf(FILES - 1) })).toBe(false));
  expect(localStorage.getItem(UNSENT_KEY)).not.toBe(null);
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ message: 'Some files could not be deleted' });
});

test('nobody else’s session deletes them', async () => {
  await leaveAfterDeleting();
  const before = sent.length;
  localStorage.setItem(UNSENT_KEY, JSON.stringify({ userId: 'somebody-else', ids: [idOf(1)] }));
  stop = watchUnsentDeletions(client);
  await Promise.resolve();
  expect(sent.length).toBe(before);
  expect(localStorage.getItem(UNSENT_KEY)).not.toBe(null);
});
