import { knownLanguage } from '#language/languages.ts';
import { rememberingByObject } from '#text/remember.ts';
import type { TextRange } from '#text/text-range.ts';
import { hasDigit, isPercentFigure } from './cell-figures.ts';
import { isBareYear, isChange, isPartOfYear } from './periods.ts';
import type { RowValue, TableRow } from './table-row.ts';

export interface RenderedRow {
  readonly text: string;
  /** Where the label and each value with its unit stand in the text. */
  readonly label: TextRange;
  readonly values: readonly TextRange[];
}

export interface RenderRowOptions {
  /** What the question names of heads. */
  readonly heads?: readonly string[];
  /** The years that it means where it names none, the likeliest first: their values come first. */
  readonly yearsMeant?: readonly string[];
  /** Whether it is said that nothing tells what the figures are counted in. */
  readonly saysMissingUnit?: boolean;
}

const MAX_VALUES = 3;
const LONGEST_GROUP = 70;
const CLEAR_WORDS = 3;
const SIGNED = /^[(\-–—−\s]*(?:US\$|[ACR]\$|HK\$|[$€£¥₹₽]|[A-Z]{3}\s)/u;
const SIGN_BEFORE = /^(?:US\$|[ACR]\$|HK\$|[$€£¥₹])$/u;
/** What is said of each share, member or room is no amount in the table's scale. */
const PER_ONE =
  /(?<!\p{L})per(?!\s?cent)(?:\s\p{L}+)*\s(?:share|unit|member|membership|subscriber|customer|room|barrel|ton|ADS|store|employee|account|day|month|MWh|kWh)|\bper\s(?:diluted|common|ordinary|basic|available|paying)\b|\bEPS\b|earnings per|je (?:\p{L}+)?aktie|par action|por acci[oó]n|por ação|на (?:одну )?акцию|na (?:jedną )?akcję|[一1１]?株当たり|每股|प्रति शेयर|السهم|للسهم/iu;
/** "Shares used in computing earnings per share" are counted. */
const SHARES =
  /^(?:weighted[- ]average|average)\b.*\bshares\b(?! price)|^(?:\S+ )?shares (?:used|outstanding|issued)|\bshares outstanding\b/iu;
/** No table in thousands or millions prints figures this long. */
const MANY_DIGITS = 9;
const RATIO =
  /\b(?:ratio|margin|rate|yield|percent(?:age)?|multiple|factor|quote|marge|taux|tasa|tipo|taxa|margem)\b|(?:quote|satz)\b|%|^days\b|\bdays (?:sales|payable|inventory|outstanding)|率|коэффициент|рентабельность|wskaźnik|marża|stopa|نسبة|معدل|अनुपात|दर/iu;
/** "Interest rate swaps" and "operating margin deposits" are amounts. */
const RATE_OF_AMOUNT =
  /\brates?\s(?:swaps?|contracts?|changes?|derivatives?|hedges?|regulated)|exchange rate|^interest rates?\s*$/iu;
/** "4.875% Senior Notes" are named by their rate. */
const NAMED_RATE = /\p{Nd}+(?:[.,]\p{Nd}+)?\s?%/gu;
const PEOPLE =
  /\b(?:employees|headcount|workforce|staff members|beschäftigte\p{L}*|mitarbeit\p{L}*|effectifs?|salariés|empleados|plantilla|funcionários|empregados|colaboradores|pracowni\p{L}*|zatrudnieni\p{L}*)|сотрудник|работник|численность|従業員|人員|员工|僱員|雇员|人数|कर्मचारी|عدد الموظفين|موظف/iu;
const COSTS_OF_PEOPLE =
  /\b(?:benefits?|compensation|costs?|expenses?|plans?|taxes|wages|loans?|aufwand|charges|payables?)\b|aufwand|кост|расход/iu;
const COUNTED =
  /\b(?:number of|shares|members(?:hips?)?|subscribers|subscriptions|customers|stores|store (?:openings|closings|closures|count)|branches|restaurants|warehouses|countries|patents|awards|options outstanding|units|locations|hotels|rooms|vehicles|aircraft|deliveries|connections|lines|barrels|tons|acres|square f(?:ee|oo)t|hours|MW|GWh|MWh|anzahl|nombre|número|liczba|aktien)\b|число|количество|件数|株式数|店舗数|数量|股数|संख्या|عدد/iu;
const AMOUNT_WORDS =
  /\b(?:revenues?|sales|income|costs?|expenses?|receivables?|payables?|repurchases?|repurchased|issued|proceeds|deposits|dividends|payments|liabilities|par value|tax(?:es)?)\b/iu;

/**
 * What a row says, in words: "Research and development: $1,412 million (2016), $1,389 million (2015)". Only the values
 * whose head is asked for, when there are such, and at most three. Figures stay as they are printed.
 */
export function renderRow(row: TableRow, options: RenderRowOptions = {}): RenderedRow {
  const { heads = [], yearsMeant = [], saysMissingUnit = false } = options;
  return heads.length === 0 && yearsMeant.length === 0 && !saysMissingUnit
    ? renderUnasked(row)
    : renderValues(row, { heads, yearsMeant, saysMissingUnit });
}

/** What rows say where nothing is asked for: they are kept with their pages. */
const renderUnasked = rememberingByObject((row: TableRow) =>
  renderValues(row, { heads: [], yearsMeant: [], saysMissingUnit: false }),
);

function renderValues(row: TableRow, options: Required<RenderRowOptions>): RenderedRow {
  const label = renderLabel(row);
  const chosen = chooseValues(row, options.heads, options.yearsMeant);
  let text = label === '' ? '' : `${label}: `;
  const values: TextRange[] = [];
  const between = chosen.some(({ head }) => head !== undefined) ? ', ' : '; ';
  for (const [at, value] of chosen.entries()) {
    if (at > 0) text += between;
    const said = renderValue(row, value);
    values.push({ start: text.length, end: text.length + said.length });
    text += value.head === undefined ? said : `${said} (${value.head})`;
  }
  if (options.saysMissingUnit && chosen.length > 0 && chosen.every((value) => lacksUnit(row, value)))
    text += UNIT_MISSING;
  return { text, label: { start: 0, end: label.length }, values };
}

const UNIT_MISSING = ' (unit not stated)';

/** An amount in thousands of something that neither the row nor anything around its table names. */
function lacksUnit(row: TableRow, value: RowValue): boolean {
  const about = aboutOf(row, value);
  return (
    row.unit === undefined &&
    row.currency === undefined &&
    /^[(\-–—−]?\p{Nd}{1,3}(?:[.,'’ \u00a0\u202f]\p{Nd}{3})+\)?$/u.test(value.text) &&
    !isPlain(row, value, about) &&
    !isCount(about)
  );
}

/** A short label takes its meaning from the sub-head: "Basic" of shares, or of earnings per share. */
function aboutOf(row: TableRow, { head = '' }: RowValue): string {
  const group = row.groups.at(-1) ?? '';
  const isShort = row.label.split(/\s+/).length < CLEAR_WORDS;
  return [isShort || PER_ONE.test(group) ? group : '', row.label, head].join(' ').trim();
}

function chooseValues(
  row: TableRow,
  heads: readonly string[],
  yearsMeant: readonly string[],
): readonly RowValue[] {
  const namedBy = (some: readonly string[]) =>
    row.values.filter(({ head }) => head !== undefined && some.some((wanted) => names(head, wanted)));
  // "The fourth quarter of 2020" is not that of 2019, though its head has more of the words.
  const ofYears = mostNamed(row.values, new Set(heads.filter(hasDigit)));
  const asked = ofYears.length > 0 ? ofYears : namedBy(heads);
  if (asked.length > 0) return newestFirst(asked, yearsMeant).slice(0, MAX_VALUES);
  // Of an amount and its percentage under one head the amount is said; beside values with heads none without.
  const known = row.values.filter(
    ({ head }, at) => head !== undefined && head !== row.values[at - 1]?.head && !/^notes?$/iu.test(head),
  );
  if (known.some(({ text }) => hasDigit(text))) return newestFirst(known, yearsMeant).slice(0, MAX_VALUES);
  return row.values.slice(0, MAX_VALUES);
}

/** The year meant first and those before it behind, where the row has it; a quarter is no year. */
function newestFirst(values: readonly RowValue[], yearsMeant: readonly string[]): readonly RowValue[] {
  const yearOf = ({ head = '' }: RowValue) =>
    isPartOfYear(head) ? undefined : /(?:19|20)\d\d(?!.*(?:19|20)\d\d)/u.exec(head)?.[0];
  const meant = yearsMeant.find((year) => values.some((value) => yearOf(value) === year));
  if (meant === undefined) return values;
  const before = (value: RowValue) => {
    const distance = Number(meant) - Number(yearOf(value) ?? NaN);
    return distance >= 0 ? distance : Number.POSITIVE_INFINITY;
  };
  return values.toSorted((left, right) => {
    const [one, other] = [before(left), before(right)];
    return one === other ? 0 : one - other;
  });
}

/** The values whose heads have most of some numbers: of "December 31, 2021" not that of December 31, 2022. */
function mostNamed(values: readonly RowValue[], numbers: ReadonlySet<string>): readonly RowValue[] {
  const named = values.map(({ head }) =>
    head === undefined ? 0 : [...numbers].filter((wanted) => names(head, wanted)).length,
  );
  const most = Math.max(1, ...named);
  return values.filter((_, at) => named[at] === most);
}

/** Whether a head names what is asked for, as whole words. */
function names(head: string, wanted: string): boolean {
  if (isChange(head) && !isChange(wanted)) return false;
  const within = head.toLowerCase();
  const sought = wanted.trim().toLowerCase();
  const at = sought === '' ? -1 : within.indexOf(sought);
  if (at < 0) return false;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{Nd}]/u.test(character);
  const isCjk = /\p{Script=Han}/u.test(sought);
  return isCjk || (!isLetter(within[at - 1]) && !isLetter(within[at + sought.length]));
}

const isSaidInEnglish = ({ language }: TableRow) => knownLanguage(language)?.figures.saysAmounts === true;

/** A sub-head is said where the label alone is not clear: a short one, or one that other rows have too. */
function renderLabel(row: TableRow): string {
  const group = row.groups.at(-1)?.replace(/\s(?:by|nach|par|por)$/iu, '');
  if (group === undefined || group.length > LONGEST_GROUP || row.label === '')
    return row.label || (group ?? '');
  const isOneWord = !/\s/.test(row.label);
  if (row.isTotal && !isOneWord) return row.label;
  const isShort = row.label.split(/\s+/).length < CLEAR_WORDS && row.label.length < 24;
  if (
    !(isShort || row.isLabelRepeated || isBareYear(group)) ||
    row.label.toLowerCase().includes(group.toLowerCase())
  )
    return row.label;
  const isPlain =
    isSaidInEnglish(row) &&
    (/^\p{Lu}\p{Ll}+(?:[\s,/-]+\p{Ll}+)+$/u.test(row.label) ||
      /^(?:Basic|Diluted|Other|Total|Net)$/.test(row.label));
  return `${group}, ${isPlain ? row.label.charAt(0).toLowerCase() + row.label.slice(1) : row.label}`;
}

function renderValue(row: TableRow, value: RowValue): string {
  const text = isSaidInEnglish(row) ? value.text.replace(/\s+(?=%)/g, '') : value.text;
  if (!hasDigit(text)) return text;
  const about = aboutOf(row, value);
  if (isPercentFigure(text) || /\p{L}/u.test(text.replace(SIGNED, ''))) return text;
  if (row.unit?.isPercent) return isSaidInEnglish(row) ? `${text}%` : `${text} %`;
  if (isPlain(row, value, about)) return text;
  const isSigned = SIGNED.test(text);
  const isCounted = !isSigned && isCount(about);
  const currency = isCounted ? undefined : (row.unit?.currency ?? row.currency);
  const sign = !isSigned && currency !== undefined && SIGN_BEFORE.test(currency) ? currency : '';
  if (row.unit === undefined) return isSaidInEnglish(row) && !isCounted ? sign + text : text;
  if (row.unit.scale === undefined && row.unit.scaleText === undefined) {
    const own = row.unit.currency;
    if (own === undefined || isSigned || isCounted) return text;
    return isSaidInEnglish(row) && SIGN_BEFORE.test(own) ? `${own}${text}` : `${text} ${own}`;
  }
  if (isCounted && row.unit.sharesScale !== undefined && /\bshares\b/iu.test(about))
    return `${text} ${row.unit.sharesScale}`;
  if (isCounted && (row.unit.currency !== undefined || isExcepted(row.unit.text))) return text;
  if (row.unit.scale !== undefined && isSaidInEnglish(row)) {
    const behind = sign === '' && !isSigned && currency !== undefined ? ` ${currency}` : '';
    return `${sign}${text} ${row.unit.scale}${behind}`;
  }
  const suffix = (isSigned || isCounted ? row.unit.scaleText : row.unit.suffix) ?? row.unit.suffix ?? '';
  const isJoined = /^[万萬亿億百千十]/u.test(suffix);
  const before = /^₹$/.test(currency ?? '') && !isSigned ? '₹' : '';
  return `${before}${text}${isJoined ? '' : ' '}${suffix}`;
}

const isExcepted = (unit: string) =>
  /except.*(?:shares|number|units|data)|außer|sauf|excepto/iu.test(unit) &&
  !/except\s(?:for\s)?(?:per|earnings per)/iu.test(unit);

/** Per share, ratios, people, and figures with decimals among whole ones: no scale of the table is theirs. */
function isPlain(row: TableRow, value: RowValue, about: string): boolean {
  if (PER_ONE.test(about) && !SHARES.test(about) && !isBesidePerOne(row, value)) return true;
  if (row.currency === '%' || row.isUnlikeTable || (value.text.match(/\p{Nd}/gu) ?? []).length >= MANY_DIGITS)
    return true;
  if (isUnsigned(row, value) || isBareYear(value.text)) return true;
  // Amounts in thousands and millions are not printed to the hundredth: what is, is said of one share.
  if (row.unit?.scale !== 'billion' && /^\D{0,4}\p{Nd}{1,3}[.,]\p{Nd}{2}\)?$/u.test(value.text)) return true;
  if (
    RATIO.test(about.replace(NAMED_RATE, '')) &&
    !SIGNED.test(value.text) &&
    !RATE_OF_AMOUNT.test(about) &&
    !/\p{Nd}[.,]\p{Nd}{3}/u.test(value.text)
  )
    return true;
  if (PEOPLE.test(about) && !COSTS_OF_PEOPLE.test(about)) return true;
  const figures = row.values.filter(
    ({ text, head }) => hasDigit(text) && !isPercentFigure(text) && !(head !== undefined && isChange(head)),
  );
  const hasDecimals = (text: string) => /\p{Nd}[.,]\p{Nd}{1,2}\)?$/u.test(text);
  return hasDecimals(value.text) && figures.some(({ text }) => !hasDecimals(text));
}

/** A whole amount in thousands below words such as "per share", or beside what has cents: it is counted or summed. */
function isBesidePerOne(row: TableRow, { text }: RowValue): boolean {
  if (/\p{Nd}[.,]\p{Nd}{1,2}\)?$/u.test(text)) return false;
  const isInThousands = /\p{Nd}[.,]\p{Nd}{3}\)?$/u.test(text);
  const hasCents = row.values.some((other) => /\p{Nd}[.,]\p{Nd}{2}\)?$/u.test(other.text));
  return (isInThousands && !PER_ONE.test(row.label)) || hasCents;
}

/** Beside amounts with their sign a figure without one is none, unless it stands for another time. */
function isUnsigned(row: TableRow, value: RowValue): boolean {
  if (SIGNED.test(value.text) || (value.head !== undefined && /\p{Nd}/u.test(value.head))) return false;
  return row.values.some(({ text }) => SIGNED.test(text));
}

const isCount = (about: string) => SHARES.test(about) || (COUNTED.test(about) && !AMOUNT_WORDS.test(about));
