import { type Cell, isPercentFigure } from './cell-figures.ts';
import { isTime, NOTE, partHeads } from './head-line.ts';
import { isChange, isPeriod } from './periods.ts';
import { isLongLabel } from './row-unit.ts';
import type { TableLine, TableLines } from './table-lines.ts';
import { addUpperHeads, cleanHead, type Column, type ColumnHeads } from './upper-heads.ts';

/** Heads are looked for this many lines above the row. */
const HEADS_WITHIN = 70;
const HEAD_WORDS = 6;
const ROWS_BELOW = 12;
const LONGEST_HEAD = 60;

/** The heads of a row's values, from the nearest lines of heads above it; null where there are none that fit. */
export function findColumnHeads(
  lines: TableLines,
  row: number,
  values: readonly Cell[],
  labels = 1,
): ColumnHeads | null {
  const last = findHeadLine(lines, row, values.length, labels);
  if (last === null) return null;
  const line = lines.at(last);
  if (line === undefined) return null;
  const { stub, columns } = partHeads(line);
  const base = matchColumns(stub, columns, values, labels);
  if (base === null) return null;
  return addUpperHeads(lines, last, { ...base, width: columns.length });
}

/** The nearest line above that can be the lowest of the heads. Running text ends the table. */
function findHeadLine(lines: TableLines, row: number, values: number, labels: number): number | null {
  let long = 0;
  // Heads of another number of columns lie between: only times that stand over equally many of them are certain.
  let isPassed = false;
  for (let at = row - 1; at >= 0 && row - at <= HEADS_WITHIN; at--) {
    const line = lines.at(at);
    if (line === undefined) return null;
    if ((line.kind === 'prose' || line.kind === 'single') && isLongLabel(lines, at)) continue;
    if (line.kind === 'prose') return null;
    long = line.kind === 'single' && line.text.length > 70 ? long + 1 : 0;
    if (long > 1) return null;
    if (line.kind === 'row') isPassed = false;
    if (line.kind === 'heads') return !isPassed || isOfTimes(line, values) ? at : null;
    if (line.kind !== 'words' || partHeads(line).columns.length === 0) continue;
    if (!isPassed && isWordHead(lines, at, values, labels)) return at;
    isPassed = true;
  }
  return null;
}

function isOfTimes(line: TableLine, values: number): boolean {
  const { columns } = partHeads(line);
  return columns.length === values && columns.every(isPeriod);
}

/** Short cells as many as the values, or one more; not a row of the table that holds words. */
function isWordHead(lines: TableLines, at: number, values: number, labels: number): boolean {
  const line = lines.at(at);
  if (line === undefined || line.text.includes('/s/')) return false;
  const { stub, columns } = partHeads(line);
  if (columns.length !== values && columns.length !== values + labels) return false;
  // With words beside them in the row a lone figure may stand under any head.
  if (labels > 1 && values < 2) return false;
  if (columns.length === values + labels && hasFullerRow(lines, at, columns.length)) return false;
  if (isBroken(lines.at(at + 1))) return false;
  // A running head with its page.
  if (/^[ivxlc]+$/.test(columns.at(-1) ?? '')) return false;
  if (values < 2 && stub === '' && columns.length < 2) return false;
  const isShort = columns.every(({ length }) => length <= LONGEST_HEAD);
  const isBrief = columns.every(
    (text) => text.split(/\s+/).length <= HEAD_WORDS && /^[\p{L}%#(]/u.test(text) && !/[:;]$/.test(text),
  );
  const above = lines.at(at - 1);
  const isAmongRows =
    above?.kind === 'row' && above.values.length === columns.length - 1 && above.label.length > 0;
  return isShort && isBrief && !isAmongRows;
}

/** Whether a row has a figure under each head, so that none of them stands over the labels. */
function hasFullerRow(lines: TableLines, head: number, columns: number): boolean {
  for (let at = head + 1; at <= head + ROWS_BELOW; at++) {
    const line = lines.at(at);
    if (line === undefined || line.kind === 'prose' || line.kind === 'heads') return false;
    if (line.kind === 'row' && line.values.length >= columns && line.label.length > 0) return true;
  }
  return false;
}

/** A head that goes on below the others: which one, the text does not say. */
function isBroken(below: TableLine | undefined): boolean {
  if (below?.kind !== 'single' || below.unit !== null || NOTE.test(below.text)) return false;
  return /^[(\p{Ll}]/u.test(below.text) && below.text.length < LONGEST_HEAD;
}

/** Puts the lowest heads over the values, where there is one certain way to do it. */
function matchColumns(
  stub: string,
  all: readonly string[],
  values: readonly Cell[],
  labels: number,
): { stub: string; columns: Column[] } | null {
  const wanted = values.length;
  const isLabelled = stub === '' && all.length > labels && !isTime(all[0] ?? '');
  const without = isLabelled ? all.slice(labels) : all;
  const isMixed = isLabelled && without.every(isTime) && !/^note/iu.test(all[0] ?? '');
  for (const columns of isMixed ? [without] : [all, without]) {
    const matched =
      matchExactly(columns, wanted) ??
      (columns === all && isLabelled && without.length === wanted ? null : matchLoosely(columns, values));
    if (matched)
      return {
        stub: stub || (columns !== all && isPeriod(all[0] ?? '') ? (all[0] ?? '') : ''),
        columns: matched.map(toColumn),
      };
  }
  return null;
}

function matchExactly(columns: readonly string[], wanted: number): readonly string[] | null {
  return columns.length === wanted ? columns : null;
}

/** Fewer values than heads where the change is not said; more where a head stands over an amount and its percentage. */
function matchLoosely(columns: readonly string[], values: readonly Cell[]): readonly string[] | null {
  const plain = columns.findIndex(isChange);
  const before = plain < 0 ? columns.length : plain;
  const changes = columns.slice(before);
  const onlyChanges = changes.length > 0 && changes.every(isChange);
  if (onlyChanges && before === values.length && before > 0) return columns.slice(0, before);
  if (onlyChanges && values.length === before + 2 * changes.length && isPaired(values.slice(before))) {
    return [...columns.slice(0, before), ...changes.flatMap((text) => [text, text])];
  }
  if (columns.length > 1 && values.length === 2 * columns.length && isPaired(values)) {
    return columns.flatMap((text) => [text, text]);
  }
  return null;
}

/** An amount and its percentage in turn. */
function isPaired(values: readonly Cell[]): boolean {
  return (
    values.every((value, at) => at % 2 === 0 || isPercentFigure(value.text) || !/\p{Nd}/u.test(value.text)) &&
    values.every((value, at) => at % 2 === 1 || !isPercentFigure(value.text))
  );
}

function toColumn(text: string): Column {
  return isTime(text) && !isChange(text)
    ? { words: '', period: cleanHead(text) }
    : { words: text, period: '' };
}
