/** A stretch of a text, as offsets in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Where a pattern matches, in order; it must be global. */
export function rangesOf(text: string, pattern: RegExp): TextRange[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
