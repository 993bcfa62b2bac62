import { linesOf, type ReportLine } from './report-lines.ts';
import type { KeyFigure, ReportPage } from './types.ts';

/** The forms of annual reports print both on the first page; a letter or a cover may stand before it. */
const TITLE_PAGES = 4;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const YEAR_ENDED = new RegExp(
  String.raw`\b(?:fiscal\s+)?year\s+ended:?\s+((${MONTHS.join('|')})\s+(\d{1,2}),?\s+(\d{4}))`,
  'iu',
);

/** The day on which the year of the report ended: "For the fiscal year ended December 31, 2018". */
export function findFiscalYearEnd(pages: readonly ReportPage[]): KeyFigure | null {
  for (const page of pages.slice(0, TITLE_PAGES)) {
    const match = YEAR_ENDED.exec(page.text);
    if (match === null) continue;
    const [whole, text = '', month = '', day = '', year = ''] = match;
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    return {
      name: 'fiscalYearEnd',
      text: text.replace(/\s+/g, ' '),
      date: `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`,
      evidence: [{ page: page.number, span: { start: match.index, end: match.index + whole.length } }],
      isSure: true,
    };
  }
  return null;
}

const BELOW_ADDRESS = /^\(?\s*address\b.*\b(?:principal|registrant|executive offices)/iu;
const BEFORE_ADDRESS = /^(?:address of )?principal executive offices:\s*(?=\S)/iu;
const POSTCODE = /\b\d{5}(?:-\d{4})?\b/u;
/** Lines of such a form that belong to no address: its own notes, names of states beside tax numbers, telephones. */
const NO_ADDRESS =
  /^\(.*\)$|\d{2}-\d{7}|identification|incorporation|jurisdiction|\bI\.?R\.?S\.?\b|exact name|commission file|^\(?\d{3}\)?[\s-]\d{3}-\d{4}|telephone/iu;
const MAX_ADDRESS_LINES = 3;

/** The address of the principal executive offices, as the first page of the form has it. */
export function findHeadquarters(pages: readonly ReportPage[]): KeyFigure | null {
  for (const page of pages.slice(0, TITLE_PAGES)) {
    const lines = linesOf(page);
    const found = aboveNote(lines) ?? behindLabel(lines) ?? aboveTelephone(lines);
    const [first, last] = [found?.[0], found?.at(-1)];
    if (found === null || first === undefined || last === undefined) continue;
    return {
      name: 'headquarters',
      text: writeAddress(found),
      evidence: [{ page: page.number, span: { start: first.span.start, end: last.span.end } }],
      isSure: true,
    };
  }
  return null;
}

function aboveNote(lines: readonly ReportLine[]): readonly ReportLine[] | null {
  const note = lines.findIndex(({ text }) => BELOW_ADDRESS.test(text.trim()));
  return note < 0 ? null : addressAbove(lines, note);
}

/** Some forms name the address by nothing but its place between the name and the telephone. */
function aboveTelephone(lines: readonly ReportLine[]): readonly ReportLine[] | null {
  const at = lines.findIndex(({ text }) => /^\(\d{3}\)\s?\d{3}-\d{4}$/u.test(text.trim()));
  const found = at < 0 ? null : addressAbove(lines, at);
  return found?.some(({ text }) => POSTCODE.test(text)) ? found : null;
}

function addressAbove(lines: readonly ReportLine[], end: number): readonly ReportLine[] | null {
  const found: ReportLine[] = [];
  for (const line of lines.slice(0, end).toReversed()) {
    const text = line.text.trim();
    if (found.length === 0 && NO_ADDRESS.test(text) && /^\(?\d{3}/u.test(text)) continue;
    if (
      found.length === MAX_ADDRESS_LINES ||
      NO_ADDRESS.test(text.replace(/\t.*$/u, '')) ||
      !/\p{L}/u.test(text)
    )
      break;
    // The name of who files stands above, in capitals, and holds no number.
    if (found.some((each) => /\d/.test(each.text.replace(POSTCODE, ''))) && !/\d/.test(text)) break;
    found.unshift(line);
  }
  return found.length === 0 ? null : found;
}

function behindLabel(lines: readonly ReportLine[]): readonly ReportLine[] | null {
  for (const { text, span } of lines) {
    const label = BEFORE_ADDRESS.exec(text)?.[0];
    if (label !== undefined)
      return [{ text: text.slice(label.length), span: { start: span.start + label.length, end: span.end } }];
  }
  return null;
}

/** On one line; a postcode that stands in a cell of its own goes to the end. */
function writeAddress(lines: readonly ReportLine[]): string {
  const cells = lines.flatMap(({ text }) => text.split('\t').map((cell) => cell.trim()));
  const isCode = (cell: string) => /^\d{5}(?:-\d{4})?$/u.test(cell);
  const parts = cells.filter((cell) => cell !== '' && !isCode(cell) && !/^\(.*\)$/u.test(cell));
  const code = cells.find(isCode);
  const address = parts.join(', ').replace(/,\s*,/g, ',').replace(/\s+/g, ' ');
  return code === undefined ? address : `${address} ${code}`;
}
