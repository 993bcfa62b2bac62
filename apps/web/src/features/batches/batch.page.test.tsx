import type { Batch, Cell } from '@recto/contract/batches';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { receive } from '#shared/events/receive.ts';
import { batchQuery } from '#shared/batches/queries.ts';
import { makeBatch } from '#testing/batch.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './batch.page.tsx';

const makeCell = (changes: Partial<Cell>): Cell => ({
  answerId: 'answer-1',
  fileId: 'file-1',
  column: 0,
  status: 'complete',
  text: 'Yes.',
  kind: 'answer',
  pages: [1],
  ...changes,
});

const batch: Batch = {
  ...makeBatch({ files: 1, questions: 1, done: 1, total: 1 }),
  columns: [{ question: 'Is it insured?', type: 'text' }],
  summary: null,
};

/** What the server says of the cells; null while it says nothing. */
let cells: readonly Cell[] | null;
let onServer: Batch;

beforeEach(() => {
  signIn();
  // Nothing is drawn without a layout.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onServer = batch;
  const listOf = (items: readonly unknown[]) => ({ items, page: 1, limit: 500, total: items.length });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/cells')) return cells ? jsonAnswer(200, listOf(cells)) : new Promise(() => undefined);
    if (url.includes('/qna/batch/')) return jsonAnswer(200, onServer);
    return jsonAnswer(200, listOf([]));
  });
});

test('nothing is counted before the answers of a batch are there', async () => {
  cells = null;
  await renderPage('/batch?batch=batch-1', Component);
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.queryByText('answered')).toBeNull();
});

test('a batch that runs says that its end is told elsewhere too', async () => {
  cells = [];
  onServer = { ...batch, status: 'running', done: 0 };
  await renderPage('/batch?batch=batch-1', Component);
  expect(await screen.findByText(/The batch goes on, and you are told when it is done\./)).toBeTruthy();
});

test('a batch that has ended is not said to have left out what was fetched before its end', async () => {
  cells = [makeCell({ status: 'running', text: '', kind: 'none', pages: [] })];
  await renderPage('/batch?batch=batch-1', Component);
  expect(await screen.findByRole('img', { name: /reading/ })).toBeTruthy();
  expect(screen.queryByText('to go')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Answers so far' })).toBeTruthy();
});

test('a summary that a language model has worded is shown together with its name', async () => {
  cells = [makeCell({})];
  onServer = { ...batch, summary: { text: 'It is insured.', completed: false } };
  const { client } = await renderPage('/batch?batch=batch-1', Component);
  expect(await screen.findByText('It is insured.')).toBeTruthy();
  let answer = () => {};
  const waits = new Promise<void>((go) => (answer = go));
  vi.stubGlobal('fetch', async () => {
    await waits;
    const summary = { text: 'All are insured.', completed: true, written: [0], writtenBy: 'x/model-1' };
    return jsonAnswer(200, { ...batch, summary });
  });
  const body = { batchId: 'batch-1', summary: 'All are insured.', completed: true };
  await act(async () => receive(client, { type: 'BATCH_SUMMARY_PROGRESS', body }));
  expect(client.getQueryData(batchQuery('batch-1').queryKey)?.summary?.text).toBe('It is insured.');
  await act(async () => answer());
  expect((await screen.findAllByText(/model-1/)).length).toBeGreaterThan(0);
  expect(screen.getByText('All are insured.')).toBeTruthy();
});
