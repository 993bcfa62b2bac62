import type { KeyTerm, TermValue } from '@recto/contract/key-terms';

const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The year of an amount's column: the last that its head names. */
export function yearOf(value: TermValue | null | undefined): string | null {
  if (value?.type !== 'amount') return null;
  return /\d{4}(?!.*\d{4})/u.exec(value.period ?? '')?.[0] ?? null;
}

/** "2020: $166,761 million", what stood there the year before; null where nothing did. */
export function sayPrevious(value: TermValue | undefined): string | null {
  const year = yearOf(value);
  if (value?.type !== 'amount' || year === null) return null;
  const { scale, currency = '' } = value;
  const size = Math.abs(value.value) / (scale === undefined ? 1 : SCALES[scale]);
  const figure = value.unit === 'per share' ? size.toFixed(2) : FIGURE.format(size);
  const signed = /^\p{Sc}$/u.test(currency) ? `${currency}${figure}` : [currency, figure].join(' ').trim();
  const amount = value.value < 0 ? `(${signed})` : signed;
  return `${year}: ${amount}${scale === undefined ? '' : ` ${scale}`}`;
}

/** Rows of cells parted by tabs, as spreadsheets take them. */
export function figuresAsTable(terms: readonly KeyTerm[], nameOf: (page: number) => string): string {
  const rows = terms.map(({ label, text, state, value, previous, citations: [citation] }) => [
    label,
    text,
    yearOf(value) ?? '',
    sayPrevious(previous) ?? '',
    citation ? nameOf(citation.page) : '',
    state,
  ]);
  return [['Figure', 'Value', 'Year', 'Year before', 'Page', 'Sureness'], ...rows]
    .map((row) => row.join('\t'))
    .join('\n');
}
