import { METRICS, type Metric } from '@recto/contract/metrics';
import type { Period } from '#kernel/calendar.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Erase } from '#kernel/erase.ts';
import * as store from '#modules/plans/meter.store.ts';
import { nextPeriodAt, periodOf } from '#modules/plans/periods.ts';
import { limitReached } from '#modules/plans/plans.errors.ts';
import { type FindTerms, limitOf } from '#modules/plans/terms.ts';
import '#modules/plans/tables.ts';

const ALL_METRICS = Object.keys(METRICS) as Metric[];

/** What is given back when the thing that was counted is deleted; all else was used and stays counted. */
const STOCKS = ALL_METRICS.filter((metric) => METRICS[metric].period === 'total');
const USED_UP = ALL_METRICS.filter((metric) => METRICS[metric].period !== 'total');

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

interface MeterDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly findTerms?: FindTerms;
  /** In place of what the plan allows. */
  readonly limitFor?: LimitFor;
}

const NO_LIMITS: FindTerms = async () => ({ plan: 'none', paid: null });

const eventKey = (metric: Metric, key: string) => `${metric}:${key}`;

/** Things of one kind that are counted together: all of them or none. */
export interface ManyUsages {
  readonly keys: readonly string[];
  readonly accountId: string;
  readonly metric: Metric;
}

/**
 * Counts what accounts use, and refuses what would be too much. Every transaction that accepts work goes through here, so
 * that the count and the work exist together or not at all. The events of an account add up to its counters at any time.
 */
export function makeMeter({ database, clock, findTerms = NO_LIMITS, limitFor }: MeterDeps) {
  const allowanceOf = async (trx: Trx, accountId: string, metric: Metric) => {
    const terms = await findTerms(trx, accountId);
    const allowed = limitFor ? await limitFor(trx, accountId, metric) : limitOf(terms.plan, metric);
    return { allowed, paid: terms.paid };
  };

  const refuse = async (
    trx: Trx,
    { allowed, amount, paid, ...counter }: Parameters<typeof store.addToCounter>[1] & { paid: Period | null },
  ): Promise<never> => {
    const { metric } = counter;
    const used = await store.findUsed(trx, counter);
    const resetsAt = nextPeriodAt(metric, clock(), paid);
    throw limitReached({ metric, used, allowed: allowed ?? 0, resetsAt, needed: used + amount });
  };

  /**
   * Counts within the caller's transaction, and compares with the limit in the same statement: of any number at once no
   * more are counted than are allowed. Answers `duplicate` when the key was counted before. Throws 429
   * `plan.limit_reached`; the transaction then takes back what was noted here too.
   */
  const take = async (trx: Trx, usage: Usage): Promise<'counted' | 'duplicate'> => {
    const { key, accountId, metric, amount = 1 } = usage;
    const { allowed, paid } = await allowanceOf(trx, accountId, metric);
    const now = clock();
    const counted = { accountId, metric, period: periodOf(metric, now, paid), amount, allowed };
    const event = { ...counted, key: eventKey(metric, key), at: new Date(now) };
    const { isNew, isCounted } = await store.countEvent(trx, event);
    if (isNew && !isCounted) return refuse(trx, { ...counted, paid });
    return isNew ? 'counted' : 'duplicate';
  };

  /** Counts several things at once, each by its key, so that each can be given back; throws as `take` does, and counts none. */
  const takeAll = async (trx: Trx, { keys, accountId, metric }: ManyUsages): Promise<void> => {
    const { allowed, paid } = await allowanceOf(trx, accountId, metric);
    const now = clock();
    const counter = { accountId, metric, period: periodOf(metric, now, paid) };
    const events = { ...counter, keys: keys.map((key) => eventKey(metric, key)), at: new Date(now) };
    const amount = await store.insertEvents(trx, events);
    if (amount === 0) return;
    const counted = { ...counter, amount, allowed };
    if (!(await store.addToCounter(trx, counted))) await refuse(trx, { ...counted, paid });
  };

  /**
   * Gives back what was counted under these keys, in the period in which it was: we failed, and nobody had anything of it.
   * Once; afterwards the same keys can be counted anew.
   */
  const giveBack = (trx: Trx, { keys, accountId, metric }: ManyUsages): Promise<void> =>
    store.returnEvents(trx, { accountId, metric, keys: keys.map((key) => eventKey(metric, key)) });

  /** How much of a metric an account may use; null where there is no limit. For what is cut off while it comes in. */
  const allowedOf = (accountId: string, metric: Metric): Promise<number | null> =>
    database.transaction(async (trx) => (await allowanceOf(trx, accountId, metric)).allowed);

  /** Throws `plan.limit_reached`, 413 for bytes, else 429, where a single thing is larger than the account may have. It counts nothing. */
  const requireWithin = async (
    trx: Trx,
    { accountId, metric, amount }: Required<Omit<Usage, 'key'>>,
  ): Promise<void> => {
    const { allowed } = await allowanceOf(trx, accountId, metric);
    if (allowed !== null && amount > allowed)
      throw limitReached({ metric, used: amount, allowed, resetsAt: null, needed: amount });
  };

  /**
   * The things with these keys are deleted in the caller's transaction: stock is given back, once. What was used up stays
   * counted, by events that name nothing any more.
   */
  const drop = async (trx: Trx, accountId: string, keys: readonly string[]): Promise<void> => {
    for (const metric of STOCKS) await giveBack(trx, { keys, accountId, metric });
    const used = USED_UP.flatMap((metric) => keys.map((key) => eventKey(metric, key)));
    await store.detachEvents(trx, { accountId, keys: used });
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
  const erase: Erase = async (gone) => {
    if (!('accountId' in gone)) return;
    await database.root.deleteFrom('usage_event').where('account_id', '=', gone.accountId).execute();
    await database.root.deleteFrom('usage_counter').where('account_id', '=', gone.accountId).execute();
  };
  return { take, takeAll, giveBack, allowedOf, requireWithin, drop, countStock, erase };
}
export type Meter = ReturnType<typeof makeMeter>;
