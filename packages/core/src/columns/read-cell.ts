import { findAskedKinds } from '#clauses/asked-kinds.ts';
import { findDisagreements } from './find-disagreements.ts';
import { readClaim } from './read-claim.ts';
import { hasCutName, isPartOf, isSameValue } from './same-value.ts';
import type { CellClaim, CellReading, CellValue, ClauseTerm, Column, Elsewhere } from './types.ts';

const NOTHING: CellReading = { value: null, readings: [] };

/**
 * What a cell holds: the value that its answer says, in the form of its column.
 * @param claims of an answer, the one that answers first; passages that merely come close say nothing
 * @param terms what the file's clauses say, where it is a contract: a question for one kind of clause is read with its whole page
 * @param elsewhere what the file says on the same subject where the answer does not cite it: only held against the value
 */
export function readCell(
  column: Column,
  claims: readonly CellClaim[],
  terms: readonly ClauseTerm[] = [],
  elsewhere: readonly Elsewhere[] = [],
): CellReading {
  const [topAnswer, ...others] = claims;
  if (topAnswer === undefined || column.type === 'text') return NOTHING;
  const asked = findAskedKinds(column.question);
  const kind = asked.length === 1 ? asked[0] : undefined;
  const term = terms.find(({ key }) => key === kind);
  const isOfKind = (claim: CellClaim) => term !== undefined && restsOn(claim, term);
  const read = readClaim(column, topAnswer, { kind, isOfKind: isOfKind(topAnswer) });
  // The parties stand on the cover, in the first lines and beside the signatures: any of these names some of them.
  const isPart = read !== null && term?.value != null && isPartOf(read.value, term.value);
  const value = term && (isOfKind(topAnswer) || isPart) ? joinTerm(column, read, term) : read;
  if (value === null) return NOTHING;
  const contextOf = (claim: CellClaim) => ({ kind, isOfKind: isOfKind(claim) });
  const readings = findDisagreements({ column, topAnswer, value }, { cited: others, elsewhere }, contextOf);
  return { value, readings };
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
  if (value.type === 'choice') return joinChoice(column, read, value.choice);
  const agrees = read !== null && isSameValue(read.value, value);
  // Of names a cut quote has some only; one that is the end of another was cut itself.
  const isMore = value.type === 'names' && !hasCutName(value);
  if (value.type === 'names' && !isMore) return { value, text, sure: false };
  return { value, text, sure: isMore || agrees || read === null || !read.sure };
}

/** What the clause names is a value only where it is one of the answers that are allowed. */
function joinChoice({ choices = [] }: Column, read: CellValue | null, named: string): CellValue | null {
  const choice = choices.find((each) => each.toLowerCase() === named.toLowerCase());
  if (choice === undefined) return read && { ...read, sure: false };
  const value = { type: 'choice' as const, choice };
  return { value, text: choice, sure: read === null || !read.sure || isSameValue(read.value, value) };
}
