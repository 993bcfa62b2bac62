import { about } from './rows/about.ts';
import { count } from './rows/count.ts';
import { date } from './rows/date.ts';
import { definition } from './rows/definition.ts';
import { howto } from './rows/how-to.ts';
import { list } from './rows/list.ts';
import { measure } from './rows/measure.ts';
import { money } from './rows/money.ts';
import { organisation } from './rows/organisation.ts';
import { people } from './rows/people.ts';
import { percentage } from './rows/percentage.ts';
import { period } from './rows/period.ts';
import { person } from './rows/person.ts';
import { country, place } from './rows/place.ts';
import { reason } from './rows/reason.ts';
import { yesno } from './rows/yes-no.ts';
import type { AnswerType, AnswerTypeRow } from './types.ts';

/**
 * All answer types. The order decides where two rows ask at the same place of a question with words of the same length:
 * the narrower type first.
 */
export const ANSWER_TYPES: readonly AnswerTypeRow[] = [
  reason,
  people,
  percentage,
  period,
  country,
  organisation,
  place,
  person,
  date,
  measure,
  money,
  count,
  howto,
  about,
  yesno,
  list,
  definition,
];

const ROWS = new Map(ANSWER_TYPES.map((row) => [row.type, row]));

/** The row of a type. */
export function rowOf(type: AnswerType): AnswerTypeRow {
  const row = ROWS.get(type);
  if (row === undefined) throw new Error(`no answer type ${type}`);
  return row;
}
