import { randomUUID } from 'node:crypto';
import type { PlanId } from '@recto/contract/catalogue';
import type { Metric } from '@recto/contract/metrics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import type { AppError } from '#kernel/errors.ts';
import { monthAround, type Period } from '#kernel/calendar.ts';
import { makeMeter, type Usage } from '#modules/plans/meter.ts';
import { openTestDatabase } from '#testing/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const NOON = Date.UTC(2026, 10, 22, 12);

function openMeter({ limit = null, now = NOON }: { limit?: number | null; now?: number } = {}) {
  const { database } = opened;
  const accountId = randomUUID();
  const meter = makeMeter({ database, clock: () => now, limitFor: async () => limit });
  const of = (table: 'usage_event' | 'usage_counter') =>
    database.root.selectFrom(table).where('account_id', '=', accountId);
  return {
    meter,
    accountId,
    take: (key: string, more: Partial<Usage> = {}) =>
      database.transaction((trx) => meter.take(trx, { key, accountId, metric: 'questions', ...more })),
    countEvents: async () => (await of('usage_event').select('key').execute()).length,
    listCounters: () => of('usage_counter').select(['metric', 'period', 'used']).orderBy('metric').execute(),
  };
}

const newKeys = (count: number) => Array.from({ length: count }, () => randomUUID());

/** How many of the takes ended in which way; whatever is refused, is refused as a client can understand it. */
async function outcomesOf(takes: readonly Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const taken of await Promise.allSettled(takes)) {
    const outcome = taken.status === 'fulfilled' ? taken.value : (taken.reason as AppError).code;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

test('of any number of takes at once as many are counted as are allowed, and the others leave nothing', async () => {
  const { take, countEvents, listCounters } = openMeter({ limit: 5 });
  const outcomes = await outcomesOf(newKeys(12).map((key) => take(key)));
  expect(outcomes).toEqual({ counted: 5, 'plan.limit_reached': 7 });
  expect(await countEvents()).toBe(5);
  expect(await listCounters()).toEqual([{ metric: 'questions', period: '2026-11', used: 5 }]);
});

test('the same thing is counted once, however often and at whatever time it is taken', async () => {
  const { take, countEvents, listCounters } = openMeter({ limit: 2 });
  const [one = '', other = '', third = ''] = newKeys(3);
  expect(await outcomesOf([one, one, one, one].map((key) => take(key)))).toEqual({
    counted: 1,
    duplicate: 3,
  });
  await take(other);
  // At the limit, too.
  expect(await outcomesOf([one, other, third].map((key) => take(key)))).toEqual({
    duplicate: 2,
    'plan.limit_reached': 1,
  });
  expect([await countEvents(), await listCounters()]).toMatchObject([2, [{ used: 2 }]]);
});

test('refused work leaves no row of its own either', async () => {
  const { meter, accountId, countEvents, listCounters } = openMeter({ limit: 0 });
  const { database } = opened;
  await database.root.schema.createTable('planted_work').addColumn('id', 'text').execute();
  const accepting = database.transaction(async (trx) => {
    await trx
      .insertInto('planted_work' as never)
      .values({ id: 'a' } as never)
      .execute();
    await meter.take(trx, { key: 'a', accountId, metric: 'files' });
  });
  await expect(accepting).rejects.toMatchObject({
    status: 429,
    code: 'plan.limit_reached',
    message: 'You have reached a limit of your plan: 0 uploaded files a month.',
    details: { limit: { name: 'files', used: 0, allowed: 0, resetsAt: '2026-12-01T00:00:00.000Z' } },
  });
  const rows = await database.root
    .selectFrom('planted_work' as never)
    .selectAll()
    .execute();
  expect([rows, await countEvents(), await listCounters()]).toEqual([[], 0, []]);
});

test('an amount is counted whole or not at all', async () => {
  const { take, listCounters } = openMeter({ limit: 5 });
  const [first = '', second = '', third = ''] = newKeys(3);
  await take(first, { amount: 3 });
  await expect(take(second, { amount: 3 })).rejects.toMatchObject({
    details: { limit: { used: 3, allowed: 5 } },
  });
  await take(third, { amount: 2 });
  expect(await listCounters()).toMatchObject([{ used: 5 }]);
});

test('a single thing may be as large as is allowed, and counts nothing', async () => {
  const { meter, accountId, countEvents } = openMeter({ limit: 3 });
  const require = (amount: number) =>
    opened.database.transaction((trx) =>
      meter.requireWithin(trx, { accountId, metric: 'batchFiles', amount }),
    );
  await require(3);
  await expect(require(4)).rejects.toMatchObject({
    status: 429,
    message: 'Your plan allows 3 files in one batch.',
    details: { limit: { name: 'batchFiles', used: 4, allowed: 3, resetsAt: null } },
  });
  expect(await countEvents()).toBe(0);
});

test('a meter without plans counts, and limits nothing', async () => {
  const accountId = randomUUID();
  const meter = makeMeter({ database: opened.database, clock: () => NOON });
  const takes = newKeys(20).map((key) =>
    opened.database.transaction((trx) => meter.take(trx, { key, accountId, metric: 'files' })),
  );
  expect(await outcomesOf(takes)).toEqual({ counted: 20 });
});

test('stock makes room when it is given back, what was used does not', async () => {
  const { take, meter, accountId } = openMeter({ limit: 1 });
  const { transaction } = opened.database;
  await take('a', { metric: 'storedFiles' });
  await take('a', { metric: 'files' });
  await expect(take('b', { metric: 'storedFiles' })).rejects.toThrow(': 1 stored files.');
  await transaction((trx) => meter.drop(trx, accountId, ['a']));
  // Once: it is not counted any more.
  await transaction((trx) => meter.drop(trx, accountId, ['a']));
  expect(await take('b', { metric: 'storedFiles' })).toBe('counted');
  await expect(take('b', { metric: 'files' })).rejects.toThrow(': 1 uploaded files a month.');
});

test('the paid month counts from its first moment to its last, whatever the plan is changed to', async () => {
  const { database } = opened;
  const accountId = randomUUID();
  const anchor = new Date('2028-01-31T10:00:00Z');
  const time = { now: Date.parse('2028-01-31T09:59:59Z') };
  const terms: { plan: PlanId; paid: Period | null } = { plan: 'FREE', paid: null };
  const meter = makeMeter({ database, clock: () => time.now, findTerms: async () => terms });
  const take = (amount: number) =>
    database.transaction((trx) =>
      meter.take(trx, { key: randomUUID(), accountId, metric: 'questions', amount }),
    );
  const refused = (used: number, allowed: number, resetsAt: string) => ({
    details: { limit: { used, allowed, resetsAt } },
  });
  await take(55);
  await expect(take(1)).rejects.toMatchObject(refused(55, 55, '2028-02-01T00:00:00.000Z'));

  // Bought: from FREE the counts begin at 0.
  time.now = anchor.getTime();
  Object.assign(terms, { plan: 'PRICE_ID_75', paid: monthAround(anchor, anchor) });
  await take(650);
  // To the last moment, over the end of a February of 29 days.
  time.now = Date.parse('2028-02-29T09:59:59.999Z');
  await expect(take(1)).rejects.toMatchObject(refused(650, 650, '2028-02-29T10:00:00.000Z'));
  // Another plan in mid-period: period and counts stay.
  terms.plan = 'PRICE_ID_150';
  await take(450);
  await expect(take(1)).rejects.toMatchObject(refused(1_100, 1_100, '2028-02-29T10:00:00.000Z'));
  // A smaller one: what is used stays used.
  terms.plan = 'PRICE_ID_10';
  await expect(take(1)).rejects.toMatchObject(refused(1_100, 750, '2028-02-29T10:00:00.000Z'));

  time.now += 1;
  terms.paid = monthAround(anchor, new Date(time.now));
  await take(750);
  await expect(take(1)).rejects.toMatchObject(refused(750, 750, '2028-03-31T10:00:00.000Z'));

  // Ended: the calendar's month again, with what was counted in it.
  time.now = Date.parse('2028-03-31T10:00:00Z');
  Object.assign(terms, { plan: 'FREE', paid: null });
  await take(55);
  await expect(take(1)).rejects.toMatchObject(refused(55, 55, '2028-04-01T00:00:00.000Z'));
  time.now = Date.parse('2028-04-01T00:00:00Z');
  expect(await take(55)).toBe('counted');
});

describe('a period', () => {
  test.each<[Metric, string, string, string | null]>([
    ['comparedFiles', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['questions', '2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['files', '2028-02-01T00:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
    ['storedFiles', '2026-11-22T12:00:00.000Z', 'all', null],
  ])('of %s at %s is %s, until %s', async (metric, at, period, resetsAt) => {
    const { take, listCounters } = openMeter({ limit: 1, now: Date.parse(at) });
    await take(randomUUID(), { metric });
    expect(await listCounters()).toEqual([{ metric, period, used: 1 }]);
    await expect(take(randomUUID(), { metric })).rejects.toMatchObject({ details: { limit: { resetsAt } } });
  });
});
