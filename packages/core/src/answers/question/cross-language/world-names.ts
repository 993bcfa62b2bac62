/** The same name in two languages. */
export type NamePair = readonly [from: string, to: string];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Of the product, and of most documents. */
const LANGUAGES = 'en de fr es pt pl ru ar hi ja zh it nl sv da fi cs tr ko el he uk vi'.split(' ');
const CURRENCIES = 'USD EUR GBP JPY CNY INR RUB PLN BRL CHF CAD AUD MXN SEK KRW'.split(' ');
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2001, month, 15)));
/** 2001 began on a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2001, 0, 1 + day)));

/** Countries, languages, currencies, months and days of the week, from the language data of the engine. */
export function worldNames(from: string, to: string): NamePair[] {
  return [
    ...displayNames(from, to, 'region', REGIONS),
    ...displayNames(from, to, 'language', LANGUAGES),
    ...displayNames(from, to, 'currency', CURRENCIES),
    ...dateNames(from, to, { month: 'long' }, MONTHS),
    ...dateNames(from, to, { weekday: 'long' }, WEEKDAYS),
  ];
}

function displayNames(
  from: string,
  to: string,
  type: 'region' | 'language' | 'currency',
  codes: readonly string[],
): NamePair[] {
  const [left, right] = [from, to].map(
    (language) => new Intl.DisplayNames([language], { type, fallback: 'none' }),
  );
  return codes.flatMap((code): NamePair[] => {
    const names = [left?.of(code), right?.of(code)] as const;
    return names[0] === undefined || names[1] === undefined ? [] : [[names[0], names[1]]];
  });
}

/** With the day of a month beside it a month stands in the case in which dates have it: "15 marca". */
function dateNames(
  from: string,
  to: string,
  part: { readonly month: 'long' } | { readonly weekday: 'long' },
  dates: readonly Date[],
): NamePair[] {
  const [name] = Object.keys(part);
  const nameIn = (language: string, date: Date, withDay: boolean) => {
    const options = { ...part, ...(withDay && { day: 'numeric' as const }), timeZone: 'UTC' };
    const parts = new Intl.DateTimeFormat(language, options).formatToParts(date);
    return parts.find(({ type }) => type === name)?.value ?? '';
  };
  return dates.flatMap((date): NamePair[] =>
    [false, true].map((withDay) => [nameIn(from, date, withDay), nameIn(to, date, 'month' in part)]),
  );
}
