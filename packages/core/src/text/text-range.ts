/** A stretch of a text, as offsets in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}
