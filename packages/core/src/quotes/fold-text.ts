import { isCjk, isLetter, isLetterOrDigit } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';

/** Text reduced to what must agree between a quote and its page, with the way back to the original offsets. */
export interface FoldedText {
  readonly text: string;
  /** Per unit of `text`: where the character it came from starts and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Soft hyphen, the reader's hyphen mark, zero-width characters, marks of writing direction, byte order mark. */
const IGNORED = /[\u0002\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const QUOTES = /["'`´‘’‚‛“”„‟«»‹›′″]/;
const DASHES = /[-\u2010-\u2015\u2212\ufe63\uff0d]/;
/** A letter or sign with the marks that follow it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/suy;
/** Superior figures and fractions stay as they are, or 10² would read 102. */
const OTHER_NUMBER = /\p{No}/u;
const HAS_PLAIN_FORM = /[^\0-\x7f]/;
/** Accents of Latin, Greek and Cyrillic letters and the vowel signs of Arabic; й is a letter of its own. */
const ACCENTS = /(?<!и)[\u0300-\u036f]|[\u064b-\u0652]/g;
/** Letters that carry their mark in themselves: normalisation takes nothing off them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** No space is kept before and behind these: the gap that some readers see there is not printed as one. */
const CLOSES = /^[.,)\]]$/;
const OPENS = /^[([]$/;
/** "Ein- und Ausgabe": words before which the hyphen at the end of a line stands for another word. */
const SUSPENDED = /^(?:und|oder|bzw|sowie|als|and|or|to|et|ou|y|o|e|i|lub|oraz|и|или)(?![\p{L}\p{N}])/u;
const LONGEST_SUSPENDED = 7;

interface FoldOptions {
  /** Letters without their accents, for people who leave them out. */
  readonly dropsAccents?: boolean;
}

/**
 * Lower case, compatibility forms (ligatures, full-width letters), no quotation marks, every dash a hyphen-minus, white
 * space as one space and none between Chinese or Japanese characters or before a full stop or comma, no hyphen inside
 * words: whether a hyphen at the end of a line belongs to the word cannot be known, so both sides lose it.
 */
export function foldText(original: string, { dropsAccents = false }: FoldOptions = {}): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  // Kept apart because reading the end of a growing string would copy all of it each time.
  let last = '';
  let pendingSpace = false;
  const emit = (folded: string, start: number, end: number) => {
    for (let k = 0; k < folded.length; k++) {
      starts.push(start);
      ends.push(end);
    }
    text += folded;
    last = folded.slice(-1);
  };
  const emitSpace = (at: number) => {
    if (pendingSpace) emit(' ', at, at);
    pendingSpace = false;
  };
  for (let at = 0; at < original.length; ) {
    const start = at;
    while (isPlain(original, at)) at++;
    if (at > start) {
      if (OPENS.test(last)) pendingSpace = false;
      emitSpace(start);
      for (let each = start; each < at; each++) {
        starts.push(each);
        ends.push(each + 1);
      }
      const run = original.slice(start, at).toLowerCase();
      text += run;
      last = run.slice(-1);
      continue;
    }
    const cluster = clusterAt(original, at);
    at += cluster.length;
    if (startsWithSpace(cluster)) {
      pendingSpace = last !== '';
      continue;
    }
    if (IGNORED.test(cluster) || QUOTES.test(cluster)) continue;
    const folded = dropsAccents ? withoutAccents(foldCluster(cluster)) : foldCluster(cluster);
    if (folded === '') continue;
    if (folded === '-' && !pendingSpace && joinsWord(last, original, at)) {
      at = skipSpace(original, at);
      continue;
    }
    if ((isCjk(last) && isCjk(folded)) || CLOSES.test(folded) || OPENS.test(last)) pendingSpace = false;
    emitSpace(start);
    emit(folded, start, at);
  }
  return { text, starts, ends };
}

/** Below these no character is a mark that belongs to the one before it. */
const FIRST_MARK = 0x300;

/** Whether an ASCII letter or figure without a mark stands there, as nearly everywhere: it is only made lower case. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const isLetterOrFigure =
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  // Behind the end of the text there is NaN.
  return isLetterOrFigure && !(text.charCodeAt(at + 1) >= FIRST_MARK);
}

function clusterAt(text: string, at: number): string {
  if (at >= text.length) return '';
  if (text.charCodeAt(at) < FIRST_MARK && !(text.charCodeAt(at + 1) >= FIRST_MARK)) return text.charAt(at);
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(text)?.[0] ?? text.charAt(at);
}

function startsWithSpace(cluster: string): boolean {
  const code = cluster.charCodeAt(0);
  return code < 0x80 ? code === 32 || (code >= 9 && code <= 13) : /^\s/u.test(cluster);
}

/** Where the white space that begins at a place ends. */
function skipSpace(text: string, from: number): number {
  let at = from;
  for (let next = clusterAt(text, at); startsWithSpace(next); next = clusterAt(text, at)) at += next.length;
  return at;
}

function foldCluster(cluster: string): string {
  const code = cluster.charCodeAt(0);
  if (cluster.length === 1 && code < 0x80) {
    return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : cluster;
  }
  if (DASHES.test(cluster)) return '-';
  return OTHER_NUMBER.test(cluster) ? cluster : cluster.normalize('NFKC').toLowerCase();
}

function withoutAccents(folded: string): string {
  if (!HAS_PLAIN_FORM.test(folded)) return folded;
  const bare = folded.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(/[łøđħıßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Whether the hyphen before `at` stands inside a word, across the end of a line or not. Between two figures it is a minus
 * or a range and stays.
 */
function joinsWord(left: string, original: string, at: number): boolean {
  const next = skipSpace(original, at);
  const sawLineEnd = /[\n\r]/.test(original.slice(at, next));
  if (next > at && !sawLineEnd) return false;
  if (sawLineEnd && SUSPENDED.test(original.slice(next, next + LONGEST_SUSPENDED))) return false;
  const right = clusterAt(original, next);
  return isLetterOrDigit(left) && isLetterOrDigit(right) && (isLetter(left) || isLetter(right));
}

/** The stretch of the original text that a stretch of the folded one came from. */
export function rangeInOriginal(folded: FoldedText, { start, end }: TextRange): TextRange | null {
  const from = folded.starts[start];
  const to = folded.ends[end - 1];
  return from === undefined || to === undefined ? null : { start: from, end: to };
}
