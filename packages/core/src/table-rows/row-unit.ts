import type { TextRange } from '#text/text-range.ts';
import type { TableLine, TableLines } from './table-lines.ts';
import { findUnit, type TableUnit } from './table-unit.ts';

/** A unit that another page states for the tables of this one. */
export interface UnitElsewhere {
  readonly unit: TableUnit;
  readonly page: number;
  readonly pageText: string;
  readonly range: TextRange;
}

/** The unit of a row, and the lines that state it. */
export interface RowUnit {
  readonly unit: TableUnit;
  readonly first?: number;
  readonly last?: number;
  readonly elsewhere?: UnitElsewhere;
}

/** A row whose unit is looked for. */
export interface UnitSought {
  readonly label: string;
  /** The first line of the row, and of its heads. */
  readonly first: number;
  readonly headsFirst: number | undefined;
  /** Amounts beside it have a sign of currency: what the whole page or file is counted in holds for them. */
  readonly isOfMoney: boolean;
  /** It numbers shares, which may have a scale of their own. */
  readonly isOfShares: boolean;
  /** What is stated for a table that goes on from the page before. */
  readonly inTableBefore?: () => UnitElsewhere | null;
}

/** What pages before state: for a table that goes on from there, or for all that follows. */
export interface EarlierUnits {
  readonly ofContinued: () => UnitElsewhere | null;
  readonly ofAll: () => UnitElsewhere | null;
}

const UNIT_WITHIN = 70;
const UNIT_ABOVE_HEADS = 8;
/** Lines of running text above a table among which the unit is looked for, and of a label within it. */
const PARAGRAPHS_WITHIN = 14;
const LABEL_LINES = 3;
const ENDS_SENTENCE = /[.!?。！？؟।]["'”’»)]*$/u;
const LONGEST_OPEN = 120;

const isOwnScale = (unit: TableUnit) => unit.scale !== undefined || unit.isPercent === true;

/**
 * The row's own unit, else the nearest above in its table, in the paragraphs before that, the one that the page states
 * anywhere else, or what pages before state.
 */
export function findRowUnit(lines: TableLines, sought: UnitSought, earlier?: EarlierUnits): RowUnit | null {
  const own = findUnit(sought.label, 'label');
  if (own && isOwnScale(own)) return { unit: withoutSpan(own) };
  const ofShares = sought.isOfShares ? findOnPage(lines).ofShares : null;
  if (ofShares) return ofShares;
  const { found, top, isAtRow } = findInTable(lines, sought);
  if (found) return found;
  const before = isAtRow ? null : toRowUnit(sought.inTableBefore?.());
  if (before) return before;
  const above = isAtRow ? null : findInParagraphs(lines, top);
  if (above) return above;
  if (!sought.isOfMoney) return findBelow(lines, sought.first);
  return (
    findOnPage(lines).agreed ??
    (startsPage(lines, top) ? toRowUnit(earlier?.ofContinued()) : null) ??
    toRowUnit(earlier?.ofAll())
  );
}

const toRowUnit = (elsewhere: UnitElsewhere | null | undefined): RowUnit | null =>
  elsewhere ? { unit: withoutSpan(elsewhere.unit), elsewhere } : null;

/** Up to some lines above the heads; `top` is the line that ends the table, a row of another one or running text. */
function findInTable(
  lines: TableLines,
  { first, headsFirst }: UnitSought,
): { found: RowUnit | null; top: number; isAtRow: boolean } {
  let budget = UNIT_WITHIN;
  let at = first - 1;
  for (; at >= 0 && budget > 0; at--, budget--) {
    const line = lines.at(at);
    if (line === undefined || line.kind === 'empty') continue;
    const isAboveHeads = headsFirst !== undefined && at < headsFirst;
    if (line.kind === 'row' && isAboveHeads) return { found: null, top: at, isAtRow: true };
    if (line.kind === 'row') continue;
    if (line.kind === 'heads' || isAboveHeads) budget = Math.min(budget, UNIT_ABOVE_HEADS);
    const found = unitAt(lines, at);
    if (found) return { found, top: at, isAtRow: false };
    if (line.kind === 'prose' && !isLongLabel(lines, at)) break;
  }
  return { found: null, top: at, isAtRow: false };
}

function findInParagraphs(lines: TableLines, top: number): RowUnit | null {
  for (let at = top; at >= 0 && top - at < PARAGRAPHS_WITHIN; at--) {
    if (lines.at(at)?.kind === 'row') return null;
    const found = unitAt(lines, at);
    if (found) return found;
  }
  return null;
}

interface UnitsOfPage {
  /** That all statements of the page agree on. */
  readonly agreed: RowUnit | null;
  /** That says how shares are counted. */
  readonly ofShares: RowUnit | null;
}

const unitsOfPages = new WeakMap<TableLines, UnitsOfPage>();

function findOnPage(lines: TableLines): UnitsOfPage {
  const known = unitsOfPages.get(lines) ?? readUnits(lines);
  unitsOfPages.set(lines, known);
  return known;
}

function readUnits(lines: TableLines): UnitsOfPage {
  const all: RowUnit[] = [];
  for (let at = 0; at < lines.count; at++) {
    const found = statedAt(lines, at);
    if (found?.unit.scale !== undefined) all.push(found);
  }
  const [first, ...others] = all.filter(({ unit }) => unit.isOfShares !== true);
  return {
    agreed: first && others.every(({ unit }) => unit.scale === first.unit.scale) ? first : null,
    ofShares: all.find(({ unit }) => unit.sharesScale !== undefined) ?? null,
  };
}

/** Below the table, from a line that announces one and has none behind it. */
function findBelow(lines: TableLines, first: number): RowUnit | null {
  for (let at = first + 1; at <= first + UNIT_WITHIN; at++) {
    const found = unitAt(lines, at);
    if (found === null) continue;
    const next = nextLine(lines, (found.last ?? at) + 1);
    return next === undefined || next.kind === 'prose' ? found : null;
  }
  return null;
}

function nextLine(lines: TableLines, from: number): TableLine | undefined {
  for (let at = from; at < lines.count; at++) if (lines.at(at)?.kind !== 'empty') return lines.at(at);
  return undefined;
}

/** No running text stands above. */
function startsPage(lines: TableLines, top: number): boolean {
  for (let at = top; at >= 0; at--) if (lines.at(at)?.kind === 'prose') return false;
  return true;
}

/** The unit of a line for amounts, also where its bracket closes on one of the next two. */
function unitAt(lines: TableLines, at: number): RowUnit | null {
  const found = statedAt(lines, at);
  return found?.unit.isOfShares === true ? null : found;
}

function statedAt(lines: TableLines, at: number): RowUnit | null {
  const line = lines.at(at);
  if (line === undefined || line.kind === 'row' || line.kind === 'empty') return null;
  if (line.unit) return { unit: line.unit, first: at, last: at };
  const open = line.text.lastIndexOf('(');
  if (open <= line.text.lastIndexOf(')') || line.text.length - open > LONGEST_OPEN) return null;
  let text = line.text.slice(open);
  for (let last = at + 1; last <= at + 2; last++) {
    const next = lines.at(last);
    if (next === undefined || next.kind === 'row' || next.kind === 'empty') return null;
    text += ` ${next.text}`;
    if (!next.text.includes(')')) continue;
    const unit = findUnit(text.slice(0, text.indexOf(')') + 1), 'label');
    return unit && { unit: withoutSpan(unit), first: at, last };
  }
  return null;
}

/** The last unit of a page that no running text follows. */
export function lastUnit(lines: TableLines): RowUnit | null {
  for (let at = lines.count - 1; at >= 0; at--) {
    const found = unitAt(lines, at);
    if (found) return found;
    if (lines.at(at)?.kind === 'prose' && !isLongLabel(lines, at)) return null;
  }
  return null;
}

/** Running text within a table: the first lines of a label whose figures stand on a line below. */
export function isLongLabel(lines: TableLines, at: number): boolean {
  for (let below = at; below <= at + LABEL_LINES; below++) {
    const line = lines.at(below);
    if (line?.kind === 'row') return hasRowsAbove(lines, at);
    if (line === undefined || ENDS_SENTENCE.test(line.text)) return false;
    if (line.kind !== 'prose' && line.kind !== 'single') return false;
  }
  return false;
}

function hasRowsAbove(lines: TableLines, at: number): boolean {
  for (let above = at - 1; above >= at - LABEL_LINES - 1; above--) {
    const line = lines.at(above);
    if (line?.kind === 'row' || line?.kind === 'heads') return true;
    if (line === undefined || ENDS_SENTENCE.test(line.text)) return false;
  }
  return false;
}

export function withoutSpan({ span: _, ...unit }: TableUnit): TableUnit {
  return unit;
}
