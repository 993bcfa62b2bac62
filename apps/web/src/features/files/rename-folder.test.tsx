import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFolder } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './files.page.tsx';

const folder = makeFolder({ name: 'Contracts' });
let sent: unknown[];
let answer: (name: string) => Response;

beforeEach(() => {
  signIn();
  sent = [];
  answer = (name) => jsonAnswer(200, { ...folder, name });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/folders/meta/')) return jsonAnswer(200, { folder, crumbs: [] });
    const items = url.includes('/folders/root') ? [folder] : [];
    if (!url.includes('/folders/rename/'))
      return jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
    sent.push(JSON.parse(String(body)));
    return answer((JSON.parse(String(body)) as { name: string }).name);
  });
});

const row = () => screen.findByRole('treeitem', { name: /Contracts/ });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Folder name' });
const queryField = () => screen.queryByRole('textbox', { name: 'Folder name' });

/** Begins by F2 on the row of the tree; gives the field. */
async function startByKey(): Promise<HTMLInputElement> {
  await renderPage('/files', Component);
  const item = await row();
  act(() => item.focus());
  fireEvent.keyDown(item, { key: 'F2' });
  return field();
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

test('F2 edits the name of a folder in the tree, whole; Esc leaves it and gives the focus back', async () => {
  const input = await startByKey();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([document.activeElement, input.value, input.selectionEnd]).toEqual([input, 'Contracts', 9]);
  // It is still the row of the tree, whose keys are letters in the field.
  expect(input.closest('[role=treeitem]')?.getAttribute('aria-level')).toBe('2');
  type(input, 'Other');
  for (const key of ['Delete', 'ArrowUp', 'c']) fireEvent.keyDown(input, { key });
  expect(document.activeElement).toBe(input);
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(queryField()).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await row()));
  expect(sent).toEqual([]);
});

test('what is wrong with the name of a folder is said beside it; leaving the field keeps the name', async () => {
  const input = await startByKey();
  type(input, ' ');
  fireEvent.submit(input.form as HTMLFormElement);
  expect((await screen.findByRole('alert')).textContent).toBe('Give the folder a name.');
  answer = () => jsonAnswer(404, { code: 'folder.not_found' }, 'This folder is gone.');
  type(input, 'Leases');
  fireEvent.blur(input);
  expect((await screen.findByRole('alert')).textContent).toBe('This folder is gone.');
  expect((await field()).value).toBe('Leases');
  answer = (name) => jsonAnswer(200, { ...folder, name });
  type(await field(), 'Leases 2026');
  fireEvent.blur(await field());
  await waitFor(() => expect(queryField()).toBeNull());
  expect(sent).toEqual([{ name: 'Leases' }, { name: 'Leases 2026' }]);
});

test('from the menu beside the heading the name is edited there, and not in the tree', async () => {
  await renderPage('/files?folder=folder-1', Component);
  const actions = await screen.findByRole('button', { name: 'Actions for Contracts' });
  fireEvent.click(actions);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const input = await field();
  expect(input.closest('header')).toBeTruthy();
  expect(screen.getAllByRole('textbox', { name: 'Folder name' })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contracts');
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(actions));
});
