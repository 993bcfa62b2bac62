import { METRICS, type Metric } from '@recto/contract/metrics';
import { sql } from 'kysely';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Forget } from '#kernel/forget.ts';
import { nextPeriodAt, periodOf } from '#modules/plans/periods.ts';
import { limitReached } from '#modules/plans/plans.errors.ts';
import '#modules/plans/tables.ts';

const ALL_METRICS = Object.keys(METRICS) as Metric[];

/** What is given back when the thing that was counted is deleted; all else was used and stays counted. */
const STOCKS = ALL_METRICS.filter((metric) => METRICS[metric].period === 'total');

type Stock = { [M in Metric]: (typeof METRICS)[M]['period'] extends 'total' ? M : never }[Metric];

export interface Usage {
  /** What is counted, once: the id of the file or question. The same key never counts twice. */
  readonly key: string;
  readonly accountId: string;
  readonly metric: Metric;
  readonly amount?: number;
}

/** How much of a metric an account may use in one period; null where there is no limit. */
export type LimitFor = (trx: Trx, accountId: string, metric: Metric) => Promise<number | null>;

const limitOfCatalogue: LimitFor = async () => null;

interface MeterDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limitFor?: LimitFor;
}

/**
 * Counts what accounts use, and refuses what would be too much. Every transaction that accepts work goes through here, so
 * that the count and the work exist together or not at all.
 */
export function makeMeter({ database, clock, limitFor = limitOfCatalogue }: MeterDeps) {
  const refuse = async (trx: Trx, { accountId, metric }: Usage, allowed: number): Promise<never> => {
    const now = clock();
    const counter = await trx
      .selectFrom('usage_counter')
      .select('used')
      .where('account_id', '=', accountId)
      .where('metric', '=', metric)
      .where('period', '=', periodOf(metric, now))
      .executeTakeFirst();
    throw limitReached({ metric, used: counter?.used ?? 0, allowed, resetsAt: nextPeriodAt(metric, now) });
  };

  /**
   * Counts within the caller's transaction, and compares with the limit in the same statement: of any number at once no
   * more are counted than are allowed. Answers `duplicate` when the key was counted before. Throws 429
   * `plan.limit_reached`; the transaction then takes back what was noted here too.
   */
  const take = async (trx: Trx, usage: Usage): Promise<'counted' | 'duplicate'> => {
    const { key, accountId, metric, amount = 1 } = usage;
    const allowed = await limitFor(trx, accountId, metric);
    const now = clock();
    const period = periodOf(metric, now);
    const { rows } = await sql<{ isNew: boolean; isCounted: boolean }>`
      with event as (
        insert into usage_event (key, account_id, metric, period, amount, created_at)
        values (${`${metric}:${key}`}, ${accountId}, ${metric}, ${period}, ${amount}, ${new Date(now)})
        on conflict (key) do nothing
        returning account_id, metric, period, amount
      ), counter as (
        insert into usage_counter (account_id, metric, period, used)
        select account_id, metric, period, amount from event
        where ${allowed}::bigint is null or amount <= ${allowed}::bigint
        on conflict (account_id, metric, period) do update set used = usage_counter.used + excluded.used
        where ${allowed}::bigint is null or usage_counter.used + excluded.used <= ${allowed}::bigint
        returning used
      )
      select exists (select from event) as "isNew", exists (select from counter) as "isCounted"`.execute(trx);
    const { isNew = false, isCounted = false } = rows[0] ?? {};
    if (isNew && !isCounted && allowed !== null) return refuse(trx, usage, allowed);
    return isNew ? 'counted' : 'duplicate';
  };

  /** How much of a metric an account may use; null where there is no limit. For what is cut off while it comes in. */
  const allowedOf = (accountId: string, metric: Metric): Promise<number | null> =>
    database.transaction((trx) => limitFor(trx, accountId, metric));

  /** Throws `plan.limit_reached`, 413 for bytes, else 429, where a single thing is larger than the account may have. It counts nothing. */
  const requireWithin = async (
    trx: Trx,
    { accountId, metric, amount }: Required<Omit<Usage, 'key'>>,
  ): Promise<void> => {
    const allowed = await limitFor(trx, accountId, metric);
    if (allowed !== null && amount > allowed)
      throw limitReached({ metric, used: amount, allowed, resetsAt: null });
  };

  /**
   * The things with these keys are deleted in the caller's transaction: stock is given back, once, and no event names them
   * any more. What was used up stays in the counters.
   */
  const drop = async (trx: Trx, accountId: string, keys: readonly string[]): Promise<void> => {
    const events = ALL_METRICS.flatMap((metric) => keys.map((key) => `${metric}:${key}`));
    await sql`
      with dropped as (
        delete from usage_event where account_id = ${accountId} and key = any(${events}) returning metric, amount
      ), given as (
        select metric, sum(amount)::bigint as amount from dropped where metric = any(${STOCKS}) group by metric
      )
      update usage_counter set used = used - given.amount from given
      where usage_counter.account_id = ${accountId} and usage_counter.metric = given.metric`.execute(trx);
  };

  /** How much of a stock (a metric of the period `total`) an account has. */
  const countStock = async (accountId: string, metric: Stock): Promise<number> => {
    const counter = await database.root
      .selectFrom('usage_counter')
      .select('used')
      .where('account_id', '=', accountId)
      .where('metric', '=', metric)
      .executeTakeFirst();
    return counter?.used ?? 0;
  };

  /** An account's figures have no row to hang on: accounts come later than what they use. */
  const forget: Forget = async (gone) => {
    if (!('accountId' in gone)) return;
    await database.root.deleteFrom('usage_event').where('account_id', '=', gone.accountId).execute();
    await database.root.deleteFrom('usage_counter').where('account_id', '=', gone.accountId).execute();
  };
  return { take, allowedOf, requireWithin, drop, countStock, forget };
}
export type Meter = ReturnType<typeof makeMeter>;
