import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BUT_FOR_SOME_TESTS,
  findFiles,
  findReason,
  findTakingPart,
  REASONS,
  TESTS_LEFT_OUT,
} from './taking-part.ts';

const taking = findTakingPart();

test('a file of tests takes part in the run through the proxy, unless there is a reason why not', () => {
  expect(taking.length).toBeGreaterThan(75);
  expect(taking).toContain('src/modules/questions/questions.test.ts');
  expect(findReason('src/testing/machines/rolling-restart.test.ts')).toBeDefined();
});

test('each reason is one of some file, and what is named is there', () => {
  const reasons = new Set(findFiles().map((file) => findReason(file)));
  expect(REASONS.map(({ why }) => why).filter((why) => !reasons.has(why))).toEqual([]);
  const named = [...BUT_FOR_SOME_TESTS, ...REASONS.flatMap(({ files = [] }) => files)];
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '../../..', file)))).toEqual([]);
  expect(TESTS_LEFT_OUT.filter(({ file }) => !taking.some((one) => one.endsWith(file)))).toEqual([]);
});
