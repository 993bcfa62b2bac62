import { byLanguage, knownLanguage } from '#language/languages.ts';
import { foldHeading } from '#text/fold-heading.ts';
import { readNumber } from '#structure/headings/heading-number.ts';
import type { Heading } from '#structure/headings/heading.ts';

/** A question that the section under a heading may answer. */
export interface QuestionIdea {
  /** Under which the answer stands; empty where it may stand anywhere. */
  readonly heading: string;
  /** The same question in other words, the best first. */
  readonly wordings: readonly string[];
  /** The pages of the section. */
  readonly page: number;
  readonly lastPage: number;
}

/** As the document's language asks it, the ways to be tried first before others; `@` stands for the heading. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = byLanguage(
  ({ suggestions }) => suggestions.ofSection,
);

/** Parts that every document may have say nothing to ask about. */
const COMMON =
  /^(?:(?:general )?(?:introduction|overview|abstract|summary|preface|foreword|preamble|contents|table of contents|index|references|bibliography|appendix|appendices|acknowledge?ments?|signatures?|exhibits?|reserved|miscellaneous|general|notes?|about this .*|how to .*|see also|conclusions?|terms and conditions|background|glossary|revision history|copyright.*)|einleitung|einführung|überblick|vorwort|inhalt.*|zusammenfassung|anhang|literatur.*|sonstiges|allgemeines|introduction|avant-propos|préface|résumé|sommaire|annexes?|généralités|introducción|prefacio|resumen|índice|prólogo|generalidades|introdução|prefácio|resumo|sumário|введение|предисловие|содержание|аннотация|заключение|приложение|wstęp|wprowadzenie|przedmowa|spis treści|streszczenie|مقدمة|الفهرس|ملخص|परिचय|भूमिका|सारांश|はじめに|序[章文]|概要|目次|まえがき|おわりに|引言|前言|简介|概述|目录|摘要|附录)$/iu;

const MIN_LENGTH = 3;
const MAX_LENGTH = 70;
/** Question marks of all languages. */
const IS_QUESTION = /[?？؟]$/u;

interface SuggestOptions {
  /** Of the document. */
  readonly language: string;
  readonly title: string;
  readonly lastPage: number;
  readonly isLowered: (word: string) => boolean;
}

/**
 * Questions made from headings, in the order in which they are worth a try: from all parts of the document in turn, the
 * upper levels first. `isLowered` tells whether the text writes a word in lower case too.
 */
export function suggestQuestions(
  headings: readonly Heading[],
  { language, title, lastPage, isLowered }: SuggestOptions,
): QuestionIdea[] {
  const ideas = headings.flatMap((heading, at) => {
    if (heading.span.end === heading.span.start) return [];
    const text = heading.text.replace(/[.。]$/u, '').trim();
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || COMMON.test(text)) return [];
    const named = foldHeading(title);
    if (named !== '' && foldHeading(text).includes(named)) return [];
    if (isShouted(text) && lowersTitles(language) && isShouted(lowerWords(text, isLowered))) return [];
    if (/["“”„«»「」]/u.test(text) || readNumber(text)?.title === '') return [];
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const wordings = IS_QUESTION.test(text) ? [text] : asQuestions(text, { language, isLowered });
    const end = Math.max(heading.page, next?.page ?? lastPage);
    return [{ heading: text, wordings, page: heading.page, lastPage: end, level: heading.level }];
  });
  const top = Math.min(...ideas.map(({ level }) => level));
  const upper = ideas.filter(({ level }) => level <= top + 1);
  const lower = ideas.filter(({ level }) => level > top + 1);
  return [...inTurn(upper), ...inTurn(lower)].map(({ level: _, ...idea }) => idea);
}

/** The first third, the second and the last, one of each at a time. */
function inTurn<T>(all: readonly T[]): T[] {
  const third = Math.ceil(all.length / 3);
  return Array.from({ length: third }, (_, at) => [all[at], all[at + third], all[at + 2 * third]].slice(0, 3))
    .flat()
    .filter((one) => one !== undefined)
    .filter((one, at, list) => list.indexOf(one) === at);
}

const lowersTitles = (language: string) => knownLanguage(language)?.suggestions.lowersTitles === true;

function asQuestions(
  text: string,
  { language, isLowered }: Pick<SuggestOptions, 'language' | 'isLowered'>,
): string[] {
  const asked = lowersTitles(language) ? lowerWords(text, isLowered) : text;
  return (QUESTIONS[language] ?? []).map((pattern) => pattern.replace('@', () => asked));
}

/** Capitals alone, and no abbreviation. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{5}/u.test(text);

/** In lower case where the text writes all of the words so: names keep their capitals. */
function lowerWords(text: string, isLowered: (word: string) => boolean): string {
  const words = text.match(/\p{Lu}[\p{L}\p{M}'’]*/gu) ?? [];
  return words.every((word) => isLowered(word.toLowerCase())) ? text.toLowerCase() : text;
}
