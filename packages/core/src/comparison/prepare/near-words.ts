import { SCANNED_STATES } from '#document/document.ts';
import type { PreparedText } from './prepare.ts';

/** For words of scanned pages that the other side does not have: what they are taken for. */
export interface NearWords {
  readonly left: ReadonlyMap<string, string>;
  readonly right: ReadonlyMap<string, string>;
}

const NONE: NearWords = { left: new Map(), right: new Map() };

const LETTERS_ONLY = /^[\p{L}\p{M}]{2,}$/u;
const HAS_LETTER = /\p{L}/u;
/** In characters: in shorter words letters that look alike make other words ("car", "ear"). */
const LONG = 5;

/** Characters that look alike in a picture, each group as its first. */
const ALIKE = new Map(
  ['lI1i!|', 'oO0', 's5S', 'b8B', 'z2Z', 'g9q'].flatMap((group) =>
    Array.from(group, (character) => [character, group.charAt(0)] as const),
  ),
);
/** Likewise, of long words. */
const ALIKE_IN_LONG = new Map([
  ['c', 'e'],
  ['h', 'b'],
]);

/** What a word looks like: words that scans take for each other look the same. */
function lookOf(word: string): string {
  const single = Array.from(word, (character) => ALIKE.get(character) ?? character).join('');
  const look = single.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('vv', 'w');
  if (look.length < LONG) return look;
  return Array.from(look, (character) => ALIKE_IN_LONG.get(character) ?? character).join('');
}

/**
 * Words of scanned pages that look like one word of the other side, and are no words of it themselves: "rnonth" is read for
 * "month". Never figures, which nobody may guess: what they are taken for has no digit.
 */
export function findNearWords(left: PreparedText, right: PreparedText): NearWords {
  const [leftScanned, rightScanned] = [isScanned(left), isScanned(right)];
  if (!leftScanned && !rightScanned) return NONE;
  const [leftWords, rightWords] = [wordsOf(left), wordsOf(right)];
  const ofLeft = leftScanned ? findNear(leftWords, rightWords) : new Map<string, string>();
  const ofRight = rightScanned ? findNear(rightWords, leftWords) : new Map<string, string>();
  // Where both are misread, one of them stays as it is.
  for (const word of ofLeft.values()) ofRight.delete(word);
  return { left: ofLeft, right: ofRight };
}

const isScanned = ({ pages }: PreparedText) => pages.some(({ state }) => SCANNED_STATES.includes(state));

/** The words of a side, and whether each stands on a scanned page. */
function wordsOf({ text, starts, ends, lineOf, lines, pages }: PreparedText): ReadonlyMap<string, boolean> {
  const scanned = new Set(
    pages.flatMap(({ number, state }) => (SCANNED_STATES.includes(state) ? [number] : [])),
  );
  const words = new Map<string, boolean>();
  for (const [at, start] of starts.entries()) {
    const word = text.slice(start, ends[at]);
    if (!HAS_LETTER.test(word)) continue;
    const isOnScan = scanned.has(lines[lineOf[at] ?? 0]?.page ?? 0);
    words.set(word, isOnScan || (words.get(word) ?? false));
  }
  return words;
}

function findNear(
  own: ReadonlyMap<string, boolean>,
  others: ReadonlyMap<string, boolean>,
): Map<string, string> {
  const byLook = Map.groupBy(
    [...others.keys()].filter((word) => LETTERS_ONLY.test(word)),
    lookOf,
  );
  const near = new Map<string, string>();
  for (const [word, isOnScan] of own) {
    if (!isOnScan || others.has(word)) continue;
    const alike = byLook.get(lookOf(word)) ?? [];
    // "Source" and "source" look alike as well.
    const sameStart = alike.filter((other) => other.charAt(0) === word.charAt(0));
    const [found, ...further] = sameStart.length > 0 ? sameStart : alike;
    if (found !== undefined && further.length === 0) near.set(word, found);
  }
  return near;
}
