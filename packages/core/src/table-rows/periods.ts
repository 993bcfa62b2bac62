import { languages, LANGUAGES } from '#language/languages.ts';
/** Words and figures by which tables name the time that a column or a part of the table stands for. */
const YEAR_WITHIN = /(?<![\p{Nd}.,$€£¥])(?:19|20)\d\d(?![\p{Nd}]|[.,]\d|-\d\d(?!\d))/u;
const BARE_YEAR =
  /^(?:(?:fiscal|fy|cy|geschäftsjahr|exercice|ejercicio|exercício|год|rok)\s*)?(?:19|20)\d\d(?:[-/–](?:\d\d|\d{4}))?(?:\s?(?:[EAF]|年度?|г\.?|r\.|\([a-z0-9]{1,2}\)|[*†]))?$/iu;
const PART_OF_YEAR =
  /^(?:[1-4]\s?Q|Q\s?[1-4]|[HS][12]|[1-4][TK])(?:\s?'?\d\d)?$|^(?:1st|2nd|3rd|4th)$|\b(?:months?|weeks?|quarters?)\b|\p{L}(?:Monate|quartal|halbjahr)\b|\b(?:Monate|Quartal|Halbjahr|trimestres?|semestres?|mois|meses|miesi[ęą]\p{L}+|kwarta\p{L}+|półrocz\p{L}+)(?!\p{L})|квартал|месяц|полугоди|四半期|季度|か月|个月|個月|半年|तिमाही|माह|الربع|أشهر/iu;
const YEARLY =
  /\b(?:years?|fiscal|jahre?s?|geschäftsjahre?|exercices?|années?|años?|ejercicios?|anos?|exercícios?|rok|lata)(?!\p{L})|год|年度|वर्ष|سنة|السنة/iu;
const DAY_OF_MONTH = /(?:(\p{L}{3,})\.?\s\d{1,2}|\d{1,2}\.?\s(?:de\s)?(\p{L}{3,})\.?)\s?,?$/u;
const NUMBERED_DATE = /^\d{1,2}\.\d{1,2}\.$|月\d{1,2}日$/u;
const FULL_DATE = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d\d)$|^\d{4}-\d{1,2}-\d{1,2}$/;
const ENDED = /\b(?:ended|ending|as of|as at|au|zum|al|em|на|na dzień)\b/iu;
const CHANGE =
  /^(?:[%$#]?\s*(?:change|chg\.?|variance|increase|decrease|inc\.?|growth)\b.*|(?:increase|decrease).*|.*\bvs\.?\b.*|.*\b(?:versus|compared)\b.*|[%+/–-]+|change\s?%|%\s?\(.*\)|Δ.*|(?:prozentuale\s)?veränderung.*|abweichung.*|variation.*|évolution.*|variación.*|variação.*|изменени.*|zmiana.*|増減.*|前年比.*|增减.*|同比.*|变动.*|बदलाव.*|التغير.*)$/iu;
const LONGEST = 80;

export const hasYear = (text: string): boolean => YEAR_WITHIN.test(text);
export const isBareYear = (text: string): boolean => BARE_YEAR.test(text);
/** A column that compares two others. */
export const isChange = (text: string): boolean => text.length <= LONGEST && CHANGE.test(text);
/** A quarter, or some months or weeks that are no year: "52 Weeks Ended" are one. */
export const isPartOfYear = (text: string): boolean =>
  PART_OF_YEAR.test(text) && !/\b(?:5[23]|fifty-(?:two|three)) weeks|\b(?:12|twelve) months/iu.test(text);
export const isYearly = (text: string): boolean => YEARLY.test(text) && !PART_OF_YEAR.test(text);

/** Whether a head or sub-head names a time: a year, a quarter, a date with or without its year, a number of months. */
export function isPeriod(text: string): boolean {
  if (text.length > LONGEST || /[:.;]$/.test(text.replace(/(?<=г|r)\.$/u, '')) || isChange(text))
    return false;
  if (BARE_YEAR.test(text)) return true;
  if (FULL_DATE.test(text) || isDayOfMonth(text) || PART_OF_YEAR.test(text)) return onlySmallNumbers(text);
  if (hasYear(text)) return text.split(/\s+/).length <= 8 && onlySmallNumbers(text);
  return (ENDED.test(text) || YEARLY.test(text)) && /,$|\b(?:ended|ending)\b/i.test(text);
}

function isDayOfMonth(text: string): boolean {
  if (NUMBERED_DATE.test(text)) return true;
  const match = DAY_OF_MONTH.exec(text);
  const word = (match?.[1] ?? match?.[2])?.toLowerCase();
  return word !== undefined && monthNames().has(word);
}

/** A month or a day alone, of a date that stands on several lines. */
export const isDatePart = (text: string): boolean =>
  /^\d{1,2},?$/.test(text) || monthNames().has(text.toLowerCase().replace(/\.$/, ''));

let months: ReadonlySet<string> | undefined;

/** The months of the product's languages that write them as words, whole and short, as they stand in a date. */
function monthNames(): ReadonlySet<string> {
  months ??= new Set(
    LANGUAGES.filter((language) => !languages[language].writing.isUnspaced).flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => {
          const parts = format.formatToParts(Date.UTC(2024, at, 15));
          return (parts.find(({ type }) => type === 'month')?.value ?? '').replace('.', '').toLowerCase();
        });
      }),
    ),
  );
  return months;
}

/** Days, weeks and years, but no amounts. */
function onlySmallNumbers(text: string): boolean {
  if (/[$€£¥₹]|\d[.,]\d{3}(?!\d)/.test(text)) return false;
  return (text.match(/\d+/g) ?? []).every((number) => Number(number) <= 53 || isYearNumber(number));
}

const isYearNumber = (number: string) => /^(?:19|20)\d\d$/.test(number);

/** "Three months ended September 30," above "2022": both; a year's end adds nothing to its year. */
export function joinPeriods(upper: string, lower: string): string | null {
  if (hasYear(upper) && hasYear(lower)) return null;
  if (hasYear(upper)) return `${lower} ${upper}`;
  const prefix = upper
    .replace(/(?<=end(?:ed|ing)),$/iu, '')
    .replace(
      /^(?:balances? )?(?:as (?:of|at)(?: (?:or|and|\/) for)?(?: the)?(?: (?:year|period)s? ended)?|at)\s+(?=\p{L})/iu,
      '',
    );
  const isWholeYear = isYearly(upper) && (isBareYear(lower) || (hasYear(lower) && !/\p{Nd}/u.test(upper)));
  const isSaid = hasYear(lower) && lower.startsWith(prefix.replace(/,$/, ''));
  const isEmpty = /\bperiods? ended$/iu.test(prefix) && ENDED.test(lower);
  return isWholeYear || isSaid || isEmpty ? lower : `${prefix} ${lower}`;
}
