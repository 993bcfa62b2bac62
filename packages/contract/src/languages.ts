import { z } from 'zod';

export const LANGUAGES = ['en', 'ar', 'pl', 'ru', 'es', 'hi', 'zh', 'ja', 'de', 'fr', 'pt'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** English names, as shown in lists. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'Arabic',
  pl: 'Polish',
  ru: 'Russian',
  es: 'Spanish',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
  de: 'German',
  fr: 'French',
  pt: 'Portuguese',
};
