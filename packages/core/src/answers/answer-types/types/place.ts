import { byLanguage, languages } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { countryNames, namedCountries } from '#names/countries.ts';
import { kindsOfName } from '#names/name-kinds.ts';
import { findNameRuns } from '#names/names.ts';
import { isCityOrState } from '#names/known-places.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { isSaidName } from './person.ts';

/** Words before a place: those that stand before other things as seldom, and those that stand before anything. */
const AT = phrasesByLanguage(byLanguage(({ evidence }) => evidence.atPlace));
const TOWARDS = phrasesByLanguage(byLanguage(({ evidence }) => evidence.towardsPlace));

/** Where something lies on a computer or in the net: a path, an address. */
const PATH =
  /(?<![\p{L}\p{Nd}/.<])(?:~?\/(?:[\w.+-]{2,40}\/?){1,8}|[a-z]{3,6}:\/\/\S{4,120}|<?[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}>?|#[a-z]{3,20}(?=\s)|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3})/giu;

/** Kinds of places, where no name is given: "in the courts of …", "at the start of each file". */
const KIND = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.kindOfPlace),
  'giu',
);

/** Places by the words around them, where names have no capitals. */
const UNCASED = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.place),
  'giu',
);

/** Countries that a text names, by the language data of the engine; unspaced scripts are looked through name by name. */
function findCountries({ text, language, question }: FindInput): Found[] {
  const names = countryNames(language);
  const named = namedCountries(question, language, names);
  const found: Found[] = [];
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return found;
  if (isUnspaced(language)) {
    for (const name of names) {
      if (name.length < 2 || named.has(name)) continue;
      for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
        found.push({ start: at, end: at + name.length, fit: 1 });
      }
    }
    return found.toSorted((left, right) => left.start - right.start);
  }
  const words = [...lower.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’.&-]{0,40}/gu)];
  words.forEach((word, at) => {
    // The longest name that begins here, of up to four words.
    for (let count = 3; count >= 0; count--) {
      const last = words[at + count];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const name = lower
        .slice(word.index, end)
        .replace(/[.’']s?$/u, '')
        .replace(/\s+/gu, ' ');
      if (!names.has(name) || named.has(name)) continue;
      if ((found.at(-1)?.end ?? 0) > word.index) return;
      found.push({ start: word.index, end: word.index + name.length, fit: 1 });
      return;
    }
  });
  return found;
}

/** "Which town": a country alone says too little. */
const NOT_COUNTRY =
  /\b(?:city|cities|town|office|headquarter\p{L}*|address|courts?|states?|stadt|sitz|adresse|ville|siège|ciudad|sede|cidade|город\p{L}*|адрес|miast\p{L}*|siedzib\p{L}*)\b|城市|市|州|都市|本社|总部/iu;
/** A state or a city that is known by its name alone. */
const KNOWN = 0.9;
const UNNAMED = 0.4;
const IN_COUNTRY = 0.15;
const ADDRESS = 0.7;

function findPlaces(input: FindInput): Found[] {
  const { text, question, language } = input;
  const inCountry = NOT_COUNTRY.test(question) ? 0.45 : 0.75;
  const found: Found[] = findCountries(input).map((each) => ({ ...each, fit: inCountry }));
  const add = (pattern: RegExp, fit: number) => {
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, fit });
  };
  add(UNCASED(language), languages[language].evidence.placeFit ?? 0.7);
  add(PATH, ADDRESS);
  add(KIND(language), UNNAMED);
  for (const run of findNameRuns(text, language)) {
    const before = text
      .slice(Math.max(0, run.start - 24), run.start)
      .trimEnd()
      .replace(/\s(?:the|der|die|den|la|le|el|los|o|a)$/iu, '');
    // "Chicago, Illinois" is one place.
    const state =
      /^,\s\p{Lu}(?:\p{L}{1,20}|\.\p{Lu}\.)(?:\s\p{Lu}\p{L}{1,20})?/u.exec(
        text.slice(run.end, run.end + 46),
      )?.[0] ?? '';
    const { place: sure } = kindsOfName(run, text, language);
    const isKnown = sure >= KNOWN;
    const isInState = state !== '' && isCityOrState(state.slice(2).toLowerCase());
    const isAt = AT(language).test(before);
    const around = isAt || isInState ? 1 : TOWARDS(language).test(before) ? 0.5 : 0.25;
    if (run.kind === 'place') {
      found.push({ start: run.start, end: run.end, fit: inCountry + (isAt ? IN_COUNTRY : 0) });
      continue;
    }
    const fit = isKnown ? (isAt ? 0.95 : 0.75) : isInState && sure > 0.1 ? 0.95 : sure * 1.3 * around;
    found.push({ start: run.start, end: run.end + state.length, fit: Math.min(fit, 0.95) });
  }
  const seen: Found[] = [];
  for (const each of found.toSorted((left, right) => left.start - right.start || right.fit - left.fit)) {
    const last = seen.at(-1);
    if (isSaidName(text.slice(each.start, each.end), question)) continue;
    if (last === undefined || last.end <= each.start) seen.push(each);
    else if (each.fit > last.fit) seen[seen.length - 1] = each;
  }
  return seen;
}

const WHERE = byLanguage(({ asks }) => asks.place);

export const place: AnswerTypeRow = { type: 'place', find: findPlaces, asks: WHERE };

export const country: AnswerTypeRow = {
  type: 'country',
  find: findCountries,
  asks: byLanguage(({ asks }) => asks.country),
};
