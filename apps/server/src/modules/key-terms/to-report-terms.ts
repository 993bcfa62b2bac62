import type { KeyTerm, TermValue } from '@recto/contract/key-terms';
import { renderAmount } from '@recto/core/key-figures';
import { type ReadKeyTerms, toCitations } from '#modules/key-terms/to-citations.ts';

type ReportFigures = Extract<ReadKeyTerms, { readonly documentKind: 'report' }>;
type KeyFigure = ReportFigures['figures'][number];
type Amount = NonNullable<KeyFigure['amount']>;

/** In the order in which they are shown. */
const LABELS: Readonly<Record<KeyFigure['name'], string>> = {
  revenue: 'Total revenue',
  netIncome: 'Net income',
  dilutedEps: 'Earnings per share, diluted',
  totalAssets: 'Total assets',
  employees: 'Employees',
  fiscalYearEnd: 'Fiscal year end',
  auditor: 'Auditor',
  headquarters: 'Headquarters',
};

/** The key figures of a report as clients get them: all eight, those that were not found too. */
export function toReportTerms(fileId: string, read: ReportFigures): KeyTerm[] {
  const { figures } = read;
  return Object.entries(LABELS).map(([key, label]) => {
    const at = figures.findIndex(({ name }) => name === key);
    const figure = figures[at];
    const term = { key, label, group: 'figures' } as const;
    if (figure === undefined) return { ...term, state: 'none', text: '', value: null, citations: [] };
    return {
      ...term,
      state: figure.isSure ? 'found' : 'likely',
      text: figure.amount ? renderAmount(figure.amount) : figure.text,
      value: valueOf(figure),
      ...(figure.previous && { previous: toValue(figure.previous, figure.name) }),
      citations: toCitations(fileId, read, at),
    };
  });
}

function valueOf(figure: KeyFigure): TermValue {
  if (figure.amount) return toValue(figure.amount, figure.name);
  if (figure.count !== undefined) return { type: 'amount', value: figure.count, unit: 'people' };
  if (figure.date !== undefined) return { type: 'date', iso: figure.date };
  return figure.name === 'auditor' ? { type: 'names', names: [{ name: figure.text }] } : { type: 'text' };
}

const toValue = ({ value, currency, scale, period }: Amount, name: KeyFigure['name']): TermValue => ({
  type: 'amount',
  value,
  ...(currency !== undefined && { currency }),
  ...(name === 'dilutedEps' && { unit: 'per share' }),
  ...(scale !== undefined && { scale }),
  ...(period !== '' && { period }),
});
