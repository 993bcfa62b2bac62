/**
 * Plants values that stand out among those that lawyers wrote of real contracts, and statements that contradict the one that
 * answers in the contracts themselves, and counts how many are found, and how many that nobody has planted.
 *
 * node bench/columns/planted.ts
 */
import type { TypedValue } from '@recto/core/clauses';
import { findOutliers } from '@recto/core/columns';
import { type Contract, hasContracts, readContracts } from '../contracts/read-contracts.ts';
import { plantFigures, plantStatements } from './plant-contradictions.ts';

const PLANTED = 20;
const LEAST_FOUND = 18;
const MAX_FALSE = 2;
const VALUES_A_COLUMN = 12;
/** Of each contradiction in other words. */
const STATEMENTS_EACH = 2;

type Duration = Extract<TypedValue, { type: 'duration' }>;
type Day = Extract<TypedValue, { type: 'date' }>;

const USUAL_DAYS = { least: 30, most: 180 };
const DAYS = { day: 1, month: 30 } as const;

/** How long before its end a contract must be stopped, as lawyers wrote it; a few days, or a year, stand out by themselves. */
const noticesOf = (contracts: readonly Contract[]): Duration[] =>
  contracts.flatMap(({ clauses }) => {
    const [, amount, unit] =
      /^(\d+) (day|month)s?$/.exec(clauses['Notice Period To Terminate Renewal']?.answer ?? '') ?? [];
    if (unit !== 'day' && unit !== 'month') return [];
    const days = Number(amount) * DAYS[unit];
    const isUsual = days >= USUAL_DAYS.least && days <= USUAL_DAYS.most;
    return isUsual ? [{ type: 'duration' as const, amount: Number(amount), unit }] : [];
  });

/** When contracts were made. */
const datesOf = (contracts: readonly Contract[]): Day[] =>
  contracts.flatMap(({ clauses }) => {
    const answer = clauses['Agreement Date']?.answer ?? '';
    const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(answer) ?? [];
    if (year === undefined) return [];
    const century = Number(year) < 60 ? '20' : '19';
    return [
      { type: 'date' as const, iso: `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` },
    ];
  });

/** Columns of a dozen values, into each of which one is planted. */
function plant<Value extends TypedValue>(
  values: readonly Value[],
  planted: readonly Value[],
  columns: number,
) {
  const counts = { found: 0, wrong: 0 };
  for (let column = 0; column < columns; column++) {
    const own = Array.from(
      { length: VALUES_A_COLUMN },
      (_, at) => values[(column * 7 + at * 3) % values.length] ?? null,
    );
    const place = column % VALUES_A_COLUMN;
    const outliers = findOutliers(own.with(place, planted[column % planted.length] ?? null));
    if (outliers.has(place)) counts.found += 1;
    counts.wrong += [...outliers].filter((at) => at !== place).length;
  }
  return counts;
}

/** Periods with a zero, or a longer unit, too many; years of another century. */
function plantOutliers(contracts: readonly Contract[]): { found: number; wrong: number } {
  const periods = [
    { type: 'duration' as const, amount: 900, unit: 'day' },
    { type: 'duration' as const, amount: 90, unit: 'month' },
  ];
  const days = ['1903-05-01', '2063-03-01'].map((iso) => ({ type: 'date' as const, iso }));
  const ofPeriods = plant(noticesOf(contracts), periods, PLANTED / 2);
  const ofDays = plant(datesOf(contracts), days, PLANTED / 2);
  return { found: ofPeriods.found + ofDays.found, wrong: ofPeriods.wrong + ofDays.wrong };
}

if (!hasContracts()) console.log('skipped: there are no test data');
else {
  const all = await readContracts();
  const contracts = [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  const held = contracts.filter(({ half }) => half === 'test');
  const outliers = plantOutliers(held);
  console.log(`outliers: ${outliers.found} of ${PLANTED} found, ${outliers.wrong} false`);
  // Held ones first: they are too few for all.
  const ordered = [...held, ...contracts.filter(({ half }) => half !== 'test')];
  const figures = plantFigures(ordered);
  console.log(`disagreements: ${figures.found} of ${figures.planted} found, ${figures.wrong} false`);
  const looked = plantStatements(ordered.slice(held.length), 1);
  console.log(`in other words, looked at: ${looked.found} of ${looked.planted} found, ${looked.wrong} false`);
  const statements = plantStatements(held, STATEMENTS_EACH);
  console.log(
    `in other words: ${statements.found} of ${statements.planted} found, ${statements.wrong} false`,
  );
  const isGood = [outliers, figures].every((each) => each.found >= LEAST_FOUND && each.wrong <= MAX_FALSE);
  if (!isGood) process.exitCode = 1;
}
