import { type AskedType, termWordsOf, toLanguage } from '../../answer-types/index.ts';
import { type Definition, definitionsOf } from '#definitions/packed-definitions.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { makeTokeniser, type Token } from '#sentences/tokenise.ts';

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
  /** Else it is only the long form of a short one that stands there. */
  readonly isExplained: boolean;
}

/** The term whose definition a question asks for. */
export interface AskedDefinition {
  readonly found: readonly PlacedDefinition[];
  /** Whether words are nothing but the term, as a heading may be; never where no meaning is asked for. */
  isTerm(tokens: readonly Token[]): boolean;
}

const NONE: AskedDefinition = { found: [], isTerm: () => false };

/** Where the document defines the term that a question consists of: "What are the Fees?", "Who is the Licensor?" */
export function findAskedDefinition(
  index: FileIndex,
  { text, analysed, aliases }: Ranking['core'],
  asked: AskedType | null,
): AskedDefinition {
  const isDefinition = asked?.type === 'definition';
  if (!isDefinition && (analysed.asksForNumber || analysed.synonyms.length > 0)) return NONE;
  const terms = byTerm.get(index) ?? groupByTerm(index);
  byTerm.set(index, terms);
  const words = termWordsOf(text, toLanguage(index.language)).join(' ');
  const own = keyOf(makeTokeniser(index.language).tokenise(words));
  if (own === '') return NONE;
  const others = aliases.filter((alias) => keyOf(alias.asked) === own).map(({ other }) => other.join(' '));
  const keys = [own, ...others];
  const isMeaning = TYPES.has(asked?.type);
  const found = keys
    .flatMap((key) => terms.get(key) ?? [])
    .filter(({ term }) => isMeaning || (isDefinedName(term) && text.includes(term)));
  // Where a short form is introduced its meaning need not stand, and "Who is the CEO?" asks for a name.
  const explained = found.filter(({ longForm }) => longForm === '');
  const isShortForm = explained.length < found.length;
  const chosen = isShortForm && !isDefinition ? [] : explained.length > 0 ? explained : found;
  const wordsOfTerm = new Set(keys.flatMap((key) => key.split(' ')));
  const isNumber = ({ term }: Token) => /^\p{Nd}/u.test(term);
  return {
    found: chosen.slice(0, MOST).map(({ pageIndex, start, longForm }) => ({
      page: index.pageNumbers[pageIndex] ?? 0,
      start,
      isExplained: longForm === '',
    })),
    isTerm: (tokens) =>
      isDefinition &&
      tokens.every((token) => wordsOfTerm.has(token.term) || isNumber(token)) &&
      keys.includes(keyOf(tokens.filter((token) => !isNumber(token)))),
  };
}

/** "Fees", "Purchase Price": capitals where a sentence would have none. */
const isDefinedName = (term: string) => term.split(' ').every((word) => /^\p{Lu}/u.test(word));

function groupByTerm(index: FileIndex): ReadonlyMap<string, readonly Definition[]> {
  const tokeniser = makeTokeniser(index.language);
  return Map.groupBy(definitionsOf(index.definitions), ({ term }) => keyOf(tokeniser.tokenise(term)));
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ term }) => term).join(' ');
