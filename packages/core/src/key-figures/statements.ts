import { makeRowReader, type TableRow } from '#table-rows/table-row.ts';
import { findUnit } from '#table-rows/table-unit.ts';
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
  const findIncome = (holds: RegExp) => findStatement(pages, INCOME, (text) => holds.test(text));
  const income = findIncome(/dilut/iu);
  return {
    // Of a company without options and the like no earnings are diluted.
    income: income.length > 0 ? income : findIncome(/per share/iu),
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
  let before = '';
  for (const { text, span } of linesOf(page)) {
    const row = reader.read(span);
    if (row !== null) {
      // The first half of a label is no sub-head: the rows below stand under the one before it.
      if (section !== '' && row.label.startsWith(section)) section = before;
      const dated = withHeads(row, rows.findLast(hasYears));
      rows.push({ ...(unit && { unit }), ...dated, page: page.number, section });
    } else if (!/\d/.test(text)) {
      before = section;
      section = text.trim();
    }
  }
  return rows;
}

const hasYears = ({ values }: TableRow): boolean => values.every(({ head }) => /\d{4}/.test(head ?? ''));

/**
 * Labels that run over lines, with figures of their own, hide the heads from the rows below them. The columns of a statement
 * keep theirs to its foot.
 */
function withHeads(row: TableRow, above: TableRow | undefined): TableRow {
  const isBare = row.values.every(({ head }) => head === undefined);
  if (above === undefined || !isBare || row.values.length !== above.values.length) return row;
  const values = row.values.map((value, at) => {
    const head = above.values[at]?.head;
    return head === undefined ? value : { ...value, head };
  });
  const unit = row.unit ?? above.unit;
  return { ...row, ...(unit && { unit }), values, evidence: [...row.evidence, ...above.evidence.slice(1)] };
}
