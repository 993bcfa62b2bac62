/** A stretch of a text, as offsets in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Where a pattern matches, in order; it must be global. */
export function rangesOf(text: string, pattern: RegExp): TextRange[] {
  const found: TextRange[] = [];
  // `matchAll` would copy the pattern for each text, which takes longer than most searches.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    found.push({ start: match.index, end });
    if (match[0] === '') pattern.lastIndex = end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
  }
  return found;
}
