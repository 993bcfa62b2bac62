import { type Language, languages } from '#language/languages.ts';
import { findDates } from '#figures/dates.ts';
import { findFigures } from '#figures/figures.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Comparison } from '../compare.ts';
import type { EditRanges } from './edit-ranges.ts';
import { type Sentence, sentenceAround } from './sentence.ts';

/** A figure with its unit on both sides, and what stands around it. */
export interface ValuePair {
  readonly old: string;
  readonly new: string;
  /** "a month": how often, where both sides say the same. */
  readonly per: string;
  /** What is counted, where a noun with capitals follows: "Authorised Users". */
  readonly counted?: string;
  readonly kind: 'money' | 'percentage' | 'date' | 'period' | 'number';
  readonly ranges: EditRanges;
  readonly left: Sentence;
  readonly right: Sentence;
}

interface Value extends TextRange {
  readonly kind: ValuePair['kind'];
  readonly text: string;
  readonly counted?: string;
}

const TIME =
  /^['’]?[\s-]{1,2}(?:(?:calendar|business|working|full|consecutive|clear|banking)[\s-])?(?:days?|weeks?|months?|years?|hours?|minutes?|quarters?|annum)(?:['’]s?|s['’])?(?![\p{L}\p{N}])/iu;
const TIME_CJK =
  /^\s?(?:个工作日|個工作日|营业日|営業日|个月|個月|ヶ月|か月|カ月|小时|時間|天|日|周|週|月|年|分)/u;
/** The word behind a number, in languages whose words have spaces between them. */
const NEXT_WORD = /^\s\p{L}[\p{L}\p{M}]*/u;
/** "units", "Authorised Users": plurals that are counted. */
const COUNTED =
  /^\s((?:\p{Lu}[\p{L}-]+\s){1,2}\p{Lu}[\p{L}-]*s|\p{Lu}[\p{L}-]*s|\p{Ll}[\p{L}-]*s)(?![\p{L}\p{N}-])/u;
const COUNTS =
  /\b(?:up to|at least|at most|more than|less than|fewer than|maximum of|minimum of|total of|exceed|exceeds|exceeding)\s+$/iu;
const NOT_COUNTED = /^(?:as|is|was|has|does|this|its|thus|plus|less|unless|always|otherwise)$/iu;
const PER =
  /^\s(?:(?:a|an|per|each|every)\s(?:calendar\s|contract\s|business\s|working\s)?(?:day|week|month|quarter|year|annum|hour|unit|user|person|seat|licen[cs]e|item|tonne)|yearly|monthly|annually|quarterly)(?![\p{L}\p{N}])/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The value that an edit changes, whole on both sides; undefined where it changes none, several, or words beside it: then
 * only its own words say all that it does.
 */
export function readValues(
  { left, right }: Pick<Comparison, 'left' | 'right'>,
  ranges: EditRanges,
  language: Language,
): ValuePair | undefined {
  const [own, other] = [sentenceAround(left, ranges.left), sentenceAround(right, ranges.right)];
  const [old, now] = [valueIn(own, language), valueIn(other, language)];
  if (!old || !now) return undefined;
  const isCounted = old.counted === now.counted && old.counted !== undefined;
  const [before, after] = [behindOf(own, old), behindOf(other, now)];
  const per = PER.exec(before)?.[0] ?? '';
  const toRange = (range: TextRange, sentence: Sentence, { start, end }: Value) => ({
    start: range.start - sentence.before.length + start,
    end: range.start - sentence.before.length + end,
  });
  const wholes = { left: toRange(ranges.left, own, old), right: toRange(ranges.right, other, now) };
  return {
    old: old.text,
    new: now.text,
    per: per !== '' && per === PER.exec(after)?.[0] ? per : '',
    ...(isCounted && old.counted && { counted: old.counted }),
    kind: now.kind,
    ranges: wholes,
    left: sentenceAround(left, wholes.left),
    right: sentenceAround(right, wholes.right),
  };
}

const wholeOf = ({ before, own, behind }: Sentence) => before + own + behind;
const behindOf = (sentence: Sentence, { end }: TextRange) => wholeOf(sentence).slice(end, end + 40);

function valueIn(sentence: Sentence, language: Language): Value | undefined {
  const whole = wholeOf(sentence);
  const edited = { start: sentence.before.length, end: sentence.before.length + sentence.own.length };
  const touches = ({ start, end }: TextRange) => start < edited.end && end > edited.start;
  const dates = findDates(whole, language).filter(touches);
  const figures = findFigures(whole, language).filter(touches);
  const [only, ...others] = [
    ...dates.map(({ start, end }) => ({ start, end, kind: 'date' as const })),
    ...figures.map(({ start, end, kind }) => ({ start, end, kind })),
  ];
  if (!only || others.length > 0) return undefined;
  const value = withUnit(whole, only, language);
  const rest =
    whole.slice(edited.start, Math.max(edited.start, value.start)) + whole.slice(value.end, edited.end);
  return LETTER_OR_DIGIT.test(rest) ? undefined : value;
}

function withUnit(
  whole: string,
  { start, end, kind }: TextRange & { kind: 'money' | 'percentage' | 'date' | 'plain' },
  language: Language,
): Value {
  const value = (to: number, of: ValuePair['kind'], counted?: string): Value => ({
    start,
    end: to,
    kind: of,
    text: whole.slice(start, to).replace(/\s+/gu, ' ').trim(),
    ...(counted !== undefined && { counted }),
  });
  if (kind !== 'plain') return value(end, kind);
  const behind = whole.slice(end, end + 60);
  if (!languages[language].sentences.tellsNouns) {
    const unit = TIME_CJK.exec(behind) ?? NEXT_WORD.exec(behind);
    return value(end + (unit?.[0].length ?? 0), 'number');
  }
  const time = TIME.exec(behind);
  if (time) return value(end + time[0].length, 'period');
  const counted = COUNTED.exec(behind);
  if (!counted?.[1] || NOT_COUNTED.test(counted[1])) return value(end, 'number');
  // A name of what is counted is what the change is on, and need not be said twice; that of a street is counted by nothing.
  if (/^\p{Lu}/u.test(counted[1]) && COUNTS.test(whole.slice(0, start)))
    return value(end, 'number', counted[1]);
  return value(end + counted[0].length, 'number');
}
