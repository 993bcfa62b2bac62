import { stemArabic } from './ar.ts';
import { stemEnglish } from './en.ts';
import { stemFrench } from './fr.ts';
import { stemGerman } from './de.ts';
import { stemHindi } from './hi.ts';
import { stemPolish } from './pl.ts';
import { stemPortuguese } from './pt.ts';
import { stemRussian } from './ru.ts';
import { stemSpanish } from './es.ts';

export type Stemmer = (lowerCaseWord: string) => string;

const STEMMERS: ReadonlyMap<string, Stemmer> = new Map([
  ['ar', stemArabic],
  ['de', stemGerman],
  ['en', stemEnglish],
  ['es', stemSpanish],
  ['fr', stemFrench],
  ['hi', stemHindi],
  ['pl', stemPolish],
  ['pt', stemPortuguese],
  ['ru', stemRussian],
]);

/** The stemmer of a language; a language without one keeps its words as they are. */
export function stemmerOf(language: string): Stemmer {
  return STEMMERS.get(language) ?? ((word) => word);
}
