/** Below it a word of a scan was read unsurely: from here on nine of ten are right, see docs/decisions/0097. */
const SURE = 80;

interface Read {
  readonly confidence?: number | undefined;
}

/** How surely the least sure word of quotes from scans was read, where that is unsurely; else undefined. */
export function unsureConfidence(quotes: readonly Read[]): number | undefined {
  const lowest = Math.min(...quotes.map(({ confidence = 100 }) => confidence));
  return lowest < SURE ? lowest : undefined;
}

/** What is said of such words. */
export const unsureText = (confidence: number): string =>
  `read unsurely from a scan (least sure word ${confidence}%): check against the page`;
