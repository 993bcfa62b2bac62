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

/** Everything that the files of a language say, each sentence once. */
const textOf = ({ common, wanted }: LanguageTexts): string =>
  [...common, ...wanted.flatMap(({ says, near }) => [...says, ...near])]
    .join('\n')
    .replaceAll('{n}', '24')
    .replaceAll('{company}', 'Aldgate')
    // Some words of searches are in forms of letters that few encodings have.
    .normalize('NFKC');

/** A text of a few hundred words in each of the eleven languages. */
export const MADE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ar, de, en, es, fr, hi, ja, pl, pt, ru, zh }).map(([language, texts]) => [
    language,
    textOf(texts),
  ]),
);
