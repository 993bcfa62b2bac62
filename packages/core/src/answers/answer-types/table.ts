import { about } from './types/about.ts';
import { count } from './types/count.ts';
import { date } from './types/date.ts';
import { definition } from './types/definition.ts';
import { howto } from './types/how-to.ts';
import { list } from './types/list.ts';
import { measure } from './types/measure.ts';
import { money } from './types/money.ts';
import { organisation } from './types/organisation.ts';
import { people } from './types/people.ts';
import { percentage } from './types/percentage.ts';
import { period } from './types/period.ts';
import { person } from './types/person.ts';
import { country, place } from './types/place.ts';
import { reason } from './types/reason.ts';
import { yesno } from './types/yes-no.ts';
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
