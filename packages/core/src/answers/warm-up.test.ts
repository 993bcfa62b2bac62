import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('a thread is prepared step by step', () => {
  const steps = warmUp();
  expect(steps.next().done).toBe(false);
  expect([...steps].length).toBeGreaterThan(10);
});
