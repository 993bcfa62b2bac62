import type { TypedValue } from '@recto/core/clauses';
import { isSameValue as isWhatLawyersWrote, VALUED, type ValuedKey } from '../contracts/compare-values.ts';
import type { RecordedCell } from './cells.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 90, year: 360 };

function daysOf(text: string): number {
  const [, amount, unit = ''] = /^(\d+) (day|week|month|quarter|year)s?$/.exec(text) ?? [];
  return Number(amount) * (DAYS[unit] ?? Number.NaN);
}

const isValued = (key: string | undefined): key is ValuedKey => VALUED.some((each) => each === key);

/** Whether a value is the recorded one; null where the record cannot be compared. */
export function isRight({ clause, value: known }: RecordedCell, value: TypedValue): boolean | null {
  if (isValued(clause) && clause !== 'governingLaw' && typeof known === 'string')
    return isWhatLawyersWrote(clause, value, known);
  switch (value.type) {
    case 'yesNo':
      return value.yes === known;
    case 'choice':
      return value.choice === known;
    case 'date':
      return value.iso === known;
    case 'amount':
      return [known].flat().some((each) => each === value.value);
    case 'duration':
      return value.amount * (DAYS[value.unit] ?? Number.NaN) === daysOf(String(known));
    case 'names':
      return value.names.some(({ name }) => plain(name).includes(plain(String(known))));
    default:
      return false;
  }
}
