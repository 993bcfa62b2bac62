import type { ComparedSide } from '../compare.ts';
import { firstAtOrAfter } from '../partition-point.ts';
import { flowsOn } from './row-units.ts';

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･]/u;
const HYPHENATED = /([\p{L}\p{M}]+)[-‐\u00ad\u0002]$/u;
const HYPHEN = /[-‐\u00ad\u0002]/u;
const STARTS_LOWER = /^\p{Ll}/u;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;
/** In characters: no word that is divided at the end of a line is longer. */
const LONGEST_WORD = 60;

/**
 * Gives the text of a side as it reads: the lines of a printed paragraph follow each other as words do, and a word that is
 * divided at the end of a line is whole.
 */
export function makeFlowText(side: ComparedSide): (from: number, to: number) => string {
  const { text, lineStarts } = side;
  let known: ReadonlySet<string> | undefined;
  /** Where the text before a line that begins at an offset ends, and what stands between them. */
  const joinAt = (start: number): readonly [end: number, between: string] => {
    const end = start - 1;
    const before = text.slice(Math.max(0, end - LONGEST_WORD), end);
    const after = text.slice(start, start + LONGEST_WORD);
    const divided = HYPHENATED.exec(before)?.[1];
    const rest = FIRST_WORD.exec(after)?.[0];
    if (divided !== undefined && rest !== undefined) {
      known ??= wordsWithoutHyphen(side);
      // "Well-" and "known" are two words, "pay-" and "able" are one.
      const isOneWord = STARTS_LOWER.test(rest) && (known.has(divided + rest) || !known.has(rest));
      return [isOneWord ? end - 1 : end, ''];
    }
    return [end, UNSPACED.test(before.slice(-1)) && UNSPACED.test(after.slice(0, 1)) ? '' : ' '];
  };
  return (from, to) => {
    let flowing = '';
    let open = from;
    for (let line = firstAtOrAfter(lineStarts, from + 1); line < side.lines.length; line++) {
      const start = lineStarts[line] ?? text.length;
      if (start > to) break;
      if (!flowsOn(side, line) || side.isFurniture[line - 1] === 1) continue;
      const [end, between] = joinAt(start);
      flowing += text.slice(open, Math.max(open, end)) + between;
      open = start;
    }
    return flowing + text.slice(open, to);
  };
}

/** The words of a side that stand by themselves: neither is a hyphen beside them, nor do they go on behind one. */
function wordsWithoutHyphen({ text, starts, ends }: ComparedSide): Set<string> {
  const words = new Set<string>();
  for (const [token, start] of starts.entries()) {
    const end = ends[token] ?? start;
    if (HYPHEN.test(text.charAt(end)) || isBehindHyphen(text, start)) continue;
    words.add(text.slice(start, end));
  }
  return words;
}

function isBehindHyphen(text: string, start: number): boolean {
  const before = text.charAt(start - 1) === '\n' ? start - 2 : start - 1;
  return HYPHEN.test(text.charAt(before));
}
