import type { Sequence, Sequences } from '../prepare/make-sequences.ts';

/** How much work a comparison may take: elementary steps, each a cell of a table or a look at a line. */
export interface Budget {
  readonly steps: number;
}

/** Which symbols say the same: for each symbol of a side its partner on the other one, -1 without. */
export class Matches {
  readonly left: Int32Array;
  readonly right: Int32Array;

  private constructor(left: Int32Array, right: Int32Array) {
    this.left = left;
    this.right = right;
  }

  /** No symbol has a partner yet. */
  static none(leftCount: number, rightCount: number): Matches {
    return new Matches(new Int32Array(leftCount).fill(-1), new Int32Array(rightCount).fill(-1));
  }

  pair(left: number, right: number): void {
    this.left[left] = right;
    this.right[right] = left;
  }

  /** Parts a symbol of the left side from its partner. */
  part(left: number): void {
    const right = this.left[left] ?? -1;
    if (right < 0) return;
    this.left[left] = -1;
    this.right[right] = -1;
  }

  /** The same pairs seen from the other side; it shares its memory. */
  get mirrored(): Matches {
    return new Matches(this.right, this.left);
  }
}

/** A comparison at work. */
export interface Alignment {
  readonly left: Sequence;
  readonly right: Sequence;
  readonly names: readonly string[];
  /** Of each symbol. */
  readonly weights: Float32Array;
  readonly matches: Matches;
  /** What is left of the budget. */
  steps: number;
  /** Stretches were left without a look inside, for want of budget. */
  isCutOff: boolean;
}

/** Symbols `leftStart` to `leftEnd` and `rightStart` to `rightEnd`, ends exclusive. */
export interface Region {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

export function startAlignment({ left, right, names, weights }: Sequences, { steps }: Budget): Alignment {
  const matches = Matches.none(left.symbols.length, right.symbols.length);
  return { left, right, names, weights, matches, steps, isCutOff: false };
}

/** The number of cells of a region's table. */
export function sizeOf({ leftStart, leftEnd, rightStart, rightEnd }: Region): number {
  return (leftEnd - leftStart) * (rightEnd - rightStart);
}

/**
 * What lies between symbols that have partners, in order, where both sides have something there. Symbols that have moved, by
 * the numbers of their moves, count as having none.
 */
export function findGaps({ left, right, matches }: Alignment, moves?: Int32Array): Region[] {
  const gaps: Region[] = [];
  const partners = matches.left;
  const count = left.symbols.length;
  let [leftStart, rightStart] = [0, 0];
  const closeAt = (leftEnd: number, rightEnd: number) => {
    if (leftEnd > leftStart && rightEnd > rightStart) gaps.push({ leftStart, leftEnd, rightStart, rightEnd });
  };
  for (let at = 0; at < count; at++) {
    const partner = partners[at] ?? -1;
    if (partner < 0 || (moves !== undefined && (moves[at] ?? 0) > 0)) continue;
    if (at > leftStart) closeAt(at, partner);
    leftStart = at + 1;
    rightStart = partner + 1;
  }
  closeAt(count, right.symbols.length);
  return gaps;
}
