import type { ClauseKey } from '#clauses/clause-kinds.ts';
import { comparableOf } from './comparable.ts';
import { findColumnValues } from './find-values.ts';
import { type ClaimContext, readByKind, readClaim } from './read-claim.ts';
import { SAID_ONCE } from './said-once.ts';
import { isSameValue } from './same-value.ts';
import { type Subject, subjectOf } from './same-subject.ts';
import type { CellClaim, CellReading, CellValue, Column, Elsewhere } from './types.ts';

/** The statement that answers, and what was read from it. */
interface Answering {
  readonly column: Column;
  readonly topAnswer: CellClaim;
  readonly value: CellValue;
}

interface Others {
  /** Statements that the answer cites beside the one that leads. */
  readonly cited: readonly CellClaim[];
  readonly elsewhere: readonly Elsewhere[];
}

/** The value of a cell and what the same file says otherwise, each value once, with its statement; nothing where it agrees with itself. */
export function findDisagreements(
  answering: Answering,
  { cited, elsewhere }: Others,
  contextOf: (claim: CellClaim) => ClaimContext,
): CellReading['readings'] {
  const { topAnswer, value } = answering;
  const subject = subjectOf(topAnswer.text);
  const restated = [...cited, ...elsewhere.filter(({ likeness }) => likeness === 'words')];
  const ofKind = elsewhere.filter(({ likeness }) => likeness === 'kind');
  const readings = [{ value, claim: topAnswer }];
  const add = (claim: CellClaim, other: CellValue | null) => {
    if (other !== null && readings.every((known) => differs(known.value, other)))
      readings.push({ value: other, claim });
  };
  for (const claim of restated)
    add(claim, subject && readRestated(answering, subject, claim, contextOf(claim)));
  for (const claim of ofKind) add(claim, readOfKind(answering, claim, contextOf(claim)));
  return readings.length > 1 ? readings : [];
}

/** What another clause of the kind that is asked for says; null where either is read unsurely. */
function readOfKind({ column, value }: Answering, claim: CellClaim, context: ClaimContext): CellValue | null {
  const { kind } = context;
  const saidOnce = kind && SAID_ONCE[kind];
  if (!value.sure || !saidOnce) return null;
  const read = saidOnce.isNamedAlone ? readClaim(column, claim, context) : readByKind(claim, kind);
  if (!read?.sure || read.value.type !== column.type) return null;
  return STARTS.has(kind) && isEnd(claim.text, read.text) ? null : read;
}

const STARTS: ReadonlySet<ClauseKey> = new Set<ClauseKey>(['agreementDate', 'effectiveDate']);
const END_BEFORE =
  /\b(?:until|through|conclud\w+|expir\w+|ends?|ending|terminat\w+)\s(?:on\s)?[^.;]{0,12}$/iu;

/** "From the Effective Date until 31 December": the day is that of the end. */
const isEnd = (text: string, day: string): boolean =>
  END_BEFORE.test(text.slice(0, Math.max(0, text.indexOf(day))));

/** What a statement on the same subject says in place of the value; null where it says the same, or nothing of the kind. */
function readRestated(
  { column, topAnswer, value }: Answering,
  subject: Subject,
  claim: CellClaim,
  context: ClaimContext,
): CellValue | null {
  if (!subject.isIn(claim.text)) return null;
  const read = readClaim(column, claim, context);
  if (column.type === 'yesNo') return read?.sure && value.sure ? read : null;
  const said = findColumnValues(column, claim.text);
  if (said.some((each) => isSameValue(each.value, value.value))) return null;
  const known = findColumnValues(column, topAnswer.text);
  const fresh = said.filter((each) => !known.some((other) => isSameValue(other.value, each.value)));
  if (read !== null && fresh.some((each) => isSameValue(each.value, read.value))) return read;
  const [first] = fresh;
  return first === undefined ? null : { value: first.value, text: first.text, sure: fresh.length === 1 };
}

/** Amounts of two periods, of two currencies and of two things that are counted do not contradict each other. */
function differs({ value: one }: CellValue, { value: other }: CellValue): boolean {
  if (one.type !== other.type || isSameValue(one, other)) return false;
  if (one.type === 'amount' && other.type === 'amount') {
    if (one.period !== other.period || one.unit !== other.unit) return false;
    // A bare number may be that of a section.
    if (one.currency === undefined && one.unit === undefined) return false;
  }
  if (one.type === 'yesNo' || one.type === 'choice') return true;
  return one.type !== 'names' && comparableOf(one)?.group === comparableOf(other)?.group;
}
