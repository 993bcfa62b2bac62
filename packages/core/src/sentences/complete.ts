import { byLanguage } from '#language/languages.ts';
import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { readStart } from './clause-start.ts';
import { readableText } from './readable-text.ts';
import type { Missing, Unit } from './units.ts';

/** No more of a page is read for one quote. */
const LONGEST_READ = 20 * QUOTE_MAX_LENGTH;
/** What stands for words that are left out of a quote. */
export const ELLIPSIS = '…';

/**
 * How a sentence begins that speaks of something in the sentence before: "It", "These", "The Company", by language.
 * Followed by a space or comma, but in Chinese and Japanese.
 */
const REFERS_BACK: Readonly<Record<string, RegExp>> = byLanguage(({ sentences }) => sentences.refersBack);
/** A stretch of a page, and what of it is on no line of the page. */
type HalfRange = TextRange & Pick<Unit, 'missing'>;

/** What a document calls itself: "This Agreement", "This Annual Report". */
const NAMES_ITSELF = /^(?:This|These) \p{Lu}\p{Ll}/u;

/** Whether a sentence begins with a word that means something said before it. */
export function refersBack(sentence: string, language: string): boolean {
  const start = readStart(sentence);
  return !NAMES_ITSELF.test(start) && ((REFERS_BACK[language] ?? REFERS_BACK['en'])?.test(start) ?? false);
}

/**
 * The sentence with the one before it, where it begins with "It", "These", "The Company" and the like, and the two are
 * not too long to be shown; else the sentence alone.
 */
export function completeSentence(
  pageText: string,
  sentence: HalfRange,
  before: HalfRange | undefined,
  language: string,
): HalfRange {
  if (before === undefined || !refersBack(pageText.slice(sentence.start, sentence.end), language))
    return sentence;
  const both = { start: before.start, end: sentence.end };
  const isNext = before.end <= sentence.start && /^\s*$/u.test(pageText.slice(before.end, sentence.start));
  if (!isNext || both.end - both.start > 4 * QUOTE_MAX_LENGTH) return sentence;
  if (readableText(pageText.slice(both.start, both.end)).length > QUOTE_MAX_LENGTH) return sentence;
  const lacksStart = before.missing === 'start' || before.missing === 'both';
  const lacksEnd = sentence.missing === 'end' || sentence.missing === 'both';
  if (!lacksStart && !lacksEnd) return both;
  return { ...both, missing: lacksStart && lacksEnd ? 'both' : lacksStart ? 'start' : 'end' };
}

/**
 * How a stretch of a page is shown: `part` of it, or all, cut at a space where it is too long; "…" stands where the
 * whole begins before or goes on behind what is shown, be it on another page.
 */
export function shorten(
  pageText: string,
  whole: TextRange & Pick<Unit, 'missing'>,
  part: TextRange = whole,
): string {
  const goesOn = whole.missing === 'end' || whole.missing === 'both';
  const isOpen =
    whole.missing === 'start' ||
    whole.missing === 'both' ||
    /[\p{L}\p{N}]/u.test(pageText.slice(whole.start, part.start));
  const opening = isOpen ? ELLIPSIS : '';
  const end = Math.min(part.end, part.start + LONGEST_READ);
  const shown = readableText(pageText.slice(part.start, end), pageText);
  const isWhole = end === part.end && !goesOn && !/[\p{L}\p{N}]/u.test(pageText.slice(part.end, whole.end));
  if (isWhole && opening.length + shown.length <= QUOTE_MAX_LENGTH) return opening + shown;
  const room = QUOTE_MAX_LENGTH - opening.length - ELLIPSIS.length;
  return `${opening}${shown.length <= room ? trimStops(shown) : cutAtSpace(shown, room)}${ELLIPSIS}`;
}

/** Which ends of a quote say that something is missing there. */
export function missingOf(quote: string): Missing | undefined {
  const words = quote.trim();
  const start = LEADING.test(words);
  const end = TRAILING.test(words);
  return start && end ? 'both' : start ? 'start' : end ? 'end' : undefined;
}

/** A quote without the "…" at its ends, which stand on no page. */
export function withoutEllipses(quote: string): string {
  return quote.trim().replace(LEADING, '').replace(TRAILING, '');
}

const LEADING = /^(?:…|\[…\]|\.\.\.)\s*/u;
const TRAILING = /\s*(?:…|\[…\])$/u;

function cutAtSpace(text: string, room: number): string {
  const start = text.slice(0, room + 1);
  const space = start.search(/\s\S*$/u);
  return trimStops(space > 0 ? start.slice(0, space) : splitBetween(text, room));
}

/** Never inside a character of two units. */
function splitBetween(text: string, end: number): string {
  const code = text.charCodeAt(end - 1);
  return text.slice(0, code >= 0xd800 && code < 0xdc00 ? end - 1 : end);
}

/** "…, …" and "…. …" read badly. */
function trimStops(text: string): string {
  return text.replace(/[\s,;:–—-]+$/u, '');
}
