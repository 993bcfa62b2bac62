import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFileDetails } from '#shared/files/file-details.ts';
import { putFile } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { makeReport, textPages } from '#testing/report.ts';
import { signIn } from '#testing/signed-in.ts';
import FileReport from './file-report.tsx';
// Loaded beforehand: it would come after the tests that show where it stands, and nobody waits for it.
import '#shared/key-terms/key-terms.tsx';

beforeEach(signIn);

// A text file: pictures of pages need a canvas.
const file = makeFile({ _id: 'f1', name: 'report.txt', type: 'TXT', pageKind: 'lines' });

function Screen() {
  const { fileId, open, close } = useFileDetails();
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" onClick={() => open('f1')}>
        Details
      </button>
      {fileId && <FileReport fileId={fileId} onClose={close} />}
    </main>
  );
}

async function openScreen(
  at: string,
  report = makeReport([...textPages(28), 'damaged', 'text']),
  item = file,
) {
  vi.stubGlobal('fetch', async (url: string) =>
    jsonAnswer(200, url.includes('/documentDetail/') ? { ...item, report } : item),
  );
  return renderPage(at, Screen);
}

const cell = (name: string) => screen.getByRole('link', { name });

test('a link to the details opens them over the page; Esc takes them out of the address', async () => {
  const { place } = await openScreen('/chat?file=f1&details=f1');
  expect(await screen.findByRole('heading', { name: '29 of 30 pages were read' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(place()).toBe('/chat?file=f1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that could not be laid out as it prints says so, though all of it was read', async () => {
  const sentence = 'This Word file could not be laid out as it prints.';
  const item = makeFile({ ...file, error_code: 'file.not_converted', error_msg_customer: sentence });
  await openScreen('/chat?file=f1&details=f1', makeReport(textPages(2)), item);
  expect(await screen.findByRole('heading', { name: 'All 2 pages were read' })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('details opened by a button give back address and focus', async () => {
  const { place } = await openScreen('/chat?file=f1');
  const button = screen.getByRole('button', { name: 'Details' });
  act(() => button.focus());
  fireEvent.click(button);
  await screen.findByRole('heading', { name: '29 of 30 pages were read' });
  expect(place()).toBe('/chat?file=f1&details=f1');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/chat?file=f1'));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the map is one Tab stop that arrows walk; the page in focus is described', async () => {
  await openScreen('/files?details=f1');
  const map = await screen.findByRole('group', { name: 'Pages by state' });
  const tabStops = () =>
    within(map)
      .getAllByRole('link')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(tabStops()).toEqual([cell('Page 29: Damaged')]);
  act(() => cell('Page 29: Damaged').focus());
  fireEvent.keyDown(cell('Page 29: Damaged'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell('Page 3: Text'));
  expect(tabStops()).toEqual([cell('Page 3: Text')]);
  expect(screen.getByText('Its text was read and can be searched and quoted.')).toBeTruthy();
  fireEvent.keyDown(cell('Page 3: Text'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cell('Page 2: Text'));
});

test('choosing a page opens it in the chat', async () => {
  const { place } = await openScreen('/files?details=f1');
  await screen.findByRole('dialog');
  fireEvent.click(await screen.findByRole('link', { name: 'Page 7: Text' }));
  await waitFor(() => expect(place()).toBe('/chat?file=f1&page=7'));
});

test('a filter dims the pages of other states, and only states that occur have one', async () => {
  await openScreen('/files?details=f1');
  const damaged = await screen.findByRole('button', { name: 'Damaged 1' });
  expect(screen.queryByRole('button', { name: /^Blank/ })).toBeNull();
  fireEvent.click(damaged);
  expect(damaged.getAttribute('aria-pressed')).toBe('true');
  expect(cell('Page 1: Text').className).toContain('opacity-20');
  expect(cell('Page 29: Damaged').className).not.toContain('opacity-20');
  fireEvent.click(screen.getByRole('button', { name: 'All 30' }));
  expect(cell('Page 1: Text').className).not.toContain('opacity-20');
});

test('a file that failed says why, and its pages lead nowhere', async () => {
  const failed = makeFile({ ...file, status: 'failed', error_msg_customer: 'No page holds text.' });
  await openScreen('/files?details=f1', makeReport(['needs-ocr']), failed);
  expect((await screen.findByRole('alert')).textContent).toBe('No page holds text.');
  expect(screen.getByRole('button', { name: 'Page 1: Needs OCR' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a file that is not there says so', async () => {
  vi.stubGlobal('fetch', async () => jsonAnswer(404, { code: 'not_found' }, 'File not found.'));
  await renderPage('/files?details=gone', Screen);
  expect(await screen.findByRole('heading', { name: 'This file is not here' })).toBeTruthy();
});

test('a text file tells its encoding, and is read again in the one that is chosen', async () => {
  const sent: unknown[] = [];
  const item = { ...file, encoding: 'windows-1250' };
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url.includes('/reread')) {
      sent.push(JSON.parse(String(request?.body)));
      return jsonAnswer(202, { ...item, status: 'waiting', updatedAt: '2026-11-20T10:00:01.000Z' });
    }
    return jsonAnswer(
      200,
      url.includes('/documentDetail/') ? { ...item, report: makeReport(['text']) } : item,
    );
  });
  await renderPage('/chat?file=f1&details=f1', Screen);
  const choice: HTMLSelectElement = await screen.findByRole('combobox', { name: 'Encoding' });
  expect(choice.selectedOptions[0]?.textContent).toBe('Central European (Windows-1250)');
  fireEvent.change(choice, { target: { value: 'iso-8859-2' } });
  await waitFor(() => expect(sent).toEqual([{ encoding: 'iso-8859-2' }]));
  await waitFor(() => expect(choice.disabled).toBe(true));
});

test('a file whose end was told is being read until its report of the end is there', async () => {
  const item = makeFile({ ...file, status: 'processing', progress: { page: 2, of: 30 } });
  const { client } = await openScreen('/chat?file=f1&details=f1', makeReport(textPages(2)), item);
  expect(await screen.findByRole('heading', { name: 'All 2 pages were read' })).toBeTruthy();
  let answer = () => {};
  const waits = new Promise<void>((go) => (answer = go));
  vi.stubGlobal('fetch', async (url: string) => {
    await waits;
    return jsonAnswer(
      200,
      url.includes('/documentDetail/') ? { ...file, report: makeReport(textPages(30)) } : file,
    );
  });
  await act(async () => {
    putFile(client, { ...file, updatedAt: '2026-11-21T10:00:00.000Z' });
    // The cache tells what has changed in the next turn.
    await new Promise((told) => setTimeout(told));
  });
  expect(screen.queryByText('Complete')).toBeNull();
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'All 30 pages were read' })).toBeTruthy();
  expect(screen.getByText('Complete')).toBeTruthy();
});

test('a detected language is shown as that, and the file is read again in the one it is corrected to', async () => {
  const sent: unknown[] = [];
  let item = makeFile({ ...file, lang: 'de', langFrom: 'text' });
  let report = { ...makeReport(['text']), language: 'de' as 'de' | 'pl' };
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url.includes('/reread')) {
      sent.push(JSON.parse(String(request?.body)));
      return jsonAnswer(202, { ...item, status: 'waiting', updatedAt: '2026-11-20T10:00:01.000Z' });
    }
    return jsonAnswer(200, url.includes('/documentDetail/') ? { ...item, report } : item);
  });
  const { client } = await renderPage('/chat?file=f1&details=f1', Screen);
  const choice: HTMLSelectElement = await screen.findByRole('combobox', { name: 'Language' });
  expect(choice.selectedOptions[0]?.textContent).toBe('German');
  expect(screen.getByText('detected from its text')).toBeTruthy();
  fireEvent.change(choice, { target: { value: 'pl' } });
  await waitFor(() => expect(sent).toEqual([{ lang: 'pl' }]));
  // Nothing can be chosen until it has been read again.
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull());
  item = { ...item, lang: 'pl', langFrom: 'owner', updatedAt: '2026-11-20T10:00:02.000Z' };
  report = { ...report, language: 'pl' };
  act(() => putFile(client, item));
  expect(await screen.findByText('as you corrected it')).toBeTruthy();
  const corrected = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(corrected.value).toBe('pl');
});
