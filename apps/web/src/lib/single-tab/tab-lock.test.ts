import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeChannelTabLock, type TabLock } from '#lib/single-tab/tab-lock.ts';

// Turned by hand: with a real clock a busy machine could let the time for answers end before they are looked at.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Waits until what was said, and what was answered to it, has been heard. */
async function everythingIsHeard() {
  for (let round = 0; round < 4; round++) {
    const [speaker, listener] = [new BroadcastChannel('rounds'), new BroadcastChannel('rounds')];
    await new Promise<void>((resolve) => {
      listener.onmessage = () => resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      speaker.postMessage(round);
    });
    speaker.close();
    listener.close();
  }
}

async function takeAll(...tabLocks: (TabLock | undefined)[]) {
  const taken = tabLocks.map((tabLock) => tabLock?.take());
  await everythingIsHeard();
  vi.advanceTimersByTime(150);
  return Promise.all(taken);
}

test('without the browser’s locks one tab of several has the lock, until it leaves', async () => {
  const lost = vi.fn();
  const [b, a, c] = ['b', 'a', 'c'].map((name) => makeChannelTabLock(name, lost));
  expect(await takeAll(b, a, c)).toEqual([false, true, false]);
  expect(await takeAll(c)).toEqual([false]);
  a?.leave();
  expect(await takeAll(c)).toEqual([true]);
  expect(await takeAll(b)).toEqual([false]);
  expect(lost).not.toHaveBeenCalled();

  // Should two ever sit, the one whose name comes first stays.
  const channel = new BroadcastChannel('single-tab');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  for (const from of ['d', 'aa']) channel.postMessage({ says: 'taken', from });
  await everythingIsHeard();
  expect(lost).toHaveBeenCalledOnce();
  channel.close();
});
