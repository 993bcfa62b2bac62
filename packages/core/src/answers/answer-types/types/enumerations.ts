import { byLanguage, type Language } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';

/** Things that a text names one after the other. */
export interface Enumeration extends TextRange {
  /** How surely it is one: marks, "A, B and C" and semicolons surest, "A and B" least. */
  readonly strength: number;
}

const findJoins = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.joinsItems));

/** A comma parts items where white space or a letter of a script without spaces follows, not in 1,200. */
const COMMAS = /[,،](?=\s)|[、，]/gu;
const SEMICOLONS = /[;；؛](?=\s|\p{L})/gu;
const MARKS =
  /(?:^|(?<=[\s:;：；]))(?:[(（](?:[a-z]|[ivx]{1,4}|\d{1,2})[)）]|(?:[a-hA-H]|[ivx]{1,4}|\d{1,2})\)|[1-9]\.(?=\s)|[①-⑨•◦▪●‣])(?=\s|\p{L}|["“])/gu;
const SENTENCE_END = /[.!?](?=\s+["“(]?[\p{Lu}\p{Nd}]|\s*$)|[。！？।؟]/gu;

/** An item of an enumeration is short; what stands between the commas of clauses is not. */
const MAX_ITEM = 50;
const MAX_ITEM_WORDS = 7;
const MAX_ITEM_UNSPACED = 16;
const MAX_PART = 220;

interface Cut extends TextRange {
  readonly isJoin: boolean;
}

/** The enumerations of a text, in order. */
export const findEnumerations: (text: string, language: Language) => readonly Enumeration[] =
  remembering(readEnumerations);

function readEnumerations(text: string, language: Language): Enumeration[] {
  const ends = rangesOf(text, SENTENCE_END).map(({ start }) => start);
  const found: Enumeration[] = [];
  const marks = rangesOf(text, MARKS);
  if (marks.length >= 2) {
    found.push({ start: marks[0]?.start ?? 0, end: text.trimEnd().length, strength: 1 });
  }
  const cutsAt = (ranges: readonly TextRange[], isJoin: boolean) =>
    ranges.map((range): Cut => ({ ...range, isJoin }));
  const parts = cutsAt(rangesOf(text, SEMICOLONS), false);
  for (const run of runsOf(text, parts, (part) => part.length <= MAX_PART && /\p{L}/u.test(part))) {
    if (run.length >= 2) found.push(toEnumeration(text, run, ends, 0.9));
  }
  const commas = cutsAt(rangesOf(text, COMMAS), false);
  const joins = cutsAt(findJoins(text, language), true);
  const cuts = merge(
    text,
    [...commas, ...joins].toSorted((left, right) => left.start - right.start),
  );
  for (const run of runsOf(text, cuts, (part) => isItem(part, language))) {
    const isJoined = run.at(-1)?.isJoin === true;
    if (run.length >= 2) found.push(toEnumeration(text, run, ends, isJoined ? 1 : 0.7));
    else if (isJoined) found.push(toEnumeration(text, run, ends, 0.4));
    else if (isUnspaced(language)) found.push(toEnumeration(text, run, ends, 0.2));
  }
  return found.toSorted((left, right) => left.start - right.start);
}

/** ", and" is one cut. */
function merge(text: string, cuts: readonly Cut[]): Cut[] {
  const merged: Cut[] = [];
  for (const cut of cuts) {
    const last = merged.at(-1);
    if (last !== undefined && text.slice(last.end, cut.start).trim() === '') {
      merged[merged.length - 1] = { start: last.start, end: cut.end, isJoin: last.isJoin || cut.isJoin };
    } else merged.push(cut);
  }
  return merged;
}

function isItem(part: string, language: Language): boolean {
  const plain = part.trim();
  if (!/\p{L}/u.test(plain) || /[.!?]\s+\p{Lu}|[。！？।؟:：;；]/u.test(plain)) return false;
  if (isUnspaced(language)) return plain.length <= MAX_ITEM_UNSPACED;
  return plain.length <= MAX_ITEM && plain.split(/\s+/u).length <= MAX_ITEM_WORDS;
}

/** Cuts one after the other with only items between them; "and" ends one. */
function runsOf(text: string, cuts: readonly Cut[], isPart: (part: string) => boolean): Cut[][] {
  const runs: Cut[][] = [];
  for (const cut of cuts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isPart(text.slice(last.end, cut.start))) run.push(cut);
    else runs.push([cut]);
  }
  return runs;
}

function toEnumeration(
  text: string,
  run: readonly Cut[],
  ends: readonly number[],
  strength: number,
): Enumeration {
  const first = run[0]?.start ?? 0;
  const last = run.at(-1)?.end ?? first;
  const begun = ends.findLast((end) => end < first);
  const start = begun === undefined ? 0 : begun + 1;
  return {
    start: start + (/^\s*/u.exec(text.slice(start))?.[0].length ?? 0),
    end: ends.find((end) => end >= last) ?? text.trimEnd().length,
    strength,
  };
}
