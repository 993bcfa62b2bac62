import { byLanguage } from '#language/languages.ts';
import type { LanguageData } from '#language/language.ts';
import { findSubjects } from './types/about.ts';
import { findCounts } from './types/count.ts';
import { findTimes } from './types/date.ts';
import { findDefinitions } from './types/definition.ts';
import { findWays } from './types/how-to.ts';
import { findLists } from './types/list.ts';
import { findMeasures } from './types/measure.ts';
import { findMoney } from './types/money.ts';
import { findOrganisations } from './types/organisation.ts';
import { findPeople } from './types/people.ts';
import { findPercentages } from './types/percentage.ts';
import { findPeriods } from './types/period.ts';
import { findPersons } from './types/person.ts';
import { findCountries, findPlaces } from './types/place.ts';
import { findReasons } from './types/reason.ts';
import { findYesNo } from './types/yes-no.ts';
import type { AnswerType, AnswerTypeRow } from './types.ts';

const row = (
  type: AnswerType,
  find: AnswerTypeRow['find'],
  asksOf: (asks: LanguageData['asks']) => string,
): AnswerTypeRow => ({ type, find, asks: byLanguage(({ asks }) => asksOf(asks)) });

/**
 * All answer types. The order decides where two rows ask at the same place of a question with words of the same length:
 * the narrower type first.
 */
export const ANSWER_TYPES: readonly AnswerTypeRow[] = [
  row('reason', findReasons, ({ reason }) => reason),
  row('people', findPeople, ({ people }) => people),
  row('percentage', findPercentages, ({ percentage }) => percentage),
  row('period', findPeriods, ({ period }) => period),
  row('country', findCountries, ({ country }) => country),
  row('organisation', findOrganisations, ({ organisation }) => organisation),
  row('place', findPlaces, ({ place }) => place),
  row('person', findPersons, ({ person }) => person),
  row('date', findTimes, ({ date }) => date),
  row('measure', findMeasures, ({ measure }) => measure),
  row('money', findMoney, ({ money }) => money),
  row('count', findCounts, ({ count }) => count),
  row('howto', findWays, ({ howTo }) => howTo),
  row('about', findSubjects, ({ about }) => about),
  row('yesno', findYesNo, ({ yesNo }) => yesNo),
  row('list', findLists, ({ list }) => list),
  row('definition', findDefinitions, ({ definition }) => definition),
];

const ROWS = new Map(ANSWER_TYPES.map((each) => [each.type, each]));

/** The row of a type. */
export function rowOf(type: AnswerType): AnswerTypeRow {
  const found = ROWS.get(type);
  if (found === undefined) throw new Error(`no answer type ${type}`);
  return found;
}
