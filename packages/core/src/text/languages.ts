/** The languages whose words, figures and dates are known; English stands for every other. */
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'pl', 'pt', 'ru', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export function toLanguage(language: string): Language {
  return LANGUAGES.find((each) => each === language) ?? 'en';
}
