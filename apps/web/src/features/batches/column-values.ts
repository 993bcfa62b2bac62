import type { Batch, Cell, CellValue } from '@recto/contract/batches';
import { plural } from '#lib/format.ts';
import { stateOf } from './cell-state.ts';
import { formatDay, formatNumber } from './cell-value.ts';

export type BatchColumn = Batch['columns'][number];

/** How many days each unit has, to tell a column of one unit in it. */
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};
const DAY_MS = 86_400_000;

export interface ColumnFoot {
  readonly headline: string;
  readonly note: string;
}

const median = (sizes: readonly number[]): number => {
  const sorted = sizes.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

const round = (size: number) => formatNumber(Math.round(size * 100) / 100);
const dayOf = (day: number) => formatDay(new Date(day * DAY_MS).toISOString().slice(0, 10));

/** What a column comes to: range, median or counts. Passages that come close are counted apart. */
export function footOf(cells: readonly (Cell | undefined)[]): ColumnFoot {
  const known = cells.flatMap((cell) => (cell ? [cell] : []));
  const values = known.flatMap(({ value }) => (value && value.type !== 'text' ? [value] : []));
  const answered = known.filter((cell) => stateOf(cell) === 'answered').length;
  const close = known.filter((cell) => stateOf(cell) === 'close').length;
  const nearNote = close > 0 ? `, ${close} close` : '';
  const plain = { headline: `${answered} answered`, note: `of ${known.length}${nearNote}` };
  const [first] = values;
  if (!first) return plain;
  if (first.type === 'yesNo') {
    const yes = values.filter((value) => value.type === 'yesNo' && value.yes).length;
    return { headline: `${yes} yes, ${values.length - yes} no`, note: `of ${known.length}${nearNote}` };
  }
  if (first.type === 'names' || first.type === 'choice') return countNames(values, known.length, nearNote);
  return measure(values, known.length, nearNote) ?? plain;
}

function countNames(values: readonly CellValue[], total: number, nearNote: string): ColumnFoot {
  const counts = new Map<string, number>();
  for (const value of values) {
    const names =
      value.type === 'names'
        ? value.names.map(({ name }) => name)
        : value.type === 'choice'
          ? [value.choice]
          : [];
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return {
    headline: values[0]?.type === 'names' ? plural(counts.size, 'name') : plural(counts.size, 'choice'),
    note: most && most[1] > 1 ? `${most[0]} in ${most[1]} of ${total}` : `of ${total}${nearNote}`,
  };
}

/** Periods that are all of one unit are told in it, others in days. */
function periodOf(values: readonly CellValue[]): readonly [unit: string, days: number] {
  const units = new Set(values.flatMap((value) => (value.type === 'duration' ? [value.unit] : [])));
  const [only = 'day'] = units;
  const days = units.size === 1 ? DAYS[only] : undefined;
  return days === undefined ? ['days', 1] : [`${only}s`, days];
}

/** The unit that most values have; the others are named, and never mixed in. */
function measure(values: readonly CellValue[], total: number, nearNote: string): ColumnFoot | undefined {
  const sized = values.flatMap(({ size }) => size ?? []);
  const groups = [...Map.groupBy(sized, ({ unit }) => unit)].toSorted(
    (one, other) => other[1].length - one[1].length,
  );
  const [main] = groups;
  if (!main) return undefined;
  const [unit, own] = main;
  const sizes = own.map(({ number }) => number);
  const [least, most, middle] = [Math.min(...sizes), Math.max(...sizes), median(sizes)];
  const others = sized.length - own.length;
  const of = `of ${own.length === total ? total : `${own.length} of ${total}`}${others > 0 ? `, ${others} in other units` : ''}${nearNote}`;
  if (unit === 'date') {
    const years = [least, most].map((day) => new Date(day * DAY_MS).getUTCFullYear());
    return {
      headline: years[0] === years[1] ? `${years[0]}` : `${years[0]} – ${years[1]}`,
      note: `median ${dayOf(middle)}, ${of}`,
    };
  }
  const [shownUnit, factor] = unit === 'days' ? periodOf(values) : [unit, 1];
  return {
    headline: `median ${round(middle / factor)}${shownUnit === '' ? '' : ` ${shownUnit}`}`,
    note: `${round(least / factor)} to ${round(most / factor)}, ${of}`,
  };
}

/** What a column is sorted by: sizes, then words; what has no value comes last, whichever way. */
export function compareCells(one: Cell | undefined, other: Cell | undefined): number {
  const [left, right] = [one?.value, other?.value];
  if (!left || !right) return Number(!left) - Number(!right);
  const [leftSize, rightSize] = [left.size, right.size];
  if (leftSize && rightSize)
    return leftSize.unit.localeCompare(rightSize.unit) || leftSize.number - rightSize.number;
  if (leftSize || rightSize) return Number(!leftSize) - Number(!rightSize);
  if (left.type === 'yesNo' && right.type === 'yesNo') return Number(right.yes) - Number(left.yes);
  return left.text.localeCompare(right.text);
}
