import type { NoticeAbout } from '@recto/contract/events';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { receive } from '#shared/events/receive.ts';
import { isShown } from '#shared/notices/is-shown.ts';
import { useToasts } from '#ui/toast-store.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  useToasts.setState({ toasts: [] });
});

test.each<[NoticeAbout, string, boolean]>([
  [{ batchId: 'b' }, '/batch?batch=b', true],
  [{ batchId: 'b' }, '/batch-element?batch=b&file=f', true],
  [{ batchId: 'b' }, '/batch-element?batch=other', false],
  [{ batchId: 'b' }, '/history', false],
  [{ comparisonId: 'c' }, '/view-comparison?comparison=c', true],
  [{ comparisonId: 'c' }, '/compare-docs', false],
  [{ fileId: 'f' }, '/files?folder=x', true],
  [{ fileId: 'f' }, '/chat?file=f', true],
  [{ fileId: 'f' }, '/chat?file=other', false],
  [{ fileId: 'f', questionId: 'q' }, '/chat?file=f', true],
  [{ fileId: 'f', questionId: 'q' }, '/files', false],
  [{ fileIds: ['f', 'g'], questionId: 'q' }, '/chat?file=f', false],
])('%o on %s is shown anyway: %s', (about, at, expected) => {
  const { pathname, search } = new URL(at, 'http://recto.test');
  expect(isShown(about, { pathname, search })).toBe(expected);
});

test('a notice is said elsewhere, and not where its batch is open', () => {
  const event = { type: 'NOTIFY_USER', body: { message: 'The batch is complete.', about: { batchId: 'b' } } };
  window.history.replaceState(null, '', '/batch?batch=b');
  receive(new QueryClient(), event);
  expect(useToasts.getState().toasts).toEqual([]);
  window.history.replaceState(null, '', '/history');
  receive(new QueryClient(), event);
  expect(useToasts.getState().toasts).toMatchObject([{ message: 'The batch is complete.', kind: 'info' }]);
});
