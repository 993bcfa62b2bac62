import { knownLanguage } from '#language/languages.ts';
import { isIndexEntry } from '#structure/contents/index.ts';
import { type MarkedLines, markLines } from '#structure/mark-lines.ts';
import type { TextRange } from '#text/text-range.ts';
import { isCodeLine } from './code-lines.ts';
import { kindOfBlock, type LineBlock, makeLineBlocks, type PageBlocks } from './line-blocks.ts';
import type { LineKind } from './line-kind.ts';
import { shapeOfLine } from './lines.ts';
import { endsSentence, isGlyph, listOf, markerOf, startsAnew } from './line-ends.ts';
import { trimSpan } from './sentences.ts';

export interface PageLine extends TextRange {
  readonly text: string;
  readonly kind: LineKind;
  /** Something begins here, whatever the line before ends with. */
  readonly startsBlock: boolean;
  /** That the format of the document names. */
  readonly block?: LineBlock;
}

const IN_UNITS = /\bin (?:millions|thousands|billions)\b/i;
/** A heading is shorter than the running text around it. */
const HEADING_SHARE = 0.7;
const WORDY_CELL = 4;
/** The first lines of a page are its title. */
const TITLE_LINES = 3;
/** Lines around that tell how wide the text is here: boxes and columns are narrower than the page. */
const WIDTH_WITHIN = 3;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/gu;
const MAY_BE_CJK = /[\u2e00-\uffff]/;
const CASELESS_START =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u;
const UPPER_START = /^["'“‘«„(]*[\p{Lu}\p{Nd}]/u;
const HIRAGANA_START = /^\p{Script=Hiragana}/u;
/** The number of a section of the second level or below, before a word that begins one. */
const SECTION = /^\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,4}\.?[\s\t]+["“„«(]?[\p{Lu}\p{Lo}\d¿]/u;
const URL = /^(?:→\s*)?https?:\/\/\S+$/;
const LOWER_START = /^\p{Ll}/u;
/** A line that ends in one of these is not the end of anything. */
const DANGLING =
  /(?:[,、\-–—(/&‐]|\s(?:[Ss]ections?|[Cc]lauses?|[Nn]otes?|[Aa]rticles?|[Tt]ables?|[Ff]igures?|Abschnitt|Kapitel|Tabelle|a|an|the|of|and|or|to|in|for|by|with|on|at|as|from|that|is|are|der|die|das|des|den|dem|ein|eine|und|oder|von|mit|zu|für|im|in|de|la|le|les|du|et|ou|à|el|los|las|y|o|del|e|do|da|dos|das|em|i|w|z|na|и|в|на|с|по|для|из|و|في|من|का|की|के|में))$/u;

/** An item runs over this many lines, as a rule. */
const LIST_WITHIN = 6;
/** How long the first word of a line is, at most: a line of one word tells nothing about the line before. */
const LONGEST_WORD = 20;

interface RawLine extends TextRange {
  readonly text: string;
  readonly width: number;
}

interface Page {
  readonly raw: readonly RawLine[];
  readonly kinds: readonly LineKind[];
}

/**
 * Lines with what they are. A line with cells is a row of a table or the head of its columns. `marked` are
 * those that are no part of what the page says; without it they are told from the page alone. `blocks` are what the format
 * of the document says: nothing else is guessed of their lines.
 */
export function classifyLines(
  text: string,
  language = 'en',
  marked: MarkedLines | undefined = markLines([{ text }])[0],
  blocks?: PageBlocks,
): PageLine[] {
  const raw = readLines(text);
  const blockAt = blocks ? makeLineBlocks(blocks, text) : () => undefined;
  const blockOf = raw.map(({ start, text: own }) => (own === '' ? undefined : blockAt(start)));
  const longest = raw.reduce(
    (most, line) => (line.text.includes('\t') ? most : Math.max(most, line.text.length)),
    0,
  );
  const kinds = raw.map(
    (line, at): LineKind =>
      marked?.running.has(at)
        ? 'running'
        : marked?.contents.has(at)
          ? 'contents'
          : kindOfLine(line.text, longest),
  );
  raw.forEach((line, at) => {
    const isInIndex = kinds[at - 1] === 'index' || isIndexEntry(raw[at + 1]?.text ?? '');
    if (kinds[at] !== 'contents' && isInIndex && isIndexEntry(line.text)) kinds[at] = 'index';
  });
  const page = { raw, kinds };
  const wraps = raw.map((_, at) => blockOf[at]?.isFirst !== true && isWrapped(page, at, language));
  return raw.map((line, at) => {
    const guessed = kindInContext(page, wraps, at);
    const block = blockOf[at];
    const kind = block ? kindOfBlock(block, guessed, blocks?.hasHeadings ?? false) : guessed;
    const isProse = kind === 'prose' || kind === 'item';
    return {
      text: line.text,
      start: line.start,
      end: line.end,
      kind,
      startsBlock: !isProse || !(wraps[at] ?? false),
      ...(block && { block }),
    };
  });
}

function readLines(text: string): RawLine[] {
  const lines: RawLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const span = trimSpan(line, 0, line.length);
    const own = line.slice(span.start, span.end);
    lines.push({ text: own, start: start + span.start, end: start + span.end, width: widthOf(own) });
    start += line.length + 1;
  }
  return lines;
}

/** Chinese and Japanese characters are twice as wide as others. */
function widthOf(text: string): number {
  return text.length + (MAY_BE_CJK.test(text) ? (text.match(CJK)?.length ?? 0) : 0);
}

function kindOfLine(text: string, longest: number): LineKind {
  if (text === '') return 'empty';
  const marker = markerOf(text);
  if (!(marker !== null && isGlyph(marker)) && isCodeLine(text)) return 'code';
  if (marker !== null && isItemText(text.slice(marker.length), marker)) return 'item';
  if (text.includes('\t')) return isColumnHead(text) ? 'head' : 'row';
  const isShort = text.length < longest * HEADING_SHARE;
  // Counted from below the top of the page: a line is no heading for standing there.
  return isShort && shapeOfLine(text, TITLE_LINES).isHeading && !/[。！।॥!]$/u.test(text)
    ? 'heading'
    : 'prose';
}

/** Behind a marker and a tab may stand a clause, or the cells of a row. */
function isItemText(rest: string, marker: string): boolean {
  if (rest.includes('\t')) return false;
  if (!marker.includes('\t') || !/\d/.test(marker)) return true;
  return (
    /\p{L}/u.test(rest) &&
    (rest.split(/\s+/u).length >= WORDY_CELL || CASELESS_START.test(rest) || /[.;:,]$/.test(rest))
  );
}

/** What a line is beside its neighbours. */
function kindInContext({ raw, kinds }: Page, wraps: readonly boolean[], at: number): LineKind {
  const kind = kinds[at] ?? 'empty';
  const wrapped = wraps[at] ?? false;
  const goesOn = wraps[at + 1] ?? false;
  const text = raw[at]?.text ?? '';
  const isShort = (raw[at]?.width ?? 0) < HEADING_SHARE * localWidth({ raw, kinds }, at);
  if (kind === 'item') {
    if (wrapped) return 'prose';
    return SECTION.test(text) && (isShort || /[?？]$/u.test(text)) && !goesOn && !/[.;:,。；：]$/u.test(text)
      ? 'heading'
      : 'item';
  }
  if (kind === 'prose') {
    return isCaselessHeading(text) && isShort && !wrapped && !goesOn ? 'heading' : 'prose';
  }
  if (kind !== 'heading') return kind;
  const isHalf = kinds[at + 1] === 'prose' && goesOn && LOWER_START.test(raw[at + 1]?.text ?? '');
  return wrapped || isHalf ? 'prose' : 'heading';
}

function isCaselessHeading(text: string): boolean {
  return CASELESS_START.test(text.replace(/^[\d.\s]+/, '')) && !endsSentence(text) && !/[、,]$/u.test(text);
}

/** Whether the line goes on with the sentence of the line before it. */
function isWrapped(page: Page, at: number, language: string): boolean {
  const { raw, kinds } = page;
  const before = raw[at - 1];
  const line = raw[at];
  const kindBefore = kinds[at - 1];
  if (!before || !line || !isText(kindBefore) || !isText(kinds[at])) return false;
  const marker = markerOf(line.text);
  if (marker !== null && kinds[at] === 'item') {
    if (startsAnew(marker, before.text) || isCutShort(page, at, 0.8) || isNextOfList(page, at, marker))
      return false;
    return (
      !(SECTION.test(line.text) && line.width < HEADING_SHARE * localWidth(page, at)) ||
      isDangling(before.text)
    );
  }
  if (LOWER_START.test(line.text)) return !startsInSmallLetters(page, at);
  if (URL.test(before.text)) return false;
  if (endsSentence(before.text)) {
    // What is short and like a heading is one behind a finished sentence.
    return kinds[at] !== 'heading' && kindBefore !== 'heading' && !isCutShort(page, at, 0.92);
  }
  if (CASELESS_START.test(before.text) && isCutShort(page, at, 0.3)) return false;
  if (isDangling(before.text) || !(UPPER_START.test(line.text) || CASELESS_START.test(line.text)))
    return true;
  if (HIRAGANA_START.test(line.text)) return !isCutShort(page, at, 0.5);
  return !isCutShort(page, at, shareOfCut(line.text, language));
}

/** Whether an item of the same list with the number before stands a few lines above. */
function isNextOfList({ raw }: Page, at: number, marker: string): boolean {
  const number = Number(/\d+(?=\D*$)/.exec(marker)?.[0] ?? 0);
  if (number < 2) return false;
  for (let above = at - 1; above >= Math.max(0, at - LIST_WITHIN); above--) {
    const other = markerOf(raw[above]?.text ?? '');
    if (
      other !== null &&
      listOf(other) === listOf(marker) &&
      Number(/\d+(?=\D*$)/.exec(other)?.[0]) === number - 1
    )
      return true;
  }
  return false;
}

/** Below this share of the width around, the first word of the next line had room. Letters differ in width. */
function shareOfCut(text: string, language: string): number {
  if (CASELESS_START.test(text)) return 0.7;
  // A capital within a sentence says little then.
  if (knownLanguage(language)?.writing.capitalisesNouns) return 0.65;
  return /^\p{Nd}/u.test(text) ? 0.75 : 0.86;
}

function isDangling(text: string): boolean {
  return DANGLING.test(text.slice(-16));
}

/** Whether a line that begins in small letters begins something: an item without a sign, a command, a label. */
function startsInSmallLetters(page: Page, at: number): boolean {
  const before = page.raw[at - 1]?.text ?? '';
  // "nota" over what is noted.
  const isWord =
    /^\p{Ll}+$/u.test(page.raw[at]?.text ?? '') && UPPER_START.test(page.raw[at + 1]?.text ?? '');
  if (endsSentence(before)) return isWord || isCutShort(page, at, 0.8);
  return CASELESS_START.test(before) && !isDangling(before) && isCutShort(page, at, 0.3);
}

/** Whether the line before ended although the first word of this one had room on it. */
function isCutShort(page: Page, at: number, share: number): boolean {
  const before = page.raw[at - 1];
  const line = page.raw[at];
  if (!before || !line) return true;
  const firstWord = CASELESS_START.test(line.text) ? 2 : Math.min(line.text.search(/\s|$/u), LONGEST_WORD);
  return before.width + 1 + firstWord < share * localWidth(page, at - 1);
}

function localWidth({ raw, kinds }: Page, at: number): number {
  let widest = 0;
  for (let near = Math.max(0, at - WIDTH_WITHIN); near <= at + WIDTH_WITHIN; near++) {
    const line = raw[near];
    if (line && isText(kinds[near])) widest = Math.max(widest, line.width);
  }
  return widest;
}

function isText(kind: LineKind | undefined): boolean {
  return kind === 'prose' || kind === 'item' || kind === 'heading';
}

/**
 * Heads of columns, and columns of running text side by side: they stand on several lines that readers put together
 * differently, and one line of them says nothing whole.
 */
function isColumnHead(text: string): boolean {
  if (IN_UNITS.test(text)) return true;
  if (/\d/.test(text)) return false;
  const cells = text.split('\t');
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  const wordy = cells.filter((cell) => cell.split(/\s+/).length >= WORDY_CELL).length;
  return (isCapitals && cells.length > 2) || wordy > 2;
}
