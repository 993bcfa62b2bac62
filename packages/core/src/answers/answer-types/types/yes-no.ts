import { byLanguage, type Language, languages } from '#language/languages.ts';
import { DUTY, NEGATION, PERMISSION, SAYS_OUTRIGHT } from '#text/duty-words.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

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

function find(input: FindInput): Found[] {
  const { text, question, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const sort = sortOf(question, language);
  const found: Found[] = [];
  const near = (start: number, end: number) =>
    WITHOUT_WORDS + (1 - WITHOUT_WORDS) * Math.min(1, shareOf(sentenceAround(text, start, end)) / ENOUGH);
  const take = (pattern: RegExp, strength: number) => {
    for (const match of text.matchAll(pattern)) {
      const word = match.index + match[0].trimEnd().length;
      const range = { start: match.index, end: phraseEnd(text, word, language) };
      if (word > range.start && !found.some((each) => each.start < range.end && range.start < each.end)) {
        found.push({ ...range, fit: strength * near(match.index, word) });
      }
      if (found.length > MOST) return;
    }
  };
  const outright = SAYS_OUTRIGHT(language).exec(text);
  if (outright !== null) {
    const end = outright[0].length;
    found.push({ start: 0, end, fit: Math.max(OUTRIGHT * near(0, end), OUTRIGHT_LEAST) });
  }
  take(PERMISSION(language), SETTLES[sort].permission);
  take(DUTY(language), SETTLES[sort].duty);
  take(NEGATION(language), SETTLES[sort].negation);
  if (found.length === 0) return [{ start: 0, end: text.length, fit: PLAIN[sort] * near(0, text.length) }];
  return found.toSorted((left, right) => left.start - right.start);
}

/** Anchored at the start of the clause that asks. */
const ASKS = byLanguage(({ asks }) => asks.yesNo);

/** Words that ask for something else than yes or no, though the question begins or ends as one for them. */
export const OPEN_QUESTION = byLanguage(({ questions }) => questions.open);

export const yesno: AnswerTypeRow = { type: 'yesno', find, asks: ASKS };
