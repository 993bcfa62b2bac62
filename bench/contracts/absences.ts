import type { FileIndex } from '@recto/core/answers';
import { CLAUSE_KINDS, type ClauseKey, readContractTerms } from '@recto/core/clauses';
import { draftInCore } from '../support/answer.ts';
import { REVIEW_QUESTIONS } from './review-questions.ts';

/** Where a document is said to have no clause of a kind. */
type Surface = 'answers' | 'key terms';

interface Said {
  readonly document: string;
  readonly key: ClauseKey;
  readonly surface: Surface;
  /** Whether it has one, by its labels. */
  readonly isThere: boolean;
  readonly isCalledAbsent: boolean;
}

/** What is said of each kind of clause of a document; `isThere` is undefined where labels do not tell. */
export function judgeAbsences(
  document: string,
  index: FileIndex,
  textOf: (page: number) => string,
  isThere: (key: ClauseKey) => boolean | undefined,
): Said[] {
  const terms = new Map(
    readContractTerms(index.clauses, textOf)?.map((term): [ClauseKey, typeof term] => [term.key, term]),
  );
  return CLAUSE_KINDS.flatMap(({ key }): Said[] => {
    const there = isThere(key);
    if (there === undefined) return [];
    const shared = { document, key, isThere: there };
    const term = terms.get(key);
    const inTerms: Said = {
      ...shared,
      surface: 'key terms',
      isCalledAbsent: term?.state === 'none' && term.isUnclear !== true,
    };
    const question = REVIEW_QUESTIONS[key];
    if (question === undefined) return [inTerms];
    const isCalledAbsent = draftInCore(index, question).missingClause !== undefined;
    return [inTerms, { ...shared, surface: 'answers', isCalledAbsent }];
  });
}

/** How often a clause that is there is called absent, and how often one that is not; undefined where there are none. */
export function printAbsences(title: string, said: readonly Said[]): void {
  console.log(`\n${title}`);
  for (const [surface, own] of Map.groupBy(said, (each) => each.surface)) {
    const there = own.filter(({ isThere }) => isThere);
    const lacking = own.filter(({ isThere }) => !isThere);
    const share = (of: readonly Said[]) =>
      (of.filter(({ isCalledAbsent }) => isCalledAbsent).length / (of.length || 1)).toFixed(3);
    console.log(
      `${surface.padEnd(12)} absent though there ${share(there)} of ${there.length}, absent where it is ${share(lacking)} of ${lacking.length}`,
    );
  }
}

/** Those that are there and called absent, one line for each document. */
export function printWrongly(said: readonly Said[]): void {
  const wrong = said.filter(({ isThere, isCalledAbsent }) => isThere && isCalledAbsent);
  for (const [document, own] of Map.groupBy(wrong, (each) => each.document))
    console.log(`  ${document}: ${own.map(({ key, surface }) => `${key} (${surface})`).join(', ')}`);
}
