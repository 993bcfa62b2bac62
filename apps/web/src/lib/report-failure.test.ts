import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, CodeError, NetworkError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';

const said = () => useToasts.getState().toasts.map(({ message, action }) => [message, action?.label]);

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a server out of reach is said once, however many calls fail', () => {
  for (let call = 0; call < 5; call++) reportFailure(new NetworkError('away'));
  expect(said()).toEqual([['Something went wrong, we get back to you soon!', undefined]]);
});

test('code that did not arrive from a server that answers is fetched by a reload, when the person wants it', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/newer.js">'));
  reportFailure(new CodeError('gone'));
  await vi.waitFor(() => expect(said()).toEqual([['A part of this page did not arrive', 'Reload']]));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  reportFailure(new CodeError('gone'));
  await vi.waitFor(() =>
    expect(said()).toEqual([['Something went wrong, we get back to you soon!', undefined]]),
  );
});

test('without a session neither 401 nor 504 speaks of one, and other failures are told by their screens', () => {
  useSession.setState(SIGNED_OUT, true);
  for (const status of [401, 504]) reportFailure(new ApiError(status, 'no'));
  signIn();
  for (const status of [400, 403, 404, 409, 429, 500, 503]) reportFailure(new ApiError(status, 'no'));
  reportFailure(new Error('a fault of ours'));
  expect(said()).toEqual([]);
});

test('a session that is over is said until the redirect two seconds later', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  localStorage.setItem('other', '1');
  reportFailure(new ApiError(504, 'no'));
  reportFailure(new ApiError(401, 'no'));
  expect(said()).toEqual([['Session Timed Out Please Logout and Login Again', 'Logout']]);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledWith('/login');
  expect(localStorage.length).toBe(0);
});
