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
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu;
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
  const clusters = original.match(CLUSTER) ?? [];
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let offset = 0;
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
  for (let i = 0; i < clusters.length; i++) {
    const cluster = clusters[i] ?? '';
    const start = offset;
    offset += cluster.length;
    if (/^\s/u.test(cluster)) {
      pendingSpace = last !== '';
      continue;
    }
    if (IGNORED.test(cluster) || QUOTES.test(cluster)) continue;
    const folded = dropsAccents ? withoutAccents(foldCluster(cluster)) : foldCluster(cluster);
    if (folded === '') continue;
    if (folded === '-' && !pendingSpace && joinsWord(last, clusters, i)) {
      while (/^\s/u.test(clusters[i + 1] ?? '')) offset += clusters[++i]?.length ?? 0;
      continue;
    }
    const isJoined = (isCjk(last) && isCjk(folded)) || CLOSES.test(folded) || OPENS.test(last);
    if (pendingSpace && !isJoined) emit(' ', start, start);
    pendingSpace = false;
    emit(folded, start, offset);
  }
  return { text, starts, ends };
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
 * Whether the hyphen at `at` stands inside a word, across the end of a line or not. Between two figures it is a minus
 * or a range and stays.
 */
function joinsWord(left: string, clusters: readonly string[], at: number): boolean {
  let next = at + 1;
  let sawLineEnd = false;
  while (/^\s/u.test(clusters[next] ?? '')) sawLineEnd = /[\n\r]/.test(clusters[next++] ?? '') || sawLineEnd;
  if (next > at + 1 && !sawLineEnd) return false;
  const right = clusters[next] ?? '';
  if (sawLineEnd && SUSPENDED.test(clusters.slice(next, next + LONGEST_SUSPENDED).join(''))) return false;
  return isLetterOrDigit(left) && isLetterOrDigit(right) && (isLetter(left) || isLetter(right));
}

/** The stretch of the original text that a stretch of the folded one came from. */
export function rangeInOriginal(folded: FoldedText, { start, end }: TextRange): TextRange | null {
  const from = folded.starts[start];
  const to = folded.ends[end - 1];
  return from === undefined || to === undefined ? null : { start: from, end: to };
}
