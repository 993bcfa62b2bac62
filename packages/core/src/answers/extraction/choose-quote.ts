import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Token, Tokeniser } from '../text/tokenise.ts';

/** A clause begins behind these. */
const CLAUSE = /[;:,—–)]\s+/gu;

/**
 * The part of a unit that is quoted: all of it where it is short enough, else the stretch of whole clauses that holds
 * most of the question's weight.
 */
export function chooseQuote(
  text: string,
  unit: TextRange,
  tokeniser: Tokeniser,
  weightOf: (token: Token) => number,
): TextRange {
  if (collapseSpace(text.slice(unit.start, unit.end)).length <= QUOTE_MAX_LENGTH) return unit;
  const own = text.slice(unit.start, unit.end);
  const starts = [0, ...Array.from(own.matchAll(CLAUSE), (match) => match.index + match[0].length)];
  let best: TextRange = unit;
  let bestScore = -1;
  for (const start of starts) {
    const end = endWithin(own, start, starts);
    const tokens = new Map(tokeniser.tokenise(own.slice(start, end)).map((token) => [token.term, token]));
    let score = 0;
    for (const token of tokens.values()) score += weightOf(token);
    if (score > bestScore) {
      bestScore = score;
      best = { start: unit.start + start, end: unit.start + end };
    }
  }
  return best;
}

/** The last clause end within the longest quote, else the last space. */
function endWithin(text: string, start: number, starts: readonly number[]): number {
  let end = Math.min(text.length, start + QUOTE_MAX_LENGTH);
  if (end === text.length) return end;
  const clause = starts.findLast((each) => each <= end && each > start + QUOTE_MAX_LENGTH / 2);
  if (clause !== undefined) return start + text.slice(start, clause).trimEnd().length;
  const space = text.slice(start, end).search(/\s\S*$/u);
  if (space > 0) end = start + space;
  return end;
}
