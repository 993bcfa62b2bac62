import type { Cell, CellValue } from '@recto/contract/batches';
import { plural } from '#lib/format.ts';

/** A value as a cell shows it: the number apart from its unit, and below it of when or how often it is. */
export interface ShownValue {
  readonly main: string;
  readonly unit?: string;
  readonly note?: string;
}

const SIGN = /^\W{0,2}[$€£¥₹]$|^(?:US|CA|C|A|HK) ?\$$/u;
const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const PERIODS = /^(?:year|quarter|month|week|day|hour)$/u;
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatDay = (iso: string): string => days.format(new Date(`${iso}T00:00:00Z`));
export const formatNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 4 });

/** "a month"; other periods are days and years, as a table's column says them. */
const periodNote = (period: string): string =>
  PERIODS.test(period) ? `a ${period}`.replace('a hour', 'an hour') : period;

function showAmount(value: Extract<CellValue, { type: 'amount' }>): ShownValue {
  const { value: size, currency, scale, unit, period } = value;
  const number = formatNumber(scale === undefined ? size : size / SCALES[scale]);
  const isSign = currency !== undefined && SIGN.test(currency);
  const behind = [scale, isSign ? undefined : currency, unit].filter((part) => part !== undefined);
  return {
    main: isSign ? `${size < 0 ? '−' : ''}${currency}${number.replace('-', '')}` : number.replace('-', '−'),
    ...(behind.length > 0 && { unit: behind.join(' ') }),
    ...(period !== undefined && { note: periodNote(period) }),
  };
}

/** Undefined where the words of the answer say more: texts. */
export function showValue(value: CellValue): ShownValue | undefined {
  switch (value.type) {
    case 'date':
      return { main: formatDay(value.iso) };
    case 'duration':
      return {
        main: formatNumber(value.amount),
        unit: value.amount === 1 ? value.unit : plural(2, value.unit).replace('2 ', ''),
      };
    case 'amount':
      return showAmount(value);
    case 'yesNo':
      return { main: value.yes ? 'Yes' : 'No' };
    case 'choice':
      return { main: value.choice };
    case 'names':
      return { main: value.names.map(({ name, shortName }) => shortName ?? name).join(', ') };
    default:
      return undefined;
  }
}

export const shownText = ({ main, unit, note }: ShownValue): string =>
  [main, unit, note].filter((part) => part !== undefined).join(' ');

/** A value as text, for the clipboard and for who listens. */
export function valueText({ value }: Pick<Cell, 'value'>): string | undefined {
  const shown = value && showValue(value);
  return shown && shownText(shown);
}
