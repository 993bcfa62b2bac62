import { byLanguage } from '#language/languages.ts';
import { type AskedType, asksForLeader } from '../../answer-types/index.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { isFrontPage } from './document-lines.ts';

/** Words of signature blocks, by language of the file. */
const SIGNING: Readonly<Record<string, string>> = byLanguage(({ people }) => people.signing);

/** Words of tables of officers, by language of the file. */
const OFFICERS: Readonly<Record<string, string>> = byLanguage(({ people }) => people.officers);

/** So many pages are read besides those that the question's words find. */
const MOST = 2;
/** Fewer such words on a page are no table and no block. */
const LEAST_WORDS = 4;

/**
 * Pages that answer without saying the question's words, where such a thing is asked for: title page and imprint, the
 * signature block, the table of officers.
 */
export function findFurtherPages(
  index: FileIndex,
  { asked, question }: { readonly asked: AskedType | null; readonly question: string },
  known: ReadonlySet<number>,
): readonly number[] {
  if (asked === null) return [];
  const { maker } = asked;
  const isOfficer =
    asked.type === 'person' && maker === undefined && (asked.role !== undefined || asksForLeader(question));
  const words = maker === 'signer' ? SIGNING : isOfficer ? OFFICERS : null;
  if (words !== null) {
    return pagesWith(words[index.language] ?? '', index)
      .filter((page) => !known.has(page))
      .slice(0, MOST);
  }
  if (maker === undefined || maker === 'contact') return [];
  return [...index.pageNumbers].filter((page) => isFrontPage(page) && !known.has(page));
}

/** The pages that have most of some words, first those with most different ones. */
function pagesWith(words: string, index: FileIndex): number[] {
  const find = makeOccurrenceFinder(index);
  const counts = new Map<number, { different: number; all: number }>();
  const terms = new Set(
    makeTokeniser(index.language)
      .tokenise(words)
      .map(({ term }) => term),
  );
  for (const term of terms) {
    let last = -1;
    for (const pageIndex of find(term).pageIndexes) {
      const count = counts.get(pageIndex) ?? { different: 0, all: 0 };
      count.all++;
      if (pageIndex !== last) count.different++;
      counts.set(pageIndex, count);
      last = pageIndex;
    }
  }
  return [...counts]
    .filter(([, { all }]) => all >= Math.min(LEAST_WORDS, terms.size))
    .toSorted(([, left], [, right]) => right.different - left.different || right.all - left.all)
    .slice(0, 2 * MOST)
    .map(([pageIndex]) => index.pageNumbers[pageIndex] ?? 0);
}
