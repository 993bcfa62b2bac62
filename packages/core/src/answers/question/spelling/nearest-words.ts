import type { Stemmer } from '#language/stemmer.ts';
import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import type { OccurrenceFinder } from '../../file-index/occurrences.ts';
import { type Edit, findEdit } from './find-edit.ts';

/** A word as the file writes it. */
export interface FileWord {
  readonly word: string;
  readonly stem: string;
  readonly edit: Edit;
  /** Only the stems are that near: the file has another form of the word. */
  readonly isOtherForm: boolean;
  /** How often the file has words of this stem. */
  readonly count: number;
}

/** Stems whose words are looked up. */
const STEMS = 6;
/** Pages on which the words of a stem are looked up. */
const PAGES = 3;
/** A stem may be so much longer than what was typed, and has so many letters at least. */
const LONGER = 2;
const SHORTEST = 3;
/** What each letter costs that the stem has less, or more, than the word. */
const PER_LETTER = 0.1;
/** What it costs that the word has another form, and each letter by which that is longer or shorter. */
const OTHER_FORM = 0.05;

/**
 * The words of a file that differ from `typed` by one mistake, or whose stems do. The index knows only stems: how their
 * words are written is read on the first pages that have them.
 */
export function findNearestWords(
  index: FileIndex,
  { typed, stem, find }: { readonly typed: string; readonly stem: Stemmer; readonly find: OccurrenceFinder },
): FileWord[] {
  return findNearStems(index, typed).flatMap((near) => {
    const { positions, pageIndexes } = find(near);
    const pages = [...new Set(pageIndexes)].slice(0, PAGES);
    const words = new Set(pages.flatMap((page) => wordsOf(textAt(index, page))));
    const ofStem = [...words].filter((word) => word[0] === near[0] && stem(word) === near);
    const stemEdit = findEdit(stem(typed), near);
    const found = ofStem.flatMap((word) => {
      const own = findEdit(typed, word);
      const edit =
        own ??
        (stemEdit && {
          ...stemEdit,
          cost: stemEdit.cost + OTHER_FORM * (1 + Math.abs(word.length - typed.length)),
        });
      return edit ? [{ word, stem: near, edit, isOtherForm: !own, count: positions.length }] : [];
    });
    return found.toSorted((left, right) => left.edit.cost - right.edit.cost).slice(0, 1);
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?!\p{N})/gu) ?? [];

/** Stems that the word may have without its mistake, those first that say more of it. */
function findNearStems({ terms: { offsets, units } }: FileIndex, typed: string): string[] {
  const found: { readonly stem: string; readonly cost: number }[] = [];
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  for (let id = 0; id + 1 < offsets.length; id++) {
    const [start = 0, end = 0] = [offsets[id], offsets[id + 1]];
    // The first letter is right, or the first two are swapped.
    const isNear = units[start] === first || (units[start] === second && units[start + 1] === first);
    if (!isNear || end - start < SHORTEST || end - start > typed.length + LONGER) continue;
    const stem = String.fromCharCode(...units.subarray(start, end));
    const cost = costOfBeginning(typed, stem);
    if (cost < Infinity) found.push({ stem, cost: cost + PER_LETTER * Math.abs(typed.length - stem.length) });
  }
  const nearest = found.toSorted((left, right) => left.cost - right.cost).slice(0, STEMS);
  return nearest.map(({ stem }) => stem);
}

/** How far the nearest beginning of the word is from a stem, whose last letter the stemmer may have changed: "polici". */
function costOfBeginning(typed: string, stem: string): number {
  const stems = [stem, stem.slice(0, -1)].filter(({ length }) => length >= SHORTEST);
  const costs = stems.flatMap((meant) =>
    [-1, 0, 1].map((more) => {
      const beginning = typed.slice(0, meant.length + more);
      return beginning === meant ? 0 : (findEdit(beginning, meant)?.cost ?? Infinity);
    }),
  );
  return Math.min(...costs);
}
