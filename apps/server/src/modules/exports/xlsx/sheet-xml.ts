import type { TableCell, TableColumn } from '#modules/exports/table.ts';
import { STYLES } from '#modules/exports/xlsx/styles.ts';

/** Characters of a cell, and links of a sheet, that Excel opens. */
const CELL_MAX_LENGTH = 32_767;
export const MAX_LINKS = 65_530;
const MS_PER_DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The first day that all programs count alike: they differ on whether 1900 was a leap year. */
const FIRST_SAFE_DAY = 61;

/** A link to a page, and the cell that holds it. */
export interface SheetLink {
  readonly cell: string;
  readonly url: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** What XML 1.0 cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;
/** What programs read as an escaped character, so that text that looks so is escaped itself. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/gu;

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"\r]/gu, (sign) => ENTITIES[sign] ?? sign);

const cut = (text: string): string => {
  if (text.length <= CELL_MAX_LENGTH) return text;
  return `${text.slice(0, CELL_MAX_LENGTH - 1).toWellFormed()}…`;
};

/** The letters of a column, counted from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Text always as text, whatever it looks like: there is no formula in what is written here. */
const textCell = (cell: string, text: string, style: number): string =>
  text === ''
    ? `<c r="${cell}" s="${style}"/>`
    : `<c r="${cell}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut(text).replace(LOOKS_ESCAPED, '_x005F_'))}</t></is></c>`;

function dayOf(iso: string): number | null {
  const day = (Date.parse(iso) - DAY_ZERO) / MS_PER_DAY;
  return day >= FIRST_SAFE_DAY ? day : null;
}

function writeCell(cell: string, content: TableCell, links: SheetLink[]): string {
  if (content.type === 'number' && Number.isFinite(content.value))
    return `<c r="${cell}" s="${STYLES.text}"><v>${content.value}</v></c>`;
  if (content.type === 'date' || content.type === 'time') {
    const day = dayOf(content.iso);
    if (day !== null) return `<c r="${cell}" s="${STYLES[content.type]}"><v>${day}</v></c>`;
    return textCell(cell, content.iso, STYLES.text);
  }
  if (content.type !== 'text') return textCell(cell, String(content.value), STYLES.text);
  const isLink = content.url !== undefined && links.length < MAX_LINKS;
  if (isLink) links.push({ cell, url: content.url ?? '' });
  const style = isLink ? STYLES.link : content.isQuiet ? STYLES.quiet : STYLES.text;
  return textCell(cell, content.text, style);
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** The XML of a sheet, in parts, with its first row frozen; its links are known when it has been read to the end. */
export async function* writeSheet(
  columns: readonly TableColumn[],
  parts: AsyncIterable<readonly (readonly TableCell[])[]>,
  links: SheetLink[],
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }, at) => textCell(`${columnName(at)}1`, title, STYLES.head));
  yield `${HEAD}<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
  let row = 1;
  for await (const rows of parts) {
    let written = '';
    for (const cells of rows) {
      row += 1;
      written += `<row r="${row}">${cells.map((cell, at) => writeCell(columnName(at) + row, cell, links)).join('')}</row>`;
    }
    yield written;
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${row}"/>`;
  if (links.length > 0) {
    yield '<hyperlinks>';
    for (const [at, { cell }] of links.entries()) yield `<hyperlink ref="${cell}" r:id="rId${at + 1}"/>`;
    yield '</hyperlinks>';
  }
  yield '</worksheet>';
}

/** Where the links of a sheet lead, in the order in which it names them. */
export function* writeLinks(links: readonly SheetLink[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
  for (const [at, { url }] of links.entries())
    yield `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`;
  yield '</Relationships>';
}
