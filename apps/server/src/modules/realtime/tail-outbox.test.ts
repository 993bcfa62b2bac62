import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTail } from '#modules/realtime/tail-outbox.ts';
import { silentLog } from '#testing/silent-log.ts';

const WAIT = { timeout: 20_000 };

test('says for how long it has known of events that it could not read, and how late those were that it has read', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const lags: number[] = [];
  const event = { accountId: 'a', type: 't', about: [], body: null, isLast: false, ageSeconds: 0.25 };
  const tail = makeTail({
    async read(after) {
      if (after === null) return { snapshot: 'first', events: [] };
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      return { snapshot: 'next', events: [event] };
    },
    onEvent: () => {},
    onLag: (seconds) => lags.push(seconds),
    log: silentLog,
  });
  onTestFinished(tail.close);
  await tail.open();
  expect(tail.waitingSeconds()).toBe(0);
  tail.wake();
  await vi.waitFor(() => expect(tail.waitingSeconds()).toBeGreaterThan(0), WAIT);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(tail.waitingSeconds()).toBe(0), WAIT);
  expect(lags).toEqual([0.25]);
});
