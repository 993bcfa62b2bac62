import type { ComparedSide, Comparison } from '../compare.ts';
import { type ClausePlace, makeOutline } from '../changes/clause-outline.ts';
import type { Edit } from '../changes/list-edits.ts';
import { placeInTable, type TablePlace } from '../changes/table-place.ts';

/** Where an edit stands: its clause, and in a table the heads of its row and column. */
export interface EditPlace {
  readonly clause?: ClausePlace;
  readonly table?: TablePlace;
}

export interface Places {
  readonly ofEdit: (edit: Pick<Edit, 'left' | 'right'>) => EditPlace;
  readonly ofToken: (side: 'left' | 'right', token: number) => ClausePlace | undefined;
}

/** Finds the places of edits, on the side that has words of them: the later one where both have. */
export function makePlaces({ left, right }: Comparison): Places {
  const outlines = { left: makeOutline(left), right: makeOutline(right) };
  const place = (side: ComparedSide, name: 'left' | 'right', token: number): EditPlace => {
    const clause = outlines[name](token);
    const table = placeInTable(side, token);
    return { ...(clause && { clause }), ...(table && { table }) };
  };
  return {
    ofEdit: (edit) => {
      if (edit.right) return place(right, 'right', edit.right.start);
      return edit.left ? place(left, 'left', edit.left.start) : {};
    },
    ofToken: (side, token) => outlines[side](token),
  };
}

/** "4.2" needs a word before it, "Article 5" has one. */
export const numberName = (number: string): string => (/\p{L}{2}|§|第/u.test(number) ? number : `clause ${number}`);

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
