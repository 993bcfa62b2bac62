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

/** Debian's names of the OCR data that do not come with the product. */
const OCR_DATA: Partial<Record<Language, string>> = { ru: 'tesseract-ocr-rus' };

/** The one command by which who runs a server installs the OCR data of these languages (Debian); null where there is none. */
export function ocrDataCommand(languages: readonly Language[]): string | null {
  const packages = languages.flatMap((lang) => OCR_DATA[lang] ?? []);
  return packages.length === 0 ? null : `apt-get install tesseract-ocr ${packages.join(' ')}`;
}
