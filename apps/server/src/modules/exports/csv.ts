import type { TableCell, TableColumn } from '#modules/exports/table.ts';

/** By it spreadsheets know that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in full width too. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Text that no spreadsheet executes: an apostrophe in front makes words of a formula. */
const neutralise = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Numbers and dates stand bare, all text in quotation marks. */
function toField(cell: TableCell): string {
  if (cell.type === 'number') return String(cell.value);
  return cell.type === 'text' ? quote(neutralise(cell.text)) : cell.iso;
}

export const toLine = (cells: readonly TableCell[]): string => cells.map(toField).join(',') + LINE_END;

/** A table as CSV (RFC 4180), in parts. */
export async function* writeCsv(
  columns: readonly TableColumn[],
  parts: AsyncIterable<readonly (readonly TableCell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(columns.map(({ title }) => ({ type: 'text', text: title })));
  for await (const rows of parts) yield rows.map(toLine).join('');
}
