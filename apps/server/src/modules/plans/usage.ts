import { planOf, type PlanFeature } from '@recto/contract/catalogue';
import { METRICS } from '@recto/contract/metrics';
import { type Statistics, type Usage, USAGE_METRICS } from '@recto/contract/plans';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import { monthOf, nextPeriodAt, periodOf } from '#modules/plans/periods.ts';
import { notInPlan } from '#modules/plans/subscription.errors.ts';
import { type FindTerms, limitOf } from '#modules/plans/terms.ts';
import { countByTime, listCounters, type TimeUnit } from '#modules/plans/usage.store.ts';

interface UsageDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly findTerms: FindTerms;
}

/** Points of one answer: three years of days. */
const MAX_POINTS = 1_100;
const FILES_OF_COMPARISON = 2;

/** What an account has used, and how that went over time. */
export function makeUsage({ database, clock, findTerms }: UsageDeps) {
  return {
    async getUsage(accountId: string): Promise<Usage> {
      const { plan, paid } = await findTerms(database.root, accountId);
      const now = clock();
      const counters = await listCounters(database.root, accountId);
      const limits = USAGE_METRICS.map((name) => {
        const period = periodOf(name, now, paid);
        const isCounted = METRICS[name].period !== 'each';
        const used = counters.find((counter) => counter.metric === name && counter.period === period)?.used;
        return {
          name,
          used: isCounted ? (used ?? 0) : 0,
          allowed: limitOf(plan, name),
          resetsAt: nextPeriodAt(name, now, paid)?.toISOString() ?? null,
        };
      });
      const { start, end } = monthOf(now, paid);
      return { plan, period: { start: start.toISOString(), end: end.toISOString() }, limits };
    },

    /** Throws 403 `plan.feature` where the plan has no statistics. */
    async getStatistics(
      accountId: string,
      { from, to, by }: { readonly from: string; readonly to: string; readonly by: TimeUnit },
    ): Promise<Statistics> {
      const { plan } = await findTerms(database.root, accountId);
      if (!hasFeature(plan, 'statistics')) throw notInPlan('Statistics');
      const times = listTimes(from, to, by);
      const rows = await countByTime(database.root, { accountId, from, to, by });
      const amounts = new Map(rows.map(({ at, metric, amount }) => [`${at} ${metric}`, Number(amount)]));
      const points = times.map((at) => {
        const amountOf = (metric: string) => amounts.get(`${at} ${metric}`) ?? 0;
        return {
          at,
          files: amountOf('files'),
          questions: amountOf('questions'),
          comparisons: amountOf('comparedFiles') / FILES_OF_COMPARISON,
          translations: amountOf('translations'),
        };
      });
      return { points };
    },
  };
}

const hasFeature = (plan: Usage['plan'], feature: PlanFeature): boolean =>
  plan === 'none' || planOf(plan).features.includes(feature);

/** The days, or the first days of the months, from one day to another, both included. */
function listTimes(from: string, to: string, by: TimeUnit): string[] {
  if (from > to) throw new AppError(422, 'statistics.range', 'The first day has to come before the last.');
  const times: string[] = [];
  const at = new Date(by === 'month' ? `${from.slice(0, 7)}-01` : from);
  for (let day = isoDay(at); day <= to; day = isoDay(at)) {
    if (times.length === MAX_POINTS)
      throw new AppError(422, 'statistics.range', 'Choose at most three years of days.');
    times.push(day);
    if (by === 'month') at.setUTCMonth(at.getUTCMonth() + 1);
    else at.setUTCDate(at.getUTCDate() + 1);
  }
  return times;
}

const isoDay = (at: Date) => at.toISOString().slice(0, 10);
