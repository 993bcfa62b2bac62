import type { ComparedSide, Comparison } from '../compare.ts';
import { type Clause, clauseAt } from './clauses.ts';
import type { Edit, TokenRange } from './list-edits.ts';

/** The numbered paragraphs of both sides. */
export interface Clauses {
  readonly leftClauses: readonly Clause[];
  readonly rightClauses: readonly Clause[];
}

const NUMBER_OF_CLAUSE = /^[(§]?\s*(?:\p{N}{1,3}(?:\.\p{N}{1,3})*|\p{L}|[ivxlcIVXLC]{1,6})\s*[.)]?$/u;
const LABEL =
  /^\s*(?:(?:section|clause|article|chapter|paragraph|artikel|abschnitt|cláusula|artículo|artigo|статья|пункт|artykuł|المادة|अनुच्छेद|第|§+)\s*)?[([]?[\p{N}.]*$/iu;

/** Whether an edit gives a clause another number, and does nothing else. */
export function isRenumbering(
  { left, right }: Pick<Comparison, 'left' | 'right'>,
  edit: Edit,
  { leftClauses, rightClauses }: Clauses,
): boolean {
  // Text that was moved may have left its number, or have one only where it stands now.
  const opens = (side: ComparedSide, range: TokenRange | null) =>
    opensParagraph(side, range) || (edit.move > 0 && range === null);
  if (!opens(left, edit.left) || !opens(right, edit.right)) return false;
  return isClauseNumber(left, edit.left, leftClauses) || isClauseNumber(right, edit.right, rightClauses);
}

/** Whether an edit is nothing but a number with which a paragraph begins. */
export function opensParagraph(side: ComparedSide, range: TokenRange | null): boolean {
  if (!range) return false;
  const line = side.lineOf[range.start] ?? 0;
  const before = side.text.slice(side.lineStarts[line], side.starts[range.start]);
  const own = side.text.slice(side.starts[range.start], side.ends[range.end - 1]);
  return side.startsParagraph[line] === 1 && LABEL.test(before) && NUMBER_OF_CLAUSE.test(own);
}

const BARE_NUMBER = /^\s*\p{Nd}+\s+\p{L}/u;

/** Whether the number of a paragraph counts clauses: a bare one only where `findClauses` takes it for one, not that of a street. */
function isClauseNumber(side: ComparedSide, range: TokenRange | null, clauses: readonly Clause[]): boolean {
  if (!range) return false;
  const { text = '' } = side.lines[side.lineOf[range.start] ?? 0] ?? {};
  return !BARE_NUMBER.test(text) || clauseAt(clauses, range.start)?.start === range.start;
}
