import type { FileItem } from '@recto/contract/library';
import type { Usage } from '@recto/contract/plans';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeUsage } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './compare-docs.page.tsx';

beforeEach(() => signIn());

/** Files that were asked for, and given. */
let answered: string[];

async function open(query: string, files: readonly FileItem[], usage?: Usage) {
  answered = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const file = files.find(({ _id }) => url.endsWith(`/${_id}`));
    if (file) answered.push(file._id);
    if (usage && url.endsWith('/usage')) return jsonAnswer(200, usage);
    if (url.includes('/files/by-name'))
      return jsonAnswer(200, {
        items: files.map((each) => ({ file: each, folder: null })),
        page: 1,
        limit: 20,
        total: files.length,
      });
    return jsonAnswer(200, file ?? { items: [], page: 1, limit: 20, total: 0 });
  });
  const page = await renderPage(`/compare-docs?${query}`, Component);
  await screen.findByTitle('lease-2.pdf');
  return page;
}
const slot = (name: string) => within(screen.getByRole('region', { name }));
const OFFER = { name: 'Compare with the earlier version' };

const older = makeFile({ name: 'lease-1.pdf' });
const newer = makeFile({ name: 'lease-2.pdf', previousFileId: older._id });

test.each(['first', 'second'])(
  'a newer version as the %s file is compared with its earlier one, the earlier one first',
  async (place) => {
    const { place: url } = await open(`${place}=${newer._id}`, [older, newer]);
    fireEvent.click(await screen.findByRole('button', OFFER));
    await slot('Older version').findByTitle('lease-1.pdf');
    await slot('Newer version').findByTitle('lease-2.pdf');
    expect(url()).toBe(`/compare-docs?first=${older._id}&second=${newer._id}`);
    expect(screen.queryByRole('button', OFFER)).toBeNull();
  },
);

test('an earlier version that is not Complete is not offered', async () => {
  await open(`first=${newer._id}`, [{ ...older, status: 'failed' }, newer]);
  await act(() => vi.waitFor(() => expect(answered).toContain(older._id)));
  expect(screen.queryByRole('button', OFFER)).toBeNull();
});

test.each([
  [4, '4 of 10 files compared today', false],
  [9, '9 of 10 files compared today. Wait for Nov 27, or see the plans', true],
])('with %i of ten files compared today it says so before the start', async (used, said, isOff) => {
  const usage = makeUsage('PRICE_ID_10', { comparedFiles: used });
  await open(`first=${older._id}&second=${newer._id}`, [older, newer], usage);
  const note = await screen.findByText(/files compared today/);
  expect(note.closest('p')?.textContent).toBe(said);
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start file Comparison' });
  expect(start.disabled).toBe(isOff);
});

test('what looks like a version of the other file is offered first, and what cannot be compared says why', async () => {
  const similar = makeFile({ name: 'lease-3_final.pdf' });
  const failed = makeFile({ name: 'annex.pdf', status: 'failed', error_msg_customer: 'It is damaged.' });
  await open(`second=${newer._id}`, [failed, similar, older, newer]);
  fireEvent.click(slot('Older version').getByRole('button', { name: 'Choose a file' }));
  const versions = await screen.findByRole('list', { name: 'Looks like another version of it' });
  const rows = within(versions).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/lease-1.*earlier version/),
    expect.stringMatching(/lease-3.*similar name/),
  ]);
  const others = within(screen.getByRole('list', { name: 'Newest' }));
  const damaged = others.getByRole<HTMLButtonElement>('button', { name: /annex/ });
  expect([damaged.disabled, damaged.textContent]).toEqual([true, expect.stringContaining('It is damaged.')]);
});
