import type { AnswerType } from '#answers/answer-types/types.ts';
import { findAskedKinds } from '#clauses/asked-kinds.ts';
import { CLAUSE_KINDS, type ClauseValue } from '#clauses/clause-kinds.ts';
import type { ColumnType } from './types.ts';
import { readAsked } from '#answers/question/asked-type/read-asked.ts';

const OF_TYPE: Readonly<Partial<Record<AnswerType, ColumnType>>> = {
  yesno: 'yesNo',
  date: 'date',
  period: 'duration',
  money: 'amount',
  percentage: 'amount',
  measure: 'amount',
  count: 'amount',
  people: 'amount',
  organisation: 'names',
  person: 'names',
};

/** A kind of clause says more surely than the words of a question what its value is; a choice needs choices. */
const OF_CLAUSE: Readonly<Partial<Record<ClauseValue, ColumnType>>> = {
  names: 'names',
  date: 'date',
  duration: 'duration',
};

/** "Does it …", "may the supplier …": answered with yes or no, whatever it is about. */
const YES_OR_NO =
  /^(?:and |is it (?:true|so) that )?(?:is|are|was|were|does|do|did|has|have|had|can|could|may|might|must|shall|should|will|would)\b(?!.*\bor\b.*\?)/iu;

/** What kind of answer a question wants, where nobody has said it. */
export function guessColumn(question: string, language = 'en'): ColumnType {
  const asked = readAsked(question, language);
  if (asked?.type === 'yesno' || YES_OR_NO.test(question.trim())) return 'yesNo';
  const [key, ...more] = findAskedKinds(question);
  const kind = CLAUSE_KINDS.find((each) => each.key === key);
  const ofClause = kind && more.length === 0 ? OF_CLAUSE[kind.value] : undefined;
  return ofClause ?? (asked === null ? undefined : OF_TYPE[asked.type]) ?? 'text';
}
