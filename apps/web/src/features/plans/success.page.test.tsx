import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#lib/session.ts';
import { readStored } from '#lib/storage.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { answerCalls } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './success.page.tsx';

const assign = vi.fn();
const UPDATE = 'POST /subscription/update-sub-info';

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signIn();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a purchase is asked for, the storage cleared, and after two seconds one signs in again', async () => {
  const sent = answerCalls({
    [UPDATE]: () => jsonAnswer(200, { subscribed: true }),
    'POST /auth/logout': () => jsonAnswer(200, null),
  });
  await renderPage('/success', Component);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Success, Please login again' })).toBeTruthy();
  expect(sent).toEqual([{ call: UPDATE, body: { value: '1' } }]);
  expect(readStored(SESSION_KEY)).toBeNull();
  await pass(1_900);
  expect(assign).not.toHaveBeenCalled();
  await pass(200);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
});

test('where the server cannot say what was bought nobody is signed out, and it can be tried again', async () => {
  let answer = jsonAnswer(400, { code: 'payments.broken' }, 'It did not work.');
  answerCalls({ [UPDATE]: () => answer, 'POST /auth/logout': () => jsonAnswer(200, null) });
  await renderPage('/success', Component);
  await pass(0);
  expect(screen.getByText(/^It did not work\. What you have paid for is not lost/)).toBeTruthy();
  await pass(3_000);
  expect(assign).not.toHaveBeenCalled();
  answer = jsonAnswer(200, { subscribed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  await pass(2_100);
  expect(assign).toHaveBeenCalledWith('/login');
});
