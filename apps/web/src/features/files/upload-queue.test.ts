import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { signIn } from '#testing/signed-in.ts';
import { makeUploadItem } from './upload-checks.ts';
import { clearFinished, removeUpload, retryUpload, startUploads, useUploads } from './upload-queue.ts';

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

beforeEach(() => {
  signIn();
  client = makeQueryClient();
  Request.all = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => useUploads.setState({ uploads: [] }));

describe('the upload queue', () => {
  test('sends two files at once, the next when one is through', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf'), 'd1');
    await settle();
    expect(phases()).toEqual(['sending', 'sending', 'queued']);
    request(0).upload.onprogress?.({ loaded: 25, total: 100 });
    expect(useUploads.getState().uploads[0]?.part).toBe(0.25);
    const file = makeFile({ name: 'a.pdf' });
    request(0).answer(201, file, 'Taken.');
    await settle();
    expect(phases()).toEqual(['sent', 'sending', 'sending']);
    expect(useUploads.getState().uploads[0]?.message).toBe('Taken.');
    expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(file);
  });

  test('sends the fields before the file, under the cleaned name and with the token', async () => {
    startUploads(client, items('my lease.pdf'), 'd1');
    await settle();
    const { form, headers } = request(0);
    expect(headers['authorization']).toBe('Bearer token-1');
    expect([...(form?.keys() ?? [])].at(-1)).toBe('file');
    expect(form?.get('folderId')).toBe('d1');
    expect(form?.get('lang')).toBe('en');
    expect(form?.get('name')).toBe('my_lease.pdf');
  });

  test('keeps a duplicate in its place with what the server says', async () => {
    startUploads(client, items('a.pdf', 'b.pdf'), null);
    await settle();
    request(0).answer(200, makeFile({ duplicate: true }), 'Already in Contracts.');
    await settle();
    expect(phases()).toEqual(['duplicate', 'sending']);
    expect(useUploads.getState().uploads[0]?.message).toBe('Already in Contracts.');
  });

  test("keeps a failed file in its place with the server's message, and sends it again on request", async () => {
    startUploads(client, items('a.pdf'), null);
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

  test('says that the server is away', async () => {
    startUploads(client, items('a.pdf'), null);
    await settle();
    request(0).onerror?.();
    await settle();
    expect(useUploads.getState().uploads[0]?.message).toBe('Something went wrong, we get back to you soon!');
  });

  test('stops a file that is taken out, and goes on with the next', async () => {
    startUploads(client, items('a.pdf', 'b.pdf', 'c.pdf'), null);
    await settle();
    removeUpload(useUploads.getState().uploads[0]?.item.id ?? '');
    await settle();
    expect(phases()).toEqual(['sending', 'sending']);
    expect(Request.all).toHaveLength(3);
  });

  test('forgets what is finished, never what is still being sent', async () => {
    startUploads(client, items('a.pdf', 'b.pdf'), null);
    await settle();
    request(0).answer(201, makeFile(), 'Taken.');
    await settle();
    clearFinished();
    expect(phases()).toEqual(['sending']);
  });
});
