import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './home.page.tsx';

afterEach(() => void vi.useRealTimers());

test('the greeting follows the clock while the page stays open', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 11, 59, 30), shouldAdvanceTime: true });
  signIn();
  vi.stubGlobal('fetch', async (url: string) => {
    const isListed = url.includes('/files/by-name') && !url.includes('status=running');
    const items = isListed ? [{ file: makeFile({ name: 'report.pdf' }), folder: null }] : [];
    return jsonAnswer(200, { items, page: 1, limit: 500, total: items.length });
  });
  await renderPage('/', Component);
  expect(await screen.findByRole('heading', { name: 'Good morning, Adaline' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'Good afternoon, Adaline' })).toBeTruthy();
  // A laptop that was closed has run no timer.
  vi.setSystemTime(new Date(2026, 10, 23, 19));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading', { name: 'Good evening, Adaline' })).toBeTruthy();
  expect(screen.getByText('Monday, November 23.')).toBeTruthy();
});
