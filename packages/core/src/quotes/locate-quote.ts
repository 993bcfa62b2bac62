import { isCjk, isDigit, isLetter } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import { type FoldedText, foldText, rangeInOriginal } from './fold-text.ts';
import { findNearMatch } from './near-match.ts';

export interface QuoteLocator {
  /** Where the quote stands; among several places one inside `within` is preferred. */
  locate(quote: string, within?: TextRange): TextRange | null;
}

/** Prepares a page's text once for many quotes. */
export function makeQuoteLocator(text: string): QuoteLocator {
  let page: FoldedText | undefined;
  return {
    locate(quote, within) {
      const plain = within && findPlainly(text, quote, within);
      if (plain) return plain;
      const wanted = foldText(quote).text.trim();
      if (wanted === '') return null;
      // Mostly a quote stands where it was taken from, and the rest of the page need not be folded.
      const inside = within && page === undefined ? findWithin(text, wanted, within) : null;
      if (inside !== null) return inside;
      page ??= foldText(text);
      return findExact(page, wanted, within) ?? findNear(page, wanted);
    },
  };
}

/** Letters or figures at both ends, but for stops and brackets, and nothing that folding could join to what stands beside them. */
const PLAIN_ENDS = /^[\p{L}\p{N}(](?:[^]*[\p{L}\p{N}])?[.,:;)%]*$/u;
const APART_BEFORE = /(?:^|[^\p{Pd}\u0002\u00ad])[ \t\n]$|^$/u;
const APART_BEHIND = /^[ \t\n][^\p{M}]|^$/u;

/** Where a quote is to the letter what stands within, but that a line may end at a space, as those of our own drafts mostly are. */
function findPlainly(text: string, quote: string, within: TextRange): TextRange | null {
  if (!PLAIN_ENDS.test(quote)) return null;
  const isAtStart = text.startsWith(quote, within.start);
  const at = isAtStart ? 0 : text.slice(within.start, within.end).replaceAll('\n', ' ').indexOf(quote);
  const start = within.start + at;
  const end = start + quote.length;
  if (at < 0 || end > within.end) return null;
  const isApart =
    APART_BEFORE.test(text.slice(Math.max(0, start - 2), start)) &&
    APART_BEHIND.test(text.slice(end, end + 2));
  return isApart ? { start, end } : null;
}

/** So many characters beside a stretch tell whether a quote begins or ends inside a word or a number. */
const BESIDE = 4;

function findWithin(text: string, wanted: string, within: TextRange): TextRange | null {
  const from = Math.max(0, within.start - BESIDE);
  const found = findExact(foldText(text.slice(from, within.end + BESIDE)), wanted, {
    start: within.start - from,
    end: within.end - from,
  });
  if (found === null) return null;
  const range = { start: found.start + from, end: found.end + from };
  return range.start >= within.start && range.end <= within.end ? range : null;
}

/**
 * Finds a quote in a text: exactly but for case, ligatures, quotation marks, hyphenation and white space; else, for
 * longer quotes, with a few words different but never another number or negation. The range points into `text`; among
 * several places one inside `within` is preferred.
 */
export function locateQuote(text: string, quote: string, within?: TextRange): TextRange | null {
  return makeQuoteLocator(text).locate(quote, within);
}

function findExact(page: FoldedText, wanted: string, within: TextRange | undefined): TextRange | null {
  let first: TextRange | null = null;
  for (let at = page.text.indexOf(wanted); at >= 0; at = page.text.indexOf(wanted, at + 1)) {
    if (!isWhole(page.text, at, at + wanted.length)) continue;
    const range = rangeInOriginal(page, { start: at, end: at + wanted.length });
    if (within === undefined || range === null) return range;
    if (range.start >= within.start && range.end <= within.end) return range;
    first ??= range;
  }
  return first;
}

function findNear(page: FoldedText, wanted: string): TextRange | null {
  const found = findNearMatch(page.text, wanted);
  return found && rangeInOriginal(page, found);
}

/** A quote must not begin or end inside a word or a number: "able" is not said by "unable", nor 8 by 18 or 8.5. */
function isWhole(text: string, start: number, end: number): boolean {
  return !isInside(text, start) && !isInside(text, end) && !isSigned(text, start);
}

function isInside(text: string, at: number): boolean {
  const left = text[at - 1] ?? ' ';
  const right = text[at] ?? ' ';
  if (isDigit(left) && isDigit(right)) return true;
  if (/[.,]/.test(left) && isDigit(right) && isDigit(text[at - 2] ?? ' ')) return true;
  if (isDigit(left) && /[.,]/.test(right) && isDigit(text[at + 1] ?? ' ')) return true;
  return isLetter(left) && isLetter(right) && !isCjk(left) && !isCjk(right);
}

/** Whether a minus stands before a number that the quote begins with. */
function isSigned(text: string, start: number): boolean {
  if (!isDigit(text[start] ?? ' ') || text[start - 1] !== '-') return false;
  return !/[\p{L}\p{N}]/u.test(text[start - 2] ?? ' ');
}
