import type { BatchMeta } from '@recto/contract/batches';
import type { ComparisonItem } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchQuery } from '#shared/batches/queries.ts';
import { isRunning, putFile } from '#shared/files/queries.ts';
import { makeBatch } from '#testing/batch.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeLed, makeMeta, makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './home.page.tsx';

beforeEach(signIn);

/** The newest files as the server lists them. */
function filesByName(files: readonly FileItem[], url: string) {
  const { searchParams } = new URL(url, 'http://recto.test');
  const status = searchParams.get('status');
  const found = files
    .filter((file) => status === null || (status === 'running' ? isRunning(file) : file.status === status))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return found
    .slice(0, Number(searchParams.get('limit') ?? 20))
    .map((file) => ({ file, folder: file.parentFolderId }));
}

let asked: unknown[] = [];
let called: string[] = [];
interface Things {
  readonly questions?: readonly Question[];
  readonly batches?: readonly BatchMeta[];
  readonly comparisons?: readonly ComparisonItem[];
  readonly translatedText?: number;
}

async function open(
  files: readonly FileItem[],
  { questions = [], batches = [], comparisons = [], translatedText = 0 }: Things = {},
) {
  asked = [];
  called = [];
  const list = (items: readonly unknown[]) =>
    jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
  const counted = questions.map(({ fileId, createdAt }) => ({
    fileId,
    questions: 1,
    lastAskedAt: createdAt,
  }));
  const conversations = counted.flatMap((conversation) => {
    const file = files.find(({ _id }) => _id === conversation.fileId);
    return file ? [{ ...conversation, file, folder: null }] : [];
  });
  const answers: readonly [string, () => Response][] = [
    ['/total-nof-documents/', () => jsonAnswer(200, { total: 1_234 })],
    ['/total-nof-questions/', () => jsonAnswer(200, { total: 56 })],
    ['/total-nof-translated-text/', () => jsonAnswer(200, { total: translatedText })],
    ['/history/conversations', () => list(conversations)],
    ['/history/list-meta/userid?page=1&limit=10&kind=batch', () => list(batches)],
    ['/history/list-meta', () => list([...questions.map(makeMeta), ...batches])],
    ['/compare', () => list(comparisons)],
    ['/translate', () => list([])],
    ['/history/question-counts', () => jsonAnswer(200, { items: counted })],
  ];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    called.push(url.replace(/^.*\/api\/v2/, ''));
    if (url.includes('/files/by-name')) return list(filesByName(files, url));
    if (url.endsWith('/qna/ask')) {
      asked.push(JSON.parse(String(body)));
      return jsonAnswer(202, { questions: [makeQuestion({ _id: 'q-new', fileId: 'file-a' })] });
    }
    return answers.find(([path]) => url.includes(path))?.[1]() ?? jsonAnswer(404, { code: 'x' });
  });
  return renderPage('/', Component);
}

const older = makeFile({ _id: 'file-a', name: 'asked.pdf', createdAt: '2026-11-01T00:00:00.000Z' });
const newer = makeFile({ _id: 'file-b', name: 'newer.pdf', createdAt: '2026-11-09T00:00:00.000Z' });
const answered = makeAnswered({ fileId: 'file-a' });

test('once there are files, asking is the first thing: of the file asked last, unless another is chosen', async () => {
  const { place } = await open([newer, older], { questions: [answered] });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'File to ask' });
  await waitFor(() => expect(choice.value).toBe('file-a'));
  expect([...choice.options].map(({ text }) => text)).toEqual(['asked.pdf', 'newer.pdf']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Question' }), { target: { value: ' How many? ' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Ask a document' }));
  await waitFor(() => expect(place()).toBe('/chat?file=file-a&question=q-new'));
  expect(asked).toEqual([{ fileId: 'file-a', question: 'How many?' }]);
});

test('shows what was asked last with its answer and pages, what there is in all, and where to go next', async () => {
  await open([newer, older], { questions: [answered] });
  const recent = await screen.findByRole('region', { name: 'Recent questions' });
  const [history, question] = within(recent).getAllByRole('link');
  expect(history?.getAttribute('href')).toBe('/history');
  expect(question?.getAttribute('href')).toBe('/chat?file=file-a&question=question-1');
  for (const text of [answered.answer, 'p. 102', 'p. 11', 'a.pdf'])
    expect(within(recent).getByText(text)).toBeTruthy();
  expect(await screen.findByText('1,234')).toBeTruthy();
  const next = screen.getByRole('region', { name: 'Where to go next' });
  expect(next.textContent).toContain('Ask a document for the first time');
  expect(next.textContent).toContain('newer.pdf');
  expect(screen.queryByText('Try it with the sample')).toBeNull();
});

test('of an answer only the pages are shown that it stands on, as everywhere else', async () => {
  await open([older], { questions: [makeLed({ fileId: 'file-a' })] });
  const recent = await screen.findByRole('region', { name: 'Recent questions' });
  expect(within(recent).getByText('p. 102')).toBeTruthy();
  expect(within(recent).queryByText('p. 11')).toBeNull();
});

test('the way to a translation is there before the first one', async () => {
  await open([newer]);
  const section = await screen.findByRole('region', { name: 'Translations' });
  expect(section.querySelector('a')?.getAttribute('href')).toBe('/translate');
  await screen.findByText(/sentence by sentence beside the original/);
});

test('how much text was translated is counted once there is some', async () => {
  await open([newer], { translatedText: 412_600 });
  const name = await screen.findByText('Translated text');
  expect(name.nextElementSibling?.textContent).toBe('412,600characters');
  expect(screen.queryByText('Comparisons')).toBeNull();
});

test('what is being read is shown while it is, and stays live', async () => {
  const running = makeFile({ name: 'scan.pdf', status: 'processing', progress: { page: 1, of: 9 } });
  const { client } = await open([running]);
  const section = await screen.findByRole('region', { name: 'Running now' });
  await waitFor(() => expect(section.textContent).toContain('page 1/9'));
  const later = '2026-11-23T00:00:00.000Z';
  await act(async () => putFile(client, { ...running, progress: { page: 5, of: 9 }, updatedAt: later }));
  await waitFor(() => expect(section.textContent).toContain('page 5/9'));
  await act(async () =>
    putFile(client, {
      ...running,
      status: 'complete',
      progress: null,
      updatedAt: '2026-11-24T00:00:00.000Z',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull());
});

const makeComparison = (changes: Partial<ComparisonItem> = {}): ComparisonItem => ({
  comparisonId: 'comparison-1',
  status: 'complete',
  progress: 1,
  cutOff: false,
  options: { ignore: ['furniture'] },
  masterFile: older,
  childFile: newer,
  rowsTotal: 10,
  changesTotal: 12,
  createdAt: '2026-11-20T00:00:00.000Z',
  ...changes,
});

test('batches and comparisons that run are shown with how far they are, and what is said after the day', async () => {
  await open([newer], {
    batches: [makeBatch({ status: 'running', done: 214, eta: 170 })],
    comparisons: [makeComparison({ status: 'running', progress: 0.65 })],
  });
  const section = await screen.findByRole('region', { name: 'Running now' });
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
  const [batch, comparison] = within(section).getAllByRole('link');
  expect(batch?.getAttribute('href')).toBe('/batch?batch=batch-1');
  for (const text of ['Supplier audit', '30 files · 20 questions', '214 of 600', 'about 3 minutes left'])
    expect(batch?.textContent).toContain(text);
  expect(comparison?.getAttribute('href')).toBe('/view-comparison?comparison=comparison-1');
  expect(comparison?.textContent).toContain('65 %');
  expect(screen.getByText(/ Two jobs are running\.$/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Recent comparisons' })).toBeNull();
});

test('a running batch moves with what the server tells of it', async () => {
  const { client } = await open([newer], { batches: [makeBatch({ status: 'running', done: 0, eta: null })] });
  const bar = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  const batch = { ...makeBatch({ status: 'running', done: 300, eta: 60 }), columns: [], summary: null };
  await act(async () => client.setQueryData(batchQuery('batch-1').queryKey, batch));
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
});

test('batches and comparisons of before stand among what is recent, and are counted', async () => {
  await open([newer], {
    questions: [answered],
    batches: [makeBatch({ failed: 3 })],
    comparisons: [makeComparison(), makeComparison({ comparisonId: 'b', changesTotal: 0 })],
  });
  const recent = await screen.findByRole('region', { name: 'Recent questions' });
  const batch = within(recent).getByRole('link', { name: /Supplier audit/ });
  expect(batch.textContent).toContain('Complete');
  expect(batch.textContent).toContain('3 failed');
  const compared = await screen.findByRole('region', { name: 'Recent comparisons' });
  const rows = within(compared).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('12 changes'),
    expect.stringContaining('No change in the text'),
  ]);
  const total = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(total('Questions')).toBe('561 batch');
  expect(total('Comparisons')).toBe('2');
  const next = screen.getByRole('region', { name: 'Where to go next' });
  expect(next.textContent).toContain('Retry 3 failed answers');
  expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull();
});

test('a file of the list is asked and compared from its row, and its menu deletes it', async () => {
  const file = makeFile({ _id: 'file-gone', name: 'gone.pdf' });
  await open([file, older]);
  const latest = await screen.findByRole('region', { name: 'Recent files' });
  const link = (name: string) => within(latest).getByRole('link', { name }).getAttribute('href');
  expect(link('Ask gone.pdf')).toBe('/chat?file=file-gone');
  expect(link('Compare gone.pdf')).toBe('/compare-docs?first=file-gone');
  fireEvent.keyDown(within(latest).getByRole('button', { name: 'Actions for gone.pdf' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(within(latest).queryByText('gone.pdf')).toBeNull());
});

test('without files there are no zeros, but where they come from and the sample', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'Drop your first documents here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try the sample' })).toBeTruthy();
  expect(screen.queryByText('Questions')).toBeNull();
});

test('the sample steps aside once documents are there, to one line until something was asked', async () => {
  await open([newer]);
  expect(await screen.findByRole('button', { name: /Try it with the sample/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try the sample' })).toBeNull();
});

test('what Home shows comes from short lists of the whole library, and no folder is looked into', async () => {
  const asked = Array.from({ length: 40 }, (_, index) =>
    makeFile({
      name: `f${index}.pdf`,
      parentFolderId: `folder-${index}`,
      createdAt: new Date(Date.UTC(2026, 9, 1 + index)).toISOString(),
    }),
  );
  const oldest = makeFile({ name: 'oldest.pdf', createdAt: '2020-01-01T00:00:00.000Z' });
  const locked = makeFile({
    name: 'locked.pdf',
    status: 'failed',
    error_code: 'file.password_needed',
    createdAt: '2020-01-02T00:00:00.000Z',
  });
  const running = makeFile({ name: 'running.pdf', status: 'waiting', createdAt: '2020-01-03T00:00:00.000Z' });
  await open([...asked, oldest, locked, running], {
    questions: [makeAnswered({ fileId: oldest._id })],
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'File to ask' });
  await waitFor(() => expect(choice.value).toBe(oldest._id));
  expect([...choice.options].slice(0, 3).map(({ text }) => text)).toEqual([
    'oldest.pdf',
    'f39.pdf',
    'f38.pdf',
  ]);
  const latest = screen.getByRole('region', { name: 'Recent files' });
  expect(within(latest).getAllByRole('listitem')).toHaveLength(6);
  expect(within(latest).getAllByRole('listitem')[0]?.textContent).toContain('f39.pdf');
  expect(screen.getByRole('region', { name: 'Running now' }).textContent).toContain('running.pdf');
  const next = await screen.findByRole('region', { name: 'Where to go next' });
  expect(next.textContent).toContain('locked.pdf');
  await waitFor(() => expect(next.textContent).toContain('f39.pdf'));
  expect(called.filter((path) => path.includes('/folders/') || path.includes('/files/folder'))).toEqual([]);
  const limits = called
    .filter((path) => path.startsWith('/files/by-name'))
    .map((path) => Number(new URLSearchParams(path.split('?')[1]).get('limit')));
  expect(Math.max(...limits)).toBeLessThanOrEqual(50);
});

test('a file that has just come stands among the latest', async () => {
  const { client } = await open([older]);
  const latest = await screen.findByRole('region', { name: 'Recent files' });
  await act(async () => putFile(client, newer));
  await waitFor(() => {
    const [first, second] = within(latest).getAllByRole('listitem');
    expect(first?.textContent).toContain('newer.pdf');
    expect(second?.textContent).toContain('asked.pdf');
  });
});
