import { linesOf, type ReportLine } from './report-lines.ts';
import type { Evidence, KeyFigure, ReportPage } from './types.ts';

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
const MONTH = MONTHS.join('|');
/** "December 31, 2018", "31 December 2018"; the year may be left out where a title has it. */
const DAY = String.raw`(?:(?<month>${MONTH})\s+(?<day>\d{1,2})|(?<dayBefore>\d{1,2})\s+(?<monthBehind>${MONTH}))`;
const YEAR_ENDED = new RegExp(
  String.raw`\b(?:fiscal\s+|financial\s+)?year\s+ended:?\s+(?<text>${DAY},?\s+(?<year>\d{4}))`,
  'iu',
);
const BALANCE_DAY = new RegExp(
  String.raw`^(?:(?:consolidated|group)\s+)*(?:balance\s+sheet|statement\s+of\s+financial\s+position)\s+(?:as\s+)?(?:at|of)\s+(?<text>${DAY})(?:,?\s+(?<year>\d{4}))?\s*$`,
  'imu',
);
const TITLE =
  /^\s*(?:integrated\s+)?annual\s+report(?:\s+(?:and|&)\s+(?:accounts|financial\s+statements))?\s+(?:for\s+)?(?<year>(?:19|20)\d{2})\s*$/imu;

/** The year in the title of a report that is set on no form: "Annual Report 2025". */
export function findTitleYear(pages: readonly ReportPage[]): { year: string; evidence: Evidence } | null {
  for (const page of pages.slice(0, TITLE_PAGES)) {
    const match = TITLE.exec(page.text);
    const year = match?.groups?.['year'];
    if (match && year !== undefined) return { year, evidence: placeOf(page, match) };
  }
  return null;
}

/**
 * The day on which the year of the report ended: "For the fiscal year ended December 31, 2018", else that of the balance sheet
 * and the year of the title.
 */
export function findFiscalYearEnd(pages: readonly ReportPage[]): KeyFigure | null {
  for (const page of pages.slice(0, TITLE_PAGES)) {
    const match = YEAR_ENDED.exec(page.text);
    const { text = '', year = '' } = match?.groups ?? {};
    if (match) return makeYearEnd(match, { text, year, evidence: [placeOf(page, match)] });
  }
  const title = findTitleYear(pages);
  return title && findBalanceDay(pages, title);
}

function findBalanceDay(
  pages: readonly ReportPage[],
  title: NonNullable<ReturnType<typeof findTitleYear>>,
): KeyFigure | null {
  for (const page of pages) {
    const match = BALANCE_DAY.exec(page.text);
    if (match === null) continue;
    const { text = '', year = title.year } = match.groups ?? {};
    // A half-year, or the year before.
    if (year !== title.year) continue;
    const evidence = [placeOf(page, match), title.evidence] as const;
    return makeYearEnd(match, { text: `${text} ${year}`, year, evidence });
  }
  return null;
}

const placeOf = ({ number }: ReportPage, match: RegExpExecArray): Evidence => ({
  page: number,
  span: { start: match.index, end: match.index + match[0].length },
});

interface YearEnd {
  readonly text: string;
  readonly year: string;
  readonly evidence: KeyFigure['evidence'];
}

function makeYearEnd({ groups = {} }: RegExpExecArray, { text, year, evidence }: YearEnd): KeyFigure {
  const month = MONTHS.indexOf((groups['month'] ?? groups['monthBehind'] ?? '').toLowerCase()) + 1;
  const day = groups['day'] ?? groups['dayBefore'] ?? '';
  return {
    name: 'fiscalYearEnd',
    text: text.replace(/\s+/g, ' '),
    date: `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
    evidence,
    isSure: true,
  };
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
