import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChooseFile as Choice } from '#features/chat/choose-file.tsx';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const list = (...items: unknown[]) => jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });

test('the last conversations come first, with the number of questions, and a filter finds files in folders', async () => {
  const inFolder = makeFile({ _id: 'file-in', name: 'Lease_Łódź.pdf', parentFolderId: 'd1' });
  const [first, second] = [makeFile({ name: 'a.pdf' }), makeFile({ name: 'b.pdf' })];
  const folder = {
    _id: 'd1',
    userId: 'user-1',
    parentFolderId: null,
    name: 'Leases',
    type: 'FOLDER',
    itemCount: 3,
    fileCount: 1,
    neverSendOutside: false,
  };
  const asked = [
    { file: inFolder, folder: 'Leases', questions: 12, lastAskedAt: '2026-11-22T00:00:00.000Z' },
    { file: second, folder: null, questions: 1, lastAskedAt: '2026-11-21T00:00:00.000Z' },
  ].map((conversation) => ({ fileId: conversation.file._id, ...conversation }));
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    if (url.includes('/history/conversations')) return list(...asked);
    if (url.includes('/history/question-counts'))
      return jsonAnswer(200, { items: [{ fileId: 'file-in', questions: 12 }] });
    if (url.includes('/total-nof-documents')) return jsonAnswer(200, { total: 3 });
    if (url.includes('/total-nof-questions')) return jsonAnswer(200, { total: 13 });
    if (url.includes('q=lodz')) return list({ file: inFolder, folder: 'Leases' });
    if (url.includes('/files/by-name')) return list();
    return list(folder, first, second);
  });
  await renderPage('/qna', Choice);
  const last = await screen.findByRole('radiogroup', { name: 'Last conversations' });
  const names = (group: HTMLElement) =>
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
  expect(names(last)).toEqual(['Lease_Łódź.pdf', 'b.pdf']);
  expect(within(last).getByText('12 questions')).toBeTruthy();
  expect(within(last).getByText('1 question')).toBeTruthy();
  expect(within(last).getByText('Leases')).toBeTruthy();
  expect(names(screen.getByRole('radiogroup', { name: 'Files' }))).toEqual(['a.pdf']);
  expect(screen.getByRole('button', { name: /Leases/ }).textContent).toBe('Leases2 folders, 1 document');
  const filter = screen.getByRole('searchbox', { name: 'Filter by name' });
  fireEvent.change(filter, { target: { value: 'lodz lease' } });
  const matching = await screen.findByRole('radiogroup', { name: 'Matching files' });
  expect(names(matching)).toEqual(['Lease_Łódź.pdf']);
  expect(await within(matching).findByText('12 questions')).toBeTruthy();
  fireEvent.change(filter, { target: { value: 'invoice' } });
  expect(await screen.findByText('None of the 3 documents has “invoice” in its name.')).toBeTruthy();
  // The folder that is shown, and no other.
  expect(called.filter((url) => url.includes('/folders/'))).toEqual([
    expect.stringContaining('/folders/root'),
  ]);
});

test('names that match come a page at a time from the server, and typing on calls the last search off', async () => {
  const ended: string[] = [];
  const called: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (url.includes('/question-counts')) return jsonAnswer(200, { items: [] });
    if (!url.includes('/files/by-name')) return url.includes('/folders/root') ? list(makeFile()) : list();
    const { searchParams } = new URL(url, 'http://recto.test');
    called.push(searchParams);
    if (searchParams.get('q') === 'rep')
      return new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => {
          ended.push('rep');
          reject(signal.reason);
        }),
      );
    const page = Number(searchParams.get('page'));
    const items = Array.from({ length: page === 3 ? 2 : 20 }, (_, index) => ({
      file: makeFile({ name: `report_${page}_${index}.pdf` }),
      folder: 'Reports',
    }));
    return jsonAnswer(200, { items, page, limit: 20, total: 42 });
  });
  await renderPage('/qna', Choice);
  await screen.findByRole('radiogroup', { name: 'Files' });
  const filter = screen.getByRole('searchbox', { name: 'Filter by name' });
  fireEvent.change(filter, { target: { value: 'rep' } });
  expect(await screen.findByText('Loading the files')).toBeTruthy();
  await waitFor(() => expect(called.at(-1)?.get('q')).toBe('rep'));
  fireEvent.change(filter, { target: { value: 'report' } });
  const matching = await screen.findByRole('radiogroup', { name: 'Matching files' });
  expect(ended).toEqual(['rep']);
  expect(within(matching).getAllByRole('radio')).toHaveLength(20);
  expect(screen.getByText('20 of 42 documents')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('40 of 42 documents')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(matching).getAllByRole('radio')).toHaveLength(42));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(called.every((params) => params.get('first') === 'complete')).toBe(true);
});
