import { afterEach, expect, test, vi } from 'vitest';
import { whenVisible } from '#lib/when-visible.ts';

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => vi.restoreAllMocks());

test('work is done at once where somebody can see the page', () => {
  const work = vi.fn();
  show('visible');
  whenVisible(work, new AbortController().signal);
  expect(work).toHaveBeenCalledOnce();
});

test('work waits until a hidden page is looked at, and is done once', () => {
  const work = vi.fn();
  show('hidden');
  whenVisible(work, new AbortController().signal);
  show('hidden');
  expect(work).not.toHaveBeenCalled();
  show('visible');
  show('visible');
  expect(work).toHaveBeenCalledOnce();
});

test('work that was called off is not done', () => {
  const [work, closing] = [vi.fn(), new AbortController()];
  show('hidden');
  whenVisible(work, closing.signal);
  closing.abort();
  show('visible');
  expect(work).not.toHaveBeenCalled();
});
