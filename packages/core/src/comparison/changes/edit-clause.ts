import type { ComparedSide, Comparison } from '../compare.ts';
import { type ClausePlace, makeOutline } from './clause-outline.ts';
import type { Edit } from './list-edits.ts';

/** A token by which an edit is placed. */
export interface EditToken {
  readonly side: 'left' | 'right';
  readonly token: number;
}

/** Finds the clauses of tokens and edits. */
export interface ClauseFinder {
  readonly ofToken: (at: EditToken) => ClausePlace | undefined;
  readonly tokenOf: (edit: Pick<Edit, 'left' | 'right' | 'isParagraph'>) => EditToken | undefined;
}

/**
 * An edit stands where the later side has its words. Where it only removed words inside a paragraph that stayed, that is the
 * paragraph's place on the later side: its number there is the one that is read now.
 */
export function makeClauseFinder({ left, right }: Pick<Comparison, 'left' | 'right'>): ClauseFinder {
  const outlines = { left: makeOutline(left), right: makeOutline(right) };
  return {
    ofToken: ({ side, token }) => outlines[side](token),
    tokenOf: (edit) => {
      if (edit.right) return { side: 'right', token: edit.right.start };
      if (!edit.left) return undefined;
      const stayed = edit.isParagraph ? undefined : partnerBeside(left, edit.left);
      return stayed === undefined
        ? { side: 'left', token: edit.left.start }
        : { side: 'right', token: stayed };
    },
  };
}

/** The partner of the word before a range, or of that behind it, in the same paragraph. */
function partnerBeside(
  { partners, lineOf, startsParagraph }: ComparedSide,
  { start, end }: { readonly start: number; readonly end: number },
): number | undefined {
  const isApart = (token: number) =>
    lineOf[token] !== lineOf[token - 1] && startsParagraph[lineOf[token] ?? 0] === 1;
  const before = isApart(start) ? -1 : (partners[start - 1] ?? -1);
  const behind = isApart(end) ? -1 : (partners[end] ?? -1);
  const stayed = before >= 0 ? before : behind;
  return stayed >= 0 ? stayed : undefined;
}
