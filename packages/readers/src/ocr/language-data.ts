import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a language is described to the recogniser: the name of its data, and the file, compressed or not. */
export interface LanguageData {
  readonly name: string;
  readonly path: string;
}

const FOLDER = '4.0.0_best_int';
const packaged = (name: string, manifest: string): LanguageData => ({
  name,
  path: fileURLToPath(new URL(`./${FOLDER}/${name}.traineddata.gz`, manifest)),
});

/** Where systems keep the data of the `tesseract` program. */
const SYSTEM_FOLDERS = [
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
];
const installed = (name: string): LanguageData | null => {
  const path = SYSTEM_FOLDERS.map((folder) => `${folder}/${name}.traineddata`).find((file) =>
    existsSync(file),
  );
  return path === undefined ? null : { name, path };
};

interface Source {
  /** What the data are called, also by the `tesseract` program. */
  readonly name: string;
  /** The manifest of the package that holds them; no package holds the Russian data, which are read where the system has them. */
  readonly manifest?: string;
  /** The data know no Latin letters, so English, whose words stand in documents of every language, has to be read beside it. */
  readonly isWithoutLatin?: true;
}

const SOURCES: Readonly<Record<string, Source>> = {
  en: { name: 'eng', manifest: import.meta.resolve('@tesseract.js-data/eng/package.json') },
  ar: {
    name: 'ara',
    manifest: import.meta.resolve('@tesseract.js-data/ara/package.json'),
    isWithoutLatin: true,
  },
  pl: { name: 'pol', manifest: import.meta.resolve('@tesseract.js-data/pol/package.json') },
  ru: { name: 'rus', isWithoutLatin: true },
  es: { name: 'spa', manifest: import.meta.resolve('@tesseract.js-data/spa/package.json') },
  hi: {
    name: 'hin',
    manifest: import.meta.resolve('@tesseract.js-data/hin/package.json'),
    isWithoutLatin: true,
  },
  zh: { name: 'chi_sim', manifest: import.meta.resolve('@tesseract.js-data/chi_sim/package.json') },
  ja: { name: 'jpn', manifest: import.meta.resolve('@tesseract.js-data/jpn/package.json') },
  de: { name: 'deu', manifest: import.meta.resolve('@tesseract.js-data/deu/package.json') },
  fr: { name: 'fra', manifest: import.meta.resolve('@tesseract.js-data/fra/package.json') },
  pt: { name: 'por', manifest: import.meta.resolve('@tesseract.js-data/por/package.json') },
};

/** What a text in a language (an ISO 639-1 code) is read as, itself first. */
export const languagesToRead = (language: string): string[] =>
  SOURCES[language]?.isWithoutLatin ? [language, 'en'] : [language];

/** What the `tesseract` program calls a language (an ISO 639-1 code). */
export const programNameOf = (language: string): string | null => SOURCES[language]?.name ?? null;

/** The data of a language (an ISO 639-1 code) for the engine of the product, or null where they are not installed. */
export function findLanguageData(language: string): LanguageData | null {
  const source = SOURCES[language];
  if (!source) return null;
  const { name, manifest } = source;
  return manifest === undefined ? installed(name) : packaged(name, manifest);
}
