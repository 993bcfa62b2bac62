import type { LanguageTexts } from '#library/language-texts.ts';
import { ar } from '#library/texts/ar.ts';
import { de } from '#library/texts/de.ts';
import { en } from '#library/texts/en.ts';
import { es } from '#library/texts/es.ts';
import { fr } from '#library/texts/fr.ts';
import { hi } from '#library/texts/hi.ts';
import { ja } from '#library/texts/ja.ts';
import { pl } from '#library/texts/pl.ts';
import { pt } from '#library/texts/pt.ts';
import { ru } from '#library/texts/ru.ts';
import { zh } from '#library/texts/zh.ts';
import { seededRandom } from '#pdf/mutate-bytes.ts';

const TEXTS = { en, ar, pl, ru, es, hi, zh, ja, de, fr, pt } satisfies Record<string, LanguageTexts>;
type TextLanguage = keyof typeof TEXTS;
const LANGUAGES = Object.keys(TEXTS) as TextLanguage[];
const COMPANIES = ['Halden Logistics', 'Bluefell', 'Dravinia Telecom', 'Northwind', 'Orsk & Vale', 'Tamarin'];

/** A text file of a made library. */
export interface MadeFile {
  readonly name: string;
  readonly lang: TextLanguage;
  readonly pages: readonly string[];
}

/** A search over a made library, and the name of the file that it is for. */
export interface TableSearch {
  readonly search: string;
  readonly lang: TextLanguage;
  readonly fileName: string;
}

interface LibrarySize {
  readonly files: number;
  /** Of each file; one to three where absent. */
  readonly pagesOfEach?: number;
  /** Of the 60 searches, every so manieth one. */
  readonly everySearch?: number;
}

/** A library in eleven languages and searches over it, each of which is for one file; the same ones for the same seed. */
export function makeLibrary(
  { files, pagesOfEach, everySearch = 1 }: LibrarySize,
  seed = 1,
): { files: MadeFile[]; searches: TableSearch[] } {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (items: readonly string[]) => items[below(items.length)] ?? '';
  const fill = (sentence: string) =>
    sentence.replaceAll('{n}', () => String(2 + below(95))).replaceAll('{company}', () => pick(COMPANIES));

  /** Common sentences and, somewhere among them, those given. */
  function makePage(texts: LanguageTexts, own: readonly string[]): string {
    const sentences = Array.from({ length: 4 + below(6) }, () => pick(texts.common));
    for (const sentence of own) sentences.splice(below(sentences.length + 1), 0, sentence);
    return sentences.map(fill).join('\n');
  }

  function makePages(texts: LanguageTexts, own: readonly string[], near: readonly string[]): string[] {
    const count = pagesOfEach ?? 1 + below(3);
    const at = below(count);
    return Array.from({ length: count }, (_, page) =>
      makePage(texts, [...(page === at ? own : []), ...near.filter(() => random() < 0.6)]),
    );
  }

  /** Of each search one sentence at most: no other file says all of its words. */
  const nearOf = (texts: LanguageTexts, wanted?: LanguageTexts['wanted'][number]) =>
    texts.wanted.flatMap((other) => (other === wanted || random() < 0.4 ? [] : [pick(other.near)]));

  const nameOf = (texts: LanguageTexts, number: number) =>
    `${pick(texts.names)}_${2020 + below(7)}_${number}.txt`;

  const table = LANGUAGES.flatMap((lang) => TEXTS[lang].wanted.map((wanted) => ({ lang, wanted }))).filter(
    (_, index) => index % everySearch === 0,
  );
  const made: MadeFile[] = [];
  const searches: TableSearch[] = [];
  for (const { lang, wanted } of table) {
    const texts = TEXTS[lang];
    const name = wanted.name ?? nameOf(texts, made.length);
    made.push({ name, lang, pages: makePages(texts, wanted.says, nearOf(texts, wanted)) });
    searches.push({ search: wanted.search, lang, fileName: name });
  }
  const languages = [...new Set(table.map(({ lang }) => lang))];
  while (made.length < files) {
    const lang = languages[made.length % languages.length] ?? 'en';
    const texts = TEXTS[lang];
    made.push({ name: nameOf(texts, made.length), lang, pages: makePages(texts, [], nearOf(texts)) });
  }
  return { files: made, searches };
}
