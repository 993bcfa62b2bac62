import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('a thread is prepared step by step, with the words of its language', () => {
  const read: string[] = [];
  const steps = warmUp((language) => {
    read.push(language);
    return undefined;
  });
  expect(steps.next().done).toBe(false);
  expect(read).toEqual(['en']);
  expect([...steps].length).toBeGreaterThan(10);
});
