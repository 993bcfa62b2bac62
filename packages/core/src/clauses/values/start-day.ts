import type { TextRange } from '#text/text-range.ts';
import { findNamedDates } from './named-dates.ts';
import { type DefinedDay, findDefinedDay } from './defined-days.ts';
import { before, behind, type ClauseWords } from './passage-text.ts';
import { spaced } from './value-patterns.ts';
import { readAgreementDate, readEffectiveDate } from './read-dates.ts';
import type { ReadValue, ValueContext } from './types.ts';

export const STARTS = spaced(
  String.raw`(?:\bcommenc\w+|\bbegin\w*|\bstart\w*|\beffective\b|\bfrom\b|\bas of\b|\bdated\b|\bforce\b|\bafter\b|\bfollowing\b)[^.;]{0,40}$`,
);

/** The day from which a term runs. */
export interface Start extends Pick<ReadValue, 'spans' | 'sure' | 'text'> {
  readonly iso: string;
  /** The term runs from a later day that no contract can name yet: its launch, the first delivery. */
  readonly isEarliest?: true;
}

/** From which day a term runs, where that is said behind it. */
const RUNS_FROM = spaced(
  String.raw`^['’,)"”\s]*(?:\([^()]{0,60}\)[,\s]*)?(?:from|after|following|of|commencing(?: on| from)?|beginning(?: on| from)?|starting(?: on| from)?)(?: and after| and including)? ([\p{L}\d“"][^.;]{0,80})`,
);
/** Days that are the start of the contract itself. */
const OWN_DAY = spaced(
  String.raw`^(?:the )?(?:(?:last |first )?date )?(?:hereof|of (?:this|its|(?:the )?(?:agreement|execution|signature|signing|last|effective))|(?:[“"])?effective|[“"]?commencement|[“"]?start|execution|signature|signing|signed|such|that|this|it\b|its|first (?:above|set|written)|last|agreement|set forth|above|such date|the day)|^(?:today|now)`,
);
/** A day of another contract may well be earlier. */
const OF_OTHER_PAPER = spaced(
  String.raw`^[^,.;]*(?:agreement|contract|lease|licen[cs]e|amendment|order)\b(?! (?:year|period|quarter))`,
);
/** "the effective date of the Supply Agreement" */
const OF_NAMED_PAPER = spaced(
  String.raw`^[^,.;]{0,40}\bof (?:the|that|such) (?:[\p{L}-]+ ){1,3}(?:agreement|contract|lease|licen[cs]e|amendment)\b`,
);
const SIGNED = spaced(
  String.raw`date (?:hereof|of (?:this|the) agreement|of (?:its |the )?(?:execution|signature|signing)|first|signed|above)`,
);

/** The start of a term that stands in a clause; null where no day is known. */
export function findStart(words: ClauseWords, term: TextRange, context: ValueContext): Start | null {
  const { text } = words;
  const [own] = findNamedDates(text).filter(({ start }) => STARTS.test(before(text, start, 60)));
  if (own !== undefined)
    return { iso: own.iso, text: own.text, sure: !own.isAmbiguous, spans: [words.spanOf(own)] };
  const from = RUNS_FROM.exec(behind(text, term.end, 160))?.[1];
  const isOwn = from === undefined || (OWN_DAY.test(from) && !OF_NAMED_PAPER.test(from));
  if (!isOwn && OF_OTHER_PAPER.test(from)) return null;
  const defined = findDefinedDay(from ?? text, context);
  if (defined !== null && !/effective/iu.test(defined.name)) return startOn(defined);
  const kinds = SIGNED.test(text)
    ? (['agreementDate', 'effectiveDate'] as const)
    : (['effectiveDate', 'agreementDate'] as const);
  for (const kind of kinds) {
    const read = kind === 'agreementDate' ? readAgreementDate : readEffectiveDate;
    const value = read(context.passagesOf(kind), context);
    if (value?.sure === false && defined !== null) return startOn(defined);
    if (value?.value.type === 'date')
      return {
        iso: value.value.iso,
        text: value.text,
        sure: value.sure && isOwn,
        spans: value.spans,
        ...(!isOwn && { isEarliest: true }),
      };
  }
  return defined === null ? null : startOn(defined);
}

const startOn = ({ iso, text, where }: DefinedDay): Start => ({ iso, text, sure: false, spans: [where] });
