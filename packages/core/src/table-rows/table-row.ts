import { QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import { type Cell, hasDigit, isPercentFigure, showFigure } from './cell-figures.ts';
import { isBareYear, isPeriod } from './periods.ts';
import { findGroups, type RowGroup } from './row-groups.ts';
import { findRowUnit, isLongLabel, type RowUnit, type UnitElsewhere } from './row-unit.ts';
import { cleanLabel, isSumLabel, isTotalLabel, joinLines, labelEnd, labelStart } from './row-label.ts';
import { findHeadsOfRow, type RowHeads, type TablesAround, tablesOfRow } from './heads-of-row.ts';
import { findUnitBefore } from './table-before.ts';
import { readTableLines, type TableLine, type TableLines } from './table-lines.ts';
import type { TableUnit } from './table-unit.ts';

export interface RowValue {
  /** As printed: "1,412", "$(3,417)". */
  readonly text: string;
  /** What its column stands for, where that is certain: "2016", "Q3 2022", "Europe". */
  readonly head?: string;
  readonly span: TextRange;
}

/** A row of a table parsed, with what the lines around it say about its figures. */
export interface TableRow {
  /** Whole, also when it runs over lines; without footnote marks and leaders. */
  readonly label: string;
  /** Sub-heads that it stands under, outermost first. */
  readonly groups: readonly string[];
  readonly unit?: TableUnit;
  readonly values: readonly RowValue[];
  /** All of its values are words, under heads that the format of the document names. */
  readonly isOfWords?: true;
  readonly isTotal: boolean;
  /** Another row near it has the same label, so that the label alone does not say which is meant. */
  readonly isLabelRepeated: boolean;
  /** Small figures with decimals in a table of whole ones, or the other way round: a ratio, a number of stores. */
  readonly isUnlikeTable: boolean;
  /** The sign that the table prints with its first figures only: of a currency, or "%". */
  readonly currency?: string;
  readonly language: string;
  readonly span: TextRange;
  /** What a claim about the row cites: the row first, then the lines of its heads, unit and sub-head. */
  readonly evidence: readonly TextRange[];
  /** Where another page states the unit. */
  readonly unitElsewhere?: UnitElsewhere;
  /** Where the page before names the columns. */
  readonly headsElsewhere?: NonNullable<RowHeads['elsewhere']>;
}

export interface RowReader {
  readonly read: (row: TextRange) => TableRow | null;
}

const SIGN_WITHIN = 70;
const LABELS_WITHIN = 40;
const LIKE_WITHIN = 6;
/** "Weighted average diluted shares", but not "Net income per share" or "Price of shares". */
const SHARES = /(?<!\bper )(?<!\bprice of )\bshares\b(?!\s(?:price|issued|repurchased|withheld))/iu;
const SMALL = /^\(?\p{Nd}{1,3}(?:[.,]\p{Nd}{1,2})?\)?$/u;
const DECIMALS = /\p{Nd}[.,]\p{Nd}{1,2}\)?$/u;
const LONGEST_LABEL = 240;
const PAGE = /^(?:page|seite|página|стр|strona|页码?|頁|ページ|पृष्ठ|صفحة)(?:\s(?:no|number))?\.?$/iu;
const LEADERS = /(?:\s?[.·_…]){4}/u;
const NUMBERED =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[A-Z](?:\.\d{1,2})*\.?|(?:item|part|note|chapter|section|article|kapitel|teil|chapitre|capítulo|глава|rozdział)\s[\dA-Z]{1,3}[.:]?)[\s—–-]/iu;

/** Reads one row; use `makeRowReader` for several of a page. */
export function readTableRow(pageText: string, row: TextRange, language: string): TableRow | null {
  return makeRowReader(pageText, language).read(row);
}

/** Reads rows of a page; null for what is not a label with figures, or figures under heads. */
export function makeRowReader(pageText: string, language: string, around: TablesAround = {}): RowReader {
  const lines = readTableLines(pageText, language, around.tables);
  return { read: (row) => readRow(lines, row, language, around) };
}

function readRow(lines: TableLines, row: TextRange, language: string, around: TablesAround): TableRow | null {
  const at = findValueLine(lines, row);
  const line = at === null ? undefined : lines.at(at);
  if (at === null || line === undefined) return null;
  const tables = tablesOfRow(line, around);
  const { named: table } = tables;
  // A row that the format names is one line.
  const first = table ? at : labelStart(lines, at);
  const last = table ? at : labelEnd(lines, at);
  const label = cleanLabel(joinLines(lines, first, last));
  if (label.length > LONGEST_LABEL) return null;
  const found = findHeadsOfRow(lines, at, tables);
  const hasLetters = /\p{L}/u.test(label);
  if (!table && isContentsLine(joinLines(lines, first, last), line.values, found)) return null;
  const groups = isSumLabel(label) ? [] : findGroups(lines, first);
  if (
    label === '' &&
    groups.length === 0 &&
    found?.heads.every((head) => head === undefined || isPeriod(head))
  )
    return null;
  // Years as sub-heads and years as heads contradict each other.
  const isUnclear =
    found?.heads.some((head) => head !== undefined && /\d{4}/.test(head)) &&
    groups.some(({ text }) => isBareYear(text));
  const heads = isUnclear ? null : found;
  const sign = findSign(lines, at);
  const unit = findRowUnit(
    lines,
    {
      label: joinLines(lines, first, last),
      first,
      headsFirst: heads?.first,
      isOfMoney: sign !== undefined && sign !== '%',
      isOfShares: SHARES.test(label),
      inTableBefore: () => findUnitBefore(tables.before),
    },
    around.earlier,
  );
  // Below a line of words that is no head the figures have a label, which one is not known.
  const isBare = label === '' && found !== null && lines.at(first - 1)?.kind !== 'single';
  const isNamed = hasLetters || isBare || (isBareYear(label) && Boolean(found ?? unit));
  if (!isNamed) return null;
  if (!heads && !line.values.some(({ text }) => hasDigit(text))) return null;
  const currency = unit?.unit.isPercent ? undefined : sign;
  const span = { start: lines.at(first)?.start ?? line.start, end: lines.at(last)?.end ?? line.end };
  if (span.end - span.start > QUOTE_MAX_LENGTH) return null;
  const shown = isUnclear ? [] : groups;
  return {
    label,
    groups: shown.map(({ text }) => text),
    ...(unit && { unit: unit.unit }),
    values: line.values.map((value, index) => {
      const head = heads?.heads[index];
      return {
        text: showFigure(value.text),
        ...(head !== undefined && { head }),
        span: { start: value.start, end: value.end },
      };
    }),
    ...(table && !line.values.some(({ text }) => hasDigit(text)) && { isOfWords: true }),
    isTotal: isTotalLabel(label),
    isLabelRepeated: isRepeated(lines, at, label),
    isUnlikeTable: isUnlike(lines, at),
    ...(currency !== undefined && { currency }),
    language,
    span,
    evidence: collectEvidence(lines, span, { heads, unit, group: shown.at(-1) }),
    ...(heads?.elsewhere && { headsElsewhere: heads.elsewhere }),
    ...(unit?.elsewhere && { unitElsewhere: unit.elsewhere }),
  };
}

/** A title with its page: leaders or a number of a section before it, and one whole number. */
function isContentsLine(label: string, values: readonly Cell[], found: RowHeads | null): boolean {
  const isPage = values.length === 1 && /^\d{1,3}$/.test(values[0]?.text ?? '');
  const head = found?.heads[0] ?? '';
  if (found && (PAGE.test(head) || hasDigit(head))) return isPage && PAGE.test(head);
  return isPage && (LEADERS.test(label) || NUMBERED.test(label.trim()));
}

/** The last line of the span that has figures. */
function findValueLine(lines: TableLines, row: TextRange): number | null {
  const first = lines.indexOf(row.start);
  for (let at = lines.indexOf(Math.max(row.start, row.end - 1)); at >= first; at--) {
    if (lines.at(at)?.kind === 'row') return at;
  }
  return null;
}

/** The sign of currency, or of percent, that the rows of the same part of the table begin with. */
function findSign(lines: TableLines, at: number): string | undefined {
  const isOfSmall = ({ values }: TableLine) =>
    values.every(({ text }) => !hasDigit(text) || SMALL.test(text) || isPercentFigure(text));
  const own = lines.at(at);
  let isSmall = own !== undefined && isOfSmall(own);
  for (let above = at; above >= 0 && at - above <= SIGN_WITHIN; above--) {
    const line = lines.at(above);
    if (line?.kind === 'heads' || (line?.kind === 'prose' && !isLongLabel(lines, above))) return undefined;
    if (line?.kind !== 'row') continue;
    // Amounts lie between: percentages above them are others.
    isSmall &&= isOfSmall(line);
    const signs = line.values.map(({ text }) => /(?:US\$|[ACR]\$|HK\$|[$€£¥₹])/u.exec(text)?.[0]);
    const figures = line.values.filter(({ text }) => hasDigit(text));
    if (figures.length > 0 && figures.every(({ text }) => isPercentFigure(text)))
      return isSmall ? '%' : undefined;
    if (signs.some((sign) => sign !== undefined)) {
      const isAmount = line.values.every(
        ({ text }, index) => signs[index] === undefined || !/\d\.\d\d\)?$/.test(text),
      );
      return isAmount ? signs.find((sign) => sign !== undefined) : undefined;
    }
  }
  return undefined;
}

function isUnlike(lines: TableLines, at: number): boolean {
  const figuresOf = (index: number) => {
    const line = lines.at(index);
    const values = line?.kind === 'row' ? line.values : [];
    return values.filter(({ text }) => hasDigit(text) && !isPercentFigure(text));
  };
  const own = figuresOf(at);
  if (own.length === 0 || !own.every(({ text }) => SMALL.test(text))) return false;
  const near: Cell[] = [];
  for (let index = at - LIKE_WITHIN; index <= at + LIKE_WITHIN; index++) {
    if (index !== at) near.push(...figuresOf(index));
  }
  const share = near.filter(({ text }) => DECIMALS.test(text)).length / Math.max(1, near.length);
  if (own.every(({ text }) => DECIMALS.test(text))) return near.length > 0 && share < 0.5;
  return own.every(({ text }) => /^\p{Nd}+$/u.test(text)) && share > 0.5;
}

function isRepeated(lines: TableLines, at: number, label: string): boolean {
  const wanted = label.toLowerCase();
  for (let near = Math.max(0, at - LABELS_WITHIN); near <= at + LABELS_WITHIN && near < lines.count; near++) {
    const line = lines.at(near);
    if (near === at || line?.kind !== 'row' || line.label.length === 0) continue;
    if (ownLabel(line).toLowerCase() === wanted) return true;
  }
  return false;
}

const ownLabels = new WeakMap<TableLine, string>();

/** The label as far as it stands on the line; every row near asks for it. */
function ownLabel(line: TableLine): string {
  let label = ownLabels.get(line);
  if (label === undefined) {
    label = cleanLabel(line.label.map(({ text }) => text).join(' '));
    ownLabels.set(line, label);
  }
  return label;
}

interface Around {
  readonly heads: RowHeads | null;
  readonly unit: RowUnit | null;
  readonly group: RowGroup | undefined;
}

/** Lines that touch are one quote, as long as quotes may be; each is long enough to be one. */
function collectEvidence(lines: TableLines, row: TextRange, { heads, unit, group }: Around): TextRange[] {
  const wanted: { first: number; last: number }[] = [];
  if (heads?.first !== undefined && heads.last !== undefined) {
    for (let at = heads.first; at <= heads.last; at++) wanted.push({ first: at, last: at });
  }
  if (unit?.first !== undefined) wanted.push({ first: unit.first, last: unit.last ?? unit.first });
  if (group) wanted.push({ first: group.line, last: group.line });
  wanted.sort((left, right) => left.first - right.first);
  const spans: TextRange[] = [];
  let joined: { first: number; last: number } | undefined;
  for (const each of wanted) {
    const together = joined && { first: joined.first, last: Math.max(joined.last, each.last) };
    if (
      joined &&
      together &&
      each.first <= joined.last + 1 &&
      lengthOf(lines, together) <= QUOTE_MAX_LENGTH
    ) {
      joined = together;
      continue;
    }
    if (joined) spans.push(spanOf(lines, joined));
    joined = each;
  }
  if (joined) spans.push(spanOf(lines, joined));
  return [row, ...spans];
}

function lengthOf(lines: TableLines, { first, last }: { first: number; last: number }): number {
  let length = 0;
  for (let at = first; at <= last; at++) length += (lines.at(at)?.text.length ?? 0) + 1;
  return length;
}

/** A line too short to be quoted takes its neighbours with it. */
function spanOf(lines: TableLines, range: { first: number; last: number }): TextRange {
  let { first, last } = range;
  const text = () => {
    const texts: string[] = [];
    for (let at = first; at <= last; at++) texts.push(lines.at(at)?.text ?? '');
    return collapseSpace(texts.join('\n'));
  };
  while (text().length < QUOTE_MIN_LENGTH && (last + 1 < lines.count || first > 0)) {
    if (last + 1 < lines.count) last++;
    else first--;
  }
  return { start: lines.at(first)?.start ?? 0, end: lines.at(last)?.end ?? 0 };
}
