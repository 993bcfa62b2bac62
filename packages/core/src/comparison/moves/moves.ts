/** For each symbol of the left side the number of its move, from 1; 0 for what stayed. Partners have the same. */
export interface Moves {
  readonly left: Int32Array;
  readonly right: Int32Array;
  count: number;
}

/** Nothing has moved yet. */
export const noMoves = (leftCount: number, rightCount: number): Moves => ({
  left: new Int32Array(leftCount),
  right: new Int32Array(rightCount),
  count: 0,
});

/** Numbers the moves anew, without those of which others have taken every word. */
export function renumber({ left, right, count }: Moves): Moves {
  if (count === 0) return { left, right, count };
  const numbers = new Map<number, number>();
  for (const move of left) if (move > 0 && !numbers.has(move)) numbers.set(move, numbers.size + 1);
  const toNumber = (move: number) => numbers.get(move) ?? 0;
  return { left: left.map(toNumber), right: right.map(toNumber), count: numbers.size };
}
