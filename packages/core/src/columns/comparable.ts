import type { TypedValue } from '#clauses/values/types.ts';

/** A value as a number; only values of one group can be compared. */
export interface Comparable {
  readonly group: string;
  readonly number: number;
}

const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  // As calendars have them: five of seven.
  'business day': 1.4,
  week: 7,
  'business week': 7,
  month: 365 / 12,
  'business month': 365 / 12,
  quarter: 365 / 4,
  year: 365,
};
/** How often an amount is paid in a year. */
const A_YEAR: Readonly<Record<string, number>> = {
  year: 1,
  quarter: 4,
  month: 12,
  week: 365 / 7,
  day: 365,
  hour: 365 * 24,
};
const CODES: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  'U.S.$': 'USD',
  'U.S. $': 'USD',
  'US $': 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  C$: 'CAD',
  CAD$: 'CAD',
  A$: 'AUD',
  HK$: 'HKD',
};

/** The currency of an amount as its code; undefined for what is no money. */
export const currencyCode = (currency: string | undefined): string | undefined =>
  currency === undefined ? undefined : (CODES[currency] ?? currency.toUpperCase());

/** Null for what has no size: names, texts, choices. */
export function comparableOf(value: TypedValue): Comparable | null {
  switch (value.type) {
    case 'date': {
      const time = Date.parse(`${value.iso}T00:00:00Z`);
      return Number.isNaN(time) ? null : { group: 'date', number: time / 86_400_000 };
    }
    case 'duration': {
      const days = DAYS[value.unit.toLowerCase()];
      return days === undefined ? null : { group: 'days', number: value.amount * days };
    }
    case 'amount': {
      const unit = currencyCode(value.currency) ?? (value.unit === '%' ? '%' : '');
      const often = value.period === undefined ? undefined : A_YEAR[value.period.toLowerCase()];
      return often === undefined
        ? { group: unit, number: value.value }
        : { group: `${unit} a year`.trim(), number: value.value * often };
    }
    default:
      return null;
  }
}
