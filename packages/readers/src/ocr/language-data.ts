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

/** No package holds the Russian data, so that Russian is read where the system has it. */
const SOURCES: Readonly<Record<string, () => LanguageData | null>> = {
  en: () => packaged('eng', import.meta.resolve('@tesseract.js-data/eng/package.json')),
  ar: () => packaged('ara', import.meta.resolve('@tesseract.js-data/ara/package.json')),
  pl: () => packaged('pol', import.meta.resolve('@tesseract.js-data/pol/package.json')),
  ru: () => installed('rus'),
  es: () => packaged('spa', import.meta.resolve('@tesseract.js-data/spa/package.json')),
  hi: () => packaged('hin', import.meta.resolve('@tesseract.js-data/hin/package.json')),
  zh: () => packaged('chi_sim', import.meta.resolve('@tesseract.js-data/chi_sim/package.json')),
  ja: () => packaged('jpn', import.meta.resolve('@tesseract.js-data/jpn/package.json')),
  de: () => packaged('deu', import.meta.resolve('@tesseract.js-data/deu/package.json')),
  fr: () => packaged('fra', import.meta.resolve('@tesseract.js-data/fra/package.json')),
  pt: () => packaged('por', import.meta.resolve('@tesseract.js-data/por/package.json')),
};

/** The data of a language (an ISO 639-1 code), or null where it is not installed. */
export const findLanguageData = (language: string): LanguageData | null => SOURCES[language]?.() ?? null;
