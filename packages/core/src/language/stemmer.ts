import { knownLanguage } from './languages.ts';
import type { Stemmer } from './parts/forms.ts';

export type { Stemmer };

/** The stemmer of a language; a language without one keeps its words as they are. */
export function stemmerOf(language: string): Stemmer {
  return knownLanguage(language)?.forms?.stem ?? ((word) => word);
}
