import { knownLanguage } from '#language/languages.ts';
import { readVarints } from '#text/bytes.ts';
import { type FileIndex, pageCount, textAt } from '../../file-index/file-index.ts';
import type { Stemmer } from '#language/stemmer.ts';
import { describeEdit, type Edit, editCost, prefixCost, unitsOf } from './edit-cost.ts';

/** A word as the file writes it. */
export interface FileWord {
  readonly word: string;
  readonly stem: string;
  /** What it takes to come to it, or to its stem, from what was typed. */
  readonly cost: number;
  readonly edit: Edit;
  /** Only the stems are that near: the file has another form of the word. */
  readonly isOtherForm: boolean;
  /** How often the file has words of this stem. */
  readonly count: number;
  /** The file writes it with a capital wherever it was looked up. */
  readonly isCapitalised: boolean;
}

/** Stems whose words are looked up. */
const STEMS = 6;
/** Pages on which the words of a stem are looked up. */
const PAGES = 3;
/** Stems are compared with the beginning of a word, and a stemmer may have changed their last letter. */
const STEM_COST = 1.9;
const LENGTHS = 2;
/** Forms of a word are at most so far from each other. */
const FARTHEST = 4;
/** A word of the stem that is meant, in another form than the one that was typed. */
const OTHER_FORM = 0.05;
/** No nearer word is looked for. */
const NEAR_ENOUGH = 0.9;
/** Words that cost so much more than the nearest one cannot be meant, however frequent they are. */
const FAR_BEHIND = 0.5;

/** The words of a file that are spelt much like `typed`, at most `limit` away. */
export type NearestWords = (typed: string, limit: number) => FileWord[];

/**
 * Finds words of a file for the words of one question. The index knows only stems: how their words are written is read on
 * the first pages that have them.
 */
export function makeNearestWords(index: FileIndex, stem: Stemmer): NearestWords {
  const reading: Reading = { index, stem, texts: new Map() };
  return (typed, limit) => {
    const found: FileWord[] = [];
    let least = limit;
    for (const { id, text, cost } of nearestStems(index, typed).slice(0, STEMS)) {
      if (cost > least + FAR_BEHIND) break;
      const word = readNearest(reading, { id, text }, typed, limit);
      if (word === undefined) continue;
      found.push(word);
      least = Math.min(least, word.cost);
    }
    return found;
  };
}

interface Stem {
  readonly id: number;
  readonly text: string;
}

function nearestStems(index: FileIndex, typed: string): (Stem & { readonly cost: number })[] {
  const found: (Stem & { readonly cost: number })[] = [];
  const { offsets, units } = index.terms;
  const letters = unitsOf(typed);
  const [first = 0, second = 0] = letters;
  const shortest = Math.max(3, Math.ceil(typed.length * 0.4));
  for (const letter of first === second ? [first] : [first, second]) {
    const end = firstFrom(index, letter + 1);
    for (let id = firstFrom(index, letter); id < end; id++) {
      const start = offsets[id] ?? 0;
      const length = (offsets[id + 1] ?? 0) - start;
      if (length < shortest || length > typed.length + LENGTHS) continue;
      // The first letter is right, or the first two are swapped.
      if (letter === second && units[start + 1] !== first) continue;
      const term = units.subarray(start, start + length);
      const cost = prefixCost(letters, term, STEM_COST);
      if (cost > STEM_COST) continue;
      // Stems that say more of the word come first.
      const order = cost + 0.1 * Math.abs(typed.length - length);
      found.push({ id, text: String.fromCharCode(...term), cost: order });
    }
  }
  return found
    .sort((left, right) => left.cost - right.cost)
    .map(({ id, text, cost }) => ({ id, text, cost: cost - 0.1 * Math.abs(typed.length - text.length) }));
}

/** The id of the first term that begins with this letter or a later one. */
function firstFrom({ terms: { offsets, units } }: FileIndex, letter: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[offsets[middle] ?? 0] ?? 0) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Reading {
  readonly index: FileIndex;
  /** Pages that were read already. */
  readonly texts: Map<number, string>;
  readonly stem: Stemmer;
}

/** The letters that a stem shares with all of its words. Only where stems keep accents it is more than the first one. */
const beginningOf = (stem: string, language: string) =>
  stem.slice(0, knownLanguage(language)?.forms?.sharedLetters ?? 1);

/** Finds words that begin so, with small letters or the first one or all of them capitals. */
function wordsBeginning(letters: string): RegExp {
  const rest = letters.slice(1);
  const first = letters.charAt(0);
  const beginning = `(?:[${first}${first.toUpperCase()}]${rest}|${letters.toUpperCase()})`;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${beginning}[\\p{L}\\p{M}]*(?!\\p{N})`, 'gu');
}

/** Of the words of a stem the one that is spelt most like `typed`. */
function readNearest(
  { index, texts, stem }: Reading,
  { id, text }: Stem,
  typed: string,
  limit: number,
): FileWord | undefined {
  const { pages, count } = placesOf(index, id);
  const pattern = wordsBeginning(beginningOf(text, index.language));
  const typedStem = stem(typed);
  const stemCost = editCost(typedStem, text, limit) + OTHER_FORM;
  // How far each word of the stem is from what was typed, itself.
  const costs = new Map<string, number>();
  let isLower = false;
  for (const page of pages) {
    const pageText = texts.get(page) ?? textAt(index, page);
    texts.set(page, pageText);
    for (const [written] of pageText.matchAll(pattern)) {
      const word = written.normalize('NFKC').toLowerCase();
      if (!costs.has(word)) {
        const cost = editCost(typed, word, FARTHEST);
        if (Math.min(cost, stemCost) > limit || stem(word) !== text) continue;
        costs.set(word, cost);
      }
      isLower ||= written[0] === text[0];
    }
    if (isLower && Math.min(...costs.values()) <= NEAR_ENOUGH) break;
  }
  const [nearest] = [...costs].sort(([, left], [, right]) => left - right);
  if (nearest === undefined) return undefined;
  const [word, cost] = nearest;
  const isOtherForm = stemCost < cost;
  const edit = isOtherForm ? describeEdit(typedStem, text) : describeEdit(typed, word);
  return {
    word,
    stem: text,
    cost: Math.min(cost, stemCost),
    edit,
    isOtherForm,
    count,
    isCapitalised: !isLower,
  };
}

/** How often a term stands in the file, and some of the pages on which it does. */
function placesOf(
  index: FileIndex,
  id: number,
): { readonly count: number; readonly pages: readonly number[] } {
  const start = index.positionOffsets[id] ?? 0;
  const end = index.positionOffsets[id + 1] ?? 0;
  const buffer = new Uint32Array(end - start);
  const count = readVarints(index.positions, start, end, buffer);
  const pages: number[] = [];
  let position = 0;
  let page = 0;
  for (let i = 0; i < count && pages.length < PAGES; i++) {
    position += buffer[i] ?? 0;
    while (page + 1 < pageCount(index) && (index.pageTokens[page + 1] ?? 0) <= position) page++;
    if (pages.at(-1) !== page) pages.push(page);
  }
  return { count, pages };
}
