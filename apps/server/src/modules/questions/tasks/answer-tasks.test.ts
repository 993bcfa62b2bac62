import { createHash } from 'node:crypto';
import { buildFileIndex, encodeFileIndex } from '@recto/core/answers';
import type { Page } from '@recto/core/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { packPage } from '#modules/ingestion/tasks/stored-page.ts';
import { draftAnswer } from '#modules/questions/tasks/draft-answer.ts';
import { locateCitations } from '#modules/questions/tasks/locate-citations.ts';
import { rankFile } from '#modules/questions/tasks/rank-file.ts';
import { verifyAnswer } from '#modules/questions/tasks/verify-answer.ts';
import { warmUpQuestions } from '#modules/questions/tasks/warm-up.ts';
import { openTestPool } from '#testing/worker-pool.ts';

let pool: WorkerPool;
beforeAll(() => {
  pool = openTestPool();
});
afterAll(() => pool.close());

const LINES = [
  'The warranty period of the machine is twenty four months from delivery.',
  'Payment is due within thirty days of the date of the invoice.',
  'This agreement is governed by the law of Portugal.',
];
const index = encodeFileIndex(
  buildFileIndex(
    LINES.map((text, page) => ({ number: page + 1, state: 'text' as const, text })),
    'en',
  ),
);
const stored = createHash('sha256').update(index).digest('hex');
const question = 'How long is the warranty period?';
const box = [1_000, 1_000, 9_000, 1_200] as const;
const packed = LINES.map((text, at) => {
  const line = { text, words: [{ start: 0, end: text.length, box }] };
  const page: Page = { number: at + 1, width: 600, height: 800, state: 'text', lines: [line] };
  return { number: page.number, content: packPage(page) };
});

test('a worker is prepared for its first question', async () => {
  expect(await pool.run(warmUpQuestions, null, { account: 'a' })).toBe(true);
});

test('files are ranked by their index, which is loaded where it is not held, or no longer', async () => {
  let loaded = 0;
  const loadBytes = async () => {
    loaded += 1;
    return index;
  };
  const rank = (fileId: string, sha256 = stored) => {
    const request = { fileId, indexKey: `indexes/${fileId}/1`, sha256, question };
    return pool.run(rankFile, request, { account: 'a', loadBytes });
  };
  const first = await rank('file');
  expect(first.pages[0]?.page).toBe(1);
  expect(first.passages[0]?.passage.text).toContain('twenty four months');
  expect(await rank('file')).toEqual(first);
  expect(loaded).toBe(1);
  await rank('other');
  expect(loaded).toBe(2);
  await expect(rank('third', 'f00')).rejects.toMatchObject({ code: 'index-unusable' });
  expect(loaded).toBe(3);
  pool.erase('file');
  expect(await rank('file')).toEqual(first);
  await rank('other');
  expect(loaded).toBe(4);
});

test('an index whose file is deleted while it is loaded is not kept', async () => {
  let loaded = 0;
  const rank = (onLoad: () => void) => {
    const request = { fileId: 'deleted', indexKey: 'indexes/deleted/1', sha256: stored, question };
    const loadBytes = async () => {
      loaded += 1;
      onLoad();
      return index;
    };
    return pool.run(rankFile, request, { account: 'a', loadBytes });
  };
  await rank(() => pool.erase('deleted'));
  await rank(() => undefined);
  expect(loaded).toBe(2);
  await rank(() => undefined);
  expect(loaded).toBe(2);
});

test('a ranking becomes a draft, and a draft an answer with what a viewer marks', async () => {
  const reference = { fileId: 'file', indexKey: 'indexes/file/1', sha256: stored };
  const options = { account: 'a', loadBytes: async () => index };
  const ranking = await pool.run(rankFile, { ...reference, question }, options);
  const draft = await pool.run(draftAnswer, { ...reference, ranking }, options);
  const { claims, citations } = await pool.run(verifyAnswer, { draft, pages: packed }, { account: 'a' });
  expect(claims[0]?.text).toContain('twenty four months');
  expect(citations[0]).toMatchObject({ page: 1, start: 0, boxes: [{ x: 0.1, y: 0.1 }] });
  // What it cites of pages that are not handed over cannot be checked.
  const rest = packed.slice(1);
  expect(
    (await pool.run(verifyAnswer, { draft, pages: rest }, { account: 'a' })).citations.map(
      ({ page }) => page,
    ),
  ).not.toContain(1);
});

test('a place in a Word file is told by the headings above it', async () => {
  const text = 'Term\nRenewal\nThe contract is renewed for one year.';
  const heading = (words: string, level: number) => ({
    kind: 'heading' as const,
    level,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const start = text.indexOf('The contract');
  const page: Page = {
    number: 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: text.split('\n').map((line) => ({ text: line, words: [] })),
    flow: {
      blocks: [heading('Term', 1), heading('Renewal', 2), { kind: 'paragraph', start, end: text.length }],
      changes: [],
    },
  };
  const draft = {
    kind: 'none' as const,
    claims: [],
    nearest: [{ page: 1, quote: 'The contract is renewed for one year.' }],
  };
  const pages = [{ number: 1, content: packPage(page) }];
  const { nearest } = await pool.run(verifyAnswer, { draft, pages, headings: [] }, { account: 'a' });
  expect(nearest[0]?.section).toBe('Term › Renewal');
});

test('a damaged page is told apart from any other failure', async () => {
  const [first] = packed;
  const pages = [{ number: 1, content: first?.content.subarray(0, -9) ?? new Uint8Array() }];
  const draft = { kind: 'none' as const, claims: [] };
  // One after the other: a second one that failed while the first is awaited would count as handled by nobody.
  for (const run of [
    () => pool.run(verifyAnswer, { draft, pages }, { account: 'a' }),
    () => pool.run(locateCitations, { pages, citations: [] }, { account: 'a' }),
  ])
    await expect(run()).rejects.toMatchObject({ code: 'page-corrupt' });
});
