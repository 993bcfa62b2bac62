import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePreferences } from '#lib/preferences.ts';
import { capsOf, type Shortcut, useShortcut } from '#lib/shortcuts.ts';

function Keys({ shortcut, run }: { shortcut: Shortcut; run: () => void }) {
  useShortcut(shortcut, run);
  return null;
}
const ASK: Shortcut = { key: '/', label: 'Ask', group: 'Everywhere' };
const PALETTE: Shortcut = { key: 'k', mod: true, label: 'Search', group: 'Everywhere' };
const NEXT: Shortcut = { key: 'ArrowRight', label: 'Next page', group: 'Document' };

function listen(shortcut: Shortcut) {
  const run = vi.fn();
  const { unmount } = render(<Keys shortcut={shortcut} run={run} />);
  return { run, unmount };
}
const put = (html: string): Element => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return place.querySelector('[data-here]') ?? place;
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('a key works wherever the focus is, for as long as its component is shown', () => {
  const { run, unmount } = listen(ASK);
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(put('<button data-here>x</button>'), { key: '/' });
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<p contenteditable data-here></p>',
  '<div role="dialog"><button data-here>x</button></div>',
  '<div role="menu"><a data-here>x</a></div>',
  '<form><input><button data-here>Add another</button></form>',
  '<form><div><textarea></textarea></div><a href="#" data-here>x</a></form>',
])('it is left alone in %s', (html) => {
  const { run } = listen(ASK);
  fireEvent.keyDown(put(html), { key: '/' });
  expect(run).not.toHaveBeenCalled();
});

test('a form that has nothing to fill in leaves the keys to the page', () => {
  const { run } = listen(ASK);
  fireEvent.keyDown(put('<form><button data-here>x</button></form>'), { key: '/' });
  expect(run).toHaveBeenCalledOnce();
});

test('with another modifier it is another key, and composed letters are none', () => {
  const { run } = listen(ASK);
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '/', altKey: true });
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(run).not.toHaveBeenCalled();
});

test('Ctrl or ⌘ works while something is typed, but opens nothing over a dialog', () => {
  const { run } = listen(PALETTE);
  fireEvent.keyDown(put('<input data-here>'), { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(run).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(put('<div role="dialog"><input data-here></div>'), { key: 'k', ctrlKey: true });
  expect(run).toHaveBeenCalledTimes(2);
});

test('arrows walk in what has arrows of its own', () => {
  const { run } = listen(NEXT);
  for (const role of ['tablist', 'radiogroup', 'separator'])
    fireEvent.keyDown(put(`<div role="${role}"><b data-here>x</b></div>`), { key: 'ArrowRight' });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(run).toHaveBeenCalledOnce();
});

test('single keys can be switched off; arrows and keys with a modifier go on', () => {
  const [single, arrow, modified] = [listen(ASK), listen(NEXT), listen(PALETTE)];
  usePreferences.setState({ singleKeys: 'off' });
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect([single, arrow, modified].map(({ run }) => run.mock.calls.length)).toEqual([0, 1, 1]);
  usePreferences.setState({ singleKeys: 'on' });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(single.run).toHaveBeenCalledOnce();
});

test('the screen’s own key goes before that of the frame, in whatever order they came', () => {
  const screen = listen({ ...ASK, label: 'Ask this', group: 'Chat' });
  const frame = listen(ASK);
  fireEvent.keyDown(document.body, { key: '/' });
  expect([screen.run.mock.calls.length, frame.run.mock.calls.length]).toEqual([1, 0]);
  screen.unmount();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(frame.run).toHaveBeenCalledOnce();
});

test('keys are named as their caps read', () => {
  expect(capsOf({ key: 'ArrowLeft' })).toEqual(['←']);
  expect(capsOf({ key: 'k', mod: true })[1]).toBe('K');
});

test('an arrow with Shift is left to what is being selected', () => {
  const { run } = listen(NEXT);
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(run).toHaveBeenCalledOnce();
});
