/** A stretch of a side's text: 0 unchanged, 1 added, 2 removed. Moved text is 2 on the left and 1 on the right, and names its move. */
export interface Segment {
  readonly type: 0 | 1 | 2;
  readonly value: string;
  /** Number of the move, from 1. */
  readonly moved?: number;
}

/** A side of a row. The values of a side's rows, one after the other, are its text. */
export interface RowSide {
  /** Counts the rows that have text on this side, from 1. */
  readonly line: number;
  /** In tokens of the side: `start` to `end`. */
  readonly start: number;
  readonly end: number;
  /** Page on which it starts, from 1. */
  readonly page: number;
  /** Repeated head or foot of a page. */
  readonly isFurniture: boolean;
  readonly segments: readonly Segment[];
}

/** Text of both sides that says the same or stands in each other's place; null where a side has nothing to show. */
export interface Row {
  readonly left: RowSide | null;
  readonly right: RowSide | null;
}
