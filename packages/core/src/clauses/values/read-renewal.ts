import type { ClauseFound } from '../recognise.ts';
import { findDefinitions } from './defined-terms.ts';
import { findDurations, type ReadDuration, renderDuration } from './durations.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { spaced } from './value-patterns.ts';
import type { ReadValue, ValueContext } from './types.ts';

const READ = 2;
const RENEWAL_BEFORE = spaced(
  String.raw`(?:renew\w*|exten[ds]\w*|prolong\w*|successive|additional|subsequent|thereafter|further|option to)\b[^.;]{0,120}$`,
);
/** What a stretch of time is when it is no term: notice, and what must be done before the end. */
const NOTICE_BEHIND = spaced(
  String.raw`^['’]?s?['’]?\)? *(?:(?:advance|prior|written|in advance|before|preceding|notice)\b|after (?:receipt|notice))`,
);
const AT_LEAST = spaced(
  String.raw`(?:not less than|no less than|at least|no later than|not later than|within|upon|less than)\s*[^.;,]{0,20}$`,
);
/** Terms of days are rare: "renews for 30 day periods". */
const IN_PERIODS = spaced(
  String.raw`(?:periods?|terms?) of [^|]*\||renew\w* for [^|]*\| (?:periods?|terms?)`,
);
const INITIAL = spaced(
  String.raw`(?:initial|original|for a|term (?:of this agreement )?(?:is|shall be|will be)|period of|commenc\w+)[^.;]{0,40}$`,
);
const AGAIN_AND_AGAIN = spaced(
  String.raw`successive|consecutive|subsequent|\beach\b|terms\b|periods\b|year[- ]to[- ]year|month[- ]to[- ]month|every`,
);
const BY_NAME: readonly (readonly [RegExp, amount: number, unit: string])[] = [
  [/month[\s-]+(?:to|by)[\s-]+month|monthly/iu, 1, 'month'],
  [
    /year[\s-]+(?:to|by|after)[\s-]+year|\bannual(?:ly)?\b|\beach\s+(?:subsequent\s+|successive\s+|calendar\s+)?year\b|\byearly\b/iu,
    1,
    'year',
  ],
];
/** What is said so may be of something else, too. */
const LOOSELY_BY_NAME: typeof BY_NAME = [
  [
    /\b(?:an?(?:other)?|each|every)\s+(?:(?:additional|further|successive|subsequent|new|full|calendar|like|renewal)\s+)*month\b/iu,
    1,
    'month',
  ],
  [
    /\b(?:an?(?:other)?|each|every)\s+(?:(?:additional|further|successive|subsequent|new|full|calendar|like|renewal|contract)\s+)*(?:year|twelve-month)\b/iu,
    1,
    'year',
  ],
  [/\bquarterly\b/iu, 3, 'month'],
  [/\bhalf[\s-]+year/iu, 6, 'month'],
];
/** "two (2) additional terms of five years": how often. */
const TIMES = spaced(
  String.raw`\b(?:(one|two|three|four|five)(?: \(\d\))?|(\d)) (?:additional|further|successive|consecutive|renewal|extension|more|options?) (?:[a-z()\d-]+ ){0,4}?(?:terms?|periods?)`,
);
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];

/** For how long the agreement is renewed, each time. */
export function readRenewalTerm(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const read = passages.slice(0, READ).map((passage) => readFrom(wordsOf(passage, context)));
  return (
    read.find((value) => value?.isOfRenewal === true) ??
    readLike(passages, context) ??
    read.find((value) => value !== null) ??
    readElsewhere(context)
  );
}

/** "renewed for a like period": as long as the first term. */
const LIKE = spaced(
  String.raw`(?:renew\w*|exten[ds]\w*)[^.;]{0,60}\b(?:like|same|equal|equivalent|identical|similar)\b[^.;]{0,25}\b(?:periods?|terms?|length|duration|time)\b`,
);

function readLike(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const [first] = passages;
  if (first === undefined) return null;
  const words = wordsOf(first, context);
  if (!LIKE.test(words.text)) return null;
  for (const passage of [first, ...context.passagesOf('expirationDate').slice(0, 1)]) {
    const from = wordsOf(passage, context);
    const [term] = findDurations(from.text).filter(
      ({ end, unit }) => /^(?:month|year)$/u.test(unit) && !NOTICE_BEHIND.test(behind(from.text, end)),
    );
    if (term === undefined) continue;
    const { amount, unit } = term;
    const value = { type: 'duration', amount, unit } as const;
    return { text: renderDuration(term), value, sure: false, passage: first, spans: [from.spanOf(term)] };
  }
  return null;
}

const NAMES = [
  'Renewal Term',
  'Renewal Terms',
  'Renewal Period',
  'Extension Term',
  'Extension Period',
  'Additional Term',
  'Successive Term',
  'Extended Term',
  'Renewal',
];

/** Where the clause names no period: in the definition of its renewals, or in the clauses on the end and on notice. */
function readElsewhere(context: ValueContext): ReadValue | null {
  const others = [
    ...findDefinitions(NAMES, context),
    ...context.passagesOf('expirationDate').slice(0, 1),
    ...context.passagesOf('noticeToStopRenewal').slice(0, 1),
  ];
  for (const passage of others) {
    const words = wordsOf(passage, context);
    const isRenewal = ({ start }: ReadDuration) => rate(words.text, { start }) > 0;
    const isDefined = passage.probability === 0;
    if (
      !isDefined &&
      !findDurations(words.text).some((each) => !isOfNotice(words.text, each) && isRenewal(each))
    )
      continue;
    const value = readFrom(words);
    if (value !== null) return { ...value, sure: false };
  }
  return null;
}

interface ReadRenewal extends ReadValue {
  /** Words of renewal belong to it. */
  readonly isOfRenewal: boolean;
}

function readFrom(words: ClauseWords): ReadRenewal | null {
  const { text, passage } = words;
  const rated = findDurations(text)
    .filter((each) => !isOfNotice(text, each))
    .map((each) => ({ each, score: rate(text, each) }))
    .toSorted((left, right) => right.score - left.score);
  const [best, second] = rated;
  const [named] = findNamed(text, BY_NAME);
  const isRated = best !== undefined && best.score > 0;
  const chosen = isRated ? best.each : (named ?? findNamed(text, LOOSELY_BY_NAME)[0] ?? best?.each);
  if (chosen === undefined) return null;
  const isRivalled =
    second !== undefined && second.score >= (best?.score ?? 0) && !isSame(second.each, chosen);
  const successive = AGAIN_AND_AGAIN.test(text);
  return {
    text: formatRenewal(text, chosen, successive),
    value: {
      type: 'duration',
      amount: chosen.amount,
      unit: chosen.unit,
      ...(successive && { of: 'each renewal' }),
    },
    isOfRenewal: isRated || chosen !== best?.each,
    sure:
      (isRated || (best === undefined && named !== undefined)) && !isRivalled && /renew|exten/iu.test(text),
    passage,
    spans: [words.spanOf(chosen)],
  };
}

const findNamed = (text: string, patterns: typeof BY_NAME): ReadDuration[] =>
  patterns.flatMap(([pattern, amount, unit]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ amount, unit, start: match.index, end: match.index + match[0].length }];
  });

const isSame = (left: ReadDuration, right: ReadDuration) =>
  left.amount === right.amount && left.unit === right.unit;

function isOfNotice(text: string, { start, end, unit }: ReadDuration): boolean {
  if (NOTICE_BEHIND.test(behind(text, end))) return true;
  const near = before(text, start, 40);
  return (
    AT_LEAST.test(near) || (unit.includes('day') && !IN_PERIODS.test(`${near}|${behind(text, end, 12)}`))
  );
}

function rate(text: string, { start }: Pick<ReadDuration, 'start'>): number {
  const near = before(text, start, 140);
  const renewal = RENEWAL_BEFORE.exec(near);
  if (renewal === null) return INITIAL.test(near) ? -1 : 0;
  return 2 - (INITIAL.test(near.slice(renewal.index)) && /initial|original/iu.test(near.slice(-40)) ? 2 : 0);
}

function formatRenewal(text: string, chosen: ReadDuration, successive: boolean): string {
  const times = TIMES.exec(text);
  const period = renderDuration(chosen);
  if (times !== null) {
    const count =
      times[2] === undefined ? NUMBERS.indexOf((times[1] ?? '').toLowerCase()) + 1 : Number(times[2]);
    if (count > 0) return count === 1 ? `${period}, once` : `${period}, up to ${count} times`;
  }
  return successive ? `${period} at a time` : period;
}
