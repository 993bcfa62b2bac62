import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAsideSsoFragment, takeSsoFragment } from '#lib/sso-fragment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const comeBackTo = (url: string) => window.history.replaceState(null, '', url);
const url = () => window.location.pathname + window.location.search + window.location.hash;

test('what the provider’s answer has put into the address is taken out of it', () => {
  comeBackTo('/login?next=%2Ffiles#sso=one-time_code');
  expect(takeSsoFragment()).toEqual({ kind: 'code', value: 'one-time_code' });
  expect(url()).toBe('/login?next=%2Ffiles');
  expect(takeSsoFragment()).toBeNull();
});

test('a tab that has to wait keeps it out of its address, and goes on with it', () => {
  comeBackTo('/login?next=%2Ffiles#sso=one-time_code');
  const bringBack = setAsideSsoFragment();
  expect(url()).toBe('/login?next=%2Ffiles');
  vi.advanceTimersByTime(59_999);
  bringBack();
  expect(takeSsoFragment()).toEqual({ kind: 'code', value: 'one-time_code' });
});

test('but not for longer than a code holds, nor with any other fragment', () => {
  comeBackTo('/login#sso=one-time_code');
  const bringBack = setAsideSsoFragment();
  vi.advanceTimersByTime(60_000);
  bringBack();
  expect(url()).toBe('/login');

  comeBackTo('/files#elsewhere');
  setAsideSsoFragment()();
  expect(url()).toBe('/files#elsewhere');
});
