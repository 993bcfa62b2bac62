import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import { addPeriod, findNamedDates, findNamedMonths, lastOfMonth, renderDate } from './named-dates.ts';
import { findDurations, numberOfWords, type ReadDuration, renderDuration } from './durations.ts';
import { findDefinedEnds } from './defined-terms.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { onOneLine, spaced } from './value-patterns.ts';
import { findStart, STARTS } from './start-day.ts';
import type { ReadValue, ValueContext } from './types.ts';

const READ = 2;
const EARLIEST = ' at the earliest';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ENDS = spaced(
  String.raw`(?:\buntil\b|\bthrough\b|\bthru\b|\btill\b|\bend(?:s|ing)?\b|\bexpir\w+|\bterminat\w+|\bconclud\w+|\bto(?: and including)?|[-–—])[^.;]{0,70}$`,
);
/** What is no term: notice, cure, renewals, what outlives the contract. */
const NO_TERM_BEHIND = spaced(
  String.raw`^['’]?s?['’]?\)?,? *(?:(?:advance|prior|written|in advance|before|preceding|notice)\b|after (?:receipt|notice|termination|expiration))`,
);
const NO_TERM_BEFORE = spaced(
  String.raw`(?:\brenew\w*|\bexten[ds]\w*|\badditional|\bsuccessive|\bsubsequent|\bat least|\bnot less than|\bno less than|\bnotice|\bsurviv\w+)\b[^.;]{0,50}$|\b(?:upon|within)\b[^.;]{0,15}$`,
);
const ANNIVERSARY = spaced(
  String.raw`(?:((?:(?:twenty|thirty|forty)[ -])?(?:${ORDINALS.join('|')}|thirtieth|fortieth|fiftieth))(?: \(\d+ ?(?:s ?t|n ?d|r ?d|t ?h)?\))?|(\d+) ?(?:s ?t|n ?d|r ?d|t ?h)|([a-z]+)(?: \((\d+)\))?[ -]years?) (?:annual |year |yearly )?anniversary`,
);
const OPEN = spaced(
  String.raw`until (?:[^.;]{0,60} )?terminat|indefinite|perpetu|no (?:fixed|definite) term|until cancel|terminate[ds]? (?:by|at the option|upon|as provided)|may be terminated|unless (?:earlier |sooner )?terminated`,
);
/** Of two ends the one that comes last: which it is nobody knows beforehand. */
const OF_SEVERAL = spaced(
  String.raw`(?:until|expir\w+|end\w*|terminat\w*|continue\w*|being|period of|through|remain\w* in \w+|for)(?: upon| on| for| until| the| a| period| in| effect| force)* (?:later|latest|longer|longest) (?:of|to occur)`,
);
/** "The end of the third Contract Year", "the end of Year 3". */
const YEAR_OF_TERM = spaced(
  String.raw`end of (?:the )?(?:(${ORDINALS.join('|')})(?: \(\d+ ?(?:s ?t|n ?d|r ?d|t ?h)?\))?|(\d+) ?(?:st|nd|rd|th))? ?(?:contract |agreement |licen[cs]e )?year(?: (\d{1,2})\b)?`,
);
const OF_THIS_YEAR = spaced(String.raw`end of (?:the )?(?:then[- ])?(?:current |same )?calendar year`);
const YEAR_END = spaced(
  String.raw`(?:end|close|conclusion) of (?:the )?(?:calendar |fiscal )?(?:year )?((?:19|20)\d\d)\b`,
);
const MONTH_END = spaced(
  String.raw`(?:last day|end|close) of (?:the |such |that |its )?(?:calendar )?month(?! (?:to|by) month)`,
);

/** Other things run, too: sales, years of account, works. */
const OF_CONTRACT = spaced(
  String.raw`\b(?:this|the) (?:[\p{L}-]+ ){0,2}(?:agreement|contract|lease|licen[cs]e|amendment|venture)\b|\bterm\b(?! means)|(?:termination|expiration|expiry|end) date`,
);

interface Term extends TextRange {
  readonly amount: number;
  readonly unit: string;
}

/** The day on which the agreement ends: as it says, or worked out from its start and its term. */
export function readExpirationDate(
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  const [first] = passages;
  const all = passages
    .slice(0, READ)
    .filter(({ probability }, at) => at === 0 || probability > 0.5 * (first?.probability ?? 0))
    .map((passage) => wordsOf(passage, context));
  for (const words of all) {
    if (OF_SEVERAL.test(words.text)) return readLater(words, context);
    const value = readStrictly(words, context);
    if (value !== null) return value;
  }
  const [words] = all;
  if (words === undefined) return null;
  return (
    readDefined(words, context) ?? readLooseTerm(words, context) ?? readLooseDate(words) ?? renderOpen(words)
  );
}

const readStrictly = (words: ClauseWords, context: ValueContext) =>
  readNamedEnd(words) ?? readTerm(words, context) ?? readCalendarYear(words, context);

/** The clause tells its end by a name that is defined elsewhere: "until the Expiration Date". */
function readDefined(words: ClauseWords, context: ValueContext): ReadValue | null {
  for (const passage of findDefinedEnds(words.text, context)) {
    const value = readStrictly(wordsOf(passage, context), context);
    if (value !== null) return { ...value, sure: false };
  }
  return null;
}

/** A date that is neither called start nor end is one of them; only one is the end. */
function readLooseDate(words: ClauseWords): ReadValue | null {
  const dates = findNamedDates(words.text).filter(({ start }) => !STARTS.test(before(words.text, start)));
  const [date] = dates;
  if (date === undefined || dates.length > 1) return null;
  return {
    text: date.text,
    value: { type: 'date', iso: date.iso },
    sure: false,
    passage: words.passage,
    spans: [words.spanOf(date)],
  };
}

/** A stretch of months or years that is no notice, though words of renewal stand before it. */
function readLooseTerm(words: ClauseWords, context: ValueContext): ReadValue | null {
  const { text } = words;
  const [term] = findDurations(text).filter(
    ({ start, end, unit }) =>
      /^(?:month|year)$/u.test(unit) &&
      !NO_TERM_BEHIND.test(behind(text, end)) &&
      !/\b(?:notice|within|upon|surviv\w+|renew\w*)\b[^.;]{0,30}$/iu.test(before(text, start)),
  );
  const value = term && readTermFrom(words, term, context);
  return value ? { ...value, sure: false } : null;
}

function readNamedEnd(words: ClauseWords): ReadValue | null {
  const { text, passage } = words;
  const days = findNamedDates(text);
  const dates = days.length > 0 ? days : findNamedMonths(text);
  const ends = dates.filter(({ start }) => {
    const near = before(text, start, 90);
    return lastOf(near, ENDS) > lastOf(near, STARTS);
  });
  const [date] = ends;
  if (date === undefined) return readYearEnd(words);
  return {
    text: date.text,
    value: { type: 'date', iso: date.iso },
    sure: new Set(ends.map(({ iso }) => iso)).size === 1 && !date.isAmbiguous && OF_CONTRACT.test(text),
    passage,
    spans: [words.spanOf(date)],
  };
}

/** Of several ends only one may be a day: then it ends on that day at the earliest. */
function readLater(words: ClauseWords, context: ValueContext): ReadValue {
  const dates = findNamedDates(words.text).filter(({ start }) => !STARTS.test(before(words.text, start, 60)));
  const date = dates.toSorted((left, right) => left.iso.localeCompare(right.iso)).at(-1);
  const term = readTerm(words, context);
  // Counted from a day that nobody knows yet it says no more than the others.
  const ends = term?.value.type === 'date' && !term.text.endsWith(EARLIEST) ? term.value.iso : '';
  if (term !== null && ends > (date?.iso ?? '')) return { ...term, sure: false };
  if (date === undefined) return { ...(readNamedEnd(words) ?? renderOpen(words)), sure: false };
  return {
    text: onOneLine(words.text),
    value: { type: 'date', iso: date.iso },
    sure: false,
    passage: words.passage,
    spans: [words.spanOf(date)],
  };
}

function readCalendarYear(words: ClauseWords, context: ValueContext): ReadValue | null {
  const match = OF_THIS_YEAR.exec(words.text);
  if (match === null) return null;
  const range = { start: match.index, end: match.index + match[0].length };
  const start = findStart(words, range, context);
  if (start === null) return null;
  const iso = `${start.iso.slice(0, 4)}-12-31`;
  return {
    text: renderDate(iso, start.text),
    value: { type: 'date', iso },
    sure: false,
    passage: words.passage,
    spans: [words.spanOf(range), ...start.spans],
  };
}

function readYearEnd(words: ClauseWords): ReadValue | null {
  const match = YEAR_END.exec(words.text);
  if (match === null) return null;
  const iso = `${match[1]}-12-31`;
  const span = words.spanOf({ start: match.index, end: match.index + match[0].length });
  return {
    text: renderDate(iso, ''),
    value: { type: 'date', iso },
    sure: false,
    passage: words.passage,
    spans: [span],
  };
}

/** Where the last of the words of a pattern that ends with its text begins. */
function lastOf(near: string, pattern: RegExp): number {
  for (let at = near.length - 1; at >= 0; at--) if (pattern.exec(near.slice(at))?.index === 0) return at;
  return -1;
}

function readTerm(words: ClauseWords, context: ValueContext): ReadValue | null {
  const { text } = words;
  const terms = [
    ...findAnniversaries(text),
    ...findYearsOfTerm(text),
    ...findDurations(text).filter((each) => isTerm(text, each)),
  ]
    .filter(({ start }) => !MAY_END.test(before(text, start, 160)))
    .toSorted((left, right) => left.start - right.start);
  const [term] = terms.toSorted((left, right) => rate(text, right) - rate(text, left));
  if (term === undefined) return null;
  const isRivalled = terms.some(({ amount, unit }) => amount !== term.amount || unit !== term.unit);
  const value = readTermFrom(words, term, context);
  const isOfContract = OF_CONTRACT.test(text) && !YEAR_OF_TERM.test(text);
  return { ...value, sure: value.sure && !isRivalled && isOfContract };
}

/** "may terminate this Agreement after the first anniversary": from then on, if anybody wants. */
const MAY_END = spaced(
  String.raw`\b(?:may|can|right to|option to|entitled to)\b[^.;]{0,60}\b(?:terminat|cancel)\w*\b[^.;]{0,90}$`,
);
const OF_TERM = spaced(
  String.raw`\b(?:term|period|continue\w*|remain\w*|effect|force|expir\w+|terminat\w*|end\w*)\b[^.;]{0,60}$`,
);
const FIRST = /\b(?:initial|original|primary|base)\b[^.;]{0,40}$/iu;
const rate = (text: string, { start }: Term) =>
  (OF_TERM.test(before(text, start, 80)) ? 1 : 0) + (FIRST.test(before(text, start)) ? 1 : 0);

function readTermFrom(words: ClauseWords, term: Term, context: ValueContext): ReadValue {
  const { text, passage } = words;
  const { amount, unit } = term;
  const start = findStart(words, term, context);
  if (start === null)
    return {
      text: renderDuration(term),
      value: { type: 'duration', amount, unit, of: 'term' },
      sure: false,
      passage,
      spans: [words.spanOf(term)],
    };
  const added = addPeriod(start.iso, amount, unit);
  const iso = MONTH_END.test(text) ? lastOfMonth(added) : added;
  return {
    text: `${renderDate(iso, start.text)}${start.isEarliest ? EARLIEST : ''}`,
    value: { type: 'date', iso },
    sure: start.sure,
    passage,
    spans: [words.spanOf(term), ...start.spans],
    steps: `${onOneLine(start.text)} + ${renderDuration(term)}`,
  };
}

function isTerm(text: string, { start, end }: ReadDuration): boolean {
  if (/^\s*(?:annual\s+)?anniversary/iu.test(behind(text, end))) return false;
  const near = before(text, start);
  const isInitial = /\b(?:initial|original)\s+(?:\w+\s+){0,3}$/iu.test(near);
  return !NO_TERM_BEHIND.test(behind(text, end)) && (isInitial || !NO_TERM_BEFORE.test(near));
}

function findAnniversaries(text: string): Term[] {
  const match = ANNIVERSARY.exec(text);
  if (match === null) return [];
  const [whole, word, figure, years, yearsFigure] = match;
  const amount =
    word !== undefined ? numberOfOrdinal(word) : Number(figure ?? yearsFigure ?? numberOfWords(years ?? ''));
  return amount > 0 ? [{ amount, unit: 'year', start: match.index, end: match.index + whole.length }] : [];
}

/** "twenty-fifth" → 25. */
function numberOfOrdinal(words: string): number {
  const [last = '', tens] = words
    .toLowerCase()
    .split(/[\s-]+/u)
    .toReversed();
  const at = ORDINALS.indexOf(last) + 1;
  return (
    (tens === undefined ? 0 : numberOfWords(tens)) +
    (at > 0 ? at : numberOfWords(last.replace(/ieth$/u, 'y')))
  );
}

function findYearsOfTerm(text: string): Term[] {
  const match = YEAR_OF_TERM.exec(text);
  const [whole = '', word, figure, year] = match ?? [];
  const amount = word === undefined ? Number(figure ?? year ?? 0) : ORDINALS.indexOf(word.toLowerCase()) + 1;
  if (match === null || amount === 0) return [];
  return [{ amount, unit: 'year', start: match.index, end: match.index + whole.length }];
}

/** Until somebody ends it, or until something happens: no day is fixed. */
function renderOpen({ passage, text }: ClauseWords): ReadValue {
  return {
    text: OPEN.test(text) && text.length < LONG ? 'Until terminated' : onOneLine(text),
    value: { type: 'choice', choice: 'No fixed date' },
    sure: false,
    passage,
    spans: [],
  };
}

/** What is longer says more than that. */
const LONG = 300;
