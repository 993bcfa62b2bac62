import { byLanguage, type Language, languages } from '#language/languages.ts';
import { DUTY, NEGATION, PERMISSION, SAYS_OUTRIGHT } from '#text/duty-words.ts';
import { remembering } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import { overlapsAny } from '#figures/dates.ts';
import type { FindInput, Found } from '../types.ts';

const PHRASE = 80;

/** From a modal or negation to the end of its phrase: "may charge any price". */
function phraseEnd(text: string, end: number, language: Language): number {
  if (languages[language].sentences.verbLast) return end;
  const rest = text.slice(end, end + PHRASE);
  const stop = /[,;:()—،。，；：]|[.!?](?=\s|$)/u.exec(rest)?.index;
  if (stop !== undefined) return end + rest.slice(0, stop).trimEnd().length;
  if (end + PHRASE >= text.length) return text.trimEnd().length;
  const lastSpace = rest.lastIndexOf(' ');
  return lastSpace > 0 ? end + lastSpace : end;
}

/** What a question asks about: whether one may, whether one must, or whether something is so. */
type Sort = 'permission' | 'duty' | 'fact';

/** The words that make the sort of a question stand near its start, before those of what it tells besides. */
function sortOf(question: string, language: Language): Sort {
  const permission = question.search(PERMISSION(language));
  const duty = question.search(DUTY(language));
  if (permission < 0) return duty < 0 ? 'fact' : 'duty';
  return duty >= 0 && duty < permission ? 'duty' : 'permission';
}

/** How well words of each kind settle a question of each sort. */
const SETTLES: Readonly<Record<Sort, Readonly<Record<'permission' | 'duty' | 'negation', number>>>> = {
  permission: { permission: 0.95, duty: 0.8, negation: 0.75 },
  duty: { permission: 0.7, duty: 0.95, negation: 0.75 },
  fact: { permission: 0.6, duty: 0.6, negation: 0.85 },
};
/** A sentence may settle a question by what it says, without any of these words. */
const PLAIN: Readonly<Record<Sort, number>> = { permission: 0.4, duty: 0.4, fact: 0.5 };
const WITHOUT_WORDS = 0.5;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.6;
const OUTRIGHT = 0.9;
const OUTRIGHT_LEAST = 0.6;
const MOST = 40;

/** Words that may settle a question, and the sentence that they stand in. */
interface Settling extends TextRange {
  readonly by: 'outright' | 'permission' | 'duty' | 'negation' | 'all';
  readonly sentence: string;
}

const findSettling = remembering((text: string, language: Language): readonly Settling[] => {
  if (isFigureRow(text)) return [];
  const found: Settling[] = [];
  const outright = SAYS_OUTRIGHT(language).exec(text)?.[0].length;
  if (outright !== undefined)
    found.push({ start: 0, end: outright, by: 'outright', sentence: sentenceAround(text, 0, outright) });
  const take = (pattern: RegExp, by: Settling['by']) => {
    for (const { start, end } of rangesOf(text, pattern)) {
      const word = start + text.slice(start, end).trimEnd().length;
      const range = { start, end: phraseEnd(text, word, language) };
      if (word > start && !overlapsAny(range, found))
        found.push({ ...range, by, sentence: sentenceAround(text, start, word) });
      if (found.length > MOST) return;
    }
  };
  take(PERMISSION(language), 'permission');
  take(DUTY(language), 'duty');
  take(NEGATION(language), 'negation');
  if (found.length === 0)
    return [{ start: 0, end: text.length, by: 'all', sentence: sentenceAround(text, 0, text.length) }];
  return found.toSorted((left, right) => left.start - right.start);
});

export function findYesNo(input: FindInput): Found[] {
  const { text, question, language } = input;
  const shareOf = wordShareOf(input);
  const sort = sortOf(question, language);
  const strengths = { ...SETTLES[sort], outright: OUTRIGHT, all: PLAIN[sort] };
  return findSettling(text, language).map(({ start, end, by, sentence }) => {
    const near = WITHOUT_WORDS + (1 - WITHOUT_WORDS) * Math.min(1, shareOf(sentence) / ENOUGH);
    return { start, end, fit: Math.max(strengths[by] * near, by === 'outright' ? OUTRIGHT_LEAST : 0) };
  });
}

/** Words that ask for something else than yes or no, though the question begins or ends as one for them. */
export const OPEN_QUESTION = byLanguage(({ questions }) => questions.open);
