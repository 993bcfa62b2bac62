import { knownLanguage } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder } from '../../file-index/occurrences.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { makeTokeniser, type Tokeniser } from '#sentences/tokenise.ts';
import { askingWordsOf } from './asking-words.ts';
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
  const dictionary = termDictionary(language, index.language);
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

function splitWords(question: string, language: string, dictionary: TermDictionary | null): Part[] {
  const keyOf = makeKeyOf(language);
  const isEmpty = (word: string) => stops.has(word) || asking.has(word);
  const stops = stopWordsOf(language);
  const asking = askingWordsOf(language);
  const words = separateWords(question, language).match(WORD) ?? [];
  const keys = words.map(keyOf);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(keys, at, dictionary);
    const word = words[at] ?? '';
    if (length > 0) {
      // A function word that is also a term is mostly a function word: German "aus", Spanish "fin".
      const isStop = length === 1 && isEmpty(word.toLowerCase());
      if (!isStop)
        parts.push({ meanings: dictionary?.byKey.get(keys.slice(at, at + length).join(' ')) ?? [] });
      at += length;
      continue;
    }
    if (!isEmpty(word.toLowerCase())) parts.push(...splitCompound(word, language, dictionary, keyOf));
    at++;
  }
  return parts;
}

function longestPhrase(keys: readonly string[], at: number, dictionary: TermDictionary | null): number {
  if (dictionary === null) return 0;
  for (let length = Math.min(dictionary.longest, keys.length - at); length > 0; length--)
    if (dictionary.byKey.has(keys.slice(at, at + length).join(' '))) return length;
  return 0;
}

const PART_MIN_LENGTH = 4;

/** "Vertragsdauer" is the term of a contract, although no table has it: two terms with a link between. */
function splitCompound(
  word: string,
  language: string,
  dictionary: TermDictionary | null,
  keyOf: (phrase: string) => string,
): Part[] {
  const links = knownLanguage(language)?.forms?.compoundLinks;
  if (links === undefined || dictionary === null) return [{ word }];
  const lower = word.toLowerCase();
  const meaningsOf = (part: string) =>
    part.length < PART_MIN_LENGTH ? undefined : dictionary.byKey.get(keyOf(part));
  for (let at = lower.length - PART_MIN_LENGTH; at >= PART_MIN_LENGTH; at--) {
    const last = meaningsOf(lower.slice(at));
    if (last === undefined) continue;
    const start = lower.slice(0, at);
    for (const link of links) {
      const first = start.endsWith(link) ? meaningsOf(start.slice(0, start.length - link.length)) : undefined;
      if (first !== undefined) return [{ meanings: first }, { meanings: last }];
    }
  }
  return [{ word }];
}

/** The longest terms among the characters, and what is written in other letters. */
function splitUnspaced(question: string, dictionary: TermDictionary | null): Part[] {
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
    for (let at = 0; at < run.length; ) {
      let length = Math.min(dictionary?.longest ?? 0, run.length - at);
      while (length > 0 && dictionary?.byKey.has(run.slice(at, at + length)) !== true) length--;
      if (length > 0) {
        endUnknown();
        parts.push({ meanings: dictionary?.byKey.get(run.slice(at, at + length)) ?? [] });
      } else unknown += run[at];
      at += Math.max(1, length);
    }
    endUnknown();
  }
  return parts;
}
