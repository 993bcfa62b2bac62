import { expect, test } from 'vitest';
import { findFiles, findReason, TAKING_PART } from './taking-part.ts';

test('each test file runs through the proxy, or there is a reason why not', () => {
  const taking = new Set(findFiles(TAKING_PART));
  const unexplained = findFiles().filter((file) => !taking.has(file) && findReason(file) === undefined);
  expect(unexplained).toEqual([]);
});

test('each pattern of those that take part finds files', () => {
  expect(TAKING_PART.filter((pattern) => findFiles([pattern]).length === 0)).toEqual([]);
});
