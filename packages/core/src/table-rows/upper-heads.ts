import { hasYear, isBareYear, isChange, isDatePart, isPeriod, joinPeriods } from './periods.ts';
import { type HeadLine, isTime, NOTE, partHeads } from './head-line.ts';
import type { TableLines } from './table-lines.ts';
import { findUnit } from './table-unit.ts';

export interface ColumnHeads {
  /** One per value; undefined where it is not certain. */
  readonly heads: readonly (string | undefined)[];
  /** The lines that they stand on, first to last. */
  readonly first: number;
  readonly last: number;
}

/** What is known of the head of one column so far, from its lowest line upwards. */
export interface Column {
  readonly words: string;
  readonly period: string;
}

/** The lowest line of heads, matched with the values of a row. */
export interface LowestHeads {
  readonly stub: string;
  readonly columns: readonly Column[];
  /** Heads on the line. */
  readonly width: number;
}

const HEAD_LINES = 8;
/** Longer words above times are the title of the page. */
const MAX_WORDS = 3;

/** Without marks of footnotes and the unit of its column: "2019 €m". */
export const cleanHead = (text: string) =>
  text
    .replace(/\s*(?:\((?:[a-z]|\d{1,2})\)|[*†‡])+$/u, '')
    .replace(/(?<=(?<!\d)(?:19|20)\d\d)\s+(?:US|HK)?[$€£¥₹]\s?'?(?:m|mn|bn|k|000s?)$/u, '');

/** Adds the lines of heads above the lowest one. */
export function addUpperHeads(lines: TableLines, last: number, base: LowestHeads): ColumnHeads | null {
  let columns = base.stub === '' ? base.columns : (addToAll(base.columns, base.stub) ?? base.columns);
  let first = last;
  let isIncomplete = false;
  for (let at = last - 1; at >= 0 && last - at < HEAD_LINES; at--) {
    const line = lines.at(at);
    if (line === undefined || line.kind === 'row' || line.kind === 'prose' || line.kind === 'empty') break;
    const texts = partHeads(line);
    const upper = line.kind === 'single' && !texts.columns.every(isTime) ? [line.text] : texts.columns;
    if (
      upper.length === 0 ||
      (line.kind === 'single' && line.unit !== null) ||
      (upper.length === 1 && NOTE.test(upper[0] ?? ''))
    )
      continue;
    const added =
      upper.length === 1 && line.kind === 'single'
        ? addSingle(columns, upper[0] ?? '')
        : addLine(columns, { stub: texts.stub, columns: upper }, base.width);
    if (added === 'end') break;
    if (added === null) {
      isIncomplete = true;
      continue;
    }
    columns = added;
    first = at;
  }
  const said = nameQuarters(columns.map((column) => renderColumn(column, isIncomplete)));
  const heads = withoutRepeated(completeChange(lines, last, said), columns.length > base.width);
  if (heads === null || heads.every((head) => head === undefined)) return null;
  return { heads, first, last };
}

/**
 * Heads of one name tell nothing apart: where times do, none is certain; of other heads those go. An amount and its
 * percentage stand side by side under one.
 */
function withoutRepeated(
  heads: readonly (string | undefined)[],
  isPaired: boolean,
): (string | undefined)[] | null {
  const isRepeated = heads.map((head, at) => {
    return heads.some((other, index) => {
      const isPair = isPaired && Math.abs(index - at) === 1;
      return head !== undefined && other === head && index !== at && !isPair;
    });
  });
  if (heads.some((head, at) => isRepeated[at] && head !== undefined && isTime(head) && !isChange(head)))
    return null;
  return heads.map((head, at) => (isRepeated[at] ? undefined : head));
}

/** A line of one cell above the heads: a time for all columns, the start of one head, or a title. */
function addSingle(columns: readonly Column[], text: string): readonly Column[] | null | 'end' {
  if (isChange(text)) return columns;
  if (isPeriod(text) || hasYear(text)) {
    if (!isPeriod(text)) return 'end';
    return addToAll(columns, text) ?? 'end';
  }
  const open = columns.filter(isOpen);
  if (open.length === 1) return columns.map((column) => (isOpen(column) ? prepend(column, text) : column));
  const isMixed = columns.some(({ words }) => words === '') && columns.some(({ words }) => words !== '');
  return isMixed && text.split(/\s+/).length <= 3 && !text.endsWith(':') ? null : 'end';
}

function addToAll(columns: readonly Column[], text: string): readonly Column[] | null {
  const isForPeriods = columns.some(({ period }) => period !== '');
  const added = columns.map((column) =>
    (isForPeriods && column.period === '') || isChange(column.words) ? column : addPeriod(column, text),
  );
  return added.every((column) => column !== null) ? (added as Column[]) : null;
}

function addPeriod(column: Column, text: string): Column | null {
  if (column.period === '') return { ...column, period: cleanHead(text) };
  const joined = joinPeriods(cleanHead(text), column.period);
  return joined === null ? null : { ...column, period: joined };
}

/** A line of several cells: one a column, one for each unfinished head, or each over equally many columns. */
function addLine(
  columns: readonly Column[],
  { stub, columns: upper }: HeadLine,
  width: number,
): readonly Column[] | null | 'end' {
  // The row may lack the last columns of its table.
  const isCut = columns.length < width;
  if (upper.length === (isCut ? width : columns.length)) {
    const added = columns.map((column, at) => addUpper(column, upper[at] ?? '', ' '));
    return added.every((column) => column !== null) ? (added as Column[]) : 'end';
  }
  const open = columns.filter(isOpen);
  if (open.length === upper.length) {
    let next = 0;
    return columns.map((column) => (isOpen(column) ? prepend(column, upper[next++] ?? '') : column));
  }
  const each = columns.length / upper.length;
  if (isCut || !Number.isInteger(each) || open.length > 0) return addPart(columns, upper);
  const isRepeated = columns.every((column, at) => at < each || same(column, columns[at - each]));
  const isPeriods = upper.every((text) => isPeriod(text) || isBareYear(text));
  if (!isRepeated && !isPeriods) return addPart(columns, upper);
  const added = columns.map((column, at) => addUpper(column, upper[Math.floor(at / each)] ?? '', ', '));
  if (!added.every((column) => column !== null)) return null;
  return stub === '' ? (added as Column[]) : (addToAll(added as Column[], stub) ?? null);
}

/** "Year ended December 31,  Change" above years and changes: the time is that of the years. */
function addPart(columns: readonly Column[], upper: readonly string[]): readonly Column[] | null {
  const [time = '', ...others] = upper;
  const isForYears = isPeriod(time) && !hasYear(time) && others.every(isChange);
  return isForYears ? addToAll(columns, time) : null;
}

function addUpper(column: Column, text: string, between: string): Column | null {
  if (isDatePart(text) && column.period !== '') return { ...column, period: `${text} ${column.period}` };
  if (isPeriod(text) || isBareYear(text)) return addPeriod(column, text);
  if (column.words === '' && between === ' ' && !/\p{Nd}/u.test(column.period))
    return { words: '', period: `${text} ${column.period}` };
  if (column.words === '' && between === ' ' && text.split(/\s+/).length > MAX_WORDS) return null;
  if (column.words === '') return { ...column, words: text };
  return between === ' ' ? prepend(column, text) : { ...column, words: `${text}${between}${column.words}` };
}

/** A head that goes on in lower case began on the line above. */
const isOpen = ({ words }: Column) => /^\p{Ll}/u.test(words);
const same = (left: Column, right: Column | undefined) =>
  left.words === right?.words && left.period === right.period;

function prepend(column: Column, text: string): Column {
  const between = /\p{L}[-‐]$/u.test(text) ? '' : ' ';
  return { ...column, words: `${text}${between}${column.words}` };
}

function renderColumn({ words, period }: Column, isIncomplete: boolean): string | undefined {
  const name = cleanHead(words);
  if ((isIncomplete && words !== '') || (period === '' && (findUnit(name, 'head') || /^\(.*\)$/.test(name))))
    return undefined;
  return [name, period].filter(Boolean).join(', ') || undefined;
}

/** "4th 2017" is a quarter where a third or fourth part of the year has a column; halves are counted, too. */
function nameQuarters(heads: readonly (string | undefined)[]): readonly (string | undefined)[] {
  if (!heads.some((head) => head !== undefined && /^(?:3rd|4th)(?:\s|$)/u.test(head))) return heads;
  return heads.map((head) => head?.replace(/^(?:1st|2nd|3rd|4th)(?=$|\s(?:19|20)\d\d$)/u, '$& quarter'));
}

/** "%" whose "Change" stands on the line below. */
function completeChange(
  lines: TableLines,
  last: number,
  heads: readonly (string | undefined)[],
): (string | undefined)[] {
  const below = lines.at(last + 1);
  const isBelow = below?.kind === 'single' && /^change$/iu.test(below.text);
  return heads.map((head) => (head === '%' && isBelow ? `% ${below.text}` : head));
}
