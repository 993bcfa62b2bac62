import { findAmounts } from './statement-amounts.ts';
import { findAuditor } from './auditor.ts';
import { findEmployees } from './headcount.ts';
import { findStatements } from './statements.ts';
import { findFiscalYearEnd, findHeadquarters, findTitleYear } from './title-page.ts';
import type { KeyFigure, ReportPage } from './types.ts';

const FRONT_PAGES = 3;
const ANNUAL = /^\s*(?:form\s+(?:10-k|20-f|40-f)|annual report)\b/imu;
const NOT_ANNUAL = /^\s*(?:form\s+(?:10-q|8-k|6-k)|quarterly report)\b/imu;

/** Whether the first pages say that this is an annual report, and of which year. */
export function isAnnualReport(pages: readonly ReportPage[]): boolean {
  const front = pages.slice(0, FRONT_PAGES);
  const says = (what: RegExp) => front.some(({ text }) => what.test(text));
  if (says(NOT_ANNUAL)) return false;
  return findTitleYear(front) !== null || (says(ANNUAL) && findFiscalYearEnd(front) !== null);
}

/**
 * The figures of an annual report in English that its readers look for first: those of the whole company for the report's
 * own fiscal year, from its statements, and what its title page, its auditor and the text on its people say. What is not
 * found is left out; each figure comes with the words of the report that say it.
 */
export function readKeyFigures(pages: readonly ReportPage[]): KeyFigure[] {
  const ended = findFiscalYearEnd(pages);
  const year = ended?.date?.slice(0, 4) ?? findTitleYear(pages)?.year ?? null;
  const rest = [findEmployees(pages, year), ended, findAuditor(pages), findHeadquarters(pages)];
  return [...findAmounts(findStatements(pages), year), ...rest.filter((figure) => figure !== null)];
}
