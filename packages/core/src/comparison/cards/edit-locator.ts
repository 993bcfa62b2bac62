import type { Comparison } from '../compare.ts';
import type { ClausePlace } from '../changes/clause-outline.ts';
import { type EditToken, makeClauseFinder } from '../changes/edit-clause.ts';
import type { Edit } from '../changes/list-edits.ts';
import { placeInTable, type TablePlace } from '../changes/table-place.ts';

/** Where an edit stands: its clause, and in a table the heads of its row and column. */
export interface EditPlace {
  readonly clause?: ClausePlace;
  readonly table?: TablePlace;
}

export interface EditLocator {
  readonly ofEdit: (edit: Pick<Edit, 'left' | 'right' | 'isParagraph'>) => EditPlace;
  readonly ofToken: (at: EditToken) => ClausePlace | undefined;
}

/** Finds the places of edits. */
export function makeEditLocator(comparison: Comparison): EditLocator {
  const { ofToken, tokenOf } = makeClauseFinder(comparison);
  return {
    ofToken,
    ofEdit: (edit) => {
      const at = tokenOf(edit);
      if (!at) return {};
      const clause = ofToken(at);
      const table = placeInTable(comparison[at.side], at.token);
      return { ...(clause && { clause }), ...(table && { table }) };
    },
  };
}

/** "4.2" needs a word before it, "Article 5" has one. */
export const numberName = (number: string): string =>
  /\p{L}{2}|§|第/u.test(number) ? number : `clause ${number}`;

/** "clause 4.2", with the heading where the card does not name it already. */
export function describeClause(
  clause: ClausePlace | undefined,
  subject: string | undefined,
): string | undefined {
  if (!clause) return undefined;
  const { number, heading } = clause;
  const isNamed = heading === undefined || heading.toLowerCase() === subject?.toLowerCase();
  if (number !== undefined && isNamed) return numberName(number);
  if (number === undefined) return isNamed ? undefined : heading;
  return subject === undefined ? `${numberName(number)}, ${heading}` : numberName(number);
}

/** "table Fees", by the sheet or by the heading above it. */
export function describeTable({ clause, table }: EditPlace, column?: string): string {
  const name = table?.sheet === undefined ? clause?.heading : undefined;
  const parts = [table?.sheet ?? `table${name === undefined ? '' : ` ${name}`}`];
  if (name === undefined && table?.sheet === undefined && clause?.number !== undefined)
    parts.push(numberName(clause.number));
  if (column !== undefined) parts.push(column);
  return parts.join(', ');
}
