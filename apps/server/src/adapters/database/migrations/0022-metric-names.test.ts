import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '#adapters/database/migrations/0022-metric-names.ts';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { makeMeter } from '#modules/plans/index.ts';
import { openTestDatabase } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('what was counted before goes on under the new names, and is given back and known as before', async () => {
  const { root, transaction } = opened.database;
  const [account_id, fileId, questionId] = [randomUUID(), randomUUID(), randomUUID()];
  const count = async (metric: string, period: string, id: string) => {
    const event = { key: `${metric}:${id}`, account_id, metric, period, amount: 1, created_at: new Date() };
    await root.insertInto('usage_event').values(event).execute();
    await root.insertInto('usage_counter').values({ account_id, metric, period, used: 1 }).execute();
  };
  await count('files_uploaded', '2026-11', fileId);
  await count('files_stored', 'all', fileId);
  await count('questions', '2026-11', questionId);

  await up(root as unknown as Kysely<unknown>);

  const counters = () =>
    root
      .selectFrom('usage_counter')
      .select(['metric', 'period', 'used'])
      .where('account_id', '=', account_id)
      .orderBy('metric')
      .execute();
  expect(await counters()).toEqual([
    { metric: 'files', period: '2026-11', used: 1 },
    { metric: 'questions', period: '2026-11', used: 1 },
    { metric: 'storedFiles', period: 'all', used: 1 },
  ]);
  const meter = makeMeter({ database: opened.database, clock: () => Date.UTC(2026, 10, 22) });
  for (const [metric, key] of [
    ['files', fileId],
    ['storedFiles', fileId],
    ['questions', questionId],
  ] as const)
    expect(await transaction((trx) => meter.take(trx, { key, accountId: account_id, metric }))).toBe(
      'duplicate',
    );
  await transaction((trx) => meter.drop(trx, account_id, [fileId]));
  expect((await counters()).map(({ used }) => used)).toEqual([1, 1, 0]);
});
