import type { Language } from '#language/languages.ts';
import { namedCountries } from '#names/countries.ts';

/** Where a question asks about a part of the whole: "in the United States". */
export interface AskedPlace {
  /** With its preposition, as the question has it. */
  readonly phrase: string;
  readonly isCountry: boolean;
  /** Whether a text names the place; a country in any of its forms. */
  readonly isNamedIn: (text: string) => boolean;
}

const WITHIN =
  /(?<![\p{L}\p{M}])(?:in|im|en|em|no|na|à|au|aux|dans|w|we|в|во)\s+(?:(?:the|der|den|la|le|les|el|los|o|a)\s+)?(\p{Lu}[\p{L}\p{M}.]*(?:\s\p{Lu}[\p{L}\p{M}.]*)*)/u;

/** The place that a question names behind a preposition, in languages that write names with capitals; else null. */
export function readAskedPlace(question: string, language: Language): AskedPlace | null {
  const [phrase, place] = WITHIN.exec(question) ?? [];
  if (phrase === undefined || place === undefined) return null;
  const countries = namedCountries(place, language);
  return {
    phrase,
    isCountry: countries.size > 0,
    isNamedIn: (text) => text.includes(place) || !namedCountries(text, language).isDisjointFrom(countries),
  };
}
