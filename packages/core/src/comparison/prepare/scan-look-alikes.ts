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
const STARTS_WITH_DIGIT = /^\p{Nd}/u;
const STARTS_WITH_CAPITAL = /^\p{Lu}/u;
/** In characters: in shorter words letters that look alike make other words ("car", "ear"). */
const LONG = 5;
/** Of shorter words only those of so many letters are looked at, and of these those that cannot be words. */
const SHORTEST = 3;
/** In words: which letters follow each other in a language cannot be told from fewer. */
const LEAST_WORDS = 300;

/** Characters that look alike in a picture, each group as its first. */
const ALIKE = new Map(
  ['lI1i!|', 'oO0', 's5S', 'b8B', 'z2Z', 'g9q'].flatMap((group) =>
    Array.from(group, (character) => [character, group.charAt(0)] as const),
  ),
);
/** Likewise, of long words, and of those that cannot be words. */
const ALIKE_IN_LONG = new Map([
  ['c', 'e'],
  ['h', 'b'],
]);

const exchange = (word: string, by: ReadonlyMap<string, string>) =>
  Array.from(word, (character) => by.get(character) ?? character).join('');

/**
 * What a word looks like: words that scans take for each other share a look. Two letters look like one or are two: "cl" is a
 * "d", or "el" with an open "e".
 */
function looksOf(word: string, countsAsLong = false): ReadonlySet<string> {
  const apart = exchange(word, ALIKE);
  const joined = apart.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('vv', 'w');
  return new Set(
    [joined, apart].map((look) =>
      countsAsLong || look.length >= LONG ? exchange(look, ALIKE_IN_LONG) : look,
    ),
  );
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
  const words = [...others.keys()].filter((word) => LETTERS_ONLY.test(word));
  const [byLook, byLongLook] = [indexLooks(words), indexLooks(words, true)];
  const pairs = words.length < LEAST_WORDS ? undefined : new Set(words.flatMap(letterPairs));
  const near = new Map<string, string>();
  for (const [word, isOnScan] of own) {
    if (!isOnScan || others.has(word)) continue;
    const canBeWord = pairs === undefined || letterPairs(word).every((pair) => pairs.has(pair));
    const isShort = word.length < LONG && word.length >= SHORTEST;
    const found =
      pickAlike(word, byLook, looksOf(word)) ??
      (isShort && !canBeWord ? pickAlike(word, byLongLook, looksOf(word, true)) : undefined);
    if (found !== undefined) near.set(word, found);
  }
  return near;
}

/** Letters that follow each other in a word, with its ends: "tbat" has a pair that no word of the other side has. */
function letterPairs(word: string): string[] {
  const letters = Array.from(`^${word.toLowerCase()}$`);
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function indexLooks(words: readonly string[], countsAsLong = false): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const look of looksOf(word, countsAsLong)) index.set(look, [...(index.get(look) ?? []), word]);
  return index;
}

/** The one word that looks like it, if there is one. */
function pickAlike(
  word: string,
  index: ReadonlyMap<string, readonly string[]>,
  looks: ReadonlySet<string>,
): string | undefined {
  const alike = [...new Set([...looks].flatMap((look) => index.get(look) ?? []))];
  // "Source" and "source" look alike as well; a digit is as tall as a capital.
  const first = word.charAt(0);
  const sameStart = alike.filter((other) =>
    STARTS_WITH_DIGIT.test(word) ? STARTS_WITH_CAPITAL.test(other) : other.charAt(0) === first,
  );
  const [found, ...further] = sameStart.length > 0 ? sameStart : alike;
  return further.length === 0 ? found : undefined;
}
