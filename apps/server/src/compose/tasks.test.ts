import { readers } from '@recto/readers';
import { expect, test } from 'vitest';
import { makeTasks } from '#compose/tasks.ts';

test.each(makeTasks(readers).map(({ name, limits }) => [name, limits] as const))(
  '%s is left time to wait for a core: by far more may pass than it may take',
  (_name, { start, inactivityTimeout, total }) => {
    expect(total).toBeGreaterThanOrEqual(2 * Math.max(start, inactivityTimeout));
  },
);
