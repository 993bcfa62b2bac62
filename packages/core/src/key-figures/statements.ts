import { makeRowReader, type TableRow } from '#answers/rows/table-row.ts';
import { findUnit } from '#answers/rows/table-unit.ts';
import { linesOf } from './report-lines.ts';
import type { ReportPage } from './types.ts';

/** A row of a statement, with the words of the lines above it that hold no figure. */
export interface StatementRow extends TableRow {
  readonly page: number;
  /** The last sub-head before it, such as "Diluted earnings per share:". */
  readonly section: string;
}

export interface Statements {
  /** Of the year's income; empty where the report has none that we find. */
  readonly income: readonly StatementRow[];
  /** Assets and liabilities. */
  readonly balance: readonly StatementRow[];
}

/** Titles without their spaces: letters that are set wide come apart ("Balance Shee t"). */
const INCOME =
  /^(?:consolidated)?(?:statements?of(?:consolidated)?(?:income|earnings|operations|profit(?:or|and)loss)|incomestatements?)(?!.*data|statements?)/iu;
const BALANCE =
  /^(?:consolidated)?(?:balancesheets?|statements?of(?:consolidated)?financialposition)(?!.*data)/iu;
const LONGEST_TITLE = 90;
const TITLE_LINES = 9;
const MIN_ROWS = 6;

/** The statements of a report: pages whose first lines name one, and whose rows are those of one. */
export function findStatements(pages: readonly ReportPage[]): Statements {
  return {
    income: findStatement(pages, INCOME, (text) => /dilut/iu.test(text)),
    balance: findStatement(pages, BALANCE, (text) => /total assets/iu.test(text)),
  };
}

function findStatement(
  pages: readonly ReportPage[],
  title: RegExp,
  holds: (text: string) => boolean,
): readonly StatementRow[] {
  let best: readonly StatementRow[] = [];
  for (const page of pages) {
    if (!holds(page.text) || !isTitled(page, title)) continue;
    const rows = readRows(page);
    const dated = rows.filter(({ values }) => values.some(({ head }) => /\d{4}/.test(head ?? '')));
    // Condensed statements in notes are shorter than the statement itself, and stand behind it.
    if (dated.length >= MIN_ROWS && rows.length > best.length * 1.5) best = rows;
  }
  return best;
}

function isTitled(page: ReportPage, title: RegExp): boolean {
  return linesOf(page)
    .slice(0, TITLE_LINES)
    .some(({ text }) => {
      const line = text.replace(/\t.*$/u, '').trim();
      return (
        line.length <= LONGEST_TITLE && title.test(line.replace(/\s/gu, '')) && !/[.;]$|\bnote/iu.test(line)
      );
    });
}

function readRows(page: ReportPage): readonly StatementRow[] {
  const reader = makeRowReader(page.text, 'en');
  // A note of units that is broken over two lines is no head of a column.
  const head = linesOf(page)
    .slice(0, TITLE_LINES)
    .map(({ text }) => text);
  const unit = findUnit(head.join(' '), 'prose');
  const rows: StatementRow[] = [];
  let section = '';
  for (const { text, span } of linesOf(page)) {
    const row = reader.read(span);
    if (row !== null) rows.push({ ...(unit && { unit }), ...row, page: page.number, section });
    else if (!/\d/.test(text)) section = text.trim();
  }
  return rows;
}
