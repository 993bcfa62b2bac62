import { expect, test, vi } from 'vitest';
import { makeChannelSeat } from '#lib/single-tab/seat.ts';

test('without the browser’s locks one tab of several has the seat, until it leaves', async () => {
  const lost = vi.fn();
  const [b, a, c] = ['b', 'a', 'c'].map((name) => makeChannelSeat(name, lost));
  expect(await Promise.all([b?.take(), a?.take(), c?.take()])).toEqual([false, true, false]);
  expect(await c?.take()).toBe(false);
  a?.leave();
  expect(await c?.take()).toBe(true);
  expect(await b?.take()).toBe(false);
  expect(lost).not.toHaveBeenCalled();

  // Should two ever sit, the one whose name comes first stays.
  const channel = new BroadcastChannel('single-tab');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  for (const from of ['d', 'aa']) channel.postMessage({ says: 'taken', from });
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  channel.close();
});
