import type { Usage } from '@recto/contract/plans';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeleted } from '#shared/deletions/deleted.ts';
import { deleteFile } from '#shared/deletions/mutations.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeUsage } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './files.page.tsx';
import { hashOf } from '#shared/uploads/upload-checks.ts';
import { useUploads } from '#shared/uploads/upload-queue.ts';

beforeEach(() => {
  signIn();
  // Nothing is sent in these tests but calls.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send() {}
    },
  );
});
afterEach(() =>
  act(async () => {
    useUploads.setState({ uploads: [] });
    useDeleted.setState({ deleted: new Map() });
  }),
);

const list = (...items: unknown[]) => jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
const pdf = (name: string, text: string) => new File([text], name, { type: 'application/pdf' });
const INSTALLATION = {
  productName: 'Recto',
  signup: 'open',
  sso: false,
  chatWidgetSrc: null,
  payments: 'none',
  plansEnforced: false,
  translation: null,
  notice: null,
  ocrLanguages: ['en', 'de'],
  outsideAllowed: true,
  model: null,
};
const folder = {
  _id: 'd1',
  userId: 'user-1',
  parentFolderId: null,
  name: 'Leases',
  type: 'FOLDER',
  neverSendOutside: false,
  itemCount: 1,
  fileCount: 1,
};

async function open(find: () => Response, usage?: Usage) {
  const deleted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method === 'DELETE') deleted.push(url);
    if (url.includes('/find-by-hash')) return find();
    if (url.includes('/folders/')) return list(folder);
    if (usage && url.endsWith('/usage')) return jsonAnswer(200, usage);
    if (url.endsWith('/config')) return jsonAnswer(200, INSTALLATION);
    return jsonAnswer(200, null);
  });
  return { ...(await renderPage('/upload', Component)), deleted };
}

const choose = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('Choose documents'), { target: { files } }));
const upload = (name: string) => screen.findByRole('button', { name });

test('what the account has already is told before the upload, with where it lies, and is not sent', async () => {
  const [again, other] = [pdf('Lease copy.pdf', 'lease'), pdf('New.pdf', 'new')];
  const there = makeFile({ name: 'Lease.pdf', parentFolderId: 'd1', hash: (await hashOf(again)) ?? '' });
  await open(() => jsonAnswer(200, { items: [there] }));
  await choose(again, other);
  expect(
    await screen.findByText('You have this file already, as Lease.pdf in Leases. It is not added twice.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe('/files?folder=d1');
  expect(await upload('Upload 1 file')).toHaveProperty('disabled', false);
});

test('where that cannot be found out, the upload goes on', async () => {
  await open(() => jsonAnswer(500, { code: 'internal' }, 'Something went wrong.'));
  await choose(pdf('New.pdf', 'new'));
  await waitFor(async () => expect(await upload('Upload 1 file')).toHaveProperty('disabled', false));
});

test('what was just deleted is deleted for good before the same bytes are sent again', async () => {
  const again = pdf('Lease.pdf', 'lease');
  const there = makeFile({ name: 'Lease.pdf', hash: (await hashOf(again)) ?? '' });
  const { client, deleted } = await open(() => jsonAnswer(200, { items: [there] }));
  await act(async () => deleteFile(client, there));
  await choose(again);
  await waitFor(async () => expect(await upload('Upload 1 file')).toHaveProperty('disabled', false));
  fireEvent.click(await upload('Upload 1 file'));
  fireEvent.click(await upload('Upload 1 file'));
  await waitFor(() => expect(useUploads.getState().uploads.length).toBe(1));
  expect(deleted).toEqual([`/api/v2/files/${there._id}`]);
});

const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
const names = () => rows().map((row) => row.textContent ?? '');
const rowOf = (name: string) => names().find((text) => text.includes(name)) ?? '';
const many = (count: number) => Array.from({ length: count }, (_, at) => pdf(`${at + 1}.pdf`, `text ${at}`));
const LEFT_OUT = 'Left out: at most 5 files at a time.';

test('a file that is refused takes the place of none that can go', async () => {
  await open(() => jsonAnswer(200, { items: [] }));
  await choose(pdf('a.odt', 'a'), pdf('b.pdf', ''), ...many(4));
  await waitFor(async () => expect(await upload('Upload 4 files')).toHaveProperty('disabled', false));
  await choose(pdf('fifth.pdf', 'fifth'), pdf('sixth.pdf', 'sixth'));
  await upload('Upload 5 files');
  expect(names().filter((text) => text.includes(LEFT_OUT))).toEqual([rowOf('sixth.pdf')]);
});

test('of dropped files five go as well, the others are named and come next', async () => {
  await open(() => jsonAnswer(200, { items: [] }));
  const dataTransfer = { types: ['Files'], items: [], files: many(7) };
  const area = screen.getByRole('button', { name: /Drop documents or folders here/ });
  await act(async () => fireEvent.drop(area, { dataTransfer }));
  await waitFor(async () => expect(await upload('Upload 5 files')).toHaveProperty('disabled', false));
  expect(screen.getByText('At most 5 files can be chosen at a time: 2 files left out.')).toBeTruthy();
  expect([rowOf('5.pdf'), rowOf('6.pdf')].map((text) => text.includes(LEFT_OUT))).toEqual([false, true]);
  // One that is removed makes room.
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1.pdf' }));
  await waitFor(() => expect(rowOf('6.pdf')).not.toContain(LEFT_OUT));
  await waitFor(async () => expect(await upload('Upload 5 files')).toHaveProperty('disabled', false));
  fireEvent.click(await upload('Upload 5 files'));
  await waitFor(() => expect(useUploads.getState().uploads.length).toBe(5));
  await waitFor(async () => expect(await upload('Upload 1 file')).toHaveProperty('disabled', false));
  expect(names()).toEqual([rowOf('7.pdf')]);
  fireEvent.click(await upload('Upload 1 file'));
  await waitFor(() => expect(useUploads.getState().uploads.length).toBe(6));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what turns out to be there already makes room for the next', async () => {
  const files = many(6);
  const hash = (await hashOf(files[0] as File)) ?? '';
  await open(() => jsonAnswer(200, { items: [makeFile({ name: 'Lease.pdf', hash })] }));
  await choose(...files);
  expect(await screen.findByText(/You have this file already/)).toBeTruthy();
  expect(names().some((text) => text.includes(LEFT_OUT))).toBe(false);
  expect(await upload('Upload 5 files')).toBeTruthy();
});

test('the language is detected unless one is chosen, and one whose scans cannot be read here says so before the upload', async () => {
  await open(() => jsonAnswer(200, { items: [] }));
  await choose(pdf('New.pdf', 'new'));
  const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language of New.pdf' });
  expect(language.value).toBe('');
  expect(language.selectedOptions[0]?.textContent).toBe('Detect');
  expect(await screen.findByRole('option', { name: 'Russian (no scans)' })).toBeTruthy();
  // In any of them, for all that is known.
  expect(screen.getByText(/^Scanned pages in Arabic, Polish, Russian, .* cannot be read/)).toBeTruthy();
  fireEvent.change(language, { target: { value: 'de' } });
  expect(screen.queryByText(/cannot be read on this server/)).toBeNull();
  fireEvent.change(language, { target: { value: 'ru' } });
  expect(screen.getByText(/^Scanned pages in Russian cannot be read on this server/)).toBeTruthy();
  expect(screen.getByText('apt-get install tesseract-ocr tesseract-ocr-rus')).toBeTruthy();
});

test('what the plan leaves is said before the upload: too large a file stays out, too many wait', async () => {
  const usage = makeUsage('FREE', { files: 33, storedFiles: 33 });
  await open(() => jsonAnswer(200, { items: [] }), usage);
  const large = pdf('large.pdf', 'large');
  Object.defineProperty(large, 'size', { value: 7_500_000 });
  await choose(large, ...many(2));
  expect(await screen.findByText('7.5 MB. Origin takes files up to 7 MB.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/subscribe');
  await waitFor(async () => expect(await upload('Upload 2 files')).toHaveProperty('disabled', false));
  expect(screen.getByText('35 of 35').parentElement?.textContent).toBe(
    '35 of 35 files this month with these',
  );
  await choose(pdf('third.pdf', 'third'));
  await waitFor(async () => expect(await upload('Upload 3 files')).toHaveProperty('disabled', true));
  expect(screen.getByText(/^Leave out 1 file, wait for Dec 1, or/)).toBeTruthy();
});
