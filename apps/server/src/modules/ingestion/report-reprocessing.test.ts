import { expect, test } from 'vitest';
import { makeReportReprocessing } from '#modules/ingestion/report-reprocessing.ts';
import { silentMetrics } from '#testing/silent-metrics.ts';

test('an operator is told how many files there are to be read again, how many are left, and the end of it, each once', async () => {
  let left = 3;
  const told: string[] = [];
  const { begin, report } = makeReportReprocessing({
    database: { inBackground: (work) => work() },
    pages: { reprocessOutdated: async () => left, countOutdated: async () => left },
    metrics: silentMetrics,
    log: {
      info: (fields: object, message?: string) => void told.push(`${JSON.stringify(fields)} ${message}`),
    },
  });
  await report();
  await begin();
  for (const next of [3, 1, 1, 0, 0]) {
    left = next;
    await report();
  }
  expect(told).toEqual([
    '{"count":3} files that an earlier version has read are read again',
    '{"left":1} files that an earlier version has read are left to be read again',
    '{} all files that an earlier version has read have been read again',
  ]);
});
