import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Block } from '#document/block.ts';
import { type Cell, hasDigit, joinSigns, splitFigures } from './cell-figures.ts';
import { hasYear, isBareYear, isChange, isPeriod } from './periods.ts';
import { countHeadRows, rowAt } from './table-cells.ts';
import { findUnit, type TableUnit } from './table-unit.ts';

/**
 * A line as a table has it: `row` label and figures, or figures alone · `heads` times and other heads of columns ·
 * `words` cells without figures at their end · `single` one short cell: a sub-head, a title, a part of a head or of a
 * label · `prose` running text.
 */
export interface TableLine extends TextRange {
  readonly kind: 'row' | 'heads' | 'words' | 'single' | 'prose' | 'empty';
  readonly text: string;
  readonly cells: readonly Cell[];
  /** Of a row, before its figures. */
  readonly label: readonly Cell[];
  readonly values: readonly Cell[];
  /** What the line says its table is counted in; null on rows. */
  readonly unit: TableUnit | null;
}

/** Lines of a page, each parsed when it is first asked for. */
export interface TableLines {
  /** Of the page. */
  readonly text: string;
  readonly count: number;
  readonly at: (index: number) => TableLine | undefined;
  /** The line in which an offset stands. */
  readonly indexOf: (offset: number) => number;
}

/** Longer lines are no part of a table. */
const LONGEST_LINE = 600;
const LONGEST_SINGLE = 110;
const UNIT_NEAR_END = 400;
const SENTENCE_WORDS = 8;
/** Of a value in words: what is longer is text. */
const LONGEST_VALUE = 80;
/** More cells of words before the figures are a table of words. */
const MAX_LABELS = 2;
const ENDS_SENTENCE = /[.!?;。！？؟।]["'”’»)]*$/u;
const LEADERS = /(?:\s?[.·_…]){3,}/u;

/** `tables` are those that the format of the document names. */
export function readTableLines(
  pageText: string,
  language: string,
  tables: readonly Block[] = [],
): TableLines {
  const starts = [0];
  for (let at = pageText.indexOf('\n'); at >= 0; at = pageText.indexOf('\n', at + 1)) starts.push(at + 1);
  const read = new Map<number, TableLine>();
  return {
    text: pageText,
    count: starts.length,
    at(index) {
      const start = starts[index];
      if (start === undefined) return undefined;
      let line = read.get(index);
      if (line === undefined) {
        const end = (starts[index + 1] ?? pageText.length + 1) - 1;
        line = readLine(pageText, start, end, language);
        const own = line;
        const table = tables.find((each) => own.start >= each.start && own.end <= each.end);
        if (table) line = inTable(line, table, pageText);
        read.set(index, line);
      }
      return line;
    },
    indexOf(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

/** The cells of a row with their places, signs and brackets joined to their figures: also of rows that hold words. */
export function readCells(pageText: string, row: TextRange): Cell[] {
  const cells: Cell[] = [];
  let start = row.start;
  for (let at = row.start; at <= row.end; at++) {
    const character = at < row.end ? pageText[at] : '\t';
    if (character !== '\t' && character !== '\n') continue;
    const raw = pageText.slice(start, at);
    const text = raw.trim();
    const from = start + raw.length - raw.trimStart().length;
    // A sign at the end of a cell belongs to the figure of the next one: "19 % $".
    const sign = /(?<=[\p{Nd}%)])\s+[$€£¥]$/u.exec(text);
    const own = sign ? text.slice(0, sign.index) : text;
    if (own !== '') cells.push({ text: own, start: from, end: from + own.length });
    if (sign) cells.push({ text: text.at(-1) ?? '', start: from + text.length - 1, end: from + text.length });
    start = at + 1;
  }
  return joinSigns(cells);
}

function readLine(pageText: string, start: number, end: number, language: string): TableLine {
  const raw = pageText.slice(start, Math.min(end, start + LONGEST_LINE + 1));
  const from = start + raw.length - raw.trimStart().length;
  const text = raw.trim();
  const line = { start: from, end: from + text.length, text, cells: [], label: [], values: [], unit: null };
  if (text === '') return { ...line, kind: 'empty' };
  if (raw.length > LONGEST_LINE)
    return {
      ...line,
      end,
      kind: 'prose',
      unit: unitAtEnd(pageText.slice(Math.max(start, end - UNIT_NEAR_END), end), end),
    };
  const cells = readCells(pageText, line);
  const { label, values } = partRow(cells, language);
  const isHead = isHeadLine(cells, label, values);
  if (values.length > 0 && !isHead) return { ...line, cells, label, values, kind: 'row' };
  const kind = isHead ? 'heads' : kindOfWords(text, cells);
  return { ...line, cells, kind, unit: unitOfLine(line, cells, kind) };
}

/**
 * A line of a table that the format names: the first cell of a row is its label, and what stands behind it are its values, also
 * where they are words, if heads say what they are.
 */
function inTable(line: TableLine, table: Block, pageText: string): TableLine {
  const heads = countHeadRows(table, pageText);
  if (heads === 0) return line;
  if (line.start <= (table.rows?.[heads - 1]?.at(-1)?.end ?? -1))
    return line.kind === 'row' ? { ...line, kind: 'heads', label: [], values: [] } : line;
  const [label, ...values] = line.cells;
  const isOfWords = line.kind === 'words' || (line.kind === 'row' && line.label.length > 1);
  if (!isOfWords || !label || !values.every(isShort)) return line;
  // What has no label does not begin with one.
  const isUnlabelled = pageText.slice(rowAt(table, line.start)[0]?.start, line.start).includes('\t');
  return isUnlabelled ? line : { ...line, kind: 'row', label: [label], values };
}

const isShort = ({ text }: Cell) => text.length <= LONGEST_VALUE;

function kindOfWords(text: string, cells: readonly Cell[]): TableLine['kind'] {
  if (cells.length > 1) return cells.some(isWordy) ? 'prose' : 'words';
  const words = text.split(/\s+/).length;
  return text.length > LONGEST_SINGLE || (ENDS_SENTENCE.test(text) && words >= SENTENCE_WORDS)
    ? 'prose'
    : 'single';
}

function unitOfLine(line: Cell, cells: readonly Cell[], kind: TableLine['kind']): TableUnit | null {
  if (kind === 'prose' && cells.length < 2) return unitAtEnd(line.text.slice(-UNIT_NEAR_END), line.end);
  for (const cell of cells) {
    const unit = findUnit(cell.text, 'head', cell.start);
    if (unit) return unit;
  }
  return null;
}

/** A paragraph that is one line says at its end what the table below is counted in. */
const unitAtEnd = (text: string, end: number) => findUnit(text, 'prose', end - text.length);

const isWordy = (cell: Cell) => cell.text.length > 80 && !LEADERS.test(cell.text);

/** The figures at the end of a row and the cells before them, which must not be figures themselves. */
function partRow(cells: readonly Cell[], language: string): { label: Cell[]; values: Cell[] } {
  const none = { label: [], values: [] };
  const values: Cell[] = [];
  let labelEnd = cells.length;
  while (labelEnd > 0) {
    const cell = cells[labelEnd - 1];
    const figures = cell ? splitFigures(cell, language) : null;
    if (figures === null) break;
    values.unshift(...figures);
    labelEnd--;
  }
  const label = cells.slice(0, labelEnd);
  if (label.length > MAX_LABELS) return none;
  // A row of figures under heads may be named by its year.
  const year = values[0];
  if (label.length === 0 && year && values.length > 1 && isBareYear(year.text))
    return { label: [year], values: values.slice(1) };
  if (values.length === 0 || (label.length === 0 && values.length < 2)) return none;
  // A figure before words: what stands behind the words are not all the values of the row.
  if (label.slice(1).some((cell) => splitFigures(cell, language) !== null)) return none;
  if (!values.some((value) => hasDigit(value.text)) && label.length === 0) return none;
  return { label, values };
}

function isHeadLine(cells: readonly Cell[], label: readonly Cell[], values: readonly Cell[]): boolean {
  const texts = cells.map((cell) => collapseSpace(cell.text));
  if (!texts.some((text) => hasYear(text) || isPeriod(text) || (cells.length > 1 && isChange(text))))
    return false;
  if (cells.length > 1 && texts.every(isPeriod)) return true;
  if (values.length === 0) return cells.length > 1 && texts.every(isHeadText);
  if (!values.every(({ text }) => isYearHead(text) || isChange(text))) return false;
  const times = values.filter(({ text }) => isYearHead(text));
  const years = times.map(({ text }) => Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? NaN));
  if (times.length === 0) return false;
  const stub = label.map((cell) => cell.text).join(' ');
  if (label.length > 1 && !texts.every(isHeadText)) return false;
  if (stub === '' || isPeriod(stub) || findUnit(stub, 'head')) return true;
  return (
    times.length > 1 && years.every((year, at) => at === 0 || Math.abs(year - (years[at - 1] ?? 0)) === 1)
  );
}

/** "2021 %" is a year and the head of a column of percentages. */
const isYearHead = (text: string) => isBareYear(text) || isPeriod(text) || /^(?:19|20)\d\d\s%$/.test(text);

/** Times, changes, units and words without figures. */
function isHeadText(text: string): boolean {
  if (text.length > 80) return false;
  return (
    !hasDigit(text.replace(/\(\d{1,2}\)/g, '')) ||
    isPeriod(text) ||
    isChange(text) ||
    hasYear(text) ||
    findUnit(text, 'head') !== null
  );
}
