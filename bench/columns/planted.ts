/**
 * Plants values that stand out among those that lawyers wrote of real contracts, and statements that contradict the one that
 * answers in the contracts themselves, and counts how many are found, and how many that nobody has planted.
 *
 * node bench/columns/planted.ts
 */
import { buildFileIndex, type IndexablePage } from '@recto/core/answers';
import type { TypedValue } from '@recto/core/clauses';
import { type Column, findOutliers, readCell } from '@recto/core/columns';
import { type Contract, hasContracts, readContracts } from '../contracts/read-contracts.ts';
import { answerInCore, recogniseClauses } from '../support/answer.ts';
import { toClaims } from './answer-claims.ts';

const PLANTED = 20;
const LEAST_FOUND = 18;
const MAX_FALSE = 2;
const VALUES_A_COLUMN = 12;

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

const ASKED: readonly Column[] = [
  { question: 'How much notice must be given to stop the renewal?', type: 'duration' },
  { question: 'How long is each renewal term?', type: 'duration' },
];

const OTHERS = ['forty-five (45)', 'seventy-five (75)'] as const;

/** The same statement with another figure for the value that was read; null where that is written in no way known here. */
function contradict(text: string, { amount }: Duration): string | null {
  const figure = new RegExp(
    String.raw`\b[a-z-]+\s+\(${amount}\)|(?<![\d.,$])\b${amount}(?=[\s-](?:days?|months?|years?)\b)`,
    'iu',
  );
  const other = OTHERS.find((each) => !each.includes(`(${amount})`)) ?? OTHERS[0];
  return figure.test(text) ? text.replace(figure, other) : null;
}

function readingsOf(pages: readonly IndexablePage[], column: Column) {
  const answer = answerInCore(buildFileIndex(pages, 'en', recogniseClauses), column.question);
  const claims = answer.kind === 'answer' ? toClaims(answer) : [];
  return {
    lead: claims[0],
    texts: claims.map(({ text }) => text.slice(0, 120)),
    ...readCell(column, claims),
  };
}

/** A schedule behind the contract says the statement that answers with another figure. */
function plantDisagreements(contracts: readonly Contract[]): {
  planted: number;
  found: number;
  wrong: number;
} {
  const counts = { planted: 0, found: 0, wrong: 0 };
  for (const { pages, half } of contracts)
    for (const column of ASKED) {
      if (counts.planted === PLANTED) return counts;
      const { lead, value, readings } = readingsOf(pages, column);
      const duration = value?.sure && value.value.type === 'duration' ? value.value : null;
      const other = lead && duration && contradict(lead.text, duration);
      if (!other || lead.text.includes('…')) continue;
      counts.planted += 1;
      if (readings.length > 0) counts.wrong += 1;
      const text = `SCHEDULE OF TERMS\n\n${other}\n`;
      const planted = readingsOf([...pages, { number: pages.length + 1, text }], column);
      if (planted.readings.length > 0) counts.found += 1;
      else if (half === 'fit')
        console.log(
          `missed: ${lead.text}\n  ${JSON.stringify(planted.value)} ${JSON.stringify(planted.texts)}`,
        );
    }
  return counts;
}

if (!hasContracts()) console.log('skipped: there are no test data');
else {
  const all = await readContracts();
  const contracts = [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  const held = contracts.filter(({ half }) => half === 'kept');
  const outliers = plantOutliers(held);
  console.log(`outliers: ${outliers.found} of ${PLANTED} found, ${outliers.wrong} false`);
  // Held ones first: they are too few for all.
  const ordered = [...held, ...contracts.filter(({ half }) => half !== 'kept')];
  const disagreements = plantDisagreements(ordered);
  const { planted, found, wrong } = disagreements;
  console.log(`disagreements: ${found} of ${planted} found, ${wrong} false`);
  const isGood = [outliers, disagreements].every(
    (each) => each.found >= LEAST_FOUND && each.wrong <= MAX_FALSE,
  );
  if (!isGood) process.exitCode = 1;
}
