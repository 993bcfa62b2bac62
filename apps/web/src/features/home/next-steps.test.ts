import { expect, test } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { nextSteps } from './next-steps.ts';

const kinds = (...args: Parameters<typeof nextSteps>) => nextSteps(...args).map(({ kind }) => kind);

test('where everything is read and asked there is nothing to do next', () => {
  const file = makeFile();
  expect(nextSteps([file], (id) => id === file._id)).toEqual([]);
  expect(nextSteps([], () => false)).toEqual([]);
});

test('steps come from what there is, the newest of each kind, at most three', () => {
  const locked = makeFile({ status: 'failed', error_code: 'file.password_needed' });
  const failed = makeFile({ status: 'failed', error_code: 'file.damaged' });
  const unread = makeFile({ error_msg_customer: 'Page 3 could not be read.' });
  const unasked = makeFile({ name: 'new.pdf', createdAt: '2026-11-21T10:00:00.000Z' });
  const asked = (id: string) => id === unread._id;
  expect(nextSteps([unread, unasked, makeFile()], asked)).toMatchObject([
    { kind: 'ask', detail: 'new.pdf' },
    { kind: 'unread' },
  ]);
  expect(kinds([unread, unasked, failed, locked], asked)).toEqual(['unlock', 'failed', 'ask']);
});

test('a file that was read whole and only not converted asks for nothing', () => {
  const file = makeFile({ error_msg_customer: 'Shown as text.', error_code: 'file.not_converted' });
  expect(nextSteps([file], () => true)).toEqual([]);
});
