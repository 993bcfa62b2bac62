import { knownLanguage, languageOf, LANGUAGES, languages } from '#language/languages.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { findInLexicon } from '../../file-index/lexicon.ts';
import { gramsOf } from '../../file-index/grams.ts';
import { stemmerOf } from '#language/stemmer.ts';
import { isNumberWord } from '#figures/number-values.ts';
import { makeOnce } from '#text/make-once.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { describeEdit, type Edit, editCost, type EditKind } from './edit-cost.ts';
import { type FileWord, makeNearestWords } from './nearest-words.ts';
import { areSpellingVariants } from './spelling-variants.ts';
import { followsHow, isContraction, wordsThatAsk } from './words-that-ask.ts';

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

/** Languages with an alphabet in which one wrong letter seldom makes another word: those whose question words are told. */
const SPELT = LANGUAGES.filter((language) => languages[language].questions.spelledWords !== undefined);
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
  if (known?.questions.spelledWords === undefined) return uncorrected;
  const typed = readTypedWords(question);
  if (typed.length === 0 || typed.length > MAX_WORDS) return uncorrected;
  const speller = makeSpeller(index, words);
  const unknown = typed.filter(({ word }) => !speller.isKnown(word));
  if (unknown.length === 0 || hasWordsOfAnother(unknown, language)) return uncorrected;
  const corrections: (Correction & { readonly start: number })[] = [];
  // From the last to the first, so that the word behind one is corrected before it.
  for (const each of unknown.toReversed()) {
    if (each.isLeft || (each.isName && !known.writing.capitalisesNouns)) continue;
    const next = typed[typed.indexOf(each) + 1];
    const following = corrections.find(({ start }) => start === next?.start)?.meant ?? next?.word;
    const meant = speller.correct(each.word, following);
    if (meant === undefined) continue;
    corrections.push({ typed: each.written, meant: likeTyped(meant, each.written), start: each.start });
  }
  // Asked in another language than the file's, of which a word or two are like one of the file.
  if (unknown.length > typed.length / 2 && corrections.length < unknown.length * MOST) return uncorrected;
  corrections.reverse();
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

/** Whether the question is asked in another language than the file's: its words are no mistakes. */
function hasWordsOfAnother(unknown: readonly TypedWord[], language: string): boolean {
  for (const other of SPELT) {
    if (other === language) continue;
    const stopWords = stopWordsOf(other);
    if (unknown.filter(({ word }) => stopWords.has(word)).length > 1) return true;
  }
  return false;
}

/** A word that could be meant: of the file, or one with which questions ask. */
type Option = Pick<FileWord, 'word' | 'stem' | 'cost'> &
  Partial<Pick<FileWord, 'count' | 'edit' | 'isCapitalised' | 'isOtherForm'>> & { readonly asks?: boolean };

const MAX_COST = 1.6;
/** By so much the best option must be better than the next word. */
const MARGIN = 0.2;
/** One mistake, also in another form of the word. */
const ONE_EDIT = 0.96;

/** Stems of function words, which no index and no list of words has: "explained" is one of "explain". */
const stemsOf = makeOnce(
  (language: string): ReadonlySet<string> => new Set([...stopWordsOf(language)].map(stemmerOf(language))),
);

function makeSpeller(index: FileIndex, words: WordRelations | undefined) {
  const { language } = index;
  const stem = stemmerOf(language);
  const stopWords = stopWordsOf(language);
  const asking = wordsThatAsk(language);
  const stems = stemsOf(language);
  const nearestWords = makeNearestWords(index, stem);
  const isSure = words?.hasVocabulary === true ? isSureWithWords(words) : isSureWithoutWords;

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
    correct(word: string, following: string | undefined): string | undefined {
      const options = [
        ...asking.map((asks) => ({
          word: asks,
          stem: asks,
          cost: editCost(word, asks, ONE_EDIT),
          asks: true,
        })),
        ...(word.length > 3 ? nearestWords(word, MAX_COST) : []),
      ];
      const ranked = options
        .filter((option) => option.cost <= MAX_COST && isSure(index, word, option))
        .map((option) => ({ ...option, cost: option.cost - bonusOf(option, following) }))
        .sort((left, right) => left.cost - right.cost);
      const [best] = ranked;
      if (best === undefined) return undefined;
      const next = ranked.find((option) => option.stem !== best.stem);
      return next !== undefined && next.cost < best.cost + MARGIN ? undefined : best.word;
    },
  };
}

/** Frequent words are likelier, and those with which questions ask are the most frequent. */
function bonusOf({ word, count = 1, asks = false }: Option, following: string | undefined): number {
  if (word === 'how' && followsHow(following)) return 0.6;
  return asks ? 0.3 : Math.min(0.3, 0.04 * Math.log2(count));
}

/** Whether an option can be meant by a word that is none of the language. */
function isSureWithWords(words: WordRelations) {
  return (_: FileIndex, word: string, option: Option): boolean => {
    const { cost, count = 0 } = option;
    const { kind, after } = option.edit ?? describeEdit(word, option.word);
    if (word[0] !== option.word[0] && kind !== 'swapped') return false;
    if (option.isOtherForm === true && (cost > ONE_EDIT || option.stem.length < 5)) return false;
    if (option.asks === true) {
      if (word.length > 3) return cost <= ONE_EDIT;
      return kind === 'swapped' || (kind === 'missing' && after > 0);
    }
    if (areSpellingVariants(word, option.word)) return false;
    const isName = option.isCapitalised === true && !words.knows(option.stem);
    if (isName && (word.length < 6 || count < 5)) return false;
    if (after < lettersBehind(kind)) return false;
    if (word.length === 4) return (kind === 'swapped' || kind === 'missing') && count >= 3;
    if (cost <= ONE_EDIT) return count >= (word.length < 7 ? 2 : 1);
    return word.length >= 8 && count >= 3;
  };
}

/** The end of a word is where its forms differ: so many letters behind a mistake must be right. */
function lettersBehind(kind: EditKind): number {
  if (kind === 'swapped' || kind === 'doubled') return 0;
  return kind === 'missing' || kind === 'extra' ? 1 : 2;
}

/** Whether an option can be meant where nobody knows which words are right: only a frequent word, and the likeliest mistakes. */
function isSureWithoutWords(index: FileIndex, word: string, option: Option): boolean {
  const { cost, count = 0 } = option;
  const edit = option.edit ?? describeEdit(word, option.word);
  if (cost > ONE_EDIT || word[0] !== option.word[0] || edit.after < 2) return false;
  if (option.asks === true)
    return (
      word.length > 3 &&
      (edit.kind !== 'near' || languageOf(index.language).writing.soundsAlike?.test(edit.letters) === true)
    );
  if (
    option.isOtherForm === true &&
    (stemmerOf(index.language)(word).length < 6 || !FORM_MISTAKES.has(edit.kind))
  )
    return false;
  return word.length >= 6 && count >= 3 && isLikely(index, word, edit, count);
}

/** What is likely enough where also the form is another one. */
const FORM_MISTAKES: ReadonlySet<EditKind> = new Set<EditKind>(['doubled', 'near']);

function isLikely(index: FileIndex, word: string, { kind, letters }: Edit, count: number): boolean {
  const { soundsAlike, swappedLetters, accentsTellApart, oldLetters } = languageOf(index.language).writing;
  switch (kind) {
    case 'doubled':
      return true;
    case 'swapped':
      return swappedLetters?.test(letters) !== true;
    case 'accent':
      return !accentsTellApart && word === word.normalize('NFD').replace(/\p{M}/gu, '');
    case 'near':
      return soundsAlike?.test(letters) === true && isStrange(index, word, count);
    case 'missing':
    case 'extra':
      return word.length > 8 && oldLetters?.test(letters) !== true && isStrange(index, word, count);
    default:
      return false;
  }
}

/** Whether no word of the file has some letters of the word in this order, and the one that is meant is frequent. */
const isStrange = (index: FileIndex, word: string, count: number) =>
  count >= 5 && gramsOf(word).some((gram) => findInLexicon(index.grams, gram) < 0);
