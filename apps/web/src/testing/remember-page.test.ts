import { cleanup, render } from '@testing-library/react';
import { createElement, lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { rememberPage } from '#testing/remember-page.ts';

test('nothing that a file leaves on the page meets the next one', async () => {
  const forget = rememberPage();
  const called = vi.fn();
  window.addEventListener('keydown', called);
  document.addEventListener('keydown', called, true);
  const [late, again] = [setTimeout(called, 100), setInterval(called, 1)];
  document.documentElement.dataset['theme'] = 'dark';
  document.head.append(document.createElement('style'));
  document.body.innerHTML = '<p>left behind</p>';
  const passage = document.body.appendChild(document.createElement('q'));
  passage.textContent = 'selected';
  getSelection()?.selectAllChildren(passage);
  passage.remove();
  document.cookie = 'left=behind; path=/';
  document.title = 'left behind';
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  window.name = 'left-behind';
  const note = { _reactListening0: true };
  Object.assign(document, note);
  const url = location.href;
  history.pushState(null, '', '/left/behind');

  await forget();
  called.mockClear();

  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(called).not.toHaveBeenCalled();
  expect([late, again]).not.toContain(undefined);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(getSelection()?.isCollapsed).toBe(true);
  expect([document.cookie, document.title, localStorage.length, sessionStorage.length]).toEqual([
    '',
    '',
    0,
    0,
  ]);
  expect(window.name).toBe('');
  expect(document).not.toMatchObject(note);
  expect(location.href).toBe(url);
});

test('what a file ends before it is loaded is not told to the next one', async () => {
  const forget = rememberPage();
  const load = () => import('#features/comparisons/view-comparison.page.tsx');
  const Late = lazy(async () => load().then(() => ({ default: () => null })));
  render(createElement(Suspense, null, createElement(Late)));
  cleanup();
  await forget();
  await load();
  // React would write to the console, which fails the test.
  await new Promise((resolve) => setTimeout(resolve));
});
