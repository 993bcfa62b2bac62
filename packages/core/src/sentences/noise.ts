import { isIndexEntry } from '#structure/contents/index.ts';
import { isPageNumber } from '#structure/running-heads/index.ts';
import { isBoilerplate, isExhibit, isListedExhibit, isSignature } from './boilerplate.ts';
import { isCodeLine } from './code-lines.ts';
import { hasKnownVerb, hasPredicate, hasVerb, tellsVerbs } from './predicates.ts';
import { textOfUnit, type Unit } from './units.ts';

/** Why a unit is no claim. */
export type NoiseReason =
  | 'contents'
  | 'running'
  | 'column head'
  | 'exhibit'
  | 'signature'
  | 'boilerplate'
  | 'index entry'
  | 'code'
  | 'garbage'
  | 'no predicate';

/**
 * What a unit is to a reader. A sentence has a predicate, a row a label and a value; an item says something only with
 * what introduces its list; a heading names what follows.
 */
export type Verdict =
  | { readonly kind: 'sentence' | 'item' | 'row' | 'heading' }
  | { readonly kind: 'noise'; readonly reason: NoiseReason };

const LETTERS = /\p{L}/gu;
const WORD = /[\p{L}\p{M}]{3,}/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MONTHS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/giu;
const HEAD_WORDS =
  /\b(?:years?|months?|quarters?|weeks?|days?|periods?|fiscal|ended|ending|three|six|nine|twelve|as|of|at|and|the|in|for|total|note|notes|millions?|thousands?|billions?|dollars?|except|per|share|shares|data|amounts?|unaudited|audited|usd|eur|change|increase|decrease|variance|first|second|third|fourth|jahre?|mio|tsd|euro|ejercicio|exercice|années?|anos?|años?|rok|lata|год|годы|года)\b/giu;
const LONG = 400;
/** A section with a question as its title, over several lines as well. */
const ASKS = /^\p{Nd}+(?:\.\p{Nd}+)+\.?\s[^.]{0,240}[?？؟]$/u;
/** Where more can be read, and nothing that is said. */
const BARE_URL = /^(?:→\s*)?https?:\/\/\S+$/u;
/** "30 years: tape" says something although it has no verb. */
const LABELLED = /^[^:：]{0,60}\p{L}[^:：]{0,60}[:：]\s*[\p{L}\p{N}]/u;
/** In fewer words an item has seldom a subject and a verb: "to use as swap space;". */
const FEW_WORDS = 8;
const ENDS_LIKE_ITEM = /[;；,]$/u;
/** "3379 F.... exim4": flags that a program prints, those that are not set as dots. */
const PRINTED_FLAGS = /\s\p{L}?\.{4,5}\p{L}?\s\p{L}/u;
/** Program text stands in short lines. */
const CODE_LONGEST = 160;
/** So many of them make a page of exhibits. */
const EXHIBITS = 3;

/** What the units of a page are, asked one by one: most are never looked at. */
export function makeUnitJudge(
  pageText: string,
  units: readonly Unit[],
  language: string,
): (at: number) => Verdict {
  const texts = units.map((unit) => textOfUnit(pageText, unit));
  const exhibits = texts.filter((text) => isExhibit(flatten(text))).length;
  return (at) => {
    const unit = units[at];
    if (unit === undefined) return { kind: 'noise', reason: 'garbage' };
    const isListed = exhibits >= EXHIBITS && isListedExhibit(flatten(texts[at] ?? ''));
    const reason = unit.isContents ? 'contents' : isListed ? 'exhibit' : reasonOf(unit, texts, at);
    return reason === null
      ? kindOf(unit, texts[at] ?? '', units[at + 1], language)
      : { kind: 'noise', reason };
  };
}

function flatten(text: string): string {
  return text.slice(0, LONG).replace(/\s+/gu, ' ');
}

function reasonOf(unit: Unit, texts: readonly string[], at: number): NoiseReason | null {
  const text = texts[at] ?? '';
  const flat = flatten(text);
  if (isPageNumber(flat)) return 'running';
  if (isExhibit(flat)) return 'exhibit';
  if (isSignature(flat)) return 'signature';
  if (isBoilerplate(flat)) return 'boilerplate';
  if (isIndexEntry(flat)) return 'index entry';
  if (unit.kind === 'row' && PRINTED_FLAGS.test(flat)) return 'code';
  if (unit.kind === 'row') return isColumnHead(text, texts[at + 1]) ? 'column head' : null;
  if (text.length <= CODE_LONGEST && isCodeLine(flat)) return 'code';
  if (isBareHead(flat)) return 'column head';
  return isGarbage(flat) ? 'garbage' : null;
}

function kindOf(unit: Unit, text: string, next: Unit | undefined, language: string): Verdict {
  if (unit.kind === 'row') {
    const [label = '', ...cells] = text.split('\t').map((cell) => cell.trim());
    const hasValue = cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));
    // "1	SIGHUP	hangs up" is named by its number and word; "484	a library" has lost its name.
    const isNamed = /\p{L}/u.test(label) || cells.slice(0, -1).some((cell) => /\p{L}{3}/u.test(cell));
    const isRow = hasValue && (isNamed || (cells.length > 0 && YEAR_CELL.test(label)));
    return isRow ? { kind: 'row' } : { kind: 'noise', reason: 'column head' };
  }
  if (unit.kind === 'heading' || ASKS.test(text)) return { kind: 'heading' };
  if (BARE_URL.test(text)) return { kind: 'noise', reason: 'no predicate' };
  if (unit.kind === 'item' && unit.introduction !== undefined) {
    // "forced outages;" says nothing without "results are driven by:".
    const isFragment = /^\p{Ll}+[\s,;]/u.test(text) || !hasKnownVerb(text, language);
    return { kind: isFragment ? 'item' : 'sentence' };
  }
  // What ends like an item of a list, and whose list does not say what it lists: "payroll and other costs;".
  const isShort = /^\p{Ll}/u.test(text) && text.split(/\s+/u).length < FEW_WORDS;
  const isLoose = ENDS_LIKE_ITEM.test(text) && (isShort || !hasVerb(text, language));
  if (hasPredicate(text, language) && !isLoose) return { kind: 'sentence' };
  if (unit.introduction !== undefined || (unit.kind === 'item' && LABELLED.test(text)))
    return { kind: 'item' };
  // "Closed on the sale of the plant": an item of highlights ends without a stop.
  if (unit.kind === 'item' && !isLoose && tellsVerbs(language) && hasVerb(text, language))
    return { kind: 'item' };
  // "1. Definitions." over its sentences.
  const isTitle = unit.kind === 'item' && /^[\p{N}(]/u.test(text) && next?.kind !== 'item';
  return isTitle ? { kind: 'heading' } : { kind: 'noise', reason: 'no predicate' };
}

/** Years, dates and the words of column heads, and nothing else. */
function isBareHead(flat: string): boolean {
  const rest = flat.replace(MONTHS, ' ').replace(HEAD_WORDS, ' ');
  return !/\p{L}/u.test(rest) && !/\p{Nd}[.,]\p{Nd}/u.test(rest);
}

const YEAR_CELL =
  /^(?:(?:fy|q[1-4])?\s?(?:19|20)\p{Nd}{2}|[\p{L}.]{3,9}\s\p{Nd}{1,2},?(?:\s\p{Nd}{4})?|[-–—])$/iu;
const VALUE_CELL = /^[-–—($€£¥\s]*\p{Nd}[\p{Nd}.,\s]*[)%\s]*$/u;

/** A row of nothing but years, or of words in every cell over a row of values. */
function isColumnHead(row: string, below: string | undefined): boolean {
  const cells = row.split('\t').map((cell) => cell.trim());
  const others = cells.slice(1);
  const years = cells.filter((cell) => YEAR_CELL.test(cell)).length;
  if (years > 1 && cells.every((cell) => YEAR_CELL.test(cell) || !/\p{Nd}/u.test(cell))) return true;
  if (cells.every((cell) => isBareHead(cell))) return true;
  if (others.length > 1 && others.every((cell) => YEAR_CELL.test(cell))) return true;
  const next = below?.split('\t').map((cell) => cell.trim()) ?? [];
  const isOverValues = next.length >= cells.length && next.slice(1).some((cell) => VALUE_CELL.test(cell));
  return (
    isOverValues &&
    others.every((cell) => !/\p{Nd}/u.test(cell) && cell.length < 30) &&
    !/\p{Nd}/u.test(cells[0] ?? '')
  );
}

/** Labels of figures, formulas, broken letters. */
function isGarbage(flat: string): boolean {
  if (CJK.test(flat)) return false;
  const solid = flat.replace(/\s/gu, '').length;
  const letters = flat.match(LETTERS)?.length ?? 0;
  return !WORD.test(flat) || letters < 0.5 * solid * (solid < 20 ? 1 : 0.8);
}

/** The sentence before a unit, when nothing but white space lies between: what "It" or "These" in it may refer to. */
export function sentenceBefore(pageText: string, units: readonly Unit[], at: number): Unit | undefined {
  const before = units[at - 1];
  const unit = units[at];
  if (before === undefined || unit === undefined || before.kind === 'row' || before.kind === 'heading')
    return undefined;
  return /^\s*$/u.test(pageText.slice(before.end, unit.start)) ? before : undefined;
}
