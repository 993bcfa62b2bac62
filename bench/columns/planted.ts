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

/** How long before its end a contract must be stopped, as lawyers wrote it. */
function noticesOf(contracts: readonly Contract[]): Duration[] {
  return contracts.flatMap(({ clauses }) => {
    const [, amount, unit] =
      /^(\d+) (day|month)s?$/.exec(clauses['Notice Period To Terminate Renewal']?.answer ?? '') ?? [];
    return unit === undefined ? [] : [{ type: 'duration' as const, amount: Number(amount), unit }];
  });
}

/** A column of a dozen notices, into which one is planted that has a zero, or a longer unit, too many. */
function plantOutliers(notices: readonly Duration[]): { found: number; wrong: number } {
  let found = 0;
  let wrong = 0;
  for (let column = 0; column < PLANTED; column++) {
    const values: Duration[] = Array.from({ length: VALUES_A_COLUMN }, (_, at) => {
      const value = notices[(column * 7 + at * 3) % notices.length];
      if (!value) throw new Error('there are no notices');
      return value;
    });
    const place = column % VALUES_A_COLUMN;
    const planted = column % 2 === 0 ? { amount: 900, unit: 'day' } : { amount: 90, unit: 'month' };
    const outliers = findOutliers(values.with(place, { type: 'duration', ...planted }));
    if (outliers.has(place)) found += 1;
    wrong += [...outliers].filter((at) => at !== place).length;
  }
  return { found, wrong };
}

const ASKED: readonly Column[] = [
  { question: 'How much notice must be given to stop the renewal?', type: 'duration' },
  { question: 'How long is each renewal term?', type: 'duration' },
];

const FIGURES: Readonly<Record<string, string>> = {
  'thirty (30)': 'forty-five (45)',
  'sixty (60)': 'seventy-five (75)',
  'ninety (90)': 'one hundred (100)',
  'one (1)': 'four (4)',
  'two (2)': 'six (6)',
  'six (6)': 'eight (8)',
};
const FIGURE =
  /\b(?:thirty|sixty|ninety|one|two|six)\s+\(\d+\)|(?<![\d.,$])\b\d{1,3}(?=[\s-](?:days?|months?|years?)\b)/u;

/** The same statement with another figure; null where it names none. */
function contradict(text: string): string | null {
  const [figure] = FIGURE.exec(text) ?? [];
  if (figure === undefined) return null;
  const other = FIGURES[figure.replace(/\s+/gu, ' ').toLowerCase()] ?? `${Number(figure) + 15}`;
  return other.includes('NaN') ? null : text.replaceAll(figure, other);
}

function readingsOf(pages: readonly IndexablePage[], column: Column) {
  const answer = answerInCore(buildFileIndex(pages, 'en', recogniseClauses), column.question);
  const claims = answer.kind === 'answer' ? toClaims(answer) : [];
  return { lead: claims[0], ...readCell(column, claims) };
}

/** A schedule behind the contract says the statement that answers with another figure. */
function plantDisagreements(contracts: readonly Contract[]): {
  planted: number;
  found: number;
  wrong: number;
} {
  const counts = { planted: 0, found: 0, wrong: 0 };
  for (const { pages } of contracts)
    for (const column of ASKED) {
      if (counts.planted === PLANTED) return counts;
      const { lead, value, readings } = readingsOf(pages, column);
      const other = lead && contradict(lead.text);
      if (!value?.sure || !other || lead.text.includes('…')) continue;
      counts.planted += 1;
      if (readings.length > 0) counts.wrong += 1;
      const text = `SCHEDULE OF TERMS\n\n${other}\n`;
      const planted = readingsOf([...pages, { number: pages.length + 1, text }], column);
      if (planted.readings.length > 0) counts.found += 1;
    }
  return counts;
}

if (!hasContracts()) console.log('skipped: there are no test data');
else {
  const all = await readContracts();
  const contracts = [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  const outliers = plantOutliers(noticesOf(contracts));
  console.log(`outliers: ${outliers.found} of ${PLANTED} found, ${outliers.wrong} false`);
  const texts = contracts.filter(({ form }) => form === 'TXT');
  const disagreements = plantDisagreements(texts);
  const { planted, found, wrong } = disagreements;
  console.log(`disagreements: ${found} of ${planted} found, ${wrong} false`);
  const isGood = [outliers, disagreements].every(
    (each) => each.found >= LEAST_FOUND && each.wrong <= MAX_FALSE,
  );
  if (!isGood) process.exitCode = 1;
}
