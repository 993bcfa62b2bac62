import type { AnswerChange, Batch, Cell } from '@recto/contract/batches';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeBatch } from '#testing/batch.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './answers-changed.page.tsx';
import { changesTitle } from './change-words.ts';

const makeCell = (changes: Partial<Cell>): Cell => ({
  answerId: 'now-1',
  fileId: 'file-2',
  column: 0,
  status: 'complete',
  text: 'Notice is 60 days.',
  kind: 'answer',
  pages: [2],
  ...changes,
});
const makeChange = (changes: Partial<AnswerChange> = {}): AnswerChange => ({
  question: 'How much notice?',
  change: 'same',
  before: makeCell({ answerId: 'before-1', fileId: 'file-1', pages: [1], review: { mark: 'accepted' } }),
  now: makeCell({}),
  parts: { before: [{ text: 'Notice is 60 days.' }], now: [{ text: 'Notice is 60 days.' }] },
  ...changes,
});
const earlier = [
  {
    fileId: 'file-2',
    earlierFileId: 'file-1',
    name: 'v2.pdf',
    batchId: 'batch-0',
    createdAt: '2026-02-26T05:00:00.000Z',
  },
];

let batch: Batch;
let changes: AnswerChange[];
beforeEach(() => {
  signIn();
  const meta = makeBatch({ files: 1, questions: 1, done: 1, total: 1 });
  batch = { ...meta, columns: [{ question: 'How much notice?', type: 'text' }], summary: null, earlier };
  changes = [makeChange()];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/changes'))
      return jsonAnswer(200, { items: changes, page: 1, limit: 500, total: changes.length });
    if (url.includes('/qna/batch/')) return jsonAnswer(200, batch);
    return jsonAnswer(200, makeFile({ name: 'v3.pdf' }));
  });
});
const render = () => renderPage('/answers-changed?batch=batch-1', Component);

test('where no answer changed that is said, and what is the same stays folded', async () => {
  await render();
  expect(await screen.findByRole('heading', { name: 'No answer changed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 unchanged' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Accepted in the version before')).toBeNull();
});

test('an earlier mark is told as one of the version before, and none is set for this one', async () => {
  changes = [makeChange({ change: 'changed' })];
  await render();
  expect(await screen.findByText('Accepted in the version before')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accepted' }).getAttribute('aria-pressed')).toBe('false');
});

test('what nobody can tell is not called changed, and says why', async () => {
  changes = [makeChange({ change: 'look', reason: 'near' })];
  await render();
  expect(await screen.findByRole('heading', { name: 'No answer changed' })).toBeTruthy();
  expect(screen.getByText('To look at')).toBeTruthy();
  expect(screen.getByText('About the same value, in another form.')).toBeTruthy();
});

test('a batch of files without an earlier version has nothing to compare', async () => {
  const { earlier: _, ...first } = batch;
  batch = first;
  await render();
  expect(await screen.findByRole('heading', { name: 'There is nothing to compare with' })).toBeTruthy();
});

test.each([
  [0, 10, 'No answer changed'],
  [1, 1, 'One of one answers changed'],
  [3, 10, 'Three of ten answers changed'],
  [12, 1_200, '12 of 1,200 answers changed'],
])('%i of %i: %s', (changed, all, title) => {
  expect(changesTitle(changed, all)).toBe(title);
});
