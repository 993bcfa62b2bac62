import { expect, test } from 'vitest';
import { makeBatch } from '#testing/batch.ts';
import { makeFile } from '#testing/file-item.ts';
import { nextSteps } from './next-steps.ts';

type Known = Parameters<typeof nextSteps>[0];

const stepsOf = (files: Known['files'], wasAsked: Known['wasAsked'], more: Partial<Known> = {}) =>
  nextSteps({ files, wasAsked, batches: [], wasCompared: () => false, ...more });

test('where everything is read and asked there is nothing to do next', () => {
  const file = makeFile();
  expect(stepsOf([file], (id) => id === file._id)).toEqual([]);
  expect(stepsOf([], () => false)).toEqual([]);
});

test('steps come from what there is, the newest of each kind, at most three', () => {
  const locked = makeFile({ status: 'failed', error_code: 'file.password_needed' });
  const failed = makeFile({ status: 'failed', error_code: 'file.damaged' });
  const unread = makeFile({ error_msg_customer: 'Page 3 could not be read.' });
  const unasked = makeFile({ name: 'new.pdf', createdAt: '2026-11-21T10:00:00.000Z' });
  const asked = (id: string) => id === unread._id;
  expect(stepsOf([unread, unasked, makeFile()], asked)).toMatchObject([
    { kind: 'ask', detail: 'new.pdf' },
    { kind: 'unread' },
  ]);
  expect(stepsOf([unread, unasked, failed, locked], asked).map(({ kind }) => kind)).toEqual([
    'unlock',
    'failed',
    'ask',
  ]);
});

test('a file that was read whole and only not converted asks for nothing', () => {
  const file = makeFile({ error_msg_customer: 'Shown as text.', error_code: 'file.not_converted' });
  expect(stepsOf([file], () => true)).toEqual([]);
});

test('a newer version is compared with the earlier one, unless it was', () => {
  const file = makeFile({ name: 'v4.pdf', previousFileId: 'v3' });
  const compared = (wasCompared: boolean) => stepsOf([file], () => true, { wasCompared: () => wasCompared });
  expect(compared(false)).toMatchObject([{ kind: 'compare', detail: 'v4.pdf', file }]);
  expect(compared(true)).toEqual([]);
});

test('failed answers of a batch are asked again once it has ended', () => {
  const of = (changes: Parameters<typeof makeBatch>[0]) =>
    stepsOf([], () => true, { batches: [makeBatch(changes)] });
  expect(of({ failed: 3 })).toMatchObject([{ kind: 'retry', title: 'Retry 3 failed answers' }]);
  expect(of({ failed: 1, batchId: 'b' })).toMatchObject([{ title: 'Retry 1 failed answer', batchId: 'b' }]);
  expect(of({ failed: 3, status: 'running' })).toEqual([]);
  expect(of({ failed: 0 })).toEqual([]);
});
