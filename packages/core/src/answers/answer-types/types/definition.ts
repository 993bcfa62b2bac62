import { byLanguage, type Language, languages } from '#language/languages.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';
import type { FindInput, Found } from '../types.ts';
import { askedTerm } from '../asked-term.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words that define. */
const findDefining = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.defines));

/** The copula, which defines only where the subject stands just before it. */
const findCopulas = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.is));

/** Words before the name of what they explain: "… is called X", "we define X as". */
const findCalling = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.calls));

/** How far a word that defines may stand from the thing: a parenthesis or two words may come between. */
const BETWEEN =
  /^["”»’'」』)\]]{0,3}\s{0,3}(?:\([^()]{0,80}\)|（[^（）]{0,40}）|,[^,]{0,60},)?["”»]?\s{0,3}(?:[^\s.;:!?。]{1,20}\s{1,3}){0,2}$/u;
const BETWEEN_UNSPACED =
  /^["”』」》]?\s{0,2}(?:\([^()]{0,40}\)|（[^（）]{0,40}）)?[\s"”』」》,，、]{0,3}[\p{L}]{0,3}$/u;
/** Between "called" and the thing: an article, a quotation mark. */
const BEFORE = /^\s{0,3}(?:["“„«「『《(]|\p{L}{1,4}\s){0,2}["“„«「『《]?$/u;
const LABEL =
  /^["”»’」』]?\s{0,2}(?:\([^()]{1,60}\)|（[^（）]{1,40}）)?["”»]?\s{0,2}(?::(?!:)|：|\t|\s[–—-]\s|——)/u;
/** Behind a label words explain; figures are a row of a table. */
const EXPLANATION = /^[^\p{L}\p{N}$€£¥]{0,6}\p{L}.{11}/su;
const EXPLAINED = /^["”»’]?\s{0,2}[(（][^()（）]{9,200}[)）]/u;
const APPOSED =
  /^["”»’]?,\s(?:an?|the|our|one|some|which|also|or|short|eine?|der|die|das|une?|le|la|les|una|el|los|um|uma|o|os|as)\s/u;
const QUOTE_BEFORE = /["“„«「『《]$/u;
const ASKS = /[?？؟]["'”’»)\]\s]*$/u;
const SENTENCE_END = /[.!?;。！？।؟；\n]\s/gu;
/** What may stand before the thing where it is what a sentence speaks of: a number, an article, "the term". */
const OPENING_LENGTH = 26;
const OPENING_WORDS = 3;
const MAX_MENTIONS = 6;

/** Whether the thing is the first that its sentence names. */
function isOpening(text: string, at: number, language: Language): boolean {
  let start = 0;
  for (const match of text.slice(0, at).matchAll(SENTENCE_END)) start = match.index + match[0].length;
  const before = text.slice(start, at);
  if (isUnspaced(language)) return before.length <= 6;
  return before.length <= OPENING_LENGTH && before.split(/\s+/u).filter(Boolean).length <= OPENING_WORDS;
}

/** How a text explains the thing that stands at a place of it: the words that do, and how surely. */
function explanationAt(text: string, term: TextRange, language: Language): Found {
  const before = text.slice(Math.max(0, term.start - 60), term.start);
  const after = text.slice(term.end, term.end + 220);
  const opens = isOpening(text, term.start, language);
  const isQuoted = QUOTE_BEFORE.test(before);
  const between = isUnspaced(language) ? BETWEEN_UNSPACED : BETWEEN;
  const next = (markers: readonly TextRange[]) =>
    markers.find(({ start }) => start >= term.end && between.test(text.slice(term.end, start)));
  const options: Found[] = [];
  const add = (range: TextRange, fit: number) => options.push(clauseFrom(text, range.start, range.end, fit));
  const defining = next(findDefining(text, language));
  if (defining !== undefined) add(defining, opens || isQuoted ? 1 : 0.75);
  const calling = findCalling(text, language).findLast(
    ({ end }) => end <= term.start && BEFORE.test(text.slice(end, term.start)),
  );
  if (calling !== undefined) add({ start: calling.start, end: term.end }, isQuoted ? 0.95 : 0.85);
  const label = LABEL.exec(after);
  if (label !== null) {
    const start = term.end + label[0].length;
    if (EXPLANATION.test(text.slice(start))) add({ start, end: start }, opens ? 0.95 : 0.4);
  }
  const being = next(findCopulas(text, language));
  if (being !== undefined) {
    // "is a" tells what a thing is, "is" mostly how it is.
    const isFull = /\S\s+\S/u.test(text.slice(being.start, being.end));
    const sure = isFull || !languages[language].writing.hasCapitals;
    add(being, opens || isQuoted ? (sure ? 0.9 : 0.6) : sure ? 0.55 : 0.4);
  }
  if (EXPLAINED.test(after)) add({ start: term.end, end: term.end + 1 }, opens ? 0.65 : 0.5);
  else if (APPOSED.test(after)) add({ start: term.end, end: term.end + 1 }, opens ? 0.6 : 0.5);
  const rest = { start: term.end, end: Math.max(term.end, text.trimEnd().length), fit: opens ? 0.28 : 0.22 };
  return options.reduce((best, each) => (each.fit > best.fit ? each : best), rest);
}

/** Where only some words of the thing are explained. */
const PART = 0.6;
const UNNAMED = 0.25;

export function findDefinitions({ text, question, language }: FindInput): Found[] {
  const term = askedTerm(question, language);
  const mentionsOf = (pattern: RegExp | null | undefined) =>
    pattern ? rangesOf(text, pattern).slice(0, MAX_MENTIONS) : [];
  const wholes = mentionsOf(term?.whole);
  const mentions = wholes.length > 0 ? wholes : mentionsOf(term?.part);
  if (mentions.length === 0) {
    const defining = findDefining(text, language);
    return withoutOverlaps(defining.map(({ start, end }) => clauseFrom(text, start, end, UNNAMED)));
  }
  const share = (wholes.length > 0 ? 1 : PART) * (ASKS.test(text) ? 0.4 : 1);
  const found = mentions.map((mention) => {
    const explained = explanationAt(text, mention, language);
    return { ...explained, fit: explained.fit * share };
  });
  return withoutOverlaps(found);
}
