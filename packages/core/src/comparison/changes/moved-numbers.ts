import type { ComparedSide, Comparison } from '../compare.ts';
import type { Edit, TokenRange } from './list-edits.ts';
import { opensParagraph } from './renumbering.ts';

/** The number of a paragraph whose text was moved goes with it: what went there and came here is one edit of the move. */
export function joinMovedNumbers({ left, right }: Comparison, edits: readonly Edit[]): Edit[] {
  const numbers = new Map<number, { left: TokenRange | null; right: TokenRange | null }>();
  const others: Edit[] = [];
  for (const edit of edits) {
    const isOnLeft = edit.right === null;
    const range = edit.left ?? edit.right;
    const isOneSided = edit.left === null || edit.right === null;
    const move = isOneSided && range ? moveOfNumber(isOnLeft ? left : right, range) : 0;
    const number = numbers.get(move) ?? { left: null, right: null };
    if (move === 0 || edit.move !== 0 || number[isOnLeft ? 'left' : 'right'] !== null) others.push(edit);
    else numbers.set(move, { ...number, [isOnLeft ? 'left' : 'right']: range });
  }
  return [
    ...others,
    ...[...numbers].map(([move, number]) => ({ ...number, move, isParagraph: false })),
  ].toSorted((one, other) => one.move - other.move);
}

/** The move to which the text behind a paragraph's number belongs; 0 for none. */
function moveOfNumber(side: ComparedSide, range: TokenRange): number {
  if (!opensParagraph(side, range)) return 0;
  let next = range.end;
  while (side.isLeftOut[next] === 1) next++;
  return side.lineOf[next] === side.lineOf[range.start] ? (side.moves[next] ?? 0) : 0;
}
