import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';

/** A stretch of both texts as one. */
export interface RowPiece {
  readonly kind: 'kept' | 'removed' | 'added' | 'moved-from' | 'moved-to';
  readonly text: string;
}

type Segment = Exclude<ComparisonSide['value'], string>[number];

const segmentsOf = ({ value }: ComparisonSide): readonly Segment[] =>
  typeof value === 'string' ? (value === '' ? [] : [{ type: 0, value }]) : value;

const solidLength = (text: string): number => text.replace(/\s/gu, '').length;

/**
 * A row as one text: what was removed stands before what was added in its place, what was kept reads as on the right. Words
 * that stayed are the same on both sides, so that places are told by how many of their characters stand before.
 */
export function mergeRow({ left, right }: ComparisonRow): RowPiece[] {
  const [lefts, rights] = [segmentsOf(left), segmentsOf(right)];
  if (rights.length === 0) return lefts.map((segment) => toPiece(segment, 'left'));
  const removed = findRemoved(lefts);
  const pieces: RowPiece[] = [];
  let passed = 0;
  let open = '';
  const flush = () => {
    if (open !== '') pieces.push({ kind: 'kept', text: open });
    open = '';
  };
  const takeRemoved = (isBeforeWord: boolean) => {
    for (let next = removed[0]; next && next.at <= passed; next = removed[0]) {
      removed.shift();
      const isApart = isBeforeWord && /(?:^|\s)$/u.test(open);
      flush();
      const { piece } = next;
      pieces.push(isApart && !/\s$/u.test(piece.text) ? { ...piece, text: `${piece.text} ` } : piece);
    }
  };
  for (const segment of rights) {
    if (segment.type !== 0) {
      takeRemoved(false);
      flush();
      pieces.push(toPiece(segment, 'right'));
      continue;
    }
    for (const character of segment.value) {
      const length = solidLength(character);
      if (length > 0) takeRemoved(true);
      open += character;
      passed += length;
    }
  }
  passed = Number.POSITIVE_INFINITY;
  takeRemoved(false);
  flush();
  return pieces;
}

/** What is on the left alone, and how many characters that stayed stand before it. */
function findRemoved(segments: readonly Segment[]) {
  const removed: { readonly at: number; readonly piece: RowPiece }[] = [];
  let at = 0;
  for (const segment of segments)
    if (segment.type === 0) at += solidLength(segment.value);
    else removed.push({ at, piece: toPiece(segment, 'left') });
  return removed;
}

function toPiece({ type, value: text, moved }: Segment, side: 'left' | 'right'): RowPiece {
  if (type === 0) return { kind: 'kept', text };
  if (moved !== undefined) return { kind: side === 'left' ? 'moved-from' : 'moved-to', text };
  return { kind: side === 'left' ? 'removed' : 'added', text };
}
