import type { ClauseFound } from '../recognise.ts';
import { findNamedDates, type ReadDate } from './named-dates.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { spaced } from './value-patterns.ts';
import type { ReadValue, ValueContext } from './types.ts';

/** So many of the likeliest passages are looked through. */
const READ = 3;
/** A passage that is less likely than this beside the first is not its rival. */
const RIVAL = 0.3;

/** The date of another document: "that certain Supply Agreement dated April 1, 2017". */
const OF_OTHERS = spaced(
  String.raw`(?:\bthat certain|\bto (?:the|that)|\bunder the|\bamended|\bpursuant to|\bsource:|\bfiled)[^.;]{0,160}$|agreement\W{1,3}(?:by and )?(?:entered into|dated|having)[^.;]{0,40}$`,
);
const MAKES = spaced(
  String.raw`(?:\bthis|\bmade|\bentered|\bdated?|\bas of|\bexecuted|\bday|\beffective)\b[^.;]{0,60}$`,
);
const EFFECTIVE_BEHIND = spaced(
  String.raw`^[\s,]*\(?[^.;()]{0,40}["“”']?(?:effective|commencement|start) date`,
);
const EFFECTIVE_BEFORE = spaced(
  String.raw`(?:effective(?: date)?|commenc\w+|in(?:to)? (?:force|effect)|begin\w*|takes? effect)\b(?![^.;]*\b(?:end|expir|terminat|until|through))[^.;]{0,40}$`,
);
/** The day of the contract itself, said without naming it. */
const SAME_DAY = spaced(
  String.raw`date (?:first )?(?:above|hereof|set forth (?:above|in the)|of (?:this|the) agreement|of (?:its |the )?(?:execution|signature|signing)|(?:last |first )?(?:written|signed))|upon (?:its |the )?(?:execution|signature|signing)|first (?:above|written)|last (?:date|signature)`,
);

interface Candidate {
  readonly date: ReadDate;
  readonly words: ClauseWords;
  readonly score: number;
}

/** The date of the agreement, as its first lines, its cover or its signatures have it. */
export function readAgreementDate(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  return toReadValue(
    collect(passages, context, (text, { start }) => (MAKES.test(before(text, start)) ? 1 : 0)),
    passages,
    1,
  );
}

/** The day from which the agreement is in force; the date of the agreement where the clause points to that. */
export function readEffectiveDate(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const found = collect(passages, context, (text, { start, end }) => {
    if (EFFECTIVE_BEHIND.test(behind(text, end)) || EFFECTIVE_BEFORE.test(before(text, start))) return 2;
    return MAKES.test(before(text, start)) ? 1 : 0;
  });
  const own = toReadValue(found, passages, 2);
  const [first] = passages;
  if (own !== null || first === undefined) return own;
  if (!SAME_DAY.test(wordsOf(first, context).text)) return null;
  const made = readAgreementDate(context.passagesOf('agreementDate'), context);
  return made && { ...made, sure: false, passage: first };
}

function collect(
  passages: readonly ClauseFound[],
  context: ValueContext,
  rate: (text: string, date: ReadDate) => number,
): Candidate[] {
  const [first] = passages;
  return passages.slice(0, READ).flatMap((passage, at) => {
    if (at > 0 && passage.probability < RIVAL * (first?.probability ?? 0)) return [];
    const words = wordsOf(passage, context);
    return findNamedDates(words.text).map((date) => {
      const isOther = OF_OTHERS.test(before(words.text, date.start, 200));
      return { date, words, score: rate(words.text, date) - (isOther ? 3 : 0) - at };
    });
  });
}

/** The best candidate; sure where no other date rivals it. */
function toReadValue(
  candidates: readonly Candidate[],
  passages: readonly ClauseFound[],
  least: number,
): ReadValue | null {
  const [best, ...rest] = candidates.toSorted((left, right) => right.score - left.score);
  const [first] = passages;
  if (best === undefined || first === undefined) return null;
  const { date, words, score } = best;
  const isRivalled = rest.some((each) => each.date.iso !== date.iso && each.score > score - 2);
  return {
    text: date.text,
    value: { type: 'date', iso: date.iso },
    sure: score >= least && !isRivalled && !date.isAmbiguous,
    passage: words.passage,
    spans: [words.spanOf(date)],
  };
}
