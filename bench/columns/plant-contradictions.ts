/** Plants statements that contradict the one that answers into real contracts, and counts how many are found. */
import { buildFileIndex, type IndexablePage } from '@recto/core/answers';
import type { TypedValue } from '@recto/core/clauses';
import { type CellReading, type Column, findElsewhere, readCell } from '@recto/core/columns';
import type { Contract } from '../contracts/read-contracts.ts';
import { answerInCore, recogniseClauses } from '../support/answer.ts';
import { toClaims } from './answer-claims.ts';
import { CONTRADICTIONS, type Contradiction } from './contradictions.ts';

export interface Counts {
  readonly planted: number;
  readonly found: number;
  /** Said of contracts in which nothing was planted. */
  readonly wrong: number;
}

const PLANTED = 20;
type Duration = Extract<TypedValue, { type: 'duration' }>;

const ASKED: readonly Column[] = [
  { question: 'How much notice must be given to stop the renewal?', type: 'duration' },
  { question: 'How long is each renewal term?', type: 'duration' },
];

const WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  5: 'five',
  10: 'ten',
  12: 'twelve',
  30: 'thirty',
  60: 'sixty',
  90: 'ninety',
};
const OTHERS = ['forty-five (45)', 'seventy-five (75)'] as const;

/** The same statement with another figure wherever it says the value that was read; null where that is written in no way known here. */
function contradict(text: string, { amount }: Duration): string | null {
  const figure = new RegExp(
    String.raw`\b[a-z-]+\s+\(${amount}\)|(?<![\d.,$])\b(?:${amount}|${WORDS[amount] ?? amount})(?=[\s-](?:days?|months?|years?)\b)`,
    'giu',
  );
  const other = OTHERS.find((each) => !each.includes(`(${amount})`)) ?? OTHERS[0];
  const changed = text.replace(figure, other);
  return changed === text ? null : changed;
}

function readingsOf(pages: readonly IndexablePage[], column: Column) {
  const index = buildFileIndex(pages, 'en', recogniseClauses);
  const answer = answerInCore(index, column.question);
  const claims = answer.kind === 'answer' ? toClaims(answer) : [];
  const elsewhere = findElsewhere(index, column, claims);
  return { topAnswer: claims[0], ...readCell(column, claims, [], elsewhere) };
}

const renderReadings = ({ readings, value }: CellReading) =>
  [`  ${JSON.stringify(value)}`, ...readings.map((each) => `  ${each.value.text}: ${each.claim.text}`)].join(
    '\n',
  );

/** A schedule behind the contract says the statement that answers with another figure. Single ones are printed of the open half. */
export function plantFigures(contracts: readonly Contract[]): Counts {
  const counts = { planted: 0, found: 0, wrong: 0 };
  for (const { pages, half } of contracts)
    for (const column of ASKED) {
      if (counts.planted === PLANTED) return counts;
      const plain = readingsOf(pages, column);
      const { topAnswer, value } = plain;
      const duration = value?.sure && value.value.type === 'duration' ? value.value : null;
      const other = topAnswer && duration && contradict(topAnswer.text, duration);
      if (!other || topAnswer.text.includes('…')) continue;
      counts.planted += 1;
      if (plain.readings.length > 0) {
        counts.wrong += 1;
        if (half === 'train') console.log(`false: ${column.question}\n${renderReadings(plain)}`);
      }
      const text = `SCHEDULE OF TERMS\n\n${other}\n`;
      const planted = readingsOf([...pages, { number: pages.length + 1, text }], column);
      if (planted.readings.length > 0) counts.found += 1;
      else if (half === 'train') console.log(`missed: ${topAnswer.text}\n${renderReadings(planted)}`);
    }
  return counts;
}

/** In words of their own, each into the middle of the first contracts that answer its question. */
export function plantStatements(contracts: readonly Contract[], each: number): Counts {
  const counts = { planted: 0, found: 0, wrong: 0 };
  for (const contradiction of CONTRADICTIONS)
    for (const part of plantKind(contracts, contradiction, each)) {
      counts.planted += 1;
      counts.found += part.found;
      counts.wrong += part.wrong;
    }
  return counts;
}

function* plantKind(contracts: readonly Contract[], contradiction: Contradiction, most: number) {
  let done = 0;
  for (const { pages, half } of contracts) {
    if (done === most) return;
    const plain = readingsOf(pages, contradiction);
    if (!plain.value?.sure || plain.topAnswer?.text.includes('…')) continue;
    const said = valueOf(plain.value.value);
    const statement = contradiction.planted.find(({ says }) => says !== said);
    if (!statement) continue;
    done += 1;
    const middle = Math.floor(pages.length / 2);
    const text = `${pages[middle]?.text ?? ''}\n\n${statement.text}\n`;
    const page = { number: pages[middle]?.number ?? 1, text };
    const planted = readingsOf(pages.with(middle, page), contradiction);
    const found = planted.readings.some(({ value }) => valueOf(value.value) === statement.says) ? 1 : 0;
    const wrong = plain.readings.length > 0 ? 1 : 0;
    if (half === 'train' && found === 0)
      console.log(`missed: ${contradiction.question} ${statement.text}\n${renderReadings(planted)}`);
    if (half === 'train' && wrong === 1)
      console.log(`false: ${contradiction.question}\n${renderReadings(plain)}`);
    yield { found, wrong };
  }
}

function valueOf(value: TypedValue): string | number | boolean | null {
  switch (value.type) {
    case 'date':
      return value.iso;
    case 'duration':
      return `${value.amount} ${value.unit}s`;
    case 'amount':
      return value.value;
    case 'choice':
      return value.choice;
    case 'yesNo':
      return value.yes;
    default:
      return null;
  }
}
