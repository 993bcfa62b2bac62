import { ENGLISH, type Language, LANGUAGES, languages } from '#language/languages.ts';
import type { TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { KIND_WORDS, THIS } from './kind-words.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
const END = String.raw`(?![\p{L}\p{M}\p{Nd}])`;
/** Behind it stands what the document is of: "A Brief History of the Agreement". */
const OF = /\s(?:of|for|on|to|about|in|with|between|by|von|für|zu[rm]?|über|der|des|zwischen|und)\s/u;

interface Patterns {
  readonly phrase: RegExp;
  readonly own: RegExp;
}

const compiled = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let patterns = compiled.get(language);
  if (patterns === undefined) {
    const words = KIND_WORDS[language];
    const isWhole = isUnspaced(language);
    const bounded = isWhole ? `(?:${words})` : `${START}(?:${words})${END}`;
    const gap = isWhole ? '' : String.raw`\s+(?:[\p{L}\p{M}]+\s+){0,2}?`;
    const start = isWhole ? '' : START;
    patterns = {
      phrase: new RegExp(bounded, 'giu'),
      own: new RegExp(`${start}(?:${THIS[language]})${gap}(${bounded})`, 'giu'),
    };
    compiled.set(language, patterns);
  }
  return patterns;
}

/** The words of a title that say what kind of document it names; undefined where none do. */
export function kindInTitle(title: string, language: Language): TextRange | undefined {
  for (const each of new Set([language, ENGLISH])) {
    const found = phrasesIn(title, each);
    if (found.length === 0) continue;
    if (languages[each].document.headFirst) return found[0];
    const of = OF.exec(title)?.index ?? title.length;
    const heads = found.filter(({ start }) => start < of);
    return heads.at(-1) ?? found[0];
  }
  return undefined;
}

/** Whether a line is nothing but what kind of document this is, as title pages have one: "CURRENT REPORT". */
export function isKindAlone(line: string, language: Language): boolean {
  const text = line.trim();
  return [language, ENGLISH].some((each) =>
    phrasesIn(text, each).some(({ start, end }) => start === 0 && end === text.length),
  );
}

/** The kinds by which a text calls the document that it stands in: "this manual". */
export function ownKindsIn(text: string, language: Language): TextRange[] {
  return [...text.matchAll(patternsOf(language).own)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1] ?? '').length, end };
  });
}

function phrasesIn(text: string, language: Language): TextRange[] {
  return [...text.matchAll(patternsOf(language).phrase)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a text has a word for a kind of document in any language. */
export const namesKind = (text: string, language: Language): boolean =>
  LANGUAGES.includes(language) && kindInTitle(text, language) !== undefined;
