import { contract } from '@recto/contract';
import { planOf } from '@recto/contract/catalogue';
import type { EffectivePlan } from '@recto/contract/plans';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { planKeys } from '#shared/plans/keys.ts';
import { daysOf, lastDayOf, type Period, toIsoDay } from './period.ts';

/** What the charts show: the days of the period, or the months of a year. */
export type Grain = 'day' | 'month';

/** Whether charts over time belong to a plan; where there are no plans everything does. */
export const hasStatistics = (plan: EffectivePlan): boolean =>
  plan === 'none' || planOf(plan).features.includes('statistics');

const MONTHS = 12;

/** The first days of the months up to this one. */
function monthsUntil(now: Date): readonly string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: MONTHS }, (_, at) =>
    toIsoDay(new Date(Date.UTC(year, month + at + 1 - MONTHS))),
  );
}

/** What a chart has bars for. */
export const stepsOf = (period: Period, grain: Grain, now: Date): readonly string[] =>
  grain === 'day' ? daysOf(period) : monthsUntil(now);

/** What was used on each day of the period, or in each month of a year. */
export const statisticsQuery = (period: Period, grain: Grain, now: Date) => {
  const [first = toIsoDay(period.start)] = stepsOf(period, grain, now);
  const query = { from: first, to: toIsoDay(grain === 'day' ? lastDayOf(period) : now), by: grain };
  return queryOptions({
    queryKey: [...planKeys.all, 'statistics', query],
    queryFn: async ({ signal }) => (await call(contract.plans.statistics, { query, signal })).points,
  });
};
