import { expect, test } from 'vitest';
import { makeAdmission } from '#kernel/admission.ts';

/** A thread and a database as busy as said, and how many samples were taken. */
function makeLoad() {
  const load = { utilization: 0, waiting: 0, samples: 0, onSample: () => {} };
  const admission = makeAdmission({
    utilization: () => load.utilization,
    waiting: () => load.waiting,
    wait: async () => {
      load.samples += 1;
      load.onSample();
    },
  });
  return { load, admission };
}

test('requests are let in one after the other while there is time to spare', async () => {
  const { load, admission } = makeLoad();
  await Promise.all([admission(), admission(), admission()]);
  expect(load.samples).toBe(3);
});

test.each([{ utilization: 0.9 }, { waiting: 5 }])('a request waits while %o', async (busy) => {
  const { load, admission } = makeLoad();
  Object.assign(load, busy);
  load.onSample = () => {
    if (load.samples === 4) Object.assign(load, { utilization: 0.5, waiting: 0 });
  };
  await admission();
  expect(load.samples).toBe(4);
});

test('a server that is always busy lets some in all the same', async () => {
  const { load, admission } = makeLoad();
  load.utilization = 1;
  await Promise.all([admission(), admission()]);
  expect(load.samples).toBe(24);
});
