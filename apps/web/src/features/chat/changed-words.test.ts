import { expect, test } from 'vitest';
import { changedWords } from '#features/chat/changed-words.ts';

// "Pay in 45 days. Or leave.", which was "Pay in 30 days."
const changes = [
  { kind: 'deleted', start: 7, end: 7, text: '30', date: '2026-11-12T16:20' },
  { kind: 'inserted', start: 7, end: 9, date: '2026-11-13T09:00' },
  { kind: 'inserted', start: 16, end: 25 },
  { kind: 'deleted', start: 25, end: 25, text: ' \n' },
] as const;

test('words that were changed are told with what stood there and when', () => {
  expect(changedWords({ changes }, { start: 0, end: 15 })).toEqual({
    isInserted: true,
    deleted: ['30'],
    date: '2026-11-13T09:00',
  });
  expect(changedWords({ changes }, { start: 16, end: 25 })).toEqual({
    isInserted: true,
    deleted: [],
    date: undefined,
  });
});

test('words beside a change are as they always were', () => {
  expect(changedWords({ changes }, { start: 0, end: 7 })).toBeNull();
  expect(changedWords({ changes }, { start: 9, end: 15 })).toBeNull();
  expect(changedWords({}, { start: 0, end: 25 })).toBeNull();
});
