import { byLanguage, type Language, languages } from '#language/languages.ts';
import type { Found } from '../types.ts';

export function hasCapitals(language: Language): boolean {
  return languages[language].writing.hasCapitals;
}

const PATTERNS = byLanguage(({ people }) => people.namePatterns);

/** Names of persons in scripts without capitals, by titles, particles, lists of surnames and written forms. */
export function findUncasedNames(text: string, language: Language): Found[] {
  const found: Found[] = [];
  for (const [pattern, fit] of PATTERNS[language] ?? []) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (found.some((each) => each.start < end && start < each.end)) continue;
      found.push({ start, end, fit });
    }
  }
  return found;
}
