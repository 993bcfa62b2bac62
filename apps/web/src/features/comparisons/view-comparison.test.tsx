import type { Comparison } from '@recto/contract/comparisons';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receive } from '#shared/events/receive.ts';
import { comparisonOptions } from '#shared/comparisons/queries.ts';
import { makeComparison, makeComparisonItem } from '#testing/comparison.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './view-comparison.page.tsx';

/** Specification, section 4. */
const HELD_MS = 800;

let onServer: Comparison;
/** The server answers once this is called. */
let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  onServer = makeComparison();
  // The rows are folded by a worker, which these tests have no need of.
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      removeEventListener() {}
      postMessage() {}
      terminate() {}
    },
  );
});
afterEach(() => void vi.useRealTimers());

async function open({ waits = false } = {}) {
  let isWaiting = waits;
  let wake: (() => void)[] = [];
  answer = () => {
    isWaiting = false;
    for (const go of wake) go();
    wake = [];
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/compare/comparison-1'))
      return jsonAnswer(200, { items: [], from: 0, limit: 500, page: 1, total: 0 });
    if (isWaiting) await new Promise<void>((go) => wake.push(go));
    return jsonAnswer(200, onServer);
  });
  const page = await renderPage('/view-comparison?comparison=comparison-1', Component);
  return { ...page, hold: () => (isWaiting = true) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isLoading = () => screen.queryByText('Loading the comparison…') !== null;
const isShown = () => screen.queryByText('1 change') !== null;

test('the loading display is held for 800 ms, however quickly the comparison is there', async () => {
  await open();
  await pass(HELD_MS - 100);
  expect([isLoading(), isShown()]).toEqual([true, false]);
  await pass(100);
  expect([isLoading(), isShown()]).toEqual([false, true]);
});

test('it is held as well for a comparison that the browser knows already', async () => {
  const { client, router } = await open();
  await act(() => router.navigate('/elsewhere'));
  client.setQueryData(comparisonOptions('comparison-1').queryKey, onServer);
  await act(() => router.navigate('/view-comparison?comparison=comparison-1'));
  await pass(HELD_MS - 100);
  expect([isLoading(), isShown()]).toEqual([true, false]);
  await pass(100);
  expect([isLoading(), isShown()]).toEqual([false, true]);
});

test('a comparison that takes longer is shown as soon as it is there', async () => {
  await open({ waits: true });
  await pass(2 * HELD_MS + 50);
  expect(isLoading()).toBe(true);
  await act(async () => answer());
  await pass(0);
  expect([isLoading(), isShown()]).toEqual([false, true]);
});

test('a comparison that has just ended is loaded before anything is said of its changes', async () => {
  onServer = makeComparison({
    status: 'running',
    progress: 0.5,
    generation: [],
    smartSummary: null,
    wording: null,
  });
  const { client, hold } = await open();
  await pass(HELD_MS);
  expect(screen.getByRole('progressbar', { name: 'Comparing' })).toBeTruthy();
  onServer = makeComparison();
  hold();
  const compare = makeComparisonItem();
  const body = { comparisonId: 'comparison-1', completed: true, compare };
  await act(async () => receive(client, { type: 'COMPARE_RESPONSE', body }));
  await pass(0);
  expect(screen.queryByText('No change in the text')).toBeNull();
  expect(screen.queryByText('0 changes')).toBeNull();
  expect([isLoading(), screen.queryByRole('progressbar')]).toEqual([true, null]);
  await act(async () => answer());
  await pass(HELD_MS);
  expect([isLoading(), isShown()]).toEqual([false, true]);
});

test('why a comparison failed is said at once, since nothing more comes', async () => {
  onServer = makeComparison({
    status: 'running',
    progress: 0.5,
    generation: [],
    smartSummary: null,
    wording: null,
  });
  const { client, hold } = await open();
  await pass(HELD_MS);
  hold();
  const compare = makeComparisonItem({ status: 'failed', error: 'These files have no text.' });
  const body = { comparisonId: 'comparison-1', completed: false, compare };
  await act(async () => receive(client, { type: 'COMPARE_RESPONSE', body }));
  await pass(0);
  expect(screen.getByText('These files have no text.')).toBeTruthy();
  await act(async () => answer());
});
