import { type AskedType, termWordsOf, toLanguage } from '../answer-types/index.ts';
import { type Definition, definitionsOf } from '../definitions/definition.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import type { AnalysedQuestion } from '../ranking/question.ts';
import { makeTokeniser } from '../text/tokenise.ts';

const byTerm = new WeakMap<FileIndex, ReadonlyMap<string, readonly Definition[]>>();

/** What a question may ask for that asks what a term means. A figure it may be only where the term has its capital. */
const TYPES: ReadonlySet<AskedType['type'] | undefined> = new Set<AskedType['type'] | undefined>([
  undefined,
  'definition',
  'about',
  'person',
  'organisation',
]);
const MOST = 3;

/** Where a definition stands: the number of the page, and the offset of the term in its text. */
export interface PlacedDefinition {
  readonly page: number;
  readonly start: number;
}

/** Where the document defines the term that a question consists of: "What are the Fees?", "Who is the Licensor?" */
export function findAskedDefinitions(
  index: FileIndex,
  { text, analysed }: { readonly text: string; readonly analysed: AnalysedQuestion },
  asked: AskedType | null,
): readonly PlacedDefinition[] {
  if (analysed.asksForNumber || analysed.synonyms.length > 0 || index.definitions.pageIndexes.length === 0)
    return [];
  const terms = byTerm.get(index) ?? groupByTerm(index);
  byTerm.set(index, terms);
  const words = termWordsOf(text, toLanguage(index.language)).join(' ');
  const isMeaning = TYPES.has(asked?.type);
  const definitions = (terms.get(keyOf(words, index.language)) ?? []).filter(
    ({ term }) => isMeaning || (isDefinedName(term) && text.includes(term)),
  );
  // "Who is the CEO?" asks for a name and not for what the letters stand for.
  const isShortForm = definitions.some(({ longForm }) => longForm !== '');
  if (isShortForm && asked?.type !== 'definition') return [];
  return definitions.slice(0, MOST).map(({ pageIndex, start }) => ({
    page: index.pageNumbers[pageIndex] ?? 0,
    start,
  }));
}

/** "Fees", "Purchase Price": capitals where a sentence would have none. */
const isDefinedName = (term: string) => term.split(' ').every((word) => /^\p{Lu}/u.test(word));

function groupByTerm(index: FileIndex): ReadonlyMap<string, readonly Definition[]> {
  const tokeniser = makeTokeniser(index.language);
  return Map.groupBy(definitionsOf(index.definitions), ({ term }) =>
    tokeniser
      .tokenise(term)
      .map((token) => token.term)
      .join(' '),
  );
}

function keyOf(words: string, language: string): string {
  const tokens = makeTokeniser(language).tokenise(words);
  // No term: terms of function words alone have this key, too.
  return tokens.length === 0 ? '-' : tokens.map(({ term }) => term).join(' ');
}
