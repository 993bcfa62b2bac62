import type { FileItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './files.page.tsx';

let sent: unknown[];
let answer: (name: string) => Response;
let file: FileItem;

beforeEach(() => {
  signIn();
  sent = [];
  file = makeFile({ name: 'draft.pdf' });
  answer = (name) => jsonAnswer(200, { ...file, name: `${name}.pdf`, updatedAt: '2026-11-22T00:00:00.000Z' });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!url.includes('/files/rename/'))
      return jsonAnswer(200, { items: [file], page: 1, limit: 500, total: 1 });
    sent.push(JSON.parse(String(body)));
    return answer((JSON.parse(String(body)) as { name: string }).name);
  });
});

const link = () => screen.findByRole('link', { name: 'draft.pdf' });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'File name' });
const queryField = () => screen.queryByRole('textbox', { name: 'File name' });

/** Begins by F2 on the row; gives the field. */
async function startByKey(): Promise<HTMLInputElement> {
  await renderPage('/files', Component);
  const name = await link();
  act(() => name.focus());
  fireEvent.keyDown(name, { key: 'F2' });
  return field();
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const enter = (input: HTMLInputElement) => fireEvent.submit(input.form as HTMLFormElement);

test('F2 edits the name in its row without the ending, and Enter keeps it as it was said before', async () => {
  const input = await startByKey();
  expect([input.value, screen.getByText('.pdf').textContent]).toEqual(['draft', '.pdf']);
  // Who types writes over the old name.
  expect([document.activeElement, input.selectionStart, input.selectionEnd]).toEqual([input, 0, 5]);
  type(input, 'final report');
  expect(screen.getByText('Kept as final_report.pdf')).toBeTruthy();
  enter(input);
  await waitFor(() => expect(sent).toEqual([{ name: 'final report' }]));
  await waitFor(() => expect(queryField()).toBeNull());
});

test('Esc leaves the old name and gives the focus back to the row; its other keys are letters here', async () => {
  const input = await startByKey();
  type(input, 'something else');
  for (const key of ['m', 'Delete', 'ArrowDown', 'a'])
    fireEvent.keyDown(input, { key, ctrlKey: key === 'a' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(queryField()).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await link()));
  expect(sent).toEqual([]);
});

test('what is wrong is said in the row, by the rule and by the server, and goes when it is typed on', async () => {
  const input = await startByKey();
  type(input, '  ');
  enter(input);
  expect((await screen.findByRole('alert')).textContent).toBe('Give the file a name.');
  expect(sent).toEqual([]);
  answer = () => jsonAnswer(409, { code: 'file.busy' }, 'The file is being replaced.');
  type(input, 'final');
  expect(screen.queryByRole('alert')).toBeNull();
  enter(input);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is being replaced.');
  expect((await field()).value).toBe('final');
  expect(screen.queryByRole('status', { name: /notification/i })).toBeNull();
});

test('leaving the field keeps what was typed; an unchanged name sends nothing', async () => {
  const input = await startByKey();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  fireEvent.blur(input);
  await waitFor(() => expect(queryField()).toBeNull());
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for draft.pdf' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const again = await field();
  type(again, 'final');
  fireEvent.blur(again);
  await waitFor(() => expect(sent).toEqual([{ name: 'final' }]));
});
