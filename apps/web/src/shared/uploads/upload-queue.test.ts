import type { FolderItem } from '@recto/contract/library';
import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { makeFile, makeFolder } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';
import { makeUploadItem } from '#shared/uploads/upload-checks.ts';
import {
  cancelUploads,
  clearFinished,
  NO_UPLOADS,
  pauseUploads,
  removeUpload,
  resumeUploads,
  retryUpload,
  startUploads,
  uploadSecondsLeft,
  useUploads,
} from '#shared/uploads/upload-queue.ts';

/** The browser's request object, driven by the test. */
class Request {
  static all: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  form: FormData | null = null;
  headers: Record<string, string> = {};
  open() {
    Request.all.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, result: unknown, message: string) {
    this.status = status;
    this.response = { ok: status < 300, message, result, status };
    this.onload?.();
  }
}

const items = (...names: string[]) => names.map((name) => makeUploadItem(new File([name], name)));
const phases = () => useUploads.getState().uploads.map(({ phase }) => phase);
const settle = () => act(async () => {});
const request = (index: number): Request => {
  const found = Request.all[index];
  if (!found) throw new Error(`request ${index} was not sent`);
  return found;
};

let client: QueryClient;
let isAway: boolean;
let folders: readonly Partial<FolderItem>[];
let made: unknown[];

const list = (of: readonly Partial<FolderItem>[]) => ({
  items: of.map(makeFolder),
  page: 1,
  limit: of.length,
  total: of.length,
});

beforeEach(() => {
  signIn();
  client = makeQueryClient();
  Request.all = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  isAway = false;
  folders = [];
  made = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (!url.includes('/folders')) return jsonAnswer(200, null);
    if (method !== 'POST') return jsonAnswer(200, list(folders));
    const wanted = JSON.parse(String(body)) as { name: string };
    made.push(wanted);
    return jsonAnswer(201, makeFolder({ _id: `made-${wanted.name}`, ...wanted }));
  });
});
afterEach(() => useUploads.setState(NO_UPLOADS));

describe('the upload queue', () => {
  test('sends five files at once, the next when one is through', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'), { folderId: 'd1' });
    await settle();
    expect(phases()).toEqual([...Array(5).fill('sending'), 'queued']);
    request(0).upload.onprogress?.({ loaded: 25, total: 100 });
    expect(useUploads.getState().uploads[0]?.part).toBe(0.25);
    const file = makeFile({ name: 'a.pdf' });
    request(0).answer(201, file, 'Taken.');
    await settle();
    expect(phases()).toEqual(['sent', ...Array(5).fill('sending')]);
    expect(useUploads.getState().uploads[0]?.message).toBe('Taken.');
    expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(file);
  });

  test('sends the fields before the file, under the cleaned name and with the token', async () => {
    startUploads(client, items('my lease.pdf'), { folderId: 'd1' });
    await settle();
    const { form, headers } = request(0);
    expect(headers['authorization']).toBe('Bearer token-1');
    expect([...(form?.keys() ?? [])].at(-1)).toBe('file');
    expect(form?.get('folderId')).toBe('d1');
    expect(form?.get('lang')).toBe('');
    expect(form?.get('name')).toBe('my_lease.pdf');
  });

  test('tells of which file it is a newer version', async () => {
    startUploads(client, items('lease 2.pdf'), { folderId: 'd1', previousFileId: 'lease-1' });
    await settle();
    expect(request(0).form?.get('previousFileId')).toBe('lease-1');
  });

  test('keeps a duplicate in its place with what the server says', async () => {
    startUploads(client, items('a.pdf', 'b.pdf'), { folderId: null });
    await settle();
    request(0).answer(200, makeFile({ duplicate: true }), 'Already in Contracts.');
    await settle();
    expect(phases()).toEqual(['duplicate', 'sending']);
    expect(useUploads.getState().uploads[0]?.message).toBe('Already in Contracts.');
  });

  test("keeps a failed file in its place with the server's message, and sends it again on request", async () => {
    startUploads(client, items('a.pdf'), { folderId: null });
    await settle();
    request(0).answer(415, { code: 'file.type' }, 'This is not a PDF.');
    await settle();
    expect(useUploads.getState().uploads[0]).toMatchObject({
      phase: 'failed',
      message: 'This is not a PDF.',
    });
    retryUpload(client, useUploads.getState().uploads[0]?.item.id ?? '');
    await settle();
    expect(phases()).toEqual(['sending']);
    request(1).answer(201, makeFile(), 'Taken.');
    await settle();
    expect(phases()).toEqual(['sent']);
  });

  test('sends a file again that is broken off, and gives it up the third time', async () => {
    startUploads(client, items('a.pdf'), { folderId: null });
    for (const attempt of [0, 1, 2]) {
      await settle();
      expect(phases()).toEqual(['sending']);
      request(attempt).onerror?.();
    }
    await settle();
    expect(useUploads.getState().uploads[0]).toMatchObject({
      phase: 'failed',
      message: 'Something went wrong, we get back to you soon!',
    });
  });

  test('waits for a server that is away, and goes on with the file that was broken off', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'), { folderId: null });
    await settle();
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    isAway = true;
    request(2).upload.onprogress?.({ loaded: 50, total: 100 });
    request(2).onerror?.();
    await settle();
    request(1).answer(201, makeFile(), 'Taken.');
    await settle();
    expect(useUploads.getState().isOffline).toBe(true);
    expect(phases()).toEqual(['sent', 'sent', 'queued', 'sending', 'sending', 'sending']);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(useUploads.getState().isOffline).toBe(false);
    expect(request(6).form?.get('name')).toBe('c.pdf');
    expect(phases()).toEqual(['sent', 'sent', 'sending', 'sending', 'sending', 'sending']);
  });

  test('paused, begins nothing more; resumed, goes on', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'), { folderId: null });
    await settle();
    pauseUploads();
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    expect(phases()).toEqual(['sent', ...Array(4).fill('sending'), 'queued']);
    resumeUploads(client);
    await settle();
    expect(phases()).toEqual(['sent', ...Array(5).fill('sending')]);
  });

  test('cancelled, keeps what is sent and stops everything else; what comes next is not paused', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf', 'g.pdf'), {
      folderId: null,
    });
    await settle();
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    pauseUploads();
    cancelUploads();
    await settle();
    expect(phases()).toEqual(['sent']);
    startUploads(client, items('h.pdf'), { folderId: null });
    await settle();
    expect(phases()).toEqual(['sent', 'sending']);
  });

  test('puts files into the folders that they were dropped with, each made once, unless it is there', async () => {
    const there = { _id: 'leases', name: 'Leases', parentFolderId: 'd1' };
    folders = [there];
    const at = (name: string, ...path: string[]) => ({
      ...makeUploadItem(new File([name], name)),
      folders: path,
    });
    startUploads(
      client,
      [at('a.pdf', 'Leases', '2026'), at('b.pdf', 'Leases', '2026'), at('c.pdf', 'Leases'), at('d.pdf')],
      { folderId: 'd1' },
    );
    await settle();
    await vi.waitFor(() => expect(Request.all.length).toBe(4));
    const targets = Request.all.map(({ form }) => [form?.get('name'), form?.get('folderId')]);
    expect(targets.toSorted()).toEqual([
      ['a.pdf', 'made-2026'],
      ['b.pdf', 'made-2026'],
      ['c.pdf', 'leases'],
      ['d.pdf', 'd1'],
    ]);
    expect(made).toEqual([{ name: '2026', parentFolderId: 'leases' }]);
  });

  test('stops a file that is taken out, and goes on with the next', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'), { folderId: null });
    await settle();
    removeUpload(useUploads.getState().uploads[0]?.item.id ?? '');
    await settle();
    expect(phases()).toEqual(Array(5).fill('sending'));
    expect(Request.all).toHaveLength(6);
  });

  test('forgets what is finished, never what is still being sent', async () => {
    startUploads(client, items('a.pdf', 'b.pdf'), { folderId: null });
    await settle();
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    clearFinished();
    expect(phases()).toEqual(['sending']);
  });

  test('measures how long the rest takes, anew after each pause', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const left = () => uploadSecondsLeft(useUploads.getState());
    startUploads(client, [makeUploadItem(new File(['x'.repeat(10_000)], 'a.pdf'))], { folderId: null });
    await settle();
    const sent = (seconds: number) => {
      now.mockReturnValue(seconds * 1000);
      request(0).upload.onprogress?.({ loaded: seconds * 1000, total: 10_000 });
    };
    for (const second of [0, 1, 2]) sent(second);
    expect(left()).toBe(null);
    for (const second of [3, 4]) sent(second);
    expect(left()).toBeCloseTo(6);
    pauseUploads();
    expect(left()).toBe(null);
    resumeUploads(client);
    expect(left()).toBe(null);
    for (const second of [5, 6, 7, 8]) sent(second);
    expect(left()).toBeCloseTo(2);
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    expect([left(), useUploads.getState().speed]).toEqual([null, []]);
  });
});
