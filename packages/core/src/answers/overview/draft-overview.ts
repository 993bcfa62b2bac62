import { byLanguage, toLanguage } from '#language/languages.ts';
import type { About, Fact } from '#about/types.ts';
import { readNumber } from '#outline/numbering.ts';
import type { Heading } from '#outline/types.ts';
import { QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { type FileIndex, findPageText } from '../file-index/file-index.ts';
import { makePassage } from '../retrieval/passages.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { readableText } from '#sentences/readable-text.ts';
import { type CentralSentence, findCentralSentences } from './central-sentences.ts';
import type { DraftAnswer, DraftCitation, DraftClaim } from '../extraction/draft.ts';

/** What is told of a document: from its first pages, and its headings. */
export interface Contents {
  readonly about: About;
  readonly headings: readonly Heading[];
}

/** Sentences of the text in an overview, and headings of its outermost level. */
const SENTENCES = 4;
const MAX_SECTIONS = 10;
const LONGEST_SECTION = 90;
/** Pages that an overview cites: those of its parts. */
const MAX_PAGES = 18;
const MAX_NAMES = 3;
/** The top answer is one line of facts. */
const TOP_ANSWER_LENGTH = 280;
const SEPARATOR = ' · ';

/** Before the headings, in the language of the question. */
const CONTENTS = byLanguage(({ document }) => document.contents);

/**
 * What a document is about, without a word that does not stand in it: what it is, by whom and of when, its parts, and the
 * sentences that say most. Like every draft it must go through `verifyAnswer`.
 */
export function draftOverview(
  index: FileIndex,
  question: string,
  { about, headings }: Contents,
): DraftAnswer {
  const language = toLanguage(guessLanguage(question, index.language));
  const sentences = findCentralSentences(index, {
    topic: topicOf(about),
    most: SENTENCES,
    without: formPages(about),
  });
  const topAnswer = renderFacts(index, about);
  const first = sentences.filter(({ tells }) => tells).map(renderSentence);
  const others = sentences.filter(({ tells }) => !tells).map(renderSentence);
  const sections = renderSections(index, headings, { about, label: CONTENTS[language] });
  const claims = joinTopAnswer([...topAnswer, ...first, ...sections, ...others], about.title);
  if (claims.length === 0) return { kind: 'none', claims: [] };
  // Sentences alone come close, and do not say what the document is.
  return { kind: topAnswer.length > 0 ? 'answer' : 'closest', claims, maxPages: MAX_PAGES };
}

const IS_FORM = /^form\s\S{1,6}$/iu;
const formPages = ({ title, kind }: About): number[] =>
  title && IS_FORM.test(title.text) ? [title.page, kind?.page ?? title.page] : [];

const topicOf = ({ title, parties }: About): string =>
  [title, ...parties.slice(0, 1)].map((fact) => fact?.text ?? '').join(' ');

/** "Annual report: FORM 10-K · Costco Wholesale Corporation · For the fiscal year ended August 29, 2021" */
function renderFacts(index: FileIndex, { title, kind, parties, date }: About): DraftClaim[] {
  if (!title && !kind) return [];
  const told = [title, ...parties.slice(0, MAX_NAMES), date].flatMap((fact) => {
    const isSaid = fact !== title && title && fact && fold(title.text).includes(fold(fact.text));
    const citation = fact && !isSaid && citeFact(index, fact);
    return fact && citation ? [{ text: fact.text, citation }] : [];
  });
  const isNamedFirst = kind && title && fold(title.text).startsWith(fold(kind.text));
  const label = kind && !isNamedFirst ? citeFact(index, kind) : undefined;
  const before = kind && label ? `${kind.text}${told.length > 0 ? ': ' : ''}` : '';
  const parts: string[] = [];
  const citations = label ? [label] : [];
  for (const { text, citation } of told) {
    if (before.length + [...parts, text].join(SEPARATOR).length > TOP_ANSWER_LENGTH) continue;
    parts.push(text);
    citations.push(citation);
  }
  const text = before + parts.join(SEPARATOR);
  const isNamed = title && parts[0] === title.text && parts.length > 1;
  const emphasis = isNamed && [{ start: before.length, end: before.length + title.text.length }];
  return text === '' ? [] : [{ text, ...(emphasis && { emphasis }), citations }];
}

/** A title alone says little: the sentence that says most goes with it, where there is room. */
function joinTopAnswer(claims: readonly DraftClaim[], title: Fact | undefined): DraftClaim[] {
  const [topAnswer, ...others] = claims;
  const named = topAnswer?.citations.at(-1);
  if (!topAnswer || !title || !named || !topAnswer.text.endsWith(title.text)) return [...claims];
  const room = QUOTE_MAX_LENGTH - title.text.length - 2;
  const sentence = others.find(({ text, citations }) => citations.length === 1 && text.length <= room);
  if (!sentence) return [...claims];
  const joined = {
    text: `${title.text}: ${sentence.text}`,
    emphasis: [{ start: 0, end: title.text.length }],
    citations: [named, ...sentence.citations],
  };
  return [joined, ...others.filter((claim) => claim !== sentence)];
}

/** Few letters prove nothing: their line, or what stands around it on the page, does. */
function citeFact(index: FileIndex, { page, span }: Fact): DraftCitation | undefined {
  const text = findPageText(index, page);
  if (text === undefined || span.end > text.length) return undefined;
  const wide = widen(text, span);
  return wide && cite(page, text, wide);
}

function widen(text: string, span: TextRange): TextRange | undefined {
  for (const range of [
    span,
    linesAround(text, span, 0),
    linesAround(text, span, 1),
    linesAround(text, span, 2),
  ])
    if (readableText(text.slice(range.start, range.end), text).length >= QUOTE_MIN_LENGTH) return range;
  return undefined;
}

/** The lines of a range, with so many below. */
function linesAround(text: string, { start, end }: TextRange, more: number): TextRange {
  let last = end;
  for (let turn = 0; turn <= more; turn++) {
    const next = text.indexOf('\n', turn === 0 ? last : last + 1);
    last = next < 0 ? text.length : next;
  }
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: last };
}

function renderSentence({ page, pageText, span }: CentralSentence): DraftClaim {
  return {
    text: readableText(pageText.slice(span.start, span.end), pageText),
    citations: [cite(page, pageText, span)],
  };
}

interface SectionOptions {
  readonly about: About;
  readonly label: string;
}

/** The outermost headings as they stand on their pages, as many as can be taken in. */
function renderSections(
  index: FileIndex,
  headings: readonly Heading[],
  { about, label }: SectionOptions,
): DraftClaim[] {
  const cited = chooseLevel(headings).flatMap(({ page, span }) => {
    const text = findPageText(index, page);
    if (text === undefined || span.end <= span.start || span.end > text.length) return [];
    const shown = readableText(text.slice(span.start, span.end), text).replace(/\t/gu, ' ');
    const title = fold(about.title?.text ?? '');
    const isTitle = title !== '' && fold(shown).includes(title);
    const letters = shown.match(/[\p{L}\p{M}\p{Nd}\s]/gu)?.length ?? 0;
    const isPart = shown.length <= LONGEST_SECTION && letters > 0.8 * shown.length;
    const wide = widen(text, span);
    return isTitle || !isPart || !wide ? [] : [{ shown, citation: cite(page, text, wide) }];
  });
  const listed = cited.slice(0, MAX_SECTIONS);
  if (listed.length < 2) return [];
  const more = cited.length > listed.length ? `${SEPARATOR}…` : '';
  return [
    {
      text: `${label}: ${listed.map(({ shown }) => shown).join(SEPARATOR)}${more}`,
      citations: listed.map(({ citation }) => citation),
    },
  ];
}

/** The table of contents itself, and what stands at the end of any document. */
const NO_PART =
  /^(?:(?:table of )?contents|index|abstract|signatures?|(?:special )?(?:note|information|statements?)? ?(?:regarding|relating to|on)? ?forward[- ]looking (?:statements?|information)|end of terms and conditions|exhibits?\b.*|inhalt(?:sverzeichnis)?|table des matières|sommaire|índice(?: general)?|sumário|содержание|оглавление|spis treści|المحتويات|目次|目录)$/iu;
const FEW = 4;

/** Of the outer levels as many as tell of parts: "Part I" alone names none, and one heading is the title over the others. */
function chooseLevel(all: readonly Heading[]): Heading[] {
  const headings = all.filter(({ text }) => readNumber(text)?.title !== '' && !NO_PART.test(text.trim()));
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const upTo = (level: number) => headings.filter((heading) => heading.level <= level);
  return upTo(levels.find((level) => upTo(level).length >= FEW) ?? levels.at(-1) ?? 1);
}

function cite(page: number, pageText: string, range: TextRange): DraftCitation {
  const { id, text } = makePassage(page, pageText, range);
  return { passageId: id, quote: text };
}

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
