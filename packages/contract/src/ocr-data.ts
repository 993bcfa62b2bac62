import type { Language } from '#languages.ts';

/** Debian's names of the OCR data that do not come with the product. */
const OCR_DATA: Partial<Record<Language, string>> = { ru: 'tesseract-ocr-rus' };

/** The one command by which who runs a server installs the OCR data of these languages (Debian); null where there is none. */
export function ocrDataCommand(languages: readonly Language[]): string | null {
  const packages = languages.flatMap((lang) => OCR_DATA[lang] ?? []);
  return packages.length === 0 ? null : `apt-get install tesseract-ocr ${packages.join(' ')}`;
}
