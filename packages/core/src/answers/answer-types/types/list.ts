import { byLanguage, type Language } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { askedWords } from '../asked-term.ts';
import { findEnumerations } from './enumerations.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';
import type { FindInput, Found } from '../types.ts';
import { withoutOverlaps } from './markers.ts';

/** Words that open an enumeration. */
const findOpening = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.opensList));
const COLON = /[:：](?=\s|\S{2})/gu;

/** What a sentence is worth that names several things, and more where it says what things they are. */
const ENUMERATES = 0.4;
const OPENED = 0.1;
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
  readonly isOpened: boolean;
  readonly strength: number;
}

const findListings = remembering((text: string, language: Language): readonly Listing[] => {
  const openings = [...findOpening(text, language), ...rangesOf(text, COLON)];
  return findEnumerations(text, language).map(({ start, end, strength }) => {
    const items = firstItemEnd(text, start, end);
    const opening = openings
      .filter((each) => each.end <= items && items - each.end <= OPENING && each.start >= start - OPENING)
      .reduce((best, each) => Math.max(best, each.end), -1);
    const isOpened = opening >= 0;
    const words = text.slice(Math.max(0, start - BEFORE), end);
    return { start: nextWord(text, isOpened ? opening : start), end, words, isOpened, strength };
  });
});

export function findLists({ text, question, language }: FindInput): Found[] {
  const listings = findListings(text, language);
  if (listings.length === 0) return [];
  const words = askedWords(question, language);
  const found = listings.map(({ start, end, isOpened, strength, words: said }): Found => {
    const share = words.filter((word) => word.test(said)).length / (words.length || 1);
    const fit = ENUMERATES * strength + (isOpened ? OPENED : 0) + NAMED * share;
    return { start, end, fit: Math.min(1, share === 0 && words.length > 0 ? fit * UNASKED : fit) };
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
