import { readdirSync, readFileSync } from 'node:fs';
import { realDocument } from '@recto/testing/test-data';
import { z } from 'zod';
import type { PlantedWord } from './plant-document.ts';

/** Real texts in the languages of the product, by the sets of questions that ask about them. */
const LANGUAGE_SETS = {
  zh: 'xquad-zh',
  ja: 'jaquad',
  ar: 'xquad-ar',
  hi: 'xquad-hi',
  ru: 'xquad-ru',
  pl: 'poquad',
  pt: 'faquad',
  es: 'xquad-es',
} as const;
export type TextLanguage = keyof typeof LANGUAGE_SETS;
export const LANGUAGES = Object.keys(LANGUAGE_SETS) as readonly TextLanguage[];

const Text = z.object({ pages: z.array(z.string()) });

/** In characters. */
const SHORTEST = 80;
const LONGEST = 900;

/** The paragraphs of a language's texts, in their order. */
export function readParagraphs(language: TextLanguage): string[] {
  const folder = realDocument(`qa/sets/${LANGUAGE_SETS[language]}/docs`);
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => Text.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))).pages)
    .map((page) => page.replace(/[\s\u200B\u200E\u200F\u202A-\u202E\u2060]+/gu, ' ').trim())
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST);
}

/** Characters of scripts without spaces, and marks of their width. */
const UNSPACED = '\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF\\u{20000}-\\u{3FFFF}';
const TOKEN = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_\\u200C\\u200D])+|\\S`, 'gu');
const SPACED_WORD = new RegExp(`^(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_\\u200C\\u200D]+$`, 'u');

/** What is scored: words and marks, and of a script without spaces its characters. */
export function tokenizeCharacters(text: string): { t: string[]; s: number[] } {
  const found = [...text.matchAll(TOKEN)].filter(([token]) => token.trim() !== '');
  return { t: found.map(([token]) => token), s: found.map(({ index }) => index) };
}

/** A text cut into words as its language has them, with marks by themselves. */
export function cutWords(text: string, language: TextLanguage): Omit<PlantedWord, 'id'>[] {
  const words: Omit<PlantedWord, 'id'>[] = [];
  let isGlued = false;
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const parts = isUnspaced(language) ? [segment.trim()] : tokenizeCharacters(segment).t;
    for (const part of parts) {
      const last = words.at(-1);
      if (part === '') isGlued = false;
      else if (isGlued && last && SPACED_WORD.test(last.text) && SPACED_WORD.test(part))
        words[words.length - 1] = { ...last, text: last.text + part };
      else words.push({ text: part, isGlued });
      if (part !== '') isGlued = true;
    }
    if (segment.trim() === '') isGlued = false;
  }
  return words;
}

export const isUnspaced = (language: TextLanguage) => language === 'zh' || language === 'ja';
