import type { Alignment } from '../align/alignment.ts';
import { EDGE, type Sequence } from '../prepare/make-sequences.ts';
import type { Moves } from './moves.ts';

/** In symbols: what is left of a moved paragraph before or behind the edits at its edge. */
const FURTHEST = 60;

/**
 * Lets moves take what is left of their paragraphs at their edges: equal words right beside them, which were free only once
 * other text had moved too, and behind an edit the start or the end that both sides have.
 */
export function extendMoves(alignment: Alignment, moves: Moves): void {
  for (const edge of edgesOf(alignment, moves)) {
    extend(alignment, moves, edge.first, -1);
    extend(alignment, moves, edge.last, 1);
  }
}

/** The first and the last symbol of each move on the left side. */
function edgesOf(
  { left }: Alignment,
  moves: Moves,
): Iterable<{ readonly first: number; readonly last: number }> {
  const edges = new Map<number, { readonly first: number; readonly last: number }>();
  for (let at = 0; at < left.symbols.length; at++) {
    const move = moves.left[at] ?? 0;
    if (move > 0) edges.set(move, { first: edges.get(move)?.first ?? at, last: at });
  }
  return edges.values();
}

/** How many symbols are free beside one of a move, up to the border of its paragraph, and whether they reach that. */
interface Free {
  readonly count: number;
  readonly isWhole: boolean;
}

// oxlint-disable-next-line max-params -- a side, and where to look
function countFree(
  { symbols, edges }: Sequence,
  partners: Int32Array,
  from: number,
  direction: 1 | -1,
): Free {
  const border = direction < 0 ? EDGE.paragraphStart : EDGE.paragraphEnd;
  const isBorder = (at: number) => at < 0 || at >= symbols.length || ((edges[at] ?? 0) & border) !== 0;
  let count = 0;
  while (!isBorder(from + count * direction)) {
    const next = from + (count + 1) * direction;
    if (partners[next] !== -1 || count === FURTHEST) return { count, isWhole: false };
    count++;
  }
  return { count, isWhole: true };
}

// oxlint-disable-next-line max-params -- a move and one of its edges
function extend({ left, right, matches }: Alignment, moves: Moves, i: number, direction: 1 | -1): void {
  const j = matches.left[i] ?? -1;
  const move = moves.left[i] ?? 0;
  if (j < 0 || move === 0) return;
  const [own, other] = [
    countFree(left, matches.left, i, direction),
    countFree(right, matches.right, j, direction),
  ];
  const most = Math.min(own.count, other.count);
  const take = (one: number, two: number) => {
    matches.pair(one, two);
    moves.left[one] = move;
    moves.right[two] = move;
  };
  let beside = 0;
  while (beside < most) {
    const by = (beside + 1) * direction;
    if (left.symbols[i + by] !== right.symbols[j + by]) break;
    take(i + by, j + by);
    beside++;
  }
  if (!own.isWhole || !other.isWhole) return;
  for (let at = 0; at < most - beside; at++) {
    const [one, two] = [i + (own.count - at) * direction, j + (other.count - at) * direction];
    if (left.symbols[one] !== right.symbols[two]) break;
    take(one, two);
  }
}
