import type { MarkedLines } from '#structure/mark-lines.ts';
import type { TextRange } from '#text/text-range.ts';
import { endsSentence, isBullet, listOf, markerOf } from './line-ends.ts';
import type { LineBlock, PageBlocks } from './line-blocks.ts';
import type { LineKind } from './line-kind.ts';
import { classifyLines, type PageLine } from './page-lines.ts';
import { lengthOfRunInHead } from './run-in-heads.ts';
import { hasVerb } from './predicates.ts';
import { splitSentences } from './sentences.ts';

/** Which end of a sentence is not there. */
export type Missing = 'start' | 'end' | 'both';

/**
 * What can be quoted of a page: a sentence, the first sentence of an item of a list, a row of a table, a heading.
 * Offsets point into the page's text. A running head or foot is none, and parts nothing that it interrupts; what goes
 * over the end of the page stays in two halves.
 */
export interface Unit extends TextRange {
  readonly kind: 'sentence' | 'item' | 'row' | 'heading';
  /** Of an item: what introduces its list, "The following are excluded:". */
  readonly introduction?: TextRange;
  /** Of what goes over the edge of the page, or on in program text: what is missing. */
  readonly missing?: Missing;
  /** What is missing, where it is known to stand on the page before or behind. */
  readonly other?: OtherHalf;
  /** A line of a table of contents. */
  readonly isContents?: true;
}

/** The half of a sentence that stands on the page before or behind. */
export interface OtherHalf extends TextRange {
  readonly page: number;
  readonly pageText: string;
  readonly isBefore: boolean;
}

/** The words of a unit, those on the page before or behind among them. */
export function textOfUnit(
  pageText: string,
  { start, end, other }: Pick<Unit, 'start' | 'end' | 'other'>,
): string {
  const own = pageText.slice(start, end);
  if (other === undefined) return own;
  const rest = other.pageText.slice(other.start, other.end);
  return other.isBefore ? `${rest}\n${own}` : `${own}\n${rest}`;
}

/** Lines that are units of their own. */
const OWN_UNITS: ReadonlySet<LineKind> = new Set(['heading', 'code', 'contents', 'index']);
const FIGURE_CELL = /^[-–—($€£¥]*\s*\d[\d.,]*\s*[)%]*$/;

/**
 * The page in quotable units, in order. Rows and headings stand alone, running text goes by sentences, whatever lines
 * they are printed on. `marked` are the lines that are no part of what it says; `blocks` is what the format of the document
 * says of the page, whose borders no unit crosses.
 */
export function splitUnits(
  text: string,
  language: string,
  marked?: MarkedLines,
  blocks?: PageBlocks,
): Unit[] {
  const lines = classifyLines(text, language, marked, blocks);
  const units: Unit[] = [];
  let block: PageLine[] = [];
  let introduction: Introduction | undefined;
  const endBlock = () => {
    introduction = addBlock(units, { text, language }, block, introduction);
    block = [];
  };
  lines.forEach((line, at) => {
    if (line.kind === 'running') return;
    const isLabel = lines[at + 1]?.kind === 'row' && startOfLabel(lines, at + 1) === at;
    if (isLabel && line.startsBlock) {
      // Half of a label, and quoted with its row.
      endBlock();
    } else if (line.kind === 'row') {
      endBlock();
      units.push({ kind: 'row', start: lines[startOfLabel(lines, at)]?.start ?? line.start, end: line.end });
    } else if (line.block?.block.kind === 'heading' && !line.block.isFirst) {
      const heading = units.at(-1);
      if (heading) units[units.length - 1] = { ...heading, end: line.end };
    } else if (OWN_UNITS.has(line.kind)) {
      endBlock();
      if (line.kind === 'code' && lines[at - 1]?.kind !== 'code') markHalf(text, units);
      units.push({
        kind: line.kind === 'code' ? 'sentence' : 'heading',
        start: line.start,
        end: line.end,
        ...(line.kind === 'contents' && { isContents: true }),
      });
      introduction = undefined;
    } else if (line.kind === 'empty' || line.kind === 'head') {
      endBlock();
    } else {
      if (line.startsBlock || line.kind === 'item') endBlock();
      block.push(line);
    }
  });
  endBlock();
  markHalves(text, units, lines);
  return units.map((_, at) => withTitle(text, language, units, at));
}

/** "1.14 alto" over what it means. */
const NUMBERED_TITLE = /^\p{Nd}{1,3}(?:\.\p{Nd}{1,3})+\.?\s+(?=\p{L})/u;
const LONGEST_TITLE = 60;
/** A title stands at most so many units above. */
const TITLE_WITHIN = 6;

/** What a glossary says of a word is no sentence, and says something only with that word: "A female voice of low range." */
function withTitle(text: string, language: string, units: readonly Unit[], at: number): Unit {
  const unit = units[at] as Unit;
  if (
    unit.introduction !== undefined ||
    unit.missing !== undefined ||
    unit.end - unit.start > LONGEST_MEANING
  )
    return unit;
  const words = text.slice(unit.start, unit.end);
  if (unit.kind === 'row' || unit.kind === 'heading' || !/^\p{Lu}.*\.$/su.test(words)) return unit;
  for (let above = at - 1; above >= Math.max(0, at - TITLE_WITHIN); above--) {
    const title = units[above] ?? unit;
    const marker = NUMBERED_TITLE.exec(text.slice(title.start, title.end));
    if (marker === null || title.kind === 'row' || endsSentence(text.slice(title.start, title.end))) continue;
    if (title.end - title.start > LONGEST_TITLE || hasVerb(words, language)) return unit;
    return { ...unit, introduction: { start: title.start + marker[0].length, end: title.end } };
  }
  return unit;
}

const LONGEST_MEANING = 240;

/** A first line in small letters goes on from the page before, a last one without a stop on the next. */
function markHalves(text: string, units: Unit[], lines: readonly PageLine[]): void {
  const own = lines.filter(({ kind, block }) => kind !== 'running' && kind !== 'empty' && !isNote(block));
  const first = units[0];
  const isFirst = first?.kind === 'sentence' && first.start === own[0]?.start && own[0].kind === 'prose';
  if (isFirst && /^\p{Ll}/u.test(text.slice(first.start))) units[0] = { ...first, missing: 'start' };
  // Notes stand below what goes on behind them.
  const lastAt = units.findLastIndex(({ end }) => end === own.at(-1)?.end);
  if (lastAt >= 0) markHalf(text, units, lastAt);
  const borders = lines.filter(({ block }) => block?.isFirst).map(({ start }) => start);
  markBroken(text, units, new Set(borders));
}

const isNote = (block: LineBlock | undefined) => block?.block.kind === 'note';

/** Share of the longer lines' length from which on a line is full: what goes on behind it was not meant to end there. */
const FULL = 0.7;

/** Within the page a sentence is parted by what was taken for a row, for code or for a heading. */
function markBroken(text: string, units: Unit[], borders: ReadonlySet<number>): void {
  const lengths = text
    .split('\n')
    .map((line) => line.length)
    .sort((left, right) => left - right);
  const full = FULL * (lengths[Math.floor(lengths.length * 0.9)] ?? 0);
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'sentence' && unit.kind !== 'item') continue;
    const startsInside =
      unit.kind === 'sentence' &&
      !borders.has(unit.start) &&
      isLowerCased(text, unit.start) &&
      goesOnAt(text, unit.start, full);
    const next = /\S/u.exec(text.slice(unit.end, unit.end + LOOK_AHEAD));
    const nextAt = unit.end + (next?.index ?? 0);
    const endsInside =
      next !== null &&
      !borders.has(nextAt) &&
      !endsSentence(text.slice(unit.start, unit.end)) &&
      isLowerCased(text, nextAt) &&
      markerOf(text.slice(nextAt, nextAt + LOOK_AHEAD)) === null &&
      goesOnAt(text, nextAt, full);
    const start = startsInside || unit.missing === 'start' || unit.missing === 'both';
    const end = endsInside || unit.missing === 'end' || unit.missing === 'both';
    if (start || end) units[at] = { ...unit, missing: start && end ? 'both' : start ? 'start' : 'end' };
  }
}

const LOOK_AHEAD = 24;
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** A word of a text with capitals: a Latin name in another script begins in small letters anywhere. */
function isLowerCased(text: string, at: number): boolean {
  const start = text.slice(at, at + LOOK_AHEAD);
  return /^\p{Ll}/u.test(start) && !CASELESS.test(start);
}

/** Whether what stands before is on the same line, or on a full one, and is no end of a sentence. */
function goesOnAt(text: string, at: number, full: number): boolean {
  const before = text.slice(Math.max(0, at - 2 * LOOK_AHEAD), at);
  const words = before.trimEnd();
  if (words === '' || endsSentence(words) || markerOf(`${lastLine(before)}x`) !== null) return false;
  const end = at - (before.length - words.length);
  if (!before.slice(words.length).includes('\n')) return true;
  return end - (text.lastIndexOf('\n', end - 1) + 1) >= full;
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

/** The last unit is half of a sentence when it has no stop. */
function markHalf(text: string, units: Unit[], at = units.length - 1): void {
  const last = units[at];
  if (last?.kind !== 'sentence' && last?.kind !== 'item') return;
  if (!endsSentence(text.slice(last.start, last.end)))
    units[at] = { ...last, missing: last.missing === 'start' ? 'both' : 'end' };
}

/** What introduces a list, and how the list's items and the introduction itself are marked. */
interface Introduction extends TextRange {
  readonly ownList: string | null;
  readonly list?: string;
}

/** Adds the sentences of a block and returns what introduces the items behind it. */
function addBlock(
  units: Unit[],
  { text, language }: { readonly text: string; readonly language: string },
  block: readonly PageLine[],
  before: Introduction | undefined,
): Introduction | undefined {
  const first = block[0];
  const last = block.at(-1);
  if (first === undefined || last === undefined) return before;
  const marker = first.kind === 'item' ? markerOfLine(first) : null;
  const introduction = marker === null ? undefined : introductionOf(before, listOf(marker));
  const start = first.start + (marker !== null && isBullet(marker) ? marker.length : 0);
  const head = marker === null ? lengthOfRunInHead(text.slice(start, last.end), language) : 0;
  if (head > 0)
    units.push({ kind: 'heading', start, end: start + text.slice(start, start + head).trimEnd().length });
  const from = start + head;
  const spans = splitSentences(text.slice(from, last.end), language);
  const ranges = spans.map((span) => ({ start: from + span.start, end: from + span.end }));
  ranges.forEach((range, at) => {
    if (marker === null || at > 0) units.push({ kind: 'sentence', ...range });
    else if (introduction === undefined) units.push({ kind: 'item', ...range });
    else
      units.push({
        kind: 'item',
        ...range,
        introduction: { start: introduction.start, end: introduction.end },
      });
  });
  const end = ranges.at(-1);
  if (end !== undefined && /[:：]$/u.test(text.slice(end.start, end.end)))
    return { ...end, ownList: marker === null ? null : listOf(marker) };
  return introduction;
}

/** The number or sign of an item with the space behind it, also one that only the format of the document knows as such. */
function markerOfLine({ text, block }: PageLine): string | null {
  const number = block?.isFirst ? block.block.number : undefined;
  if (number === undefined || !text.startsWith(number)) return markerOf(text);
  return number + (/^\s*/u.exec(text.slice(number.length))?.[0] ?? '');
}

/** The list of the introduction ends with another list, and with the next item of that which the introduction is in. */
function introductionOf(before: Introduction | undefined, list: string): Introduction | undefined {
  if (before === undefined || before.ownList === list || (before.list ?? list) !== list) return undefined;
  return { ...before, list };
}

/** A label that runs over two lines starts on the line above: that one has no cells, this one goes on in lower case. */
function startOfLabel(lines: readonly PageLine[], at: number): number {
  const above = lines[at - 1];
  const text = lines[at]?.text ?? '';
  // A row that the format of the document names is whole.
  if (lines[at]?.block?.block.kind === 'table') return at;
  if (above === undefined || (above.kind !== 'prose' && above.kind !== 'heading')) return at;
  const goesOn = /^\p{Ll}/u.test(text) && FIGURE_CELL.test(text.split('\t').at(-1) ?? '');
  return goesOn && above.text.length <= 100 && !endsSentence(above.text) ? at - 1 : at;
}
