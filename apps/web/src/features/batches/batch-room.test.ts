import { expect, test } from 'vitest';
import { toBatchRoom } from './batch-room.ts';

const budget = { used: 438, allowed: 750, left: 312, resetsAt: '2026-12-01T00:00:00.000Z' };

test.each([
  ['exactly what is left fits', 26, 12, { over: 0, isEnough: true, filesToTakeOut: null }],
  ['one file too many is named', 16, 20, { over: 8, isEnough: false, filesToTakeOut: 1 }],
  ['taking out does not help where one file is too much', 1, 313, { over: 1, filesToTakeOut: null }],
])('%s', (_, files, questions, expected) => {
  expect(toBatchRoom(budget, 50, files, questions)).toMatchObject(expected);
});

test('a plan limits the files of one batch, too', () => {
  expect(toBatchRoom(budget, 3, 3, 1)).toMatchObject({ isEnough: true, mostFiles: null });
  expect(toBatchRoom(budget, 3, 4, 1)).toMatchObject({ isEnough: false, mostFiles: 3 });
});

test('where the plan sets no limit everything fits', () => {
  expect(toBatchRoom(null, null, 200, 100)).toMatchObject({ isEnough: true, over: 0 });
});
