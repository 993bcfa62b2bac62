import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import { type PageLine, classifyLines } from '../text/units.ts';

/** A row of a table taken apart: its label, its values, and the heads of its columns where they are certain. */
export interface TableRow {
  readonly label: string;
  readonly values: readonly string[];
  /** One per value, and the line they were read from. */
  readonly heads?: { readonly texts: readonly string[]; readonly span: TextRange };
}

/** Heads are looked for this many lines above the row. */
const HEADS_WITHIN = 25;
const YEAR = /^(?:19|20)\d\d$/;
const OPENS = /^[($€£¥\s-]+$/;
const CLOSES = /^[)%\s]+$/;
const VALUE = /^[-–—($€£¥\s]*(?:\d[\d.,]*|[-–—])[\s)%]*$/;

/** Reads the row at a span of the page; null when it is not a label with values. */
export function readTableRow(pageText: string, row: TextRange): TableRow | null {
  const cells = joinSigns(pageText.slice(row.start, row.end).replace(/\n/g, ' ').split('\t'));
  const firstValue = cells.findIndex((cell) => VALUE.test(cell));
  if (firstValue < 1) return null;
  const values = cells.slice(firstValue);
  if (!values.every((cell) => VALUE.test(cell))) return null;
  const label = cells
    .slice(0, firstValue)
    .map(collapseSpace)
    .join(' ')
    .replace(/[\s.:]+$/, '');
  if (!/\p{L}/u.test(label)) return null;
  const heads = findHeads(classifyLines(pageText), row, values.length);
  return { label, values: values.map(collapseSpace), ...(heads && { heads }) };
}

/** "China: $11,911 (2017), 10,312 (2016)" where the heads are known, else "China  $11,911  10,312". */
export function formatTableRow(row: TableRow): string {
  if (row.heads === undefined) return [row.label, ...row.values].join('  ');
  const values = row.values.map((value, at) => `${value} (${row.heads?.texts[at] ?? ''})`);
  return `${row.label}: ${values.join(', ')}`;
}

/** A currency sign or bracket in a cell of its own belongs to the figure beside it. */
function joinSigns(cells: readonly string[]): string[] {
  const joined: string[] = [];
  let opening = '';
  for (const cell of cells.map((each) => each.trim()).filter(Boolean)) {
    if (OPENS.test(cell) && !/^[-–—]$/.test(cell)) {
      opening += cell;
    } else if (CLOSES.test(cell) && joined.length > 0) {
      joined[joined.length - 1] += cell;
    } else {
      joined.push(opening + cell);
      opening = '';
    }
  }
  return joined;
}

/** The nearest line above whose cells are nothing but years, exactly as many as the row has values. */
function findHeads(lines: readonly PageLine[], row: TextRange, values: number): TableRow['heads'] {
  let at = lines.findIndex((line) => line.end >= row.end) - 1;
  for (let steps = 0; at >= 0 && steps < HEADS_WITHIN; at--, steps++) {
    const line = lines[at];
    const cells = line ? line.text.split('\t').map((cell) => cell.trim()) : [];
    const years = cells.filter((cell) => YEAR.test(cell));
    if (years.length === 0) continue;
    const others = cells.filter((cell) => !YEAR.test(cell));
    const fits = years.length === values && others.length <= 1 && YEAR.test(cells.at(-1) ?? '');
    return line && fits && new Set(years).size === years.length ? { texts: years, span: line } : undefined;
  }
  return undefined;
}
