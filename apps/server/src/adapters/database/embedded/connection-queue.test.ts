import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ConnectionQueue, type Priority } from '#adapters/database/embedded/connection-queue.ts';

/** A queue whose connection is taken until `free` is called, and the order in which turns are given. */
async function makeTakenQueue() {
  const queue = new ConnectionQueue();
  const order: string[] = [];
  const { end } = await queue.acquire('background');
  const take = (priority: Priority, name: string) =>
    queue.run(priority, async () => {
      order.push(name);
    });
  return { queue, order, take, free: end };
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

describe('the only connection', () => {
  test('goes to whom somebody waits for before background work that came earlier, in their order', async () => {
    const { take, free, order } = await makeTakenQueue();
    const turns = [
      ...named('background', 3).map((name) => take('background', name)),
      ...named('interactive', 2).map((name) => take('interactive', name)),
    ];
    free();
    await Promise.all(turns);
    expect(order).toEqual([...named('interactive', 2), ...named('background', 3)]);
  });

  test('comes to background work at every eleventh turn, however many wait before it', async () => {
    const { take, free, order } = await makeTakenQueue();
    const turns = [
      ...named('background', 2).map((name) => take('background', name)),
      ...named('interactive', 30).map((name) => take('interactive', name)),
    ];
    free();
    await Promise.all(turns);
    const positions = order.flatMap((name, at) => (name.startsWith('background') ? [at] : []));
    expect(positions).toEqual([10, 21]);
  });

  test('stays with a request that goes on at once, while background work waits', async () => {
    const { take, free, order } = await makeTakenQueue();
    const background = take('background', 'background');
    const request = (async () => {
      for (const name of named('statement', 3)) await take('interactive', name);
    })();
    free();
    await Promise.all([background, request]);
    expect(order).toEqual([...named('statement', 3), 'background']);
  });

  test('takes further statements before the first is answered, but background work only after all answers', async () => {
    const queue = new ConnectionQueue();
    const sent: string[] = [];
    const answers = new Map<string, () => void>();
    const take = (priority: Priority, name: string) =>
      queue.run(priority, () => {
        sent.push(name);
        return new Promise<void>((resolve) => answers.set(name, resolve));
      });
    const turns = named('interactive', 6).map((name) => take('interactive', name));
    turns.push(take('background', 'background'));
    const first = named('interactive', 4);
    await setImmediate();
    expect(sent).toEqual(first);
    for (const name of first) answers.get(name)?.();
    await Promise.all(turns.slice(0, 4));
    await setImmediate();
    expect(sent).toEqual(named('interactive', 6));
    for (const name of named('interactive', 6)) answers.get(name)?.();
    await Promise.all(turns.slice(0, 6));
    await expect.poll(() => sent.at(-1)).toBe('background');
    answers.get('background')?.();
    await Promise.all(turns);
  });

  test('belongs to a transaction until its last statement is on its way', async () => {
    const queue = new ConnectionQueue();
    const transaction = await queue.acquire('interactive');
    let isNext = false;
    const next = queue.run('interactive', async () => {
      isNext = true;
    });
    await setImmediate();
    expect(isNext).toBe(false);
    transaction.sent();
    await next;
    transaction.end();
    expect(isNext).toBe(true);
  });

  test('is free again after work that failed', async () => {
    const { queue, take, free, order } = await makeTakenQueue();
    const failing = queue.run('interactive', async () => {
      throw new Error('no');
    });
    const next = take('background', 'next');
    free();
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(order).toEqual(['next']);
  });
});
