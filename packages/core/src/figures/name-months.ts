import { byLanguage, knownLanguage } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';

const START = String.raw`(?<![\p{L}\p{N}./-])`;
const END = String.raw`(?![\p{L}\p{N}]|[./-]\p{N})`;
const ISO = new RegExp(String.raw`${START}\d{4}([-/])\d{1,2}\1\d{1,2}${END}`, 'gu');
const BY_POINTS = new RegExp(String.raw`${START}(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})${END}`, 'gu');
const BY_STROKES = new RegExp(String.raw`${START}(\d{1,2})/(\d{1,2})/(\d{4})${END}`, 'gu');
const MAY_BE_DATE = /\d[./-]\s?\d/u;

/** Short names of months as they stand beside a figure. */
const SHORT_MONTHS: Readonly<Record<string, string | undefined>> = byLanguage(
  ({ figures }) => figures.shortMonths,
);

/**
 * Dates in figures as the language writes them with the name of the month: "2024-03-31" and "31.03.2024" are "31 March
 * 2024". A date that may be read in two ways stays as it is.
 */
export function nameMonths(text: string, language: string): string {
  let named = text;
  if (MAY_BE_DATE.test(text)) {
    named = named
      .replace(ISO, (whole: string) => {
        const [year = '', month = '', day = ''] = whole.split(/[-/]/u);
        return renderDate(whole, { year, month, day }, language);
      })
      .replace(BY_POINTS, (whole, first: string, second: string, year: string) =>
        renderDate(whole, dayAndMonth(first, second, year, language), language),
      )
      .replace(BY_STROKES, (whole, first: string, second: string, year: string) =>
        renderDate(whole, dayAndMonth(first, second, year, language), language),
      );
  }
  return lengthenMonths(named, language);
}

interface DateFigures {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

function dayAndMonth(first: string, second: string, year: string, language: string): DateFigures | undefined {
  const order = knownLanguage(language)?.figures.dateOrder;
  if (order === 'day first' || first === second) return { day: first, month: second, year };
  if (order === undefined) return undefined;
  if (Number(first) > 12) return { day: first, month: second, year };
  return Number(second) > 12 ? { day: second, month: first, year } : undefined;
}

function renderDate(whole: string, date: DateFigures | undefined, language: string): string {
  if (date === undefined) return whole;
  const { day, month } = date;
  const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isDate) return whole;
  if (isUnspaced(language)) return `${date.year}年${Number(month)}月${Number(day)}日`;
  const name = monthNames(language)[Number(month) - 1];
  return name === undefined ? whole : `${Number(day)} ${name} ${date.year}`;
}

const names = new Map<string, readonly string[]>();

/** As they stand beside a day, by the engine's own language data: Polish "marca", not "marzec". */
function monthNames(language: string): readonly string[] {
  let known = names.get(language);
  if (known === undefined) {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    known = Array.from(
      { length: 12 },
      (_, month) =>
        format.formatToParts(Date.UTC(2024, month, 15)).find(({ type }) => type === 'month')?.value ?? '',
    );
    names.set(language, known);
  }
  return known;
}

const shortNames = new Map<
  string,
  { readonly pattern: RegExp; readonly months: ReadonlyMap<string, number> }
>();

/** "Mar. 31" and "31 Mar" with the whole name. */
function lengthenMonths(text: string, language: string): string {
  const short = shortMonthsOf(language);
  if (short === undefined) return text;
  const months = monthNames(language);
  return text.replace(short.pattern, (_, before?: string, after?: string) => {
    return months[short.months.get((before ?? after ?? '').toLowerCase()) ?? 0] ?? '';
  });
}

function shortMonthsOf(language: string) {
  const words = SHORT_MONTHS[language];
  if (words === undefined) return undefined;
  let known = shortNames.get(language);
  if (known === undefined) {
    const months = new Map(
      words
        .split(' ')
        .flatMap((forms, month) => forms.split('|').map((form) => [form, month] as const))
        .filter(([form]) => form !== '-'),
    );
    const any = [...months.keys()].join('|');
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(${any})\.?(?=\s\d)|(?<=\d\.?\s)(${any})\.?(?![\p{L}\p{N}]))`,
      'giu',
    );
    known = { pattern, months };
    shortNames.set(language, known);
  }
  return known;
}
