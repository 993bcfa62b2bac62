import type { CaseScore, Harness } from '@recto/testing/comparison';
import { compareToMarks } from '../compare-to-marks.ts';
import {
  cutWords,
  isUnspaced,
  readParagraphs,
  type TextLanguage,
  tokenizeCharacters,
} from './language-texts.ts';
import {
  joinWords,
  makeCase,
  type MadeCase,
  type PlantedWord,
  toWord,
  type Version,
} from './plant-document.ts';

/** How many edits of each kind a document gets. */
interface Rates {
  readonly words?: number;
  readonly phrases?: number;
  readonly sentences?: number;
  readonly moves?: number;
}
const LANGUAGE_PROFILES: Readonly<Record<string, Rates>> = {
  none: {},
  words: { words: 40 },
  phrases: { phrases: 25 },
  sentences: { sentences: 16 },
  moves: { moves: 5, words: 6 },
  all: { words: 20, phrases: 12, sentences: 8, moves: 2 },
};

type Layout = Pick<Version, 'width' | 'paged'>;
const paged = (lines: number, version: string) => ({
  lines,
  head: `MASTER AGREEMENT  ${version}`,
  foot: 'Confidential    Page',
});
/** Widths are those of scripts with spaces; a character of the others is twice as wide. */
const LANGUAGE_LAYOUTS: Readonly<Record<string, readonly [left: Layout, right: Layout]>> = {
  same: [{ width: 72 }, { width: 72 }],
  rewrap: [{ width: 72 }, { width: 60 }],
  unwrap: [{ width: 72 }, { width: Infinity }],
  pages: [
    { width: 90, paged: paged(45, 'Version 1.0') },
    { width: 72, paged: paged(50, 'Version 2.0') },
  ],
};

const PARAGRAPHS = 50;
/** In words: shorter paragraphs are not moved, shorter sentences are not cut off. */
const LEAST_MOVED = 15;
const LEAST_SENTENCE = 4;
const MAX_TRIES = 200;

interface Draft {
  readonly random: () => number;
  readonly language: TextLanguage;
  /** Paragraphs that are not in the document: they give what is put in. */
  readonly donors: readonly (readonly PlantedWord[])[];
  paragraphs: PlantedWord[][];
  /** Words beside which nothing more is edited. */
  readonly touched: Set<number>;
  readonly moved: Set<number>;
}

const below = ({ random }: Draft, count: number) => Math.floor(random() * count);
const pick = <T>(draft: Draft, from: readonly T[]): T => from[below(draft, from.length)] as T;
const isWord = ({ text }: PlantedWord) => /^\p{L}[\p{L}\p{M}]+$/u.test(text);
const copy = ({ text, isGlued = false }: PlantedWord): PlantedWord => ({ ...toWord(text), isGlued });

/** Tries until so many edits were made, or it seems that there is no room for more. */
function repeat(count: number, edit: () => boolean): void {
  for (let done = 0, tries = 0; done < count && tries < count * MAX_TRIES; tries++) if (edit()) done++;
}

/** Words of a paragraph that may be edited: they and those beside them are as they were. */
function pickWords(draft: Draft, count: number): readonly [paragraph: PlantedWord[], at: number] | undefined {
  const paragraph = pick(draft, draft.paragraphs);
  const at = 1 + below(draft, paragraph.length - count - 2);
  const around = paragraph.slice(at - 1, at + count + 1);
  const isFree = around.length === count + 2 && around.every(({ id }) => !draft.touched.has(id));
  return isFree && at >= 1 && around.slice(1, -1).every(isWord) ? [paragraph, at] : undefined;
}

/** So many words that follow each other in another text, and share no word and no character of a script without spaces. */
function pickOthers(draft: Draft, count: number, around: readonly PlantedWord[]): PlantedWord[] | undefined {
  const donor = pick(draft, draft.donors);
  const at = below(draft, donor.length - count);
  const words = donor.slice(at, at + count).map(copy);
  const symbols = (of: readonly PlantedWord[]) => of.flatMap(({ text }) => tokenizeCharacters(text).t);
  const known = new Set(symbols(around));
  const isOther = words.every(isWord) && symbols(words).every((symbol) => !known.has(symbol));
  // Words of another script would grow together with what stands beside them.
  const isOwnScript =
    !isUnspaced(draft.language) || words.every(({ text }) => !/\p{Script=Latin}/u.test(text));
  const [first, ...rest] = words;
  if (!first || !isOther || !isOwnScript) return undefined;
  return [{ ...first, isGlued: isUnspaced(draft.language) }, ...rest];
}

/** Whether words without a space between them would be one word. */
function growsTogether(words: readonly (PlantedWord | undefined)[]): boolean {
  const known = words.filter((word) => word !== undefined);
  return (
    tokenizeCharacters(joinWords(known)).t.length <
    known.flatMap(({ text }) => tokenizeCharacters(text).t).length
  );
}

/** Exchanges, removes or puts in words that follow each other. */
function editWords(draft: Draft, count: number): boolean {
  const kind = below(draft, 3);
  const removed = kind === 1 ? 0 : count;
  const place = pickWords(draft, removed);
  if (!place) return false;
  const [paragraph, at] = place;
  const around = paragraph.slice(Math.max(0, at - 2), at + removed + 2);
  const words = kind === 2 ? [] : pickOthers(draft, count, around);
  if (!words) return false;
  const [own, before, after] = [
    paragraph.slice(at, at + removed),
    paragraph[at - 1],
    paragraph[at + removed],
  ];
  const symbols = new Set(own.flatMap(({ text }) => tokenizeCharacters(text).t));
  const isBeside = (word: PlantedWord | undefined) =>
    tokenizeCharacters(word?.text ?? '').t.some((symbol) => symbols.has(symbol));
  if (isBeside(before) || isBeside(after)) return false;
  if (growsTogether([before, ...words, after])) return false;
  paragraph.splice(at, removed, ...words);
  for (const { id } of [...around.slice(0, 2), ...words, ...around.slice(-2)]) draft.touched.add(id);
  return true;
}

/** Where the sentences of a paragraph begin and end. */
function sentencesOf(paragraph: readonly PlantedWord[]): (readonly [start: number, end: number])[] {
  const sentences: [number, number][] = [];
  let start = 0;
  for (const [at, { text }] of paragraph.entries()) {
    const next = paragraph[at + 1];
    const isEnd = /^[.?!。！？؟।]$/u.test(text) && (!/^[.?!]$/u.test(text) || !next || !next.isGlued);
    if (!isEnd || at + 1 - start < LEAST_SENTENCE) continue;
    sentences.push([start, at + 1]);
    start = at + 1;
  }
  return sentences;
}

function editSentence(draft: Draft): boolean {
  const paragraph = pick(draft, draft.paragraphs);
  const sentences = sentencesOf(paragraph);
  if (sentences.length < 2) return false;
  const [start, end] = pick(draft, sentences);
  const isFree = (from: number, to: number) =>
    paragraph.slice(Math.max(0, from), to).every(({ id }) => !draft.touched.has(id));
  if (draft.random() < 0.5) {
    if (!isFree(start - 1, end + 1)) return false;
    for (const { id } of [
      ...paragraph.slice(Math.max(0, start - 1), start),
      ...paragraph.slice(end, end + 1),
    ])
      draft.touched.add(id);
    paragraph.splice(start, end - start);
    return true;
  }
  const donor = pick(draft, draft.donors);
  const [from, to] = pick(draft, sentencesOf(donor)) ?? [0, 0];
  if (to === 0 || !isFree(end - 1, end + 1)) return false;
  const words = donor.slice(from, to).map(copy);
  for (const { id } of [...words, ...paragraph.slice(end - 1, end + 1)]) draft.touched.add(id);
  paragraph.splice(end, 0, ...words);
  return true;
}

function moveParagraph(draft: Draft): boolean {
  const { paragraphs, moved, touched } = draft;
  const from = below(draft, paragraphs.length);
  const paragraph = paragraphs[from] ?? [];
  const to = below(draft, paragraphs.length);
  if (Math.abs(from - to) < 3 || paragraph.length < LEAST_MOVED) return false;
  if (paragraph.some(({ id }) => touched.has(id) || moved.has(id))) return false;
  paragraphs.splice(from, 1);
  paragraphs.splice(to, 0, paragraph);
  for (const { id } of paragraph) {
    moved.add(id);
    touched.add(id);
  }
  return true;
}

/** A real text of a language and a version of it with known edits, laid out as asked. */
function makeLanguageCase(
  harness: Harness,
  language: TextLanguage,
  { seed, profile, layout }: { readonly seed: number; readonly profile: string; readonly layout: string },
): MadeCase {
  const random = harness.rng(seed);
  const all = readParagraphs(language).map((text) =>
    cutWords(text, language).map(({ text: word, isGlued = false }) => ({ ...toWord(word), isGlued })),
  );
  const from = Math.floor(random() * Math.max(1, all.length - PARAGRAPHS));
  const left = all.slice(from, from + PARAGRAPHS);
  const donors = [...all.slice(0, from), ...all.slice(from + PARAGRAPHS)];
  const paragraphs = left.map((paragraph) => [...paragraph]);
  const draft: Draft = { random, language, donors, paragraphs, touched: new Set(), moved: new Set() };
  const { words = 0, phrases = 0, sentences = 0, moves = 0 } = LANGUAGE_PROFILES[profile] ?? {};
  repeat(sentences, () => editSentence(draft));
  repeat(phrases, () => editWords(draft, 2 + below(draft, 4)));
  repeat(words, () => editWords(draft, 1));
  repeat(moves, () => moveParagraph(draft));
  const [own, other] = LANGUAGE_LAYOUTS[layout] ?? [{ width: Infinity }, { width: Infinity }];
  const scale = isUnspaced(language) ? 0.5 : 1;
  const lay = (texts: readonly PlantedWord[][], { width, ...rest }: Layout): Version => ({
    lines: texts.map((paragraph) => [paragraph]),
    width: width * scale,
    ...rest,
  });
  return makeCase(
    { ...harness, tokenize: tokenizeCharacters },
    lay(left, own),
    lay(draft.paragraphs, other),
    (id) => draft.moved.has(id),
  );
}

/** Documents of a language for each layout and kind of edits. */
const DOCUMENTS = 2;

/** The figures of a language over all layouts and kinds of edits. */
export function scoreLanguage(harness: Harness, language: TextLanguage, firstSeed: number): CaseScore[] {
  let seed = firstSeed;
  const score = (profile: string, layout: string): CaseScore => {
    const { left, right, truth } = makeLanguageCase(harness, language, { seed: ++seed, profile, layout });
    return { ...harness.score(compareToMarks(left, right), truth), profile };
  };
  return Object.keys(LANGUAGE_PROFILES).flatMap((profile) =>
    Object.keys(LANGUAGE_LAYOUTS).flatMap((layout) =>
      Array.from({ length: DOCUMENTS }, () => score(profile, layout)),
    ),
  );
}
