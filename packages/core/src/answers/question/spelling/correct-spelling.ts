import { knownLanguage, languageOf } from '#language/languages.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { findInLexicon } from '../../file-index/lexicon.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { stemmerOf } from '#language/stemmer.ts';
import { rememberingByKey } from '#text/remember.ts';
import { isNumberWord } from '#figures/number-values.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { type EditKind, findEdit } from './find-edit.ts';
import { type FileWord, findNearestWords } from './nearest-words.ts';
import { isContraction, wordsThatAsk } from './words-that-ask.ts';

/** A word of a question that was taken for another. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

export interface CorrectedQuestion {
  readonly question: string;
  /** In the order of the question. */
  readonly corrections: readonly Correction[];
}

const WORD = /[\p{L}\p{M}]+/gu;
/** Signs of commands, file names and addresses, and digits: such a word has a spelling of its own. */
const JOINED_BEFORE = /[\p{N}._/@\\:=#$~-]$/u;
const JOINED_AFTER = /^(?:[\p{N}_/@\\=$~]|[.:#-][\p{L}\p{N}]|['’](?!s(?!\p{L})))/u;
const QUOTED = /["“„«][^"”“»]*["”“»]/gu;
/** A question this long tells a story, which is not looked through. */
const MAX_WORDS = 60;
/** Of many unknown words so many must be mistakes. */
const MOST = 0.75;

/**
 * Puts right the typing errors of a question: words that neither the file nor the language has, where the file (or the
 * words with which questions ask) has one that must be meant. A right word must never be changed, so whatever is not sure
 * is left as it is: names, abbreviations, what is quoted, and all words of a question in another language. `words` are
 * those of the file's language; without them only the likeliest mistakes are put right.
 */
export function correctSpelling(
  index: FileIndex,
  question: string,
  words?: WordRelations,
): CorrectedQuestion {
  const uncorrected: CorrectedQuestion = { question, corrections: [] };
  const { language } = index;
  const known = knownLanguage(language);
  // In other scripts one wrong letter often makes another word.
  if (known?.questions.spelledWords === undefined) return uncorrected;
  const typed = readTypedWords(question);
  if (typed.length === 0 || typed.length > MAX_WORDS) return uncorrected;
  const speller = makeSpeller(index, words);
  const unknown = typed.filter(({ word }) => !speller.isKnown(word));
  if (unknown.length === 0) return uncorrected;
  const corrections: (Correction & { readonly start: number })[] = [];
  for (const each of unknown) {
    if (each.isLeft || (each.isName && !known.writing.capitalisesNouns)) continue;
    const meant = speller.correct(each.word);
    if (meant === undefined) continue;
    corrections.push({ typed: each.written, meant: likeTyped(meant, each.written), start: each.start });
  }
  // Asked in another language than the file's, of which a word or two are like one of the file.
  if (unknown.length > typed.length / 2 && corrections.length < unknown.length * MOST) return uncorrected;
  let corrected = '';
  let end = 0;
  for (const { typed: wrong, meant, start } of corrections) {
    corrected += question.slice(end, start) + meant;
    end = start + wrong.length;
  }
  return {
    question: corrected + question.slice(end),
    corrections: corrections.map(({ typed: wrong, meant }) => ({ typed: wrong, meant })),
  };
}

interface TypedWord {
  readonly written: string;
  readonly word: string;
  readonly start: number;
  /** With a capital that no beginning of a sentence explains. */
  readonly isName: boolean;
  /** Quoted, part of a longer sign, or an abbreviation. */
  readonly isLeft: boolean;
}

function readTypedWords(question: string): TypedWord[] {
  const quoted = [...question.matchAll(QUOTED)].map(({ index, 0: text }) => [index, index + text.length]);
  return [...question.matchAll(WORD)].map(({ 0: written, index: start }) => {
    const before = question.slice(0, start);
    const after = question.slice(start + written.length);
    const isInQuotes = quoted.some(([from = 0, to = 0]) => start >= from && start < to);
    const isJoined = JOINED_BEFORE.test(before) || JOINED_AFTER.test(after);
    const isCapital = /^\p{Lu}/u.test(written);
    return {
      written,
      word: written.normalize('NFKC').toLowerCase(),
      start,
      isName: isCapital && /[^.?!¿¡:\s][^\S\n]*$/u.test(before),
      isLeft: isInQuotes || isJoined || /.\p{Lu}/u.test(written),
    };
  });
}

const likeTyped = (meant: string, typed: string) =>
  /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;

/** A word that could be meant: of the file, or one with which questions ask. */
interface Option extends Omit<FileWord, 'count'> {
  readonly count?: number;
}

/** By so much the best option must be better than the next word. */
const MARGIN = 0.2;

/** Stems of function words, which no index and no list of words has: "explained" is one of "explain". */
const stemsOf = rememberingByKey(
  (language: string): ReadonlySet<string> => new Set([...stopWordsOf(language)].map(stemmerOf(language))),
);

function makeSpeller(index: FileIndex, words: WordRelations | undefined) {
  const { language } = index;
  const stem = stemmerOf(language);
  const stopWords = stopWordsOf(language);
  const asking = wordsThatAsk(language);
  const stems = stemsOf(language);
  const find = makeOccurrenceFinder(index);
  const isSure = words?.hasVocabulary === true ? isSureWithWords : isSureWithoutWords(language);

  return {
    isKnown(word: string): boolean {
      return (
        word.length < 3 ||
        stopWords.has(word) ||
        asking.includes(word) ||
        isContraction(word) ||
        isNumberWord(word, language) ||
        stems.has(stem(word)) ||
        findInLexicon(index.terms, stem(word)) >= 0 ||
        words?.knows(stem(word)) === true
      );
    },
    /** The word that is meant by an unknown one; undefined where that is not sure. */
    correct(word: string): string | undefined {
      const options: Option[] = asking.flatMap((asks) => {
        const edit = findEdit(word, asks);
        return edit ? [{ word: asks, stem: asks, edit, isOtherForm: false }] : [];
      });
      if (word.length > 4) options.push(...findNearestWords(index, { typed: word, stem, find }));
      const [best, ...others] = options
        .filter((option) => isSure(word, option))
        .map((option) => ({ ...option, cost: option.edit.cost - bonusOf(option) }))
        .sort((left, right) => left.cost - right.cost);
      const next = others.find((option) => option.stem !== best?.stem);
      return best && next && next.cost < best.cost + MARGIN ? undefined : best?.word;
    },
  };
}

/** Frequent words are likelier, and those with which questions ask are the most frequent. */
const bonusOf = ({ count }: Option): number =>
  count === undefined ? 0.3 : Math.min(0.3, 0.04 * Math.log2(count));

/** The end of a word is where its forms differ: so many letters behind a mistake must be right. */
const LETTERS_BEHIND: Readonly<Record<EditKind, number>> = {
  doubled: 0,
  swapped: 0,
  missing: 1,
  extra: 1,
  accent: 2,
  wrong: 2,
};

/** Whether an option can be meant by a word that is none of the language. */
function isSureWithWords(word: string, { word: meant, stem, edit, isOtherForm, count }: Option): boolean {
  const { kind, after } = edit;
  if (word[0] !== meant[0] && kind !== 'swapped') return false;
  if (count === undefined) return word.length > 3 || kind === 'swapped' || (kind === 'missing' && after > 0);
  if (after < LETTERS_BEHIND[kind] || (isOtherForm && stem.length < 5)) return false;
  if (kind === 'wrong') return word.length >= 8 && count >= 3;
  return count >= (word.length < 7 ? 2 : 1);
}

/** Whether an option can be meant where nobody knows which words are right: only a frequent word, and the likeliest mistakes. */
const isSureWithoutWords =
  (language: string) =>
  (word: string, { word: meant, edit: { kind, after }, isOtherForm, count }: Option): boolean => {
    if (word[0] !== meant[0] || after < 2) return false;
    if (count === undefined) return word.length >= (kind === 'wrong' ? 8 : 4);
    if (word.length < 6 || count < 3) return false;
    const isMissingAccent = word === word.normalize('NFD').replace(/\p{M}/gu, '');
    return (
      kind === 'doubled' ||
      (kind === 'accent' && !isOtherForm && isMissingAccent && !languageOf(language).writing.accentsTellApart)
    );
  };
