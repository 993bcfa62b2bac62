import type { RowValue } from '#table-rows/table-row.ts';
import type { StatementRow, Statements } from './statements.ts';
import type { Amount, KeyFigure, KeyFigureName } from './types.ts';

const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;

/** Labels of a figure, the surest first; of equal ones the first row counts, or the last. */
interface Wanted {
  readonly name: KeyFigureName;
  readonly from: keyof Statements;
  readonly labels: readonly RegExp[];
  readonly isLast?: boolean;
  readonly fits?: (row: StatementRow) => boolean;
  readonly isPerShare?: boolean;
}

/** "Balance sheet at 31 December 2025": the title stands over the columns. */
const BEFORE_DAY = /^\D*\b(?:at|as of)\s+(?=\S)/iu;

const OF_OTHERS =
  /noncontrolling|non-controlling|minority|discontinued|continuing operations|before|comprehensive/iu;
const PER_SHARE = /per (?:common |ordinary )?share|per share/iu;
const isPerShareValue = ({ text }: RowValue) => /^\D{0,4}\d{1,4}\.\d{2}\)?$/u.test(text);
const isPerShare = (row: StatementRow) => row.values.some(isPerShareValue);
const isDiluted = ({ label, groups, section }: StatementRow) =>
  /dilut/iu.test(label) || (/dilut/iu.test([...groups, section].join(' ')) && !/basic/iu.test(label));

const WANTED: readonly Wanted[] = [
  {
    name: 'revenue',
    from: 'income',
    labels: [
      /^total (?:net |operating |consolidated )?(?:revenues?|sales)(?: and other income| net of interest expense)?$/iu,
      /^(?:net |operating )?(?:revenues?|sales)(?:,? net)?$/iu,
      /^total (?:net )?(?:sales|revenues?)\b/iu,
      /^(?:net )?(?:revenues?|sales)\b/iu,
    ],
  },
  {
    name: 'netIncome',
    from: 'income',
    labels: [
      /^net (?:income|earnings|loss)(?: \(loss\)| \(income\))? attributable to(?!.*(?:interest|participating))/iu,
      /^(?:consolidated )?net (?:income|earnings|loss)(?: \(loss\)| \(earnings\)| \(income\))?$/iu,
      /^net (?:income|earnings|loss)\b/iu,
      /^(?:net )?(?:profit|loss)(?: \(loss\)| \(profit\))? (?:attributable to (?:owners|shareholders|equity holders)|for the (?:financial )?year)\b/iu,
    ],
    fits: (row) => !isPerShare(row) && !PER_SHARE.test(row.label),
  },
  {
    name: 'dilutedEps',
    from: 'income',
    labels: [/./u],
    isLast: true,
    fits: (row) => isDiluted(row) && isPerShare(row) && !/dividend/iu.test(row.label),
    isPerShare: true,
  },
  { name: 'totalAssets', from: 'balance', labels: [/^total assets$/iu, /^total assets\b/iu] },
];

/**
 * Amounts of the statements for the fiscal year.
 * @param year of four digits; null where the report does not say it: the newest of the columns is told then
 */
export function findAmounts(statements: Statements, year: string | null): KeyFigure[] {
  return WANTED.flatMap((wanted) => {
    const row = chooseRow(statements[wanted.from], wanted);
    const figure = row && toFigure(row, wanted, year);
    return figure ? [figure] : [];
  });
}

function chooseRow(rows: readonly StatementRow[], wanted: Wanted): StatementRow | undefined {
  const able = rows.filter(
    (row) =>
      !OF_OTHERS.test(row.label) &&
      row.values.some(({ text }) => /\d/.test(text)) &&
      (wanted.fits?.(row) ?? true),
  );
  for (const label of wanted.labels) {
    const found = able.filter((row) => label.test(row.label));
    if (found.length > 0) return wanted.isLast ? found.at(-1) : found[0];
  }
  return undefined;
}

function toFigure(
  row: StatementRow,
  { name, isPerShare = false }: Wanted,
  year: string | null,
): KeyFigure | null {
  const values = row.values.filter(({ head, text }) => /\d{4}/.test(head ?? '') && /\d/.test(text));
  const years = values.map(({ head }) => Number(/\d{4}(?!.*\d{4})/u.exec(head ?? '')?.[0]));
  const newest = year === null ? Math.max(...years) : Number(year);
  const at = years.indexOf(newest);
  const before = years.indexOf(newest - 1);
  const value = values[at];
  if (value === undefined) return null;
  const amount = readAmount(row, value, isPerShare);
  if (amount === null) return null;
  const earlier = values[before];
  const previous = earlier && readAmount(row, earlier, isPerShare);
  const [first = row.span, ...rest] = row.evidence;
  return {
    name,
    text: amount.text,
    label: labelOf(row, isPerShare),
    amount,
    ...(previous && { previous }),
    evidence: [{ page: row.page, span: first }, ...rest.map((span) => ({ page: row.page, span }))],
    isSure: year !== null && row.unit !== undefined,
  };
}

/** "Diluted" and "Net loss attributable to Alder" say with their sub-head only what is meant per share. */
function labelOf({ label, groups, section }: StatementRow, isPerShare: boolean): string {
  const head = [...groups, section].findLast((each) => PER_SHARE.test(each) || /dilut/iu.test(each));
  const isWhole = !isPerShare || (PER_SHARE.test(label) && /dilut/iu.test(label));
  return isWhole || head === undefined ? label : `${head.replace(/\s*:$/u, '')}, ${label}`;
}

function readAmount(row: StatementRow, value: RowValue, isPerShare: boolean): Amount | null {
  const digits = /\d[\d,]*(?:\.\d+)?/u.exec(value.text)?.[0];
  if (digits === undefined) return null;
  const scale = isPerShare ? undefined : row.unit?.scale;
  const currency = row.unit?.currency ?? row.currency ?? (/^\D*\$/u.test(value.text) ? '$' : undefined);
  const isNegative = /^\D*[(–−-]/u.test(value.text);
  const size = Number(digits.replaceAll(',', '')) * (scale === undefined ? 1 : SCALES[scale]);
  return {
    text: value.text,
    // Products of decimals with a scale end in a row of nines now and then.
    value: Math.round(size * 100 * (isNegative ? -1 : 1)) / 100,
    ...(currency !== undefined && { currency }),
    ...(scale !== undefined && { scale }),
    period: (value.head ?? '').replace(BEFORE_DAY, ''),
  };
}
