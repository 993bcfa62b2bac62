import { findNameRuns } from '#names/names.ts';
import { findDates } from '#figures/dates.ts';
import type { Language } from '#language/languages.ts';
import { contractParties } from './contract-parties.ts';
import { readDateline } from './dateline.ts';
import { factOf } from './facts.ts';
import type { FrontLine } from './front-pages.ts';
import { namesKind } from './kind-phrases.ts';
import { findLetter } from './letter.ts';
import { GROUP, isName, namesIn, trimmed } from './name-lists.ts';
import { isRegistrantNote } from './registrant.ts';
import { rightsHolders } from './rights-holders.ts';
import type { Fact } from './types.ts';

const MAX_PARTIES = 20;
/** Lines below the title among which authors stand. */
const BELOW_TITLE = 6;
/** And above it those of a company. */
const ABOVE_TITLE = 2;

interface PartyEvidence {
  readonly title: Fact | undefined;
  readonly language: Language;
}

/** Who made a document, or between whom it is, by the strongest evidence; none where no name stands with one. */
export function findParties(pages: readonly (readonly FrontLine[])[], evidence: PartyEvidence): Fact[] {
  const all = pages.flat();
  const first = pages.slice(0, 2).flat();
  const finders: readonly (() => Fact[])[] = [
    () => registrants(first),
    () => contractParties(pages),
    () => datelineCompany(first),
    () => letterWriter(all, evidence.language),
    () => bylines(pages.slice(0, 4).flat(), evidence.language),
    () => belowTitle(pages, evidence),
    () => aboveTitle(pages, evidence),
    () => rightsHolders(all),
  ];
  for (const find of finders) {
    const found = distinct(find());
    if (found.length > 0) return found.slice(0, MAX_PARTIES);
  }
  return [];
}

const FORM_LINE = /^form \p{Nd}{1,2}-\p{L}/iu;
/** Above the name of who files a form, where that has no note. */
const FILE_NUMBER = /^commission file (?:number|no)/iu;

function registrants(lines: readonly FrontLine[]): Fact[] {
  const named = lines.flatMap((line, at) => (isRegistrantNote(line.text) ? (lines[at - 1] ?? []) : []));
  const isForm = lines.some(({ text }) => FORM_LINE.test(text));
  const numbered = lines.flatMap((line, at) => (FILE_NUMBER.test(line.text) ? (lines[at + 1] ?? []) : []));
  const found = named.length > 0 || !isForm ? named : numbered.filter(({ text }) => !text.includes('\t'));
  return found.flatMap((name) => factOf(name, { start: 0, end: name.text.length }));
}

function datelineCompany(lines: readonly FrontLine[]): Fact[] {
  for (const line of lines) {
    const company = readDateline(line.text)?.company;
    if (company) return factOf(line, company);
  }
  return [];
}

/** Below the closing of a letter a signature has room. */
const BELOW_CLOSING = 4;

function letterWriter(all: readonly FrontLine[], language: Language): Fact[] {
  const letter = findLetter(all);
  if (!letter) return [];
  const below = all.slice(letter.closing + 1, letter.closing + 1 + BELOW_CLOSING);
  const line = below.find(({ text }) => isName(text.trim(), language));
  return line ? factOf(line, trimmed(line.text, { start: 0, end: line.text.length })) : [];
}

/** "by Osamu Aoki", "ESCRITO POR	Osamu Aoki", "Author: …". */
const BYLINE =
  /^(?:(?:written|compiled|edited|prepared|submitted|escrito|redactado|elaborado|rédigé|verfasst|geschrieben|opracowa\p{L}+)?\s?(?:by|por|par|von)|authors?|autor(?:es|en|a|in|zy)?|auteurs?|verfasser(?:in)?|author\(s\)|автор\p{L}{0,2}|составител\p{L}+|إعداد|المؤلف|تأليف|लेखक|著者?|作者|编者|編著)\s*[:：\t]?\s*(?=\p{Lu}|\p{Lo})/iu;

function bylines(lines: readonly FrontLine[], language: Language): Fact[] {
  for (const line of lines) {
    const match = BYLINE.exec(line.text);
    if (!match || line.text.length > 160) continue;
    const cell = line.text.replace(MARKS, blank).slice(match[0].length).split('\t')[0] ?? '';
    const names = namesIn(cell, language).map(({ start, end }) => ({
      start: match[0].length + start,
      end: match[0].length + end,
    }));
    if (names.length > 0) return names.flatMap((range) => factOf(line, range));
  }
  return [];
}

const NO_AUTHOR =
  /@|https?:|www\.|^\(|^(?:version|release|edition|published|copyright|©|\(c\)|isbn|contents|table of|abstract|draft|confidential|page|chapter|the following|how|what|why|this|part|vol)|\b(?:university|universität|université|universidad|universidade|institute?|corporation|department|dept|laborator|school|college)\b|\p{Nd}{2}/iu;
const MARKS = /\[[^\]]*\]|[∗*†‡§¶$#+^~]+|(?<=\p{L})\p{Nd}(?:,\p{Nd})*(?=[\s,]|$)/gu;
const STOPS_NAMES =
  /^(?:abstract|zusammenfassung|résumé|resumen|resumo|аннотация|streszczenie|contents|(?:1\.?\s)?introduction|keywords)/iu;

/** Names on the lines below the title, up to the first line that has none. */
function belowTitle(pages: readonly (readonly FrontLine[])[], { title, language }: PartyEvidence): Fact[] {
  if (!title) return [];
  const lines = pages.find(([first]) => first?.page === title.page) ?? [];
  const below = lines.filter(({ start }) => start >= title.span.end).slice(0, BELOW_TITLE);
  const found: Fact[] = [];
  for (const line of below) {
    const text = line.text.trim();
    if (STOPS_NAMES.test(text)) break;
    const names =
      NO_AUTHOR.test(text.replace(MARKS, '')) || hasDate(text, language) ? [] : namesOfLine(line, language);
    if (names.length === 0 && found.length > 0) break;
    found.push(...names);
  }
  return found;
}

/** "BRIGHTWATER INSTRUMENTS PLC" over the title of its report. */
function aboveTitle(pages: readonly (readonly FrontLine[])[], { title, language }: PartyEvidence): Fact[] {
  if (!title) return [];
  const lines = pages.find(([first]) => first?.page === title.page) ?? [];
  const above = lines.filter(({ end }) => end <= title.span.start).slice(-ABOVE_TITLE);
  return above.flatMap((line) => {
    const text = line.text.trim();
    const [name, ...others] = findNameRuns(text, language);
    const isWhole = name?.isCompany && others.length === 0 && text.length - (name.end - name.start) < 5;
    return isWhole ? factOf(line, trimmed(line.text, { start: 0, end: line.text.length })) : [];
  });
}

const hasDate = (text: string, language: Language): boolean => findDates(text, language).length > 0;

const blank = (marks: string): string => ' '.repeat(marks.length);

/** A line that is made of names and of nothing else. */
function namesOfLine(line: FrontLine, language: Language): Fact[] {
  const clean = line.text.replace(MARKS, blank);
  if (clean.length > 220 || /[.!?:;]\s*$/u.test(clean.replace(/\b(?:Inc|Jr|Sr|Ltd|Co)\.\s*$/u, '')))
    return [];
  if (namesKind(clean, language) && !GROUP.test(clean)) return [];
  return namesIn(clean, language).flatMap((range) => factOf(line, range, clean));
}

function distinct(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
