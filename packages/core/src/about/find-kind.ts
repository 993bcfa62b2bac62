import type { TextRange } from '#text/text-range.ts';
import type { Language } from '#language/languages.ts';
import { isDateline } from './dateline.ts';
import type { FrontLine } from './front-pages.ts';
import { findLetter } from './letter.ts';
import { isKindAlone, kindInTitle, ownKindsIn } from './kind-phrases.ts';
import { NAMELESS, type NamelessKind } from './kind-words.ts';
import type { Fact } from './types.ts';

/** "☒ ANNUAL REPORT PURSUANT TO SECTION 13": what a form is. */
const FORM_KIND =
  /^[^\p{L}]{0,4}(?:x\s+)?((?:annual|quarterly|current|semi-?annual|transition) report|registration statement|proxy statement)\b(?=\s+(?:pursuant|under|on form|of foreign)|\s*$)/iu;
const RELEASE =
  /^(?:for immediate release|(?:press|news|media) release|pressemitteilung|communiqué de presse|comunicado de prensa|nota de prensa|comunicado (?:de|à) imprensa|пресс-релиз|komunikat prasowy|بيان صحفي|プレスリリース|报道资料|新闻稿)\b/iu;
const ABSTRACT =
  /^(?:\p{Nd}\.?\s*)?(?:abstract|zusammenfassung|kurzfassung|résumé|resumen|resumo|аннотация|streszczenie|abstrakt|ملخص|सारांश|要旨|概要|摘\s?要)\s*[:：.—-]?(?:$|\s)/iu;
const PAPER_PART =
  /^(?:key ?words?|index terms|categories and subject descriptors|general terms|ccs concepts|schlüsselwörter|schlagwörter|mots[- ]clés|palabras clave|palavras-chave|ключевые слова|słowa kluczowe|الكلمات المفتاحية|मुख्य शब्द|キーワード|关键词|關鍵詞)\b|^(?:1\.?|i\.?)\s+(?:introduction|einleitung|introducción|introdução|введение|wstęp)$/iu;
const BOOK =
  /\bISBN(?:-1[03])?[:\s]|library of congress cataloging|catalogue record for this book|bibliografische information der deutschen|dépôt légal|depósito legal/iu;
/** Pages among which a line may say what the document is. */
const LABEL_PAGES = 2;
/** Lines in which a document may call itself something, and how often it must. */
const MAX_LINES = 3_000;
const LEAST_NAMED = 2;

/** What kind of document it is, by the strongest evidence; undefined where there is none. */
export function findKind(
  pages: readonly (readonly FrontLine[])[],
  title: Fact | undefined,
  language: Language,
): Fact | undefined {
  const all = pages.flat();
  const first = pages.slice(0, LABEL_PAGES).flat();
  const nameless = (kind: NamelessKind, line: FrontLine | undefined) =>
    line && labelled(NAMELESS[kind][language], line);
  return (
    formKind(first) ??
    nameless('press release', all.find(({ text }) => RELEASE.test(text)) ?? findDateline(first)) ??
    nameless('paper', findAbstract(pages, language)) ??
    nameless('letter', findLetter(all)?.salutation) ??
    kindOfTitle(pages, title, language) ??
    kindLine(pages, language) ??
    nameless(
      'book',
      all.find(({ text }) => BOOK.test(text)),
    ) ??
    ownKind(all, language)
  );
}

function formKind(lines: readonly FrontLine[]): Fact | undefined {
  for (const line of lines) {
    const match = FORM_KIND.exec(line.text);
    const words = match?.[1];
    if (match && words !== undefined) {
      const start = line.start + match[0].length - words.length;
      return {
        text: sentenceCase(words),
        page: line.page,
        span: wordsOf(line, { start, end: start + words.length }),
      };
    }
  }
  return undefined;
}

const findDateline = (lines: readonly FrontLine[]): FrontLine | undefined =>
  lines.find(({ text }) => isDateline(text));

function findAbstract(pages: readonly (readonly FrontLine[])[], language: Language): FrontLine | undefined {
  for (const lines of pages.slice(0, LABEL_PAGES)) {
    const abstract = lines.find(({ text }) => ABSTRACT.test(text));
    const later = pages.flat();
    const hasParts = later.some(({ text }) => PAPER_PART.test(text.trim()));
    // A thesis says what it is; a manual may have an abstract too.
    if (abstract && hasParts && !lines.some(({ text }) => isKindAlone(text, language))) return abstract;
  }
  return undefined;
}

function kindOfTitle(
  pages: readonly (readonly FrontLine[])[],
  title: Fact | undefined,
  language: Language,
): Fact | undefined {
  const found = title && kindInTitle(title.text, language);
  if (!title || !found) return undefined;
  // A subtitle may say it better than a title of several nouns; but the title is what people go by.
  return { text: sentenceCase(title.text.slice(found.start, found.end)), page: title.page, span: title.span };
}

/** A line on the first pages that is nothing else. */
function kindLine(pages: readonly (readonly FrontLine[])[], language: Language): Fact | undefined {
  const line = pages
    .slice(0, LABEL_PAGES)
    .flat()
    .find(({ text }) => isKindAlone(text, language));
  return line && labelled(sentenceCase(line.text.trim()), line);
}

/** What the document calls itself most: "this licence". */
function ownKind(all: readonly FrontLine[], language: Language): Fact | undefined {
  const found = new Map<string, { readonly fact: Fact; count: number }>();
  for (const line of all.slice(0, MAX_LINES))
    for (const { start, end } of ownKindsIn(line.text, language)) {
      const text = line.text.slice(start, end);
      const key = text.toLowerCase();
      const known = found.get(key);
      if (known) known.count += 1;
      else {
        const span = wordsOf(line, { start: line.start + start, end: line.start + end });
        found.set(key, { fact: { text: sentenceCase(text), page: line.page, span }, count: 1 });
      }
    }
  const [most] = [...found.values()].toSorted((a, b) => b.count - a.count);
  // Once it may be of another document.
  return most && most.count >= LEAST_NAMED ? most.fact : undefined;
}

const labelled = (text: string, { page, start, end }: FrontLine): Fact => ({
  text,
  page,
  span: { start, end },
});

/** Few words prove nothing: the whole line then. */
const LEAST_WORDS = 12;
const wordsOf = (line: FrontLine, range: TextRange): TextRange =>
  range.end - range.start < LEAST_WORDS ? { start: line.start, end: line.end } : range;

/** "ANNUAL REPORT" and "License" as words in a sentence begin; what is short and in capitals is an abbreviation. */
function sentenceCase(words: string): string {
  const text = words.replace(/\s+/gu, ' ').trim();
  const isShout = !/\p{Ll}/u.test(text) && text.length > 4;
  const lower = isShout ? text.toLowerCase() : text;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
