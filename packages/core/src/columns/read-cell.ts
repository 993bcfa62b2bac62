import { findAskedKinds } from '#clauses/asked-kinds.ts';
import { comparableOf } from './comparable.ts';
import { readClaim } from './read-claim.ts';
import { isPartOf, isSameValue } from './same-value.ts';
import { isOnSame } from './same-subject.ts';
import type { CellClaim, CellReading, CellValue, ClauseTerm, Column } from './types.ts';

const NOTHING: CellReading = { value: null, readings: [] };

/**
 * What a cell holds: the value that its answer says, in the form of its column.
 * @param claims of an answer, the one that answers first; passages that merely come close say nothing
 * @param terms what the file's clauses say, where it is a contract: a question for one kind of clause is read with its whole page
 */
export function readCell(
  column: Column,
  claims: readonly CellClaim[],
  terms: readonly ClauseTerm[] = [],
): CellReading {
  const [lead, ...others] = claims;
  if (lead === undefined || column.type === 'text') return NOTHING;
  const asked = findAskedKinds(column.question);
  const kind = asked.length === 1 ? asked[0] : undefined;
  const term = terms.find(({ key }) => key === kind);
  const isOfKind = (claim: CellClaim) => term !== undefined && restsOn(claim, term);
  const read = readClaim(column, lead, { kind, isOfKind: isOfKind(lead) });
  // The parties stand on the cover, in the first lines and beside the signatures: any of these names some of them.
  const isPart = read !== null && term?.value != null && isPartOf(read.value, term.value);
  const value = term && (isOfKind(lead) || isPart) ? joinTerm(column, read, term) : read;
  if (value === null) return NOTHING;
  const differing = others.flatMap((claim, at) => {
    if (!isOnSame(lead.text, claim.text)) return [];
    const other = readClaim(column, claim, { kind, isOfKind: isOfKind(claim) });
    return other !== null && differs(value, other) ? [{ value: other, claim: at + 1 }] : [];
  });
  return { value, readings: differing.length === 0 ? [] : [{ value, claim: 0 }, ...differing] };
}

const restsOn = ({ quotes }: CellClaim, { evidence, state }: ClauseTerm): boolean =>
  state !== 'none' &&
  quotes.some((quote) =>
    evidence.some(
      ({ page, span }) => page === quote.page && span.start < quote.end && quote.start < span.end,
    ),
  );

/** The value of a clause was read from its whole page: it is surer than that of a quote, which may be cut. */
function joinTerm(column: Column, read: CellValue | null, term: ClauseTerm): CellValue | null {
  const { value, text } = term;
  if (value === null || value.type !== column.type || value.type === 'yesNo') return read;
  const agrees = read !== null && isSameValue(read.value, value);
  // Of names a cut quote has some only.
  const isMore = value.type === 'names';
  return { value, text, sure: isMore || agrees || read === null || !read.sure };
}

/** Amounts of two periods, and of two currencies, do not contradict each other. */
function differs({ value: one }: CellValue, { value: other }: CellValue): boolean {
  if (one.type !== other.type || isSameValue(one, other)) return false;
  if (one.type === 'amount' && other.type === 'amount' && one.period !== other.period) return false;
  if (one.type === 'names' || one.type === 'yesNo') return one.type === 'yesNo';
  return one.type === 'choice' || comparableOf(one)?.group === comparableOf(other)?.group;
}
