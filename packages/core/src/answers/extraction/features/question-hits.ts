import type { WordRelations } from '../../question/related-words/word-relations.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { QuestionTerms } from './question-terms.ts';

/** What a unit has of the words that are looked for. */
export interface UnitHits {
  /** Those of the question, each once, in the order of the unit; words are told by their index among all. */
  readonly own: readonly number[];
  /** Those that mean nearly the same. */
  readonly related: readonly number[];
  /** How many words of the unit are the question's, and which is the first of them. */
  readonly count: number;
  readonly first: number;
}

/** What a page has of the words that are looked for. */
export interface PageHits {
  readonly units: readonly UnitHits[];
  /** Where words of the question stand, counted in words of the page; those that stand first come first. */
  readonly positions: ReadonlyMap<number, readonly number[]>;
}

/** The words of a question in some pages, and those that mean nearly the same. */
export interface QuestionHits {
  /** Weights of the question's words, by index. */
  readonly weights: readonly number[];
  /** What means nearly the same as each of them, by index; undefined where no words are known. */
  readonly related:
    | readonly (readonly { readonly termIndex: number; readonly weight: number }[])[]
    | undefined;
  /** How many words are looked for. */
  readonly count: number;
  readonly pages: ReadonlyMap<ReadPage, PageHits>;
}

const NOTHING: UnitHits = { own: [], related: [], count: 0, first: -1 };

/** Finds the words of a question in pages of one file. */
export function findHits(
  pages: readonly ReadPage[],
  { weights }: QuestionTerms,
  words: WordRelations | undefined,
): QuestionHits {
  const termIndexes = new Map([...weights.keys()].map((term, termIndex) => [term, termIndex]));
  const termIndexOf = (term: string) => {
    const termIndex = termIndexes.get(term) ?? termIndexes.size;
    termIndexes.set(term, termIndex);
    return termIndex;
  };
  const related =
    words &&
    [...weights.keys()].map((term) =>
      words.relatedOf(term).map(({ stem, weight }) => ({ termIndex: termIndexOf(stem), weight })),
    );
  // All pages are numbered before any is looked through.
  const numbers = pages.map((page) => page.words().numbers).at(-1);
  const wanted = new Uint16Array(numbers?.size ?? 0);
  for (const [term, termIndex] of termIndexes) {
    const number = numbers?.get(term);
    if (number !== undefined) wanted[number] = termIndex + 1;
  }
  return {
    weights: [...weights.values()],
    related,
    count: termIndexes.size,
    pages: new Map(pages.map((page) => [page, findOnPage(page, wanted, weights.size)])),
  };
}

function findOnPage(page: ReadPage, wanted: Uint16Array, own: number): PageHits {
  const { starts, terms } = page.words();
  const positions = new Map<number, number[]>();
  const units = page.units.map((_, at): UnitHits => {
    const [start = 0, end = 0] = [starts[at], starts[at + 1]];
    let found: { own: number[]; related: number[]; count: number; first: number } | undefined;
    for (let position = start; position < end; position++) {
      const termIndex = (wanted[terms[position] ?? 0] ?? 0) - 1;
      if (termIndex < 0) continue;
      found ??= { own: [], related: [], count: 0, first: -1 };
      const kind = termIndex < own ? found.own : found.related;
      if (!kind.includes(termIndex)) kind.push(termIndex);
      if (termIndex >= own) continue;
      if (found.count++ === 0) found.first = position - start;
      const others = positions.get(termIndex);
      if (others === undefined) positions.set(termIndex, [position]);
      else others.push(position);
    }
    return found ?? NOTHING;
  });
  return { units, positions };
}
