import { expect, test } from 'vitest';
import { makeMetrics } from '#adapters/metrics/make-metrics.ts';
import { only } from '#kernel/metrics.ts';
import { parseMetrics, sumOf } from '#testing/read-metrics.ts';

const LABELS = { kind: ['known'] } as const;

function makeQuiet() {
  const warned: object[] = [];
  const metrics = makeMetrics({
    log: { warn: (fields: object) => void warned.push(fields) },
    readWithinMs: 20,
  });
  return { metrics, warned, read: async () => parseMetrics((await metrics.expose()).text) };
}

test('a value that is not listed is counted as another one, so that labels stay bounded', async () => {
  const { metrics, read } = makeQuiet();
  const count = metrics.counter({ name: 'recto_made_up_total', help: 'Made up.', labels: LABELS });
  count({ kind: 'known' });
  count({ kind: 'something that a later version has stored' as 'known' }, 2);
  const samples = (await read()).filter(({ name }) => name === 'recto_made_up_total');
  expect(samples.map(({ labels, value }) => [labels, value])).toEqual([
    [{ kind: 'known' }, 1],
    [{ kind: 'other' }, 2],
  ]);
});

test('a metric that cannot be read is left out and counted, and all others are there', async () => {
  const { metrics, read, warned } = makeQuiet();
  let isAway = false;
  const define = (name: 'recto_one' | 'recto_two', answer: () => Promise<number>) =>
    metrics.read({
      name,
      help: 'Made up.',
      labels: {},
      kind: 'gauge',
      read: async () => only(await answer()),
    });
  define('recto_one', async () => 1);
  define('recto_two', async () => (isAway ? new Promise<number>(() => {}) : 2));
  const names = async () => (await read()).map(({ name }) => name);
  expect(await names()).toContain('recto_two');
  isAway = true;
  const samples = await read();
  expect(samples.map(({ name }) => name)).not.toContain('recto_two');
  expect(sumOf(samples, 'recto_one')).toBe(1);
  expect(sumOf(samples, 'recto_metrics_unread')).toBe(1);
  expect(warned).toMatchObject([{ metric: 'recto_two' }]);
});

test('two who ask at once are told the same', async () => {
  const { metrics, read } = makeQuiet();
  metrics.read({
    name: 'recto_grown_total',
    help: 'Made up.',
    labels: LABELS,
    kind: 'counter',
    read: async () => [{ labels: { kind: 'known' }, value: 7 }],
  });
  const readings = await Promise.all([read(), read(), read()]);
  expect(readings.map((samples) => sumOf(samples, 'recto_grown_total'))).toEqual([7, 7, 7]);
});
