// Set up before each file of a run through the proxy: leaves out the tests that cannot take part, each for its reason.
import { beforeEach } from 'vitest';
import { TESTS_LEFT_OUT } from '#testing/machines/taking-part.ts';

beforeEach(({ task, skip }) => {
  const left = TESTS_LEFT_OUT.find(({ name }) => name.test(task.name));
  if (left) skip(left.why);
});
