import { knownLanguage } from '#language/languages.ts';
import { findAskedFigure, namesAmount, wordsOf } from '#key-figures/asked-figure.ts';
import { findAmounts } from '#key-figures/statement-amounts.ts';
import { isAnnualReport } from '#key-figures/read-key-figures.ts';
import { findStatements } from '#key-figures/statements.ts';
import { findFiscalYearEnd } from '#key-figures/title-page.ts';
import type { KeyFigure } from '#key-figures/types.ts';
import type { AskedType } from '../../answer-types/index.ts';
import { type FileIndex, pageCount, textAt } from '../../file-index/file-index.ts';
import type { Headcount } from './headcounts.ts';

const FRONT_PAGES = 4;
const EARLY_MONTHS = 2;
const NAME_LINES = 2;

/** What an annual report is about: its fiscal year, and who reports. */
interface Report {
  readonly year: string;
  /** Years by which its tables may name that year, the likeliest first: one that ends in January is often the year before. */
  readonly years: readonly string[];
  /** Words of the registrant's name. */
  readonly name: ReadonlySet<string>;
  readonly figures: () => readonly KeyFigure[];
}

const reports = new WeakMap<FileIndex, { readonly report: Report | null }>();

function readReport(index: FileIndex): Report | null {
  const known = reports.get(index) ?? { report: makeReport(index) };
  reports.set(index, known);
  return known.report;
}

function makeReport(index: FileIndex): Report | null {
  if (!knownLanguage(index.language)?.hasReports) return null;
  const pagesUpTo = (most: number) =>
    Array.from({ length: Math.min(most, pageCount(index)) }, (_, at) => ({
      number: index.pageNumbers[at] ?? 0,
      text: textAt(index, at),
    }));
  const front = pagesUpTo(FRONT_PAGES);
  const date = isAnnualReport(front) ? findFiscalYearEnd(front)?.date : undefined;
  if (date === undefined) return null;
  const [year = '', month = ''] = date.split('-');
  let figures: readonly KeyFigure[] | undefined;
  return {
    year,
    years: Number(month) <= EARLY_MONTHS ? [year, String(Number(year) - 1)] : [year],
    name: readName(front.map(({ text }) => text).join('\n')),
    figures: () => (figures ??= findAmounts(findStatements(pagesUpTo(pageCount(index))), year)),
  };
}

/** The words above "(Exact name of registrant …)". */
function readName(front: string): ReadonlySet<string> {
  const at = front.search(/exact name of registrant/iu);
  const above = at < 0 ? [] : front.slice(0, at).trimEnd().split('\n').slice(-NAME_LINES);
  return new Set(wordsOf(above.join(' ')));
}

/** The years that a question to an annual report means when it names none: the report's own. */
export function yearsMeant(index: FileIndex, asked: AskedType | null): readonly string[] {
  return asked !== null && asked.years.length > 0 ? [] : (readReport(index)?.years ?? []);
}

const PLAIN_YEAR = /^(?:fy|fiscal(?: year)?)?\s?(\d{4})$/iu;
const YEARS_OF_STATEMENT = 3;

/**
 * Where the statements of an annual report have the figure that a question asks for in plain words: that of the whole
 * company, for a year that they cover.
 */
export function findReportRow(index: FileIndex, asked: AskedType | null, question: string): Headcount | null {
  // Most questions name no figure: what the file reports is read only for those that may.
  if (asked?.isList === true || !namesAmount(question)) return null;
  const report = readReport(index);
  const found = report === null ? undefined : findAskedFigure(question, report.name);
  if (report === null || found === undefined) return null;
  if (!(asked?.years ?? []).every((year) => isCovered(year, report))) return null;
  const figure = report.figures().find(({ name }) => name === found.name);
  const [evidence] = figure?.evidence ?? [];
  return evidence === undefined ? null : { page: evidence.page, start: evidence.span.start };
}

function isCovered(asked: string, { year }: Report): boolean {
  const named = PLAIN_YEAR.exec(asked)?.[1];
  const before = Number(year) - Number(named);
  return named !== undefined && before >= 0 && before < YEARS_OF_STATEMENT;
}
