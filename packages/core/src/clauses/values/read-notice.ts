import type { ClauseFound } from '../recognise.ts';
import { findDurations, type ReadDuration, renderDuration } from './durations.ts';
import { before, behind, wordsOf, type ClauseWords } from './passage-text.ts';
import { spaced } from './value-patterns.ts';
import type { ReadValue, ValueContext } from './types.ts';

const READ = 2;
const PRIOR_BEHIND = spaced(
  String.raw`^['’]?s?['’]?\)?,? *(?:in advance|advance|prior|before|preceding|written notice|notice|of (?:the )?(?:end|expiration|conclusion))`,
);
const AT_LEAST = spaced(
  String.raw`(?:not less than|no less than|at least|no later than|not later than|no fewer than|not fewer than|minimum of|within|upon|less than|notice of)\s*[^.;,]{0,30}$`,
);
/** "Prior to the expiration of the then-current term": what the notice comes before. */
const BEFORE_WHAT = spaced(
  String.raw`^['’]?s?['’]?\)?,? *(?:(?:written |advance |prior )*notice )?(?:in advance of|prior to|before|preceding|of) ([^.;,()]{1,120})`,
);
const END = /\b(?:expir\w*|end|conclusion|terminat\w*|completion|scheduled|natural)\b/iu;
const RENEWAL = /\b(?:renew\w*|exten\w*|anniversary|automatic\w*)\b/iu;
/** A notice that stops what would happen by itself, and not one that asks for it. */
const STOPS = spaced(
  String.raw`(?:automatic\w*|unless|until|non-?renew\w*|not to (?:renew|extend)|otherwise)\b[^]*(?:renew|exten)|(?:renew|exten)\w*\b[^]*(?:automatic|unless|until|non-?renew|not to (?:renew|extend))`,
);
const ASKS = spaced(
  String.raw`(?:wish\w*|desires?|elects?|option|right) to (?:renew|extend)|only be (?:renewed|extended)|\bagrees? [^.;]{0,60}renew`,
);
/** The earliest day for a notice is not how long before it must be given. */
const AT_MOST = spaced(String.raw`(?:nor|no|not) (?:sooner|earlier|more) than[^.;,]{0,20}$`);
/** A default is cured, an invoice paid, within its own time. */
const OF_OTHERS = spaced(
  String.raw`(?:cure|breach|default|remed|invoice|paid|payment|receipt)\w*[^.;]{0,60}$`,
);

/** How long before the end somebody must say that the agreement shall not be renewed. */
export function readNotice(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  for (const passage of passages.slice(0, READ)) {
    const value = readFrom(wordsOf(passage, context));
    if (value !== null) return value;
  }
  return null;
}

function readFrom(words: ClauseWords): ReadValue | null {
  const { text, passage } = words;
  const rated = findDurations(text)
    .map((each) => ({ each, score: rate(text, each) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score);
  const [best, second] = rated;
  if (best === undefined) return null;
  const { amount, unit } = best.each;
  const isRivalled =
    second !== undefined &&
    second.score >= best.score &&
    (second.each.amount !== amount || second.each.unit !== unit);
  return {
    text: formatNotice(text, best.each),
    value: { type: 'duration', amount, unit, of: 'notice' },
    sure: best.score >= 2 && !isRivalled && STOPS.test(text) && !ASKS.test(text),
    passage,
    spans: [words.spanOf(best.each)],
  };
}

/** The number that belongs to the notice, and not the first one of the sentence. */
function rate(text: string, { start, end }: ReadDuration): number {
  const [near, after] = [before(text, start, 100), behind(text, end, 140)];
  if (OF_OTHERS.test(near) || AT_MOST.test(near)) return 0;
  const what = BEFORE_WHAT.exec(after)?.[1] ?? '';
  let score = 0;
  if (PRIOR_BEHIND.test(after)) score += 2;
  if (AT_LEAST.test(near)) score += 1;
  if (END.test(what) || RENEWAL.test(what)) score += 1;
  return score;
}

function formatNotice(text: string, { amount, unit, end }: ReadDuration): string {
  const what = BEFORE_WHAT.exec(behind(text, end, 140))?.[1] ?? '';
  const period = renderDuration({ amount, unit });
  if (END.test(what)) return `${period} before the term ends`;
  if (RENEWAL.test(what)) return `${period} before it renews`;
  return `${period}’ notice`.replace(/(\D)’ notice/u, amount === 1 ? '$1’s notice' : '$1’ notice');
}
