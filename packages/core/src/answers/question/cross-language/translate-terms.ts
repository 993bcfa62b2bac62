import { askingWordsOf } from './asking-words.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder } from '../../file-index/occurrences.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { makeTokeniser, type Tokeniser } from '#sentences/tokenise.ts';
import { makeKeyOf, separateWords, type TermDictionary, termDictionary } from './term-dictionary.ts';
import type { QuestionWording } from '../question-wording.ts';
import type { RelatedTerm } from '../../answer-types/types.ts';

/** What of a question in another language is understood, in the language of the file. */
export interface TranslatedTerms extends QuestionWording {
  /** Known terms in the words that the file has for them most often, and names and figures as they stand. */
  readonly text: string;
  /** Other words for the same. */
  readonly related: readonly RelatedTerm[];
  /** 0..1: share of the question's words that are terms, names or figures that the file has. */
  readonly translatedShare: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&-]*[\p{L}\p{N}\p{M}]|[\p{L}\p{N}]/gu;
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}'’.&-])+/gu;
const IS_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Of what no table knows, what may be a word or a name: single characters and Hiragana are mostly grammar. */
const CONTENT = /\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{2,}/gu;
const ASKS_UNSPACED =
  /多[少大久长高远重]|什么|哪[个家里些位一]|怎[么样]|如何|为何|何[人年月日時社名処]?|几[个家]/gu;

/** What another word for the same counts beside the first that the file has. */
const OTHER_WORD = 0.9;

/** A stretch of the question: words of the file's language for it, or what stands there. */
type Part = { readonly meanings: readonly string[] } | { readonly word: string };

/** Reads a question in one language for a file in another. */
export function translateTerms(index: FileIndex, question: string, language: string): TranslatedTerms {
  const dictionary = termDictionary(language, index.language) ?? { byKey: new Map(), longest: 0 };
  const parts = isUnspaced(language)
    ? splitUnspaced(question, dictionary)
    : splitWords(question, language, dictionary);
  const tokeniser = makeTokeniser(index.language);
  const findWeight = makeTermWeightFinder(index);
  const pagesOf = (phrase: string) =>
    Math.min(...termsOf(tokeniser, phrase).map((term) => findWeight(term).pages));
  const isKnown = (term: string) => findWeight(term).pages > 0;
  const said: string[] = [];
  const related: RelatedTerm[] = [];
  let translatedShare = 0;
  for (const part of parts) {
    if ('word' in part) {
      said.push(part.word);
      if (termsOf(tokeniser, part.word).some(isKnown)) translatedShare++;
      continue;
    }
    const known = part.meanings.filter((meaning) => {
      const terms = termsOf(tokeniser, meaning);
      return terms.length > 0 && terms.every(isKnown);
    });
    // Which of several meanings is meant, the file tells best by what it speaks of.
    known.sort((left, right) => pagesOf(right) - pagesOf(left));
    const [chosen = part.meanings[0] ?? '', ...others] = known;
    said.push(chosen);
    if (known.length === 0) continue;
    translatedShare++;
    const [of, ...rest] = termsOf(tokeniser, chosen);
    if (of === undefined || rest.length > 0) continue;
    for (const other of others) {
      const [term, ...more] = termsOf(tokeniser, other);
      if (term !== undefined && more.length === 0 && term !== of)
        related.push({ term, of, weight: OTHER_WORD });
    }
  }
  return {
    text: said.join(isUnspaced(index.language) ? '、' : ' '),
    related,
    translatedShare: translatedShare / (parts.length || 1),
  };
}

const termsOf = (tokeniser: Tokeniser, text: string) => tokeniser.tokenise(text).map(({ term }) => term);

function splitWords(question: string, language: string, dictionary: TermDictionary): Part[] {
  const empty = stopWordsOf(language).union(askingWordsOf(language));
  const words = separateWords(question, language).match(WORD) ?? [];
  const keys = words.map(makeKeyOf(language));
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meanings } = findPhrase(keys, at, ' ', dictionary);
    const word = words[at] ?? '';
    // A function word that is also a term is mostly a function word: German "aus", Spanish "fin".
    if (length > 1 || !empty.has(word.toLowerCase())) parts.push(length > 0 ? { meanings } : { word });
    at += Math.max(1, length);
  }
  return parts;
}

/** The longest term that begins at one of the keys: how many of them it has, none where there is no term. */
function findPhrase(
  keys: readonly string[],
  at: number,
  space: string,
  { byKey, longest }: TermDictionary,
): { readonly length: number; readonly meanings: readonly string[] } {
  for (let length = Math.min(longest, keys.length - at); length > 0; length--) {
    const meanings = byKey.get(keys.slice(at, at + length).join(space));
    if (meanings !== undefined) return { length, meanings };
  }
  return { length: 0, meanings: [] };
}

/** The longest terms among the characters, and what is written in other letters. */
function splitUnspaced(question: string, dictionary: TermDictionary): Part[] {
  const parts: Part[] = [];
  for (const run of question.normalize('NFKC').match(RUN) ?? []) {
    if (!IS_CJK.test(run)) {
      parts.push({ word: run });
      continue;
    }
    let unknown = '';
    const endUnknown = () => {
      for (const [word] of unknown.replace(ASKS_UNSPACED, ' ').matchAll(CONTENT)) parts.push({ word });
      unknown = '';
    };
    const characters = run.split('');
    for (let at = 0; at < characters.length; ) {
      const { length, meanings } = findPhrase(characters, at, '', dictionary);
      if (length > 0) {
        endUnknown();
        parts.push({ meanings });
      } else unknown += characters[at];
      at += Math.max(1, length);
    }
    endUnknown();
  }
  return parts;
}
