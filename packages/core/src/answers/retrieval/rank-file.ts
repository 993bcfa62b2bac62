import type { AnswerType, RelatedTerm } from '../answer-types/types.ts';
import { translateTerms } from '../question/cross-language/translate-terms.ts';
import { findLanguagePair, type LanguagePair } from '../question/cross-language/question-language.ts';
import type { Alias } from '../file-index/alias.ts';
import { findAliases } from '../question/aliases/find-aliases.ts';
import { findPartyAliases } from '../question/aliases/find-party-aliases.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import { fusePassages } from './semantic/fuse-passages.ts';
import {
  type Correction,
  type CorrectedQuestion,
  correctSpelling,
} from '../question/spelling/correct-spelling.ts';
import { type EvidenceFeatures, readEvidenceFeatures } from './evidence-features.ts';
import { type AnalysedQuestion, analyseQuestion, asksForNumber } from '../question/analyse-question.ts';
import { coreOfQuestion, storyOfQuestion } from '../question/question-core.ts';
import { rankPages, type ScoredFile, scoreWording } from './rank-pages.ts';
import { rankPassages } from './rank-passages.ts';
import { findRelatedTerms } from '../question/related-words/related-terms.ts';
import { rewordQuestion } from '../question/reword-question.ts';
import { wordsOf } from '../question/related-words/index.ts';
import { inQuestion } from '../question/related-words/thesaurus.ts';
import type { WordRelations } from '../question/related-words/word-relations.ts';
import { readAsked } from '../question/asked-type/read-asked.ts';
import type { Passage, ScoredPage, ScoredPassage } from './passages.ts';

/** Where a file is likeliest to answer a question: what every answerer drafts from. Plain data, which can travel. */
export interface Ranking {
  /**
   * What else was looked for than what was typed, in the order of the question: typing errors that were put right, and other
   * forms that the document defines for its terms.
   */
  readonly corrections: readonly Correction[];
  /** The clause of the question that asks. */
  readonly core: {
    readonly text: string;
    readonly analysed: AnalysedQuestion;
    /** Words of the file that mean nearly the same as its words. */
    readonly related: readonly RelatedTerm[];
    /** Other forms of its terms. */
    readonly aliases: readonly Alias[];
  };
  /** Best first; pages that have nothing of the question are left out. */
  readonly pages: readonly ScoredPage[];
  /** Best first, not overlapping. */
  readonly passages: readonly ScoredPassage[];
  /** How much speaks for the file's holding an answer at all. */
  readonly features: EvidenceFeatures;
  /** Where the question is in another language than the file: then `core` is what was understood of it. */
  readonly crossLanguage?: CrossLanguage;
}

/** A question in another language than its file. */
export interface CrossLanguage extends LanguagePair {
  /** The clause that asks, as it was typed. */
  readonly asked: string;
  /** 0..1: share of its words that are known terms, names or figures that the file has. */
  readonly translatedShare: number;
}

const PAGES = 8;
const PASSAGES = 8;

export interface RankOptions {
  /** In place of those of the file's language. */
  readonly words?: WordRelations | undefined;
  /** Asks for exactly the words typed, typing errors and all. */
  readonly isExact?: boolean | undefined;
  /** Passages that are nearest to the question by their meaning, best first: their ranks are fused with those by words. */
  readonly similar?: readonly Passage[] | undefined;
}

/** The first step of an answer: finds the pages and passages of a file that are likeliest to hold it. */
export function rankFile(
  index: FileIndex,
  typed: string,
  { words: all = wordsOf(index.language), isExact = false, similar = [] }: RankOptions = {},
): Ranking {
  const pair = findLanguagePair(index, typed);
  if (pair !== null) return rankTranslated(index, { typed, pair, similar, isExact }, all);
  const unchanged: CorrectedQuestion = { question: typed, corrections: [] };
  const corrected = isExact ? unchanged : correctSpelling(index, typed, all);
  const reworded = isExact ? unchanged : rewordQuestion(index, corrected.question, all?.fields ?? []);
  const { question } = reworded;
  const words = all && inQuestion(all, question);
  const aliases = isExact ? [] : aliasesOf(index, question, words);
  const hasFigures = !NO_FIGURES.has(readAsked(question, index.language)?.type);
  const known = words && (hasFigures ? words : { ...words, fields: [] });
  const file = scoreWording(index, { text: question, related: [], aliases }, known);
  const text = storyOfQuestion(question);
  const analysed = analyseQuestion(text, index.language, known?.fields);
  const core = { text, analysed, related: findRelatedTerms(index, analysed.terms, words), aliases };
  return {
    corrections: inOrderOf(typed, [...corrected.corrections, ...reworded.corrections, ...aliases]),
    ...rankScored(file, core, similar),
  };
}

/** What fields know are the figures of statements: they answer no "who", "where" or "why". */
const NO_FIGURES: ReadonlySet<AnswerType | undefined> = new Set<AnswerType | undefined>([
  'person',
  'organisation',
  'place',
  'country',
  'period',
  'reason',
  'howto',
]);

/** A question in another language is ranked by what of it crosses: typing errors cannot be told from its words. */
function rankTranslated(
  index: FileIndex,
  {
    typed,
    pair,
    similar,
    isExact,
  }: {
    readonly typed: string;
    readonly pair: LanguagePair;
    readonly similar: readonly Passage[];
    readonly isExact: boolean;
  },
  words: WordRelations | undefined,
): Ranking {
  const whole = translateTerms(index, typed, pair.question);
  const aliases = isExact ? [] : aliasesOf(index, whole.text, words);
  const file = scoreWording(index, { ...whole, aliases }, words);
  const asked = coreOfQuestion(typed);
  const translated = translateTerms(index, asked, pair.question);
  const analysed = {
    ...analyseQuestion(translated.text, index.language, words?.fields),
    asksForNumber: asksForNumber(asked),
  };
  const related = [...translated.related, ...findRelatedTerms(index, analysed.terms, words)];
  return {
    corrections: inOrderOf(typed, aliases),
    ...rankScored(file, { text: translated.text, analysed, related, aliases }, similar),
    crossLanguage: { ...pair, asked, translatedShare: translated.translatedShare },
  };
}

const aliasesOf = (index: FileIndex, question: string, words: WordRelations | undefined): Alias[] => [
  ...findAliases(index, question, words),
  ...findPartyAliases(index, question, words),
];

/** Those that stand in what was typed: a term with a corrected word in it is told by that word alone. */
function inOrderOf(typed: string, corrections: readonly Correction[]): Correction[] {
  return corrections
    .filter((each) => typed.includes(each.typed))
    .toSorted((left, right) => typed.indexOf(left.typed) - typed.indexOf(right.typed))
    .map((each) => ({ typed: each.typed, meant: each.meant }));
}

function rankScored(
  file: ScoredFile,
  core: Ranking['core'],
  similar: readonly Passage[],
): Omit<Ranking, 'corrections'> {
  return {
    core,
    pages: rankPages(file)
      .slice(0, PAGES)
      .filter(({ score }) => score > 0),
    passages: similar.length === 0 ? rankPassages(file, PASSAGES) : fuseSimilar(file, similar),
    features: readEvidenceFeatures(core.analysed, file.scores),
  };
}

/**
 * No deeper than what is offered: in whatever depth, two middling ranks score more than a single first one, and would crowd
 * out what only one of the rankings finds.
 */
function fuseSimilar(file: ScoredFile, similar: readonly Passage[]): ScoredPassage[] {
  const byWords = rankPassages(file, PASSAGES).map(({ passage }) => passage);
  return fusePassages([byWords, similar.slice(0, PASSAGES)], PASSAGES);
}
