import { byLanguage, type Language } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { askedWords } from '../asked-term.ts';
import { findEnumerations } from './enumerations.ts';
import { compilePhrases, phrasesByLanguage } from '#text/phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { withoutOverlaps } from './markers.ts';

/** Words that open an enumeration. */
const OPENS = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.opensList),
  'giu',
);

/** "Three kinds": the numbers that count few things, in words. */
const FEW = byLanguage(({ evidence }) => evidence.fewNumbers);

const counts = new Map<Language, readonly RegExp[]>();

/** How many things a text speaks of, 2 to 8; 0 where it does not say. */
function countIn(text: string, language: Language): number {
  let patterns = counts.get(language);
  if (patterns === undefined) {
    patterns = FEW[language].split(' ').map((words, at) => {
      const digit = isUnspaced(language)
        ? `(?<![\\d.,])${at + 2} ?[个種种项類类]`
        : `(?<![\\d.,])${at + 2} (?=\\p{L}{3})`;
      return isUnspaced(language)
        ? new RegExp(
            `${words.replace(/(?<=^|\|)[两二三四五六七八](?=$|\|)/gu, '$&(?:个|種|种|项|類|类|大)')}|${digit}`,
            'u',
          )
        : compilePhrases(words, language);
    });
    counts.set(language, patterns);
  }
  const plain = isUnspaced(language) ? null : /(?<![\p{Nd}.,§-])([2-8]) (?=\p{L}{3})/u.exec(text)?.[1];
  if (plain != null) return Number(plain);
  const at = patterns.findIndex((pattern) => pattern.test(text));
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

function find({ text, question, language }: FindInput): Found[] {
  const all = findEnumerations(text, language);
  if (all.length === 0) return [];
  const words = askedWords(question, language);
  const asked = countIn(question, language);
  const openings = [...text.matchAll(OPENS(language))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const match of text.matchAll(/[:：](?=\s|\S{2})/gu))
    openings.push({ start: match.index, end: match.index + 1 });
  const found = all.map(({ start, end, count, strength }): Found => {
    const said = text.slice(start, end);
    const items = firstItemEnd(text, start, end);
    const opening = openings
      .filter((each) => each.end <= items && items - each.end <= OPENING && each.start >= start - OPENING)
      .reduce((best, each) => Math.max(best, each.end), -1);
    const before = text.slice(Math.max(0, start - 160), start) + said;
    const share = words.length === 0 ? 0 : words.filter((word) => word.test(before)).length / words.length;
    const stated = countIn(
      text.slice(Math.max(start - OPENING, opening - OPENING, 0), opening < 0 ? items : opening),
      language,
    );
    const isCounted = asked > 0 ? count === asked || stated === asked : stated === count && opening >= 0;
    const fit =
      ENUMERATES * strength + (opening >= 0 ? OPENED : 0) + (isCounted ? COUNTED : 0) + NAMED * share;
    const isOther = share === 0 && words.length > 0 && !isCounted;
    return {
      start: nextWord(text, opening >= 0 ? opening : start),
      end,
      fit: Math.min(1, isOther ? fit * UNASKED : fit),
    };
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

export const list: AnswerTypeRow = {
  type: 'list',
  find,
  asks: byLanguage(({ asks }) => asks.list),
};
