import { type Language, languages } from '#language/languages.ts';
import type { Comparison } from '../compare.ts';
import type { ClassifiedEdit } from '../changes/types.ts';
import { type CardPart, plain, quote } from './card.ts';
import { type EditRanges, rangesOf, withWholeName, withWordBefore } from './edit-ranges.ts';
import { readValues, type ValuePair } from './figure-values.ts';
import { nounOfFigure } from './figure-noun.ts';
import { sentenceAround } from './sentence.ts';

/** What an edit does, with the noun that it is on where one is sure. */
export interface Phrase {
  /** Two edits inside one value have the same. */
  readonly key: string;
  readonly subject?: string;
  readonly parts: readonly CardPart[];
  /** Currency and more are told by the column of a table alone. */
  readonly values?: ValuePair;
}

/** So many words behind an edit of few words tell what it is about. */
const WORDS_BEHIND = 7;
const FEW_WORDS = 4;
const LONGEST_BEHIND = 70;

/** Says what went and what came in an edit inside a paragraph. */
export function describeEdit(comparison: Comparison, edit: ClassifiedEdit, language: Language): Phrase {
  const ranges = rangesOf(comparison, edit);
  const values = ranges && readValues(comparison, ranges, language);
  if (values) return describeValues(values, language);
  if (!ranges) return describeOneSide(comparison, edit);
  const isName = edit.kinds.includes('party');
  const isNegation = edit.kinds.some((kind) => kind.startsWith('negation'));
  const isOneSided = edit.left === null || edit.right === null;
  const whole = isName
    ? withWholeName(comparison, ranges)
    : isNegation && isOneSided
      ? withWordBefore(comparison, ranges)
      : ranges;
  return describeWords(comparison, whole, language);
}

function describeValues(values: ValuePair, language: Language): Phrase {
  const subject = languages[language].sentences.tellsNouns ? nounOfFigure(values) : undefined;
  const { left, right } = values.ranges;
  return {
    key: `${left.start} ${right.start}`,
    values,
    ...(subject !== undefined && { subject }),
    parts: pair(values.old, values.new, values.per),
  };
}

/** "90 days → 60 days", and what follows on both sides. */
export const pair = (old: string, now: string, rest = ''): CardPart[] => [
  { text: old, role: 'old' },
  plain(' → '),
  { text: now, role: 'new' },
  ...(rest === '' ? [] : [plain(rest)]),
];

function describeWords(comparison: Comparison, ranges: EditRanges, language: Language): Phrase {
  const { left, right } = comparison;
  const [old, now] = [wordsAt(left.text, ranges.left), wordsAt(right.text, ranges.right)];
  const key = `${ranges.left.start} ${ranges.right.start}`;
  if (old === '' || now === '') return { key, parts: oneSided(old, now) };
  const subject = languages[language].sentences.tellsNouns
    ? namedParty(sentenceAround(right, ranges.right).before)
    : undefined;
  const isNamed =
    subject !== undefined && sentenceAround(left, ranges.left).before.endsWith(`${subject} is `);
  return {
    key,
    ...(isNamed && { subject }),
    parts: pair(quote(old), quote(now), isNamed ? '' : wordsBehind(comparison, ranges, [old, now])),
  };
}

/** "The Landlord is …": what follows is who that is. */
const namedParty = (before: string) => /(?:^|\s)[Tt]he (\p{Lu}[\p{L}-]+) is $/u.exec(before)?.[1];

const wordsAt = (text: string, { start, end }: { readonly start: number; readonly end: number }) =>
  tidy(text.slice(start, end));
/** Marks at the edges belong to the words around. */
const tidy = (text: string) => {
  const line = text
    .replace(/\s*\t\s*/gu, ' | ')
    .replace(/\s+/gu, ' ')
    .trim();
  const bare = line.replace(/^[,;:.)\s]+(?=.)/u, '').replace(/(?<=.)[,;:(\s]+$/u, '');
  return /[\p{L}\p{N}]/u.test(bare) ? bare : line;
};

const oneSided = (old: string, now: string): CardPart[] =>
  now === ''
    ? [{ text: quote(old), role: 'old' }, plain(' removed')]
    : [{ text: quote(now), role: 'new' }, plain(' added')];

function describeOneSide({ left, right }: Comparison, edit: ClassifiedEdit): Phrase {
  const textOf = (side: Comparison['left'], range: ClassifiedEdit['left']) =>
    range ? tidy(side.text.slice(side.starts[range.start], side.ends[range.end - 1])) : '';
  const [old, now] = [textOf(left, edit.left), textOf(right, edit.right)];
  const key = `${edit.left?.start} ${edit.right?.start} words`;
  return { key, parts: old !== '' && now !== '' ? pair(quote(old), quote(now)) : oneSided(old, now) };
}

/** The words behind a short edit, as far as both sides have the same. */
function wordsBehind(
  { left, right }: Comparison,
  ranges: EditRanges,
  texts: readonly [old: string, now: string],
): string {
  if (texts.some((text) => text.split(' ').length > FEW_WORDS)) return '';
  const [own, other] = [sentenceAround(left, ranges.left).behind, sentenceAround(right, ranges.right).behind];
  let end = 0;
  while (end < own.length && own.charAt(end) === other.charAt(end)) end++;
  // Only whole words, and none that another edit changes.
  const same = end === own.length ? own : own.slice(0, own.lastIndexOf(' ', Math.max(0, end - 1)));
  const words = same.trim().split(/\s+/u);
  const told = words.slice(0, WORDS_BEHIND).join(' ').slice(0, LONGEST_BEHIND);
  if (!/^\s/u.test(same) || told === '') return '';
  return words.length > WORDS_BEHIND || same.length < own.length
    ? ` ${told.replace(/[,;:]$/u, '')} …`
    : ` ${told}`;
}
