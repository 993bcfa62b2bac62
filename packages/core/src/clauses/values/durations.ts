import type { TextRange } from '#text/text-range.ts';
import { spaced } from './value-patterns.ts';

/** A stretch of time that a text names. */
export interface ReadDuration extends TextRange {
  readonly amount: number;
  /** day, week, month, quarter, year; "business day". */
  readonly unit: string;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = `(?:${[...SMALL.slice(1).toReversed(), ...TENS].join('|')}|hundred)`;
const WORDS = String.raw`${WORD}(?:[\s-]+(?:and\s+)?${WORD})*`;
const FIGURE = String.raw`\d{1,4}`;
const KIND =
  '(calendar|business|working|trading|banking|consecutive|full|additional|whole|further|more|contract|licen[cs]e|complete)';
const UNIT = '(day|week|month|quarter|year)s?';

/** "ninety (90) days", "90 (ninety) days", "five (5)-year", "twelve calendar months", "one (1) additional year". */
const DURATION = spaced(
  String.raw`(?<![\p{L}\d.,$-])(?:(${WORDS}) ?[([] ?(${FIGURE}) ?[)\]]|[([] ?(${FIGURE}) ?[)\]] ?${WORDS}|(${FIGURE}) ?[([] ?${WORDS} ?[)\]]|(${WORDS})|[([]?(${FIGURE})[)\]]?)[\s-]*(?:${KIND}[\s-]*){0,2}${UNIT}(?![\p{L}\d])`,
  'giu',
);

/** The stretches of time that a text in English names, in their order. */
export function findDurations(text: string): ReadDuration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const [, before, within, bracketed, leading, words, figures, kind, unit = ''] = match;
    const figure = within ?? bracketed ?? leading ?? figures;
    const amount = figure === undefined ? numberOfWords(words ?? before ?? '') : Number(figure);
    if (amount === 0) return [];
    const isOfWork = /^(?:business|working|trading|banking)$/iu.test(kind ?? '');
    const named = `${isOfWork ? 'business ' : ''}${unit.toLowerCase()}`;
    return [{ start: match.index, end: match.index + match[0].length, amount, unit: named }];
  });
}

/** "one hundred twenty" → 120. */
export function numberOfWords(words: string): number {
  let number = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    if (word === 'hundred') number = Math.max(1, number) * 100;
    else if (TENS.includes(word)) number += (TENS.indexOf(word) + 2) * 10;
    else number += Math.max(0, SMALL.indexOf(word));
  }
  return number;
}

/** "90 days", "1 year". */
export const renderDuration = ({ amount, unit }: Pick<ReadDuration, 'amount' | 'unit'>): string =>
  `${amount} ${unit}${amount === 1 ? '' : 's'}`;
