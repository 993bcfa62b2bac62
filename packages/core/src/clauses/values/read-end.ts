import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import { addPeriod, findNamedDates, lastOfMonth, sayDate } from './dates.ts';
import { findDurations, numberOfWords, type ReadDuration, sayDuration } from './durations.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { onOneLine, spaced } from './patterns.ts';
import { readAgreementDate, readEffectiveDate } from './read-dates.ts';
import type { ReadValue, ValueContext } from './types.ts';

const READ = 2;
const ENDS = spaced(
  String.raw`(?:\buntil\b|\bthrough\b|\bthru\b|\bend(?:s|ing)?\b|\bexpir\w+|\bterminat\w+|\bconclud\w+|\bto(?: and including)?|[-–—])[^.;]{0,40}$`,
);
const STARTS = spaced(
  String.raw`(?:\bcommenc\w+|\bbegin\w*|\bstart\w*|\beffective\b|\bfrom\b|\bas of\b|\bdated\b|\bforce\b)[^.;]{0,40}$`,
);
/** What is no term: notice, cure, renewals, what outlives the contract. */
const NO_TERM_BEHIND = spaced(
  String.raw`^['’]?s?['’]?\)?,? *(?:(?:advance|prior|written|in advance|before|preceding|notice)\b|after (?:receipt|notice|termination|expiration))`,
);
const NO_TERM_BEFORE = spaced(
  String.raw`(?:\brenew\w*|\bexten[ds]\w*|\badditional|\bsuccessive|\bsubsequent|\bat least|\bnot less than|\bno less than|\bnotice|\bsurviv\w+)\b[^.;]{0,50}$|\b(?:upon|within)\b[^.;]{0,15}$`,
);
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ANNIVERSARY = spaced(
  String.raw`(?:(${ORDINALS.join('|')})(?: \(\d+ ?(?:s ?t|n ?d|r ?d|t ?h)?\))?|(\d+) ?(?:s ?t|n ?d|r ?d|t ?h)|([a-z]+)(?: \((\d+)\))?[ -]years?) (?:annual |year |yearly )?anniversary`,
);
const OPEN = spaced(
  String.raw`until (?:[^.;]{0,60} )?terminat|indefinite|perpetu|no (?:fixed|definite) term|until cancel|terminate[ds]? (?:by|at the option|upon|as provided)|may be terminated|unless (?:earlier |sooner )?terminated`,
);
/** What speaks of the end of a contract at all. */
const OF_END = spaced(
  String.raw`\bterm\b|terminat|continue|in (?:full )?(?:force|effect)|in effect|expir|remain|perpetu|duration`,
);
/** Of two ends the one that comes last, or first: which it is nobody knows beforehand. */
const OF_SEVERAL = spaced(String.raw`\b(?:later|latest|longer|longest) (?:of|to occur)`);
const YEAR_END = spaced(
  String.raw`(?:end|close|conclusion) of (?:the )?(?:calendar |fiscal )?(?:year )?((?:19|20)\d\d)\b`,
);
const MONTH_END = spaced(String.raw`last day of the (?:calendar )?month`);

interface Term extends TextRange {
  readonly amount: number;
  readonly unit: string;
}

/** The day on which the agreement ends: as it says, or worked out from its start and its term. */
export function readExpirationDate(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const [first] = passages;
  const all = passages
    .slice(0, READ)
    .filter(({ probability }, at) => at === 0 || probability > 0.5 * (first?.probability ?? 0))
    .map((passage) => wordsOf(passage, context));
  for (const words of all) {
    if (OF_SEVERAL.test(words.text)) break;
    const value = readNamedEnd(words) ?? readTerm(words, context);
    if (value !== null) return value;
  }
  const [words] = all;
  if (words === undefined || !OF_END.test(words.text)) return null;
  return sayOpen(words);
}

function readNamedEnd(words: ClauseWords): ReadValue | null {
  const { text, passage } = words;
  const dates = findNamedDates(text);
  const ends = dates.filter(({ start }) => {
    const near = before(text, start, 60);
    const [end, begin] = [near.search(ENDS), near.search(STARTS)];
    return end >= 0 && lastOf(near, ENDS) > lastOf(near, STARTS) && (begin < 0 || end >= 0);
  });
  const [date] = ends;
  if (date === undefined) return readYearEnd(words);
  return {
    text: date.text,
    value: { type: 'date', iso: date.iso },
    sure: new Set(ends.map(({ iso }) => iso)).size === 1 && !date.isAmbiguous,
    passage,
    spans: [words.spanOf(date)],
  };
}

function readYearEnd(words: ClauseWords): ReadValue | null {
  const match = YEAR_END.exec(words.text);
  if (match === null) return null;
  const iso = `${match[1]}-12-31`;
  const span = words.spanOf({ start: match.index, end: match.index + match[0].length });
  return {
    text: sayDate(iso, ''),
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
  const { text, passage } = words;
  const terms = [...findAnniversaries(text), ...findDurations(text).filter((each) => isTerm(text, each))].toSorted(
    (left, right) => left.start - right.start,
  );
  const [term] = terms;
  if (term === undefined) return null;
  const { amount, unit } = term;
  const start = findStart(words, term, context);
  if (start === null)
    return {
      text: sayDuration(term),
      value: { type: 'duration', amount, unit, of: 'term' },
      sure: false,
      passage,
      spans: [words.spanOf(term)],
    };
  const added = addPeriod(start.iso, amount, unit);
  const iso = MONTH_END.test(text) ? lastOfMonth(added) : added;
  const isRivalled = terms.some((each) => each.amount !== amount || each.unit !== unit);
  return {
    text: sayDate(iso, start.text),
    value: { type: 'date', iso },
    sure: start.sure && !isRivalled,
    passage,
    spans: [words.spanOf(term), ...start.spans],
    steps: `${onOneLine(start.text)} + ${sayDuration(term)}`,
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
    word !== undefined
      ? ORDINALS.indexOf(word.toLowerCase()) + 1
      : Number(figure ?? yearsFigure ?? numberOfWords(years ?? ''));
  return amount > 0 ? [{ amount, unit: 'year', start: match.index, end: match.index + whole.length }] : [];
}

interface Start extends Pick<ReadValue, 'spans' | 'sure' | 'text'> {
  readonly iso: string;
}

/** From which day a term runs, where that is said behind it. */
const RUNS_FROM = spaced(
  String.raw`^['’,)"”\s]*(?:\([^()]{0,60}\)[,\s]*)?(?:from|after|following|of|commencing(?: on| from)?|beginning(?: on| from)?|starting(?: on| from)?)(?: and after| and including)? ([\p{L}\d“"][^.;]{0,80})`,
);
/** Days that are the start of the contract itself. */
const OWN_DAY = spaced(
  String.raw`^(?:the )?(?:(?:last |first )?date )?(?:hereof|of (?:this|its|the (?:agreement|execution|signature|last|effective))|(?:[“"])?effective|[“"]?commencement|[“"]?start|execution|signature|signing|signed|such|that|this|it\b|its|first (?:above|set|written)|last|agreement|set forth|above|such date|the day)|^(?:today|now)`,
);
const SIGNED = spaced(
  String.raw`date (?:hereof|of (?:this|the) agreement|of (?:its |the )?(?:execution|signature|signing)|first|signed|above)`,
);

function findStart(words: ClauseWords, term: Term, context: ValueContext): Start | null {
  const { text } = words;
  const [own] = findNamedDates(text).filter(({ start }) => STARTS.test(before(text, start, 60)));
  if (own !== undefined)
    return { iso: own.iso, text: own.text, sure: !own.isAmbiguous, spans: [words.spanOf(own)] };
  const from = RUNS_FROM.exec(behind(text, term.end, 160))?.[1];
  if (from !== undefined && !OWN_DAY.test(from)) return null;
  const kinds = SIGNED.test(text)
    ? (['agreementDate', 'effectiveDate'] as const)
    : (['effectiveDate', 'agreementDate'] as const);
  for (const kind of kinds) {
    const read = kind === 'agreementDate' ? readAgreementDate : readEffectiveDate;
    const value = read(context.passagesOf(kind), context);
    if (value?.value.type === 'date')
      return { iso: value.value.iso, text: value.text, sure: value.sure, spans: value.spans };
  }
  return null;
}

/** Until somebody ends it, or until something happens: no day is fixed. */
function sayOpen({ passage, text }: ClauseWords): ReadValue {
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
