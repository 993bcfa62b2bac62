import { byLanguage, type Language, languages } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { countryNames, namedCountries } from '#names/countries.ts';
import { findNames } from '#names/name-kinds.ts';
import { isCityOrState } from '#names/known-places.ts';
import { findPhrasesByLanguage, phrasesByLanguage } from '#text/phrases.ts';
import { remembering } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import type { FindInput, Found } from '../types.ts';
import { isSaidName } from './person.ts';

/** Words before a place: those that stand before other things as seldom, and those that stand before anything. */
const AT = phrasesByLanguage(byLanguage(({ evidence }) => evidence.atPlace));
const TOWARDS = phrasesByLanguage(byLanguage(({ evidence }) => evidence.towardsPlace));

/** Where something lies on a computer or in the net: a path, an address. */
const PATH =
  /(?<![\p{L}\p{Nd}/.<])(?:~?\/(?:[\w.+-]{2,40}\/?){1,8}|[a-z]{3,6}:\/\/\S{4,120}|<?[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}>?|#[a-z]{3,20}(?=\s)|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3})/giu;

/** Kinds of places, where no name is given: "in the courts of …", "at the start of each file". */
const findKinds = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.kindOfPlace));

/** Places by the words around them, where names have no capitals. */
const findUncased = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.place));

/** Where a text names countries, by the language data of the engine; unspaced scripts are looked through name by name. */
const findCountryNames = remembering(
  (text: string, language: Language): readonly (TextRange & { readonly name: string })[] => {
    const names = countryNames(language);
    const lower = text.toLowerCase();
    if (lower.length !== text.length) return [];
    if (isUnspaced(language))
      return [...names]
        .filter((name) => name.length > 1 && lower.includes(name))
        .flatMap((name) =>
          rangesOf(lower, new RegExp(RegExp.escape(name), 'gu')).map((at) => ({ ...at, name })),
        )
        .toSorted((left, right) => left.start - right.start);
    const found: (TextRange & { name: string })[] = [];
    const words = rangesOf(lower, /[\p{L}\p{M}][\p{L}\p{M}'’.&-]{0,40}/gu);
    words.forEach(({ start }, at) => {
      if ((found.at(-1)?.end ?? 0) > start) return;
      // The longest name that begins here, of up to four words.
      for (const last of words.slice(at, at + 4).toReversed()) {
        const name = lower
          .slice(start, last.end)
          .replace(/[.’']s?$/u, '')
          .replace(/\s+/gu, ' ');
        if (!names.has(name)) continue;
        found.push({ start, end: start + name.length, name });
        return;
      }
    });
    return found;
  },
);

/** The countries of a text that the question does not name. */
export function findCountries({ text, language, question }: FindInput): Found[] {
  const named = namedCountries(question, language);
  return findCountryNames(text, language).flatMap(({ start, end, name }) =>
    named.has(name) ? [] : [{ start, end, fit: 1 }],
  );
}

/** "Which town": a country alone says too little. */
const NOT_COUNTRY =
  /\b(?:city|cities|town|office|headquarter\p{L}*|address|courts?|states?|stadt|sitz|adresse|ville|siège|ciudad|sede|cidade|город\p{L}*|адрес|miast\p{L}*|siedzib\p{L}*)\b|城市|市|州|都市|本社|总部/iu;
/** A state or a city that is known by its name alone. */
const KNOWN = 0.9;
const UNNAMED = 0.4;
const IN_COUNTRY = 0.15;
const ADDRESS = 0.7;

/** A country fits as well as countries do, and by `fit` better. */
interface Place extends Found {
  readonly isCountry?: boolean;
}

const readPlaces = remembering((text: string, language: Language): readonly Place[] => {
  const withFit = (ranges: readonly TextRange[], fit: number) => ranges.map((range) => ({ ...range, fit }));
  const names = findNames(text, language).map(({ start, end, kind, kinds: { place: sure } }): Place => {
    const before = text
      .slice(Math.max(0, start - 24), start)
      .trimEnd()
      .replace(/\s(?:the|der|die|den|la|le|el|los|o|a)$/iu, '');
    const isAt = AT(language).test(before);
    if (kind === 'place') return { start, end, fit: isAt ? IN_COUNTRY : 0, isCountry: true };
    // "Chicago, Illinois" is one place.
    const state =
      /^,\s\p{Lu}(?:\p{L}{1,20}|\.\p{Lu}\.)(?:\s\p{Lu}\p{L}{1,20})?/u.exec(text.slice(end, end + 46))?.[0] ??
      '';
    const isInState = state !== '' && isCityOrState(state.slice(2).toLowerCase());
    const around = isAt || isInState ? 1 : TOWARDS(language).test(before) ? 0.5 : 0.25;
    const isKnown = sure >= KNOWN;
    const fit = isKnown ? (isAt ? 0.95 : 0.75) : isInState && sure > 0.1 ? 0.95 : sure * 1.3 * around;
    return { start, end: end + state.length, fit: Math.min(fit, 0.95) };
  });
  return [
    ...withFit(findUncased(text, language), languages[language].evidence.placeFit ?? 0.7),
    ...withFit(rangesOf(text, PATH), ADDRESS),
    ...withFit(findKinds(text, language), UNNAMED),
    ...names,
  ];
});

export function findPlaces(input: FindInput): Found[] {
  const { text, question, language } = input;
  const inCountry = NOT_COUNTRY.test(question) ? 0.45 : 0.75;
  const countries = findCountries(input).map((each) => ({ ...each, fit: inCountry }));
  const named = readPlaces(text, language).map(({ start, end, fit, isCountry }) => ({
    start,
    end,
    fit: isCountry ? inCountry + fit : fit,
  }));
  const found: Found[] = [...countries, ...named];
  const seen: Found[] = [];
  for (const each of found.toSorted((left, right) => left.start - right.start || right.fit - left.fit)) {
    const last = seen.at(-1);
    if (isSaidName(text.slice(each.start, each.end), question)) continue;
    if (last === undefined || last.end <= each.start) seen.push(each);
    else if (each.fit > last.fit) seen[seen.length - 1] = each;
  }
  return seen;
}
