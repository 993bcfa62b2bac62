import { randomUUID } from 'node:crypto';
import type { PlanId } from '@recto/contract/catalogue';
import type { Metric } from '@recto/contract/metrics';
import { seededRandom } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { monthAround, type Period } from '#kernel/calendar.ts';
import { AppError } from '#kernel/errors.ts';
import { makeMeter } from '#modules/plans/meter.ts';
import { periodOf } from '#modules/plans/periods.ts';
import { limitOf } from '#modules/plans/terms.ts';
import { openTestDatabase } from '#testing/database.ts';

const OPERATIONS = 2_000;
/** Operations whose transactions run beside each other. */
const AT_ONCE = 8;
/** Two months and some days, over the end of a year and of a short February. */
const START = Date.UTC(2027, 11, 30);
const SPAN_MS = 66 * 86_400_000;
const COUNTED: readonly Metric[] = [
  'files',
  'questions',
  'storedFiles',
  'ocrFiles',
  'comparedFiles',
  'translations',
];

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** An account whose plan changes: sometimes the calendar counts, sometimes the month that is paid for. */
interface Customer {
  readonly accountId: string;
  readonly keys: { key: string; metric: Metric }[];
  plan: PlanId;
  paid: Period | null;
}

test('after 2,000 operations over two months the events add up to the counters, and no counter is beyond its limit', async () => {
  const { database } = opened;
  const next = seededRandom(2_000);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const customers = Array.from({ length: 3 }, (): Customer => {
    return { accountId: randomUUID(), keys: [], plan: 'FREE', paid: null };
  });
  const time = { now: START };
  const meter = makeMeter({
    database,
    clock: () => time.now,
    findTerms: async (_db, id) => {
      const customer = customers.find(({ accountId }) => accountId === id);
      return { plan: customer?.plan ?? 'FREE', paid: customer?.paid ?? null };
    },
  });
  let refused = 0;

  const take = async (customer: Customer) => {
    const { accountId, keys } = customer;
    const metric = pick(COUNTED);
    const key = keys.length > 0 && below(5) === 0 ? pick(keys).key : randomUUID();
    const amount = metric === 'comparedFiles' ? 2 : 1;
    await database.transaction((trx) => meter.take(trx, { key, accountId, metric, amount }));
    keys.push({ key, metric });
  };
  const takeMany = async ({ accountId, keys }: Customer) => {
    const taken = Array.from({ length: 1 + below(20) }, () => randomUUID());
    await database.transaction((trx) => meter.takeAll(trx, { keys: taken, accountId, metric: 'questions' }));
    keys.push(...taken.map((key) => ({ key, metric: 'questions' as const })));
  };
  const giveBack = async ({ accountId, keys }: Customer) => {
    if (keys.length === 0) return;
    const { key, metric } = pick(keys);
    await database.transaction((trx) =>
      meter.giveBack(trx, { keys: [key, randomUUID()], accountId, metric }),
    );
  };
  const deleteThing = async ({ accountId, keys }: Customer) => {
    if (keys.length === 0) return;
    await database.transaction((trx) => meter.drop(trx, accountId, [pick(keys).key, pick(keys).key]));
  };
  const fail = ({ accountId }: Customer) =>
    database
      .transaction(async (trx) => {
        await meter.take(trx, { key: randomUUID(), accountId, metric: 'files' });
        throw new Error('the work could not be accepted');
      })
      .catch(() => {});
  const change = async (customer: Customer) => {
    const anchor = new Date(time.now);
    const isPaid = below(3) > 0;
    customer.plan = isPaid ? pick(['PRICE_ID_10', 'PRICE_ID_75', 'PRICE_ID_150'] as const) : 'FREE';
    if (!isPaid) customer.paid = null;
    else customer.paid ??= monthAround(anchor, anchor);
  };
  const kinds = [take, take, take, takeMany, giveBack, deleteThing, fail] as const;

  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    time.now = START + Math.floor((SPAN_MS * done) / OPERATIONS);
    for (const customer of customers) {
      // As the provider would say at that time.
      if (customer.paid && time.now >= customer.paid.end.getTime())
        customer.paid = monthAround(customer.paid.start, new Date(time.now));
      if (below(40) === 0) await change(customer);
    }
    await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        pick(kinds)(pick(customers)).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          refused += 1;
        }),
      ),
    );
  }

  const { rows: wrong } = await sql`
    select * from (
      select account_id, metric, period, sum(amount)::bigint as recounted from usage_event group by 1, 2, 3
    ) event full join usage_counter counter using (account_id, metric, period)
    where coalesce(recounted, 0) <> coalesce(used, 0)`.execute(database.root);
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(20);
  const counters = await database.root.selectFrom('usage_counter').selectAll().execute();
  expect(new Set(counters.map(({ period }) => period)).size).toBeGreaterThan(8);
  for (const { accountId, plan, paid } of customers)
    for (const metric of COUNTED) {
      const period = periodOf(metric, time.now, paid);
      const now = counters.find(
        (one) => one.account_id === accountId && one.metric === metric && one.period === period,
      );
      const most = Math.max(
        ...(['FREE', 'PRICE_ID_150', plan] as const).map((id) => limitOf(id, metric) ?? 0),
      );
      expect(now?.used ?? 0).toBeLessThanOrEqual(most);
    }
});
