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
