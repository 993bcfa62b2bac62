import type { LibraryItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitDeletions } from '#shared/deletions/delete-later.ts';
import { useDeleted } from '#shared/deletions/deleted.ts';
import { makeFile, makeFolder } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';
import { Component } from './files.page.tsx';

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

const list = (items: readonly unknown[]) =>
  jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });

/** A server with these things at the top, in a folder, and as all folders. */
async function open(top: readonly LibraryItem[], inside: readonly LibraryItem[] = [], at = '/files') {
  const folders = [...top, ...inside].filter(({ type }) => type === 'FOLDER');
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/deletion-preview'))
      return jsonAnswer(200, { files: 6, answers: 44, comparisons: 2, batches: 1, reviews: 1 });
    if (method !== 'GET')
      sent.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'DELETE') return jsonAnswer(200, null);
    if (method === 'PUT') return jsonAnswer(200, { ...folders[0], neverSendOutside: true });
    if (url.includes('/rename/')) {
      const item = [...top, ...inside].find(({ _id }) => url.endsWith(_id));
      const name = (JSON.parse(String(body)) as { name: string }).name;
      return jsonAnswer(200, { ...item, name, updatedAt: '2026-11-22T00:00:00.000Z' });
    }
    if (url.includes('/folders/meta/')) return jsonAnswer(200, { folder: folders[0], crumbs: [] });
    if (url.includes('/folders/user')) return list(folders);
    return list(url.includes('/folders/root') ? top : inside);
  });
  return renderPage(at, Component);
}

const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));

test('Delete on a row takes the file away at once, and Undo puts it back', async () => {
  await open([makeFile({ name: 'old.pdf' }), makeFile({ name: 'kept.pdf' })]);
  fireEvent.keyDown(await rowOf('old.pdf'), { key: 'Delete' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'old.pdf' })).toBeNull());
  expect(screen.getByRole('link', { name: 'kept.pdf' })).toBeTruthy();
  expect(await screen.findByText('Deleted')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'old.pdf' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the right mouse button opens the menu of a row, where the pointer is', async () => {
  await open([makeFile({ name: 'old.pdf' })]);
  fireEvent.contextMenu(await rowOf('old.pdf'), { clientX: 40, clientY: 50 });
  const menu = await screen.findByRole('menu', { name: 'Actions for old.pdf' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual([
    'DetailsI',
    'AskA',
    'Compare with…',
    'Translate…',
    'Upload a newer version…',
    'Download',
    'RenameF2',
    'Move…M',
    'DeleteDel',
  ]);
});

test('I shows the details of a row, A asks it once it is Complete', async () => {
  const { place } = await open([
    makeFile({ _id: 'a', name: 'a.pdf' }),
    makeFile({ _id: 'b', name: 'b.pdf', status: 'processing' }),
  ]);
  fireEvent.keyDown(await rowOf('b.pdf'), { key: 'a' });
  expect(place()).toBe('/files');
  fireEvent.keyDown(await rowOf('b.pdf'), { key: 'i' });
  await waitFor(() => expect(place()).toBe('/files?details=b'));
  fireEvent.keyDown(await rowOf('a.pdf'), { key: 'a' });
  await waitFor(() => expect(place()).toBe('/chat?file=a'));
});

test('the menu of a selected row is that of all selected ones, any other row has its own', async () => {
  await open(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => makeFile({ name })));
  for (const name of ['a.pdf', 'b.pdf'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.contextMenu(await rowOf('b.pdf'), { clientX: 40, clientY: 50 });
  const menu = await screen.findByRole('menu', { name: 'Actions for 2 files' });
  const ways = within(menu).getAllByRole('menuitem');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Batch',
    'Start file Comparison',
    'Move…M',
    'Download',
    'DeleteDel',
  ]);
  fireEvent.keyDown(menu, { key: 'Escape' });
  fireEvent.contextMenu(await rowOf('c.pdf'), { clientX: 40, clientY: 50 });
  expect(await screen.findByRole('menu', { name: 'Actions for c.pdf' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });

  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select c.pdf' }));
  fireEvent.contextMenu(await rowOf('a.pdf'), { clientX: 40, clientY: 50 });
  const comparison = await screen.findByRole('menuitem', { name: 'Start file Comparison' });
  expect(comparison.getAttribute('aria-disabled')).toBe('true');
  await choose('Delete');
  await waitFor(() => expect(screen.queryByRole('link', { name: /pdf/ })).toBeNull());
});

test('a folder is renamed and deleted by keys in the tree; an empty one without a question', async () => {
  await open([makeFolder()]);
  const row = await screen.findByRole('treeitem', { name: /Contracts/ });
  fireEvent.keyDown(row, { key: 'F2' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Folder name' }), {
    target: { value: ' Contracts\u202e 2026 ' },
  });
  fireEvent.submit((await screen.findByRole<HTMLInputElement>('textbox')).form as HTMLFormElement);
  await waitFor(() =>
    expect(sent).toMatchObject([
      { url: '/api/v2/folders/rename/folder-1', body: { name: 'Contracts 2026' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(await screen.findByRole('treeitem', { name: /Contracts/ }), { key: 'Delete' });
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Contracts/ })).toBeNull());
  expect(await screen.findByText('Deleted')).toBeTruthy();
});

test('a folder with something in it asks first and names what goes; from inside one leaves it', async () => {
  const folder = makeFolder({ itemCount: 3, fileCount: 2 });
  const inner = makeFolder({ _id: 'folder-2', parentFolderId: 'folder-1', name: 'NDAs', fileCount: 4 });
  const inside = [inner, makeFile({ name: 'lease.pdf', parentFolderId: 'folder-1' })];
  const { place } = await open([folder], inside, '/files?folder=folder-1');
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Contracts' }));
  await choose('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete folder' });
  await within(dialog).findByText(/goes with 1 folder and 6 documents and every question asked of them/);
  await within(dialog).findByText('In all that is 1 batch, 2 comparisons, 44 answers and 1 review.');
  expect(await within(dialog).findByText('lease.pdf')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete folder' }));
  await waitFor(() => expect(place()).toBe('/files'));
  expect(screen.queryByRole('treeitem', { name: /Contracts/ })).toBeNull();
});

test('the tree counts what the list shows: the documents in a folder, without its folders', async () => {
  await open([makeFolder({ itemCount: 3, fileCount: 2 }), makeFile({ name: 'a.pdf' })]);
  const counts = async (name: RegExp) => (await screen.findByRole('treeitem', { name })).textContent;
  await waitFor(async () => expect(await counts(/All documents/)).toBe('All documents1'));
  expect(await counts(/Contracts/)).toBe('Contracts2');
  expect(screen.getByText('1 document')).toBeTruthy();
});

test('headings sort, say so, and turn the order round', async () => {
  await open([makeFile({ name: 'b.pdf', size: 10 }), makeFile({ name: 'a.pdf', size: 20 })]);
  const names = () => screen.getAllByRole('link', { name: /^[ab]\.pdf$/ }).map((link) => link.textContent);
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  await screen.findByRole('link', { name: 'a.pdf' });
  fireEvent.click(within(heading('Name')).getByRole('button'));
  expect([names(), heading('Name').getAttribute('aria-sort')]).toEqual([['a.pdf', 'b.pdf'], 'ascending']);
  fireEvent.click(within(heading('Name')).getByRole('button'));
  expect(names()).toEqual(['b.pdf', 'a.pdf']);
  fireEvent.click(within(heading('Size')).getByRole('button'));
  expect([names(), heading('Name').getAttribute('aria-sort')]).toEqual([['a.pdf', 'b.pdf'], 'none']);
});

test('a folder is kept inside after its dialog has said what that means, and says so in the tree', async () => {
  const kept = makeFolder({ _id: 'folder-2', name: 'Kept', neverSendOutside: true });
  const inner = makeFolder({
    _id: 'folder-3',
    name: 'Inner',
    neverSendOutside: true,
    inheritedFrom: { _id: 'folder-2', name: 'Kept' },
  });
  await open([makeFolder(), kept, inner]);
  const treeRow = async (name: RegExp) => screen.findByRole('treeitem', { name });
  fireEvent.contextMenu(await treeRow(/^Contracts/));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Never send outside…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/goes to a language model or another outside service/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Never send outside' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { method: 'PUT', url: '/api/v2/folders/folder-1/settings', body: { neverSendOutside: true } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(await treeRow(/^Kept.*Never sent outside$/)).toBeTruthy();
  fireEvent.contextMenu(await treeRow(/^Inner.*inherited from Kept/));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Never send outside…' }));
  expect(await screen.findByText(/It can be\s+changed there/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Never send outside' })).toBeNull();
});
