import type { ClauseKey, TypedValue } from '@recto/core/clauses';

/** Kinds whose values lawyers wrote beside what they marked. */
export const VALUED = [
  'parties',
  'agreementDate',
  'effectiveDate',
  'expirationDate',
  'renewalTerm',
  'noticeToStopRenewal',
  'governingLaw',
] as const satisfies readonly ClauseKey[];
export type ValuedKey = (typeof VALUED)[number];

/** Whether a value that was read is what lawyers wrote; null where their answer names none: blanks, "perpetual" aside. */
export function isSameValue(key: ValuedKey, value: TypedValue, answer: string): boolean | null {
  switch (key) {
    case 'parties':
      return (
        value.type === 'names' &&
        haveSameNames(
          value.names.map(({ name }) => name),
          answer,
        )
      );
    case 'governingLaw':
      return value.type === 'choice' && isSameLaw(value.choice, answer);
    case 'renewalTerm':
    case 'noticeToStopRenewal':
      return isSamePeriod(value, answer);
    default:
      return isSameDay(value, answer);
  }
}

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;

function isSameDay(value: TypedValue, answer: string): boolean | null {
  const days = answer.split(/;\s*/).map((each) => DAY.exec(each.trim()));
  if (/perpetual/i.test(answer)) return value.type === 'choice';
  if (days.every((day) => day === null)) return null;
  return days.some((day) => {
    if (day === null || value.type !== 'date') return false;
    const [, month = '', date = '', year = ''] = day;
    const full = year.length > 2 ? Number(year) : Number(year) + (Number(year) < 60 ? 2000 : 1900);
    const meant = Date.UTC(full, Number(month) - 1, Number(date));
    // A term that begins on the first of a month ends on the last of another, or on the first: both are written.
    return Math.abs(Date.parse(value.iso) - meant) <= 86_400_000;
  });
}

const PERIOD =
  /\(?(\d*\.?\d+|one|two|three|five|ten)\)?\s*(?:\(\d+\)\s*)?(?:business\s+)?(day|week|month|year)/gi;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 };
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 90, year: 360 };

function isSamePeriod(value: TypedValue, answer: string): boolean | null {
  const meant = [...answer.matchAll(PERIOD)].map(
    ([, amount = '', unit = '']) =>
      (NUMBERS[amount.toLowerCase()] ?? Number(amount)) * (DAYS[unit.toLowerCase()] ?? 0),
  );
  if (meant.length === 0) return null;
  if (value.type !== 'duration') return false;
  const unit = value.unit.replace(/^.* /, '');
  return meant.includes(value.amount * (DAYS[unit] ?? 0));
}

const lawWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/people['’]s republic of china|\bp\.?r\.?c\.?\b/g, 'china')
    .replace(/united states of america|\bu\.?s\.?a?\b\.?/g, 'united states')
    .match(/[a-zé]+/g)
    ?.filter(
      (word) =>
        !['state', 'of', 'the', 'republic', 'and', 'commonwealth', 'province', 'kingdom'].includes(word),
    ) ?? [];

function isSameLaw(choice: string, answer: string): boolean | null {
  const meant = new Set(lawWords(answer));
  const own = lawWords(choice);
  if (meant.size === 0) return null;
  return own.length > 0 && own.every((word) => meant.has(word));
}

const FORMS =
  /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|l l c|lp|l p|plc|the|and)\b/g;
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(FORMS, ' ')
    .replace(/\s+/g, '');

/** The full names in a lawyer's list: "A, Inc. (“A”); B LLC (“B”); A and B (“Parties”)". */
function namesOfAnswer(answer: string): string[] {
  const whole = /^\(.*\)$/.test(answer) && answer.indexOf('(', 1) > 0 ? answer.slice(1, -1) : answer;
  return (
    whole
      // "f/s/o": for the services of.
      .replace(/\bf\/s\/o\b/g, '')
      .split(/;|["“”']\)?\s*,(?=\s*\p{Lu})/u)
      .filter(
        (entry) =>
          !(
            /^(?![^()]*\b(?:inc|llc|l\.p|ltd|corp|co)\b)[^()]*\band\b/i.test(entry) && NAMES_ALL.test(entry)
          ) && !isRoleOnly(entry),
      )
      .map((entry) =>
        entry
          .replace(/(?<=\S)\s*\(\s*["“].*$/, '')
          .replace(/\([^()]*(?:["“”']|\bpart(?:y|ies)\b)[^()]*(?:\)|$)/gi, ' ')
          .replace(/\[[^\]]*\]/g, ' ')
          .replace(/["“”(),.\s]+$/g, '')
          .trim(),
      )
      .filter(
        (each) =>
          /[A-Za-z]{2}/.test(each) && !/\bcollectively\b|\bpart(?:y|ies)\b|individually|^and$/i.test(each),
      )
  );
}

/** "Alpha and Beta (each a “Party” …)", "(collectively the “Sellers”)" names nobody else. */
const NAMES_ALL = /["“]?part(?:y|ies)["”,]?(?!\s+[A-D]\b)|\bcollectively\b|^\s*together\b/i;

/** "Distributor (“you” or “Distributor”)", "sales agent (“Agent”)", "the seller": the contract names nobody. */
function isRoleOnly(entry: string): boolean {
  const name = /^\s*(?:the\s+)?([^()]*?)\s*(?:\(\s*(?:the\s+)?["“]|$)/i.exec(entry)?.[1] ?? '';
  if (/^(?:seller|buyer|customer|agent)$/i.test(name)) return true;
  const shorts = [...entry.matchAll(/["“]([^"“”]*?),?["”]/g)].map(([, short = '']) => short.toLowerCase());
  const last = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  const isOneWord = !/\s/.test(name) || name === name.toLowerCase();
  return name !== '' && isOneWord && shorts.includes(last);
}

/** Every full name of the lawyers was read, and nothing but these. */
function haveSameNames(names: readonly string[], answer: string): boolean | null {
  const meant = namesOfAnswer(answer)
    .map(plain)
    .filter((name) => name.length > 1);
  if (meant.length === 0) return null;
  const own = names.map(plain);
  const match = (left: string, right: string) =>
    isNear(left, right) || isPart(left, right) || isPart(right, left);
  return (
    meant.every((each) => own.some((name) => match(name, each))) &&
    own.every((name) => meant.some((each) => match(name, each)))
  );
}

/** Lawyers leave out what a name begins or ends with; most of it must be there. */
/** Lawyers mistype names: two letters of a longer one. */
function isNear(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 2) return false;
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let at = 1; at <= left.length; at++) {
    const next = [at];
    for (let to = 1; to <= right.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) <= (right.length >= 7 ? 2 : 0);
}

const isPart = (part: string, whole: string) => part.length >= 4 && whole.includes(part);
