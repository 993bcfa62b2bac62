import { byLanguage, type Language } from '#language/languages.ts';
import { remembering, rememberingByKey } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { askedWords } from '../asked-term.ts';
import { findEnumerations } from './enumerations.ts';
import { compilePhrases, findPhrasesByLanguage } from '#text/phrases.ts';
import type { FindInput, Found } from '../types.ts';
import { withoutOverlaps } from './markers.ts';

/** Words that open an enumeration. */
const findOpening = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.opensList));
const COLON = /[:：](?=\s|\S{2})/gu;

/** "Three kinds": the numbers that count few things, in words. */
const FEW = byLanguage(({ evidence }) => evidence.fewNumbers);

const countsOf = rememberingByKey((language: Language): readonly RegExp[] =>
  FEW[language].split(' ').map((words, at) => {
    if (!isUnspaced(language)) return compilePhrases(words, language);
    const counted = words.replace(/(?<=^|\|)[两二三四五六七八](?=$|\|)/gu, '$&(?:个|種|种|项|類|类|大)');
    return new RegExp(`${counted}|(?<![\\d.,])${at + 2} ?[个種种项類类]`, 'u');
  }),
);

/** How many things a text speaks of, 2 to 8; 0 where it does not say. */
function countIn(text: string, language: Language): number {
  const plain = isUnspaced(language) ? null : /(?<![\p{Nd}.,§-])([2-8]) (?=\p{L}{3})/u.exec(text)?.[1];
  if (plain != null) return Number(plain);
  const at = countsOf(language).findIndex((pattern) => pattern.test(text));
  return at < 0 ? 0 : at + 2;
}

/** What a sentence is worth that names several things, and more where it says what things they are. */
const ENUMERATES = 0.4;
const OPENED = 0.1;
const COUNTED = 0.15;
const NAMED = 0.35;
/** Without a word of the question it names other things. */
const UNASKED = 0.5;
/** An enumeration follows so close on what opens it. */
const OPENING = 70;
/** What it names may be said so far before it. */
const BEFORE = 160;

/** An enumeration with what opens it. */
interface Listing extends TextRange {
  /** Its words, and those before that may say what it names. */
  readonly words: string;
  /** Its things, and how many the text says that there are. */
  readonly count: number;
  readonly stated: number;
  readonly isOpened: boolean;
  readonly strength: number;
}

const findListings = remembering((text: string, language: Language): readonly Listing[] => {
  const openings = [...findOpening(text, language), ...rangesOf(text, COLON)];
  return findEnumerations(text, language).map(({ start, end, count, strength }) => {
    const items = firstItemEnd(text, start, end);
    const opening = openings
      .filter((each) => each.end <= items && items - each.end <= OPENING && each.start >= start - OPENING)
      .reduce((best, each) => Math.max(best, each.end), -1);
    const isOpened = opening >= 0;
    const saysCount = text.slice(Math.max(start - OPENING, opening - OPENING, 0), isOpened ? opening : items);
    return {
      start: nextWord(text, isOpened ? opening : start),
      end,
      words: text.slice(Math.max(0, start - BEFORE), end),
      count,
      stated: countIn(saysCount, language),
      isOpened,
      strength,
    };
  });
});

export function findLists({ text, question, language }: FindInput): Found[] {
  const listings = findListings(text, language);
  if (listings.length === 0) return [];
  const words = askedWords(question, language);
  const asked = countIn(question, language);
  const found = listings.map(({ start, end, count, stated, isOpened, strength, words: said }): Found => {
    const share = words.length === 0 ? 0 : words.filter((word) => word.test(said)).length / words.length;
    const isCounted = asked > 0 ? count === asked || stated === asked : stated === count && isOpened;
    const fit = ENUMERATES * strength + (isOpened ? OPENED : 0) + (isCounted ? COUNTED : 0) + NAMED * share;
    const isOther = share === 0 && words.length > 0 && !isCounted;
    return { start, end, fit: Math.min(1, isOther ? fit * UNASKED : fit) };
  });
  return withoutOverlaps(found.filter(({ start, end }) => end > start));
}

/** Where the first item of an enumeration ends. */
function firstItemEnd(text: string, start: number, end: number): number {
  const cut = text.slice(start + 1, end).search(/[,;、，；،]/u);
  return cut < 0 ? end : start + 1 + cut;
}

function nextWord(text: string, from: number): number {
  return from + (/^\s{0,10}/u.exec(text.slice(from, from + 10))?.[0].length ?? 0);
}
