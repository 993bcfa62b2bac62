import type { Copied } from '#lib/clipboard.ts';
import { escapeHtml } from '#lib/escape-html.ts';

/** A cell of a table that is copied. What it extends over has no cells of its own. */
export interface CopiedCell {
  readonly text: string;
  readonly columnSpan?: number | undefined;
  readonly rowSpan?: number | undefined;
}

interface CopiedTable {
  readonly rows: readonly (readonly CopiedCell[])[];
  /** The first row names the columns. */
  readonly hasHeader?: boolean | undefined;
}

/** A table for spreadsheets and word processors: cells between tabs, and a table of HTML. Words and units stay as they are. */
export function tableCopy({ rows, hasHeader = false }: CopiedTable): Copied {
  const body = rows.map((row, at) => {
    const tag = hasHeader && at === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => toElement(cell, tag)).join('')}</tr>`;
  });
  return {
    text: spread(rows)
      .map((row) => row.map(toField).join('\t'))
      .join('\n'),
    html: `<table>${body.join('')}</table>`,
  };
}

function toElement({ text, columnSpan = 1, rowSpan = 1 }: CopiedCell, tag: 'td' | 'th'): string {
  const spans = `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;
  return `<${tag}${spans}>${escapeHtml(harmless(text)).replaceAll('\n', '<br>')}</${tag}>`;
}

/** The words of each row by column; what a cell extends over is empty. */
function spread(rows: CopiedTable['rows']): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    let column = 0;
    for (const { text, columnSpan = 1, rowSpan = 1 } of row) {
      while (grid[at]?.[column] !== undefined) column++;
      for (const below of grid.slice(at, at + rowSpan))
        for (let across = 0; across < columnSpan; across++) below[column + across] = '';
      const own = grid[at];
      if (own) own[column] = text;
      column += columnSpan;
    }
  });
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/** What a spreadsheet takes for the beginning of a formula; figures with a sign are none. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const SIGNED_FIGURE = /^[+-]\s*\(?\p{Sc}?\s*\d[\d.,'’\s]*\)?\s*[%\p{Sc}]?$/u;

/** Text that no spreadsheet executes: an apostrophe in front makes words of a formula. */
const harmless = (text: string): string =>
  FORMULA_START.test(text) && !SIGNED_FIGURE.test(text) ? `'${text}` : text;

/** The words of a cell as spreadsheets exchange them. */
function toField(text: string): string {
  const words = harmless(text);
  return /[\t\r\n"]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
