import type { ClauseKey } from '#clauses/clause-kinds.ts';
import { findNamedDates } from '#clauses/values/named-dates.ts';
import { findAnyCompany } from '#clauses/values/party-names.ts';
import { readClauseValue } from '#clauses/values/read-clause-value.ts';
import type { TypedValue, ValueContext } from '#clauses/values/types.ts';
import type { FoundValue } from './find-amounts.ts';
import { findChoices, findColumnValues } from './find-values.ts';
import { readYesNo } from './read-yes-no.ts';
import { isSameValue } from './same-value.ts';
import type { CellClaim, CellValue, Column } from './types.ts';

/** What is known of a claim beside its words. */
export interface ClaimContext {
  /** The kind of clause that the question asks for, where it is the only one. */
  readonly kind: ClauseKey | undefined;
  /** It rests on a clause that was told to be of that kind. */
  readonly isOfKind: boolean;
}

const emphasised = ({ text, emphasis = [] }: CellClaim) =>
  emphasis.map(({ start, end }) => text.slice(start, end));

/** The value of a column's type that a statement says; null where it names none. */
export function readClaim(column: Column, claim: CellClaim, context: ClaimContext): CellValue | null {
  switch (column.type) {
    case 'text':
      return null;
    case 'yesNo':
      return readDecision(column, claim, context);
    case 'choice':
      return readChoice(column.choices ?? [], claim);
    case 'names':
      return readNames(claim, context);
    default:
      return readFigure(column, claim, context);
  }
}

function readDecision({ question }: Column, claim: CellClaim, { kind, isOfKind }: ClaimContext): CellValue {
  const bold = emphasised(claim).join(' ');
  const { yes, sure } = readYesNo({ question, kind, isOfKind }, { sentence: claim.text, emphasis: bold });
  return { value: { type: 'yesNo', yes }, text: bold === '' ? claim.text : bold, sure };
}

/** The allowed answers that a text names, each once. */
const choicesIn = (choices: readonly string[], text: string): string[] => [
  ...new Set(findChoices(choices, text).map(({ text: choice }) => choice)),
];

function readChoice(choices: readonly string[], claim: CellClaim): CellValue | null {
  const bold = choicesIn(choices, emphasised(claim).join(' | '));
  const all = choicesIn(choices, claim.text);
  const [choice] = bold.length > 0 ? bold : all;
  if (choice === undefined) return null;
  const sure = bold.length === 1 || (bold.length === 0 && all.length === 1);
  return { value: { type: 'choice', choice }, text: choice, sure };
}

/** A phrase without a capital names nobody; of scripts without capitals any letter may begin a name. */
const CAPITAL = /[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

function readNames(claim: CellClaim, { kind }: ClaimContext): CellValue | null {
  const bold = emphasised(claim).filter((text) => CAPITAL.test(text));
  const found = bold.length > 0 ? bold : findAnyCompany(claim.text).map(({ name }) => name);
  const names = [...new Set(found.map((name) => name.replace(/\s+/gu, ' ').trim()))].filter(Boolean);
  if (names.length === 0) return null;
  // One name alone is not all parties of a contract.
  const sure = kind === 'parties' ? names.length >= 2 && bold.length >= 2 : bold.length > 0;
  return { value: { type: 'names', names: names.map((name) => ({ name })) }, text: names.join(' · '), sure };
}

/** What the readers of clauses make of the quotes of a claim. */
export function readByKind(claim: CellClaim, kind: ClauseKey | undefined): CellValue | null {
  const [quote] = claim.quotes;
  if (kind === undefined || quote === undefined) return null;
  const passage = { page: 1, start: 0, end: quote.text.length, probability: 1 };
  const context: ValueContext = {
    textOf: (page) => (page === 1 ? quote.text : ''),
    passagesOf: (key) => (key === kind ? [passage] : []),
  };
  const read = readClauseValue(kind, [passage], context);
  return read && { value: read.value, text: read.text, sure: read.sure };
}

const distinct = (found: readonly FoundValue[]): FoundValue[] =>
  found.filter((each, at) => found.findIndex((other) => isSameValue(other.value, each.value)) === at);

const isOfType = (value: TypedValue, type: Column['type']) => value.type === type;

/** A date, a stretch of time or an amount. */
function readFigure(column: Column, claim: CellClaim, { kind }: ClaimContext): CellValue | null {
  const { type } = column;
  const all = findColumnValues(column, claim.text);
  const inBold = all.filter((each) =>
    claim.emphasis?.some(({ start, end }) => each.start < end && start < each.end),
  );
  const bold = distinct(inBold);
  const byKind = readByKind(claim, kind);
  const ofKind = byKind && isOfType(byKind.value, type) ? byKind : null;
  const [first] = bold.length > 0 ? bold : distinct(all);
  const isAmbiguous = type === 'date' && isAmbiguousDate(first?.text ?? ofKind?.text ?? '');
  if (ofKind && (bold.length === 0 || bold.some((each) => isSameValue(each.value, ofKind.value)))) {
    const isOnly = distinct(all).length <= 1;
    return { ...ofKind, sure: !isAmbiguous && (ofKind.sure || bold.length === 1 || isOnly) };
  }
  if (first === undefined) return null;
  const contradicts = ofKind !== null && !isSameValue(ofKind.value, first.value);
  // Where a clause says several such values, one that its own reader does not take is likely another.
  const isPassedOver = kind !== undefined && ofKind === null && bold.length === 0;
  const isOnly = (bold.length > 0 ? bold : distinct(all)).length === 1;
  return {
    value: first.value,
    text: first.text,
    sure: isOnly && !contradicts && !isPassedOver && !isAmbiguous,
  };
}

/** "3/4/2019" is a day of March or of April. */
const isAmbiguousDate = (text: string) => findNamedDates(text).some((date) => date.isAmbiguous);
