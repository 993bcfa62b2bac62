import type { FileItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf } from '#shared/uploads/upload-checks.ts';
import { useUploads } from '#shared/uploads/upload-queue.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './compare-docs.page.tsx';

/** The requests of uploads, driven by the test. */
const sent: Sending[] = [];
class Sending {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  form: FormData | null = null;
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
    sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, result: unknown, message = '') {
    Object.assign(this, { status, response: { ok: status < 300, message, result, status } });
    this.onload?.();
  }
}

beforeEach(() => {
  signIn();
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => act(async () => useUploads.setState({ uploads: [] })));

const other = makeFile({ name: 'lease-1.pdf', parentFolderId: 'folder-1' });
const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });

/** The page with the other file in the first place, and what the account has. */
async function open(...files: FileItem[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const file = [other, ...files].find(({ _id }) => url.endsWith(`/${_id}`));
    return jsonAnswer(200, file ?? { items: files, page: 1, limit: 20, total: files.length });
  });
  const page = await renderPage(`/compare-docs?first=${other._id}`, Component);
  await screen.findByTitle('lease-1.pdf');
  return page;
}
const slot = () => screen.getByRole('region', { name: 'Newer version' });
const drop = (...files: File[]) =>
  fireEvent.drop(slot(), { dataTransfer: { types: ['Files'], items: [], files } });
const request = () =>
  waitFor(() => {
    const [request] = sent;
    if (!request) throw new Error('nothing is sent');
    return request;
  });

test('a file that is dropped on a place and that the library has is taken without being sent', async () => {
  const known = makeFile({ name: 'lease-2.pdf', hash: (await hashOf(pdf('lease-2.pdf'))) ?? '' });
  const { place } = await open(known);
  drop(pdf('lease-2.pdf'));
  await within(slot()).findByTitle('lease-2.pdf');
  expect(place()).toBe(`/compare-docs?first=${other._id}&second=${known._id}`);
  expect(sent).toEqual([]);
});

test('a new file is sent beside the other one, tells how far it is, and is compared once it is Complete', async () => {
  const reading = makeFile({ name: 'lease-2.pdf', status: 'processing', progress: { page: 3, of: 9 } });
  const { place } = await open(reading);
  drop(pdf('lease-2.pdf'));
  const { upload, form } = await request();
  expect(form?.get('folderId')).toBe('folder-1');
  act(() => upload.onprogress?.({ loaded: 1, total: 4 }));
  const bar = within(slot()).getByRole('progressbar', { name: 'Sending lease_2.pdf' });
  expect(bar.getAttribute('aria-valuetext')).toBe('25 % sent');
  await act(async () => sent[0]?.answer(201, reading));
  await waitFor(() => expect(place()).toContain(reading._id));
  expect(await within(slot()).findByText(/page 3\/9/)).toBeDefined();
  expect(screen.getByText(/lease-2.pdf is still being read/)).toBeDefined();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start file Comparison' });
  expect(start.disabled).toBe(true);
});

test.each([
  ['of another kind', [new File(['x'], 'song.mp3')], /^Only PDF/],
  ['that is empty', [new File([], 'empty.pdf')], 'This file is empty.'],
  ['with another one', [pdf('a.pdf'), pdf('b.pdf')], '2 files were dropped, and one has room here.'],
])('a file %s is named with the reason why it is not taken', async (_, files, reason) => {
  const { place } = await open();
  drop(...files);
  const alert = await within(slot()).findByRole('alert');
  within(alert).getByText(reason);
  within(alert).getByTitle(files[0]?.name ?? '');
  fireEvent.click(within(slot()).getByRole('button', { name: 'Dismiss' }));
  expect(within(slot()).queryByRole('alert')).toBeNull();
  expect(place()).toBe(`/compare-docs?first=${other._id}`);
});

test('what the server says against a file stays named, and so does that it is the other one', async () => {
  await open({ ...other, hash: (await hashOf(pdf('same.pdf'))) ?? '' });
  drop(pdf('large.pdf'));
  await request();
  await act(async () => sent[0]?.answer(413, { code: 'plan.file_size' }, 'Ascend takes files up to 10 MB.'));
  await within(slot()).findByText('Ascend takes files up to 10 MB.');
  drop(pdf('same.pdf'));
  await within(slot()).findByText('This is the file in the other place.');
});
