import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './view-comparison.page.tsx';

const TOTAL = 1_203;
const ALL = Array.from(
  { length: TOTAL },
  (_, at): ComparisonChange => ({
    _id: at + 1,
    masterLineId: at + 1,
    childLineId: at + 1,
    changes: 'Amount: “5” became “7”.',
    class: 'amount',
    kinds: ['amount'],
    matched: true,
    severity: 3,
    pages: { master: 1, child: 1 },
    row: at,
    lastRow: at,
    rows: [[at, at]],
  }),
);
const COMPARISON: Comparison = {
  comparisonId: 'c1',
  status: 'complete',
  progress: 1,
  cutOff: false,
  options: { ignore: ['furniture'] },
  masterFile: makeFile({ name: 'lease-1.pdf' }),
  childFile: makeFile({ name: 'lease-2.pdf' }),
  rowsTotal: TOTAL,
  changesTotal: TOTAL,
  createdAt: '2026-01-01T00:00:00.000Z',
  generation: ALL.filter((_, at) => at % 2 === 1).slice(0, 500),
  smartSummary: 'Much changed.',
  wording: { completed: true },
};

let asked: number[];
let isAway: boolean;
/** The server refuses a mark once this is called. */
let refuse: () => void;

beforeEach(() => {
  signIn();
  asked = [];
  isAway = false;
  // There is none here; nothing is folded.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal('fetch', async (requestUrl: string) => {
    const url = new URL(requestUrl, 'http://localhost');
    if (url.pathname.endsWith('/compare/c1')) return jsonAnswer(200, COMPARISON);
    if (url.pathname.endsWith('/review/1')) {
      await new Promise<void>((go) => (refuse = go));
      return jsonAnswer(404, { code: 'none' });
    }
    if (isAway || !url.pathname.endsWith('/compare/c1/changes')) return jsonAnswer(404, { code: 'none' });
    const from = Number(url.searchParams.get('from'));
    const limit = Number(url.searchParams.get('limit'));
    asked.push(from);
    return jsonAnswer(200, { items: ALL.slice(from, from + limit), from, limit, total: TOTAL });
  });
});

test('of very many changes the weightiest are listed at once, and all of them when the others have come', async () => {
  await renderPage('/view-comparison?comparison=c1', Component);
  await screen.findByText('1,203 changes');
  expect(asked).toEqual([0, 500, 1_000]);
  expect(screen.queryByText(/that weigh most/)).toBeNull();
});

test('others that do not come are asked for again', async () => {
  isAway = true;
  await renderPage('/view-comparison?comparison=c1', Component);
  await screen.findByText('The 500 of 1,203 changes that weigh most. The others could not be loaded.');
  screen.getByText('500 changes');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,203 changes');
});

test('a tick is shown at once, and taken back where it could not be kept', async () => {
  await renderPage('/view-comparison?comparison=c1&change=1', Component);
  await screen.findByText('0 of 1,203 reviewed');
  fireEvent.keyDown(document.body, { key: 'r' });
  await screen.findByText('1 of 1,203 reviewed');
  refuse();
  await screen.findByText('0 of 1,203 reviewed');
});

test('two keys that come before the first is drawn go two changes on', async () => {
  await renderPage('/view-comparison?comparison=c1&change=1', Component);
  await screen.findByText('1 of 1,203');
  act(() => {
    for (const _ of [1, 2]) fireEvent.keyDown(document.body, { key: 'j' });
  });
  await screen.findByText('3 of 1,203');
});
