import { bodyHeightOf } from '#structure/placed-line.ts';
import { foldHeading } from '#text/fold-heading.ts';
import { readNumber } from '#structure/headings/heading-number.ts';
import { endsSentence } from '#sentences/line-ends.ts';
import { findDates } from '#figures/dates.ts';
import type { Language } from '#language/languages.ts';
import type { FrontLine } from './front-pages.ts';
import { namesKind } from './kind-phrases.ts';
import { isRegistrantNote } from './registrant.ts';
import type { Fact } from './types.ts';

const MAX_LENGTH = 160;
const MAX_LINES = 4;
/** Type of the title, of that of running text. */
const LARGER = 1.1;
const TALLEST = 3;
/** Below a title, in heights of its type; lines of prose stand closer. */
const SPACE_BELOW = 0.3;
/** Two lines of one type. */
const SAME_TYPE = 0.08;
/** Labels that title pages print larger than the title, and heads of parts that every document may have. */
const NO_TITLE =
  /^(?:united states(?: of america)?(?: securities and exchange commission)?|\(?mark one\)?|securities and exchange commission|washington,? d\.?c\.?.*|(?:table of )?contents|abstract|summary|preface|foreword|(?:license|copyright|legal) notices?|imprint|confidential|draft|introduction|inhalt(?:sverzeichnis)?|vorwort|impressum|sommaire|table des matières|préface|índice(?: general)?|prefacio|prólogo|prefácio|sumário|содержание|оглавление|предисловие|spis treści|przedmowa|فهرس|المحتويات|विषय[- ]?सूची|目次|はじめに|目录|目錄|前言|(?:chapter|part|kapitel|teil|chapitre|capítulo|глава|rozdział)\s+\S{1,5}|collaborators|colaboradores|revision history)\s*:?$/iu;
const NO_TITLE_START =
  /^(?:copyright|\(c\)|©|isbn|issn|doi|https?:|www\.|version\b|release\b|by\s|for immediate release|note:|page \p{Nd})/iu;
/** The designation of a form is its title. */
const FORM = /^form\s+[\p{L}\p{Nd}]{1,5}(?:-[\p{L}\p{Nd}]{1,4})?(?:\/a)?$/iu;
/** "v. 1.2" ends none. */
const ENDS_PROSE = /[^\p{Nd}\s][.!。।！]["”’»)]?$/u;
const ADDRESS = /@|https?:|www\./iu;

/**
 * The title of a document: on its first pages the lines in large type, the more so where they come back as the head of
 * other pages or say what kind of document it is. Without larger type the first line, if it can be one.
 */
export function findTitle(pages: readonly (readonly FrontLine[])[], language: Language): Fact | undefined {
  const all = pages.flat();
  const body = bodyHeightOf(all);
  const candidates = pages.flatMap((lines, order) =>
    groupsOf(lines, { body, language }).map((group) => ({ group, order })),
  );
  let best: { readonly fact: Fact; readonly score: number } | undefined;
  for (const { group, order } of candidates) {
    const fact = toFact(group);
    if (fact === undefined) continue;
    const score = scoreOf(group, fact, { order, body, all, language });
    if (score > (best?.score ?? 0)) best = { fact, score };
  }
  return best?.fact;
}

/** Lines of one type, close below each other. */
function groupsOf(
  lines: readonly FrontLine[],
  { body, language }: { readonly body: number; readonly language: Language },
): FrontLine[][] {
  const groups: FrontLine[][] = [];
  for (const [at, line] of lines.entries()) {
    if (isNoTitle(line.text, lines[at + 1]?.text, language)) {
      groups.push([]);
      continue;
    }
    const group = groups.at(-1);
    const before = group?.at(-1);
    const goesOn =
      before &&
      isSameType(before, line) &&
      readNumber(line.text) === undefined &&
      !FORM.test(before.text.trim()) &&
      !FORM.test(line.text.trim()) &&
      (line.height >= LARGER * body || (isCapitals(before.text) && isCapitals(line.text)));
    if (group && goesOn && group.length < MAX_LINES) group.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => group.length > 0);
}

const isSameType = (before: FrontLine, line: FrontLine): boolean =>
  Math.abs(before.height - line.height) < SAME_TYPE * line.height &&
  line.top - before.bottom < 1.2 * line.height &&
  line.top >= before.top;

function isNoTitle(text: string, next: string | undefined, language: Language): boolean {
  const line = text.trim();
  if (!/\p{L}{3}|\p{Lo}{2}/u.test(line) || NO_TITLE.test(line) || NO_TITLE_START.test(line)) return true;
  if (ADDRESS.test(line) || (next !== undefined && isRegistrantNote(next))) return true;
  const letters = line.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = line.match(/[^\p{L}\p{M}\p{Nd}\s]/gu)?.length ?? 0;
  if (letters <= signs) return true;
  const dates = findDates(line, language);
  return dates.some(({ start, end }) => end - start > 0.6 * line.length);
}

function toFact(group: readonly FrontLine[]): Fact | undefined {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return undefined;
  const text = group
    .map((line) => line.text.replace(/\t/gu, ' ').trim())
    .join(' ')
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  if (text.length > MAX_LENGTH || text.length < 3) return undefined;
  return { text, page: first.page, span: { start: first.start, end: last.end } };
}

interface Look {
  /** Of the page, from 0. */
  readonly order: number;
  readonly body: number;
  readonly all: readonly FrontLine[];
  readonly language: Language;
}

function scoreOf(
  group: readonly FrontLine[],
  { text, page }: Fact,
  { order, body, all, language }: Look,
): number {
  const [first] = group;
  if (!first) return 0;
  const isLarge = body > 0 && first.height >= LARGER * body;
  const isForm = FORM.test(text);
  const isNamed = namesKind(text, language);
  // Where the title is printed as all else is, it stands first.
  const isFirst = order === 0 && first.at <= 1 && group.length <= 2;
  if (!isLarge && !isForm && !(isFirst && canOpen(group, text, all))) return 0;
  if (/[:：;；,，]$/u.test(text) || (/^\p{Ll}/u.test(text) && (endsSentence(text) || text.length > 80)))
    return 0;
  if (endsSentence(text) && !/[?!？！]$/u.test(text) && text.length > 60) return 0;
  const folded = foldHeading(text);
  const isRepeated = all.some((line) => line.page !== page && foldHeading(line.text).startsWith(folded));
  const size = body > 0 ? Math.min(TALLEST, first.height / body) : 1;
  const isNumbered = readNumber(text) !== undefined || /^\p{Nd}+[.)]\s?\p{L}/u.test(text);
  return (
    size +
    (isForm ? 2 : 0) +
    (isNamed ? 0.5 : 0) +
    (isRepeated && folded.length > 5 ? 0.6 : 0) +
    (isFirst ? (isNamed ? 0.6 : 0.2) : 0) -
    (isNumbered ? 0.8 : 0) -
    0.3 * order
  );
}

const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** Cells beside each other; with another row above or below it is one of a table. */
const isRow = ({ text }: FrontLine): boolean => text.includes('\t');

/** A first line that is no beginning of a sentence or table. */
function canOpen(group: readonly FrontLine[], text: string, all: readonly FrontLine[]): boolean {
  const last = group.at(-1);
  const next = last && all.find(({ page, at }) => page === last.page && at === last.at + 1);
  if (last && next && isSameType(last, next) && next.top - last.bottom < SPACE_BELOW * last.height)
    return false;
  if (
    last &&
    isRow(last) &&
    all.some((line) => isRow(line) && Math.abs(line.at - last.at) === 1 && line.page === last.page)
  )
    return false;
  if (text.length > 100 || ENDS_PROSE.test(text) || /^[\p{Ll}•–—-]/u.test(text) || /[,;:]$/u.test(text))
    return false;
  return group.length === 1 || !/\p{Ll}{2}/u.test(text);
}
