import type { ServerEvent } from '@recto/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSendEvents, SUBJECT_INTERVAL_MS } from '#modules/realtime/send-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const progress = (done: number): ServerEvent => ({
  type: 'BATCH_PROGRESS',
  body: { batchId: 'one', eta: null, done, total: 9 },
});
const stored = (type: string, { isLast = false, about = ['one'] } = {}) => ({
  accountId: 'ada',
  type,
  about,
  body: null,
  isLast,
});

function arrange(render: () => Promise<ServerEvent | null>) {
  const sent: string[] = [];
  const errors: unknown[] = [];
  const events = makeSendEvents({
    render,
    emit: (_account, { type, body }) => void sent.push('done' in body ? `${type} ${body.done}` : type),
    log: { error: (details: unknown) => void errors.push(details) },
  });
  return { sent, errors, events };
}
const pass = () => vi.advanceTimersByTimeAsync(SUBJECT_INTERVAL_MS);

test('of many events about a subject the last state arrives, and few are rendered', async () => {
  let done = 0;
  const render = vi.fn(async () => progress(done));
  const { sent, events } = arrange(render);
  for (done = 1; done < 9; done += 1) events.push(stored('BATCH_PROGRESS'));
  await pass();
  expect(sent).toEqual(['BATCH_PROGRESS 9', 'BATCH_PROGRESS 9']);
  expect(render).toHaveBeenCalledTimes(2);
});

test('an end waits for nothing, and nothing of the time before it comes after it', async () => {
  let done = 1;
  const { sent, events } = arrange(async () => progress(done));
  events.push(stored('BATCH_PROGRESS'));
  await vi.advanceTimersByTimeAsync(0);
  events.push(stored('BATCH_PROGRESS'));
  done = 9;
  events.push(stored('BATCH_PROGRESS', { isLast: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['BATCH_PROGRESS 1', 'BATCH_PROGRESS 9']);
  await pass();
  await pass();
  expect(sent).toHaveLength(2);
});

test('events of an account keep their order, however long one takes to be rendered', async () => {
  const slow = Promise.withResolvers<ServerEvent>();
  const answers = [slow.promise, Promise.resolve(progress(2))];
  const { sent, events } = arrange(() => answers.shift() ?? Promise.resolve(null));
  events.push(stored('BATCH_PROGRESS'));
  events.push(stored('BATCH_PROGRESS', { about: ['other'] }));
  await pass();
  expect(sent).toEqual([]);
  slow.resolve(progress(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['BATCH_PROGRESS 1', 'BATCH_PROGRESS 2']);
});

test('one that cannot be rendered, and one that says nothing any more, hold up no other', async () => {
  const answers = [Promise.reject(new Error('planted')), Promise.resolve(null), Promise.resolve(progress(3))];
  const { sent, errors, events } = arrange(() => answers.shift() ?? Promise.resolve(null));
  for (const id of ['a', 'b', 'c']) events.push(stored('BATCH_PROGRESS', { about: [id] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['BATCH_PROGRESS 3']);
  expect(errors).toHaveLength(1);
});
