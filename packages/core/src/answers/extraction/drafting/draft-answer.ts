import { findAskedFigure, namesFigure } from '#key-figures/asked-figure.ts';
import { ANSWER_MAX_PAGES } from '#quotes/limits.ts';
import { type AskedType, namesOtherYears, roleIn, toLanguage } from '../../answer-types/index.ts';
import { withAliases } from '../../file-index/alias.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder } from '../../file-index/occurrences.ts';
import type { CrossLanguage, Ranking } from '../../retrieval/rank-file.ts';
import { shorten } from '#sentences/complete.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { isPlainStatement } from '#sentences/predicates.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { rememberingByObject } from '#text/remember.ts';
import { wordsOf } from '../../question/related-words/index.ts';
import { inQuestion } from '../../question/related-words/thesaurus.ts';
import { collectCandidates } from '../candidates/candidates.ts';
import type { Collected } from '../candidates/candidate.ts';
import { estimateConfidence, isLikelyAnswer } from './confidence.ts';
import { draftClause, findAskedClause } from './draft-clause.ts';
import { yearsMeant } from '../candidates/report-rows.ts';
import { dropRepeats, type Evidence, mergeSame } from '../candidates/merge-same.ts';
import { type FindQuestionWords, makeFindQuestionWords } from './question-words.ts';
import { namesUnknown } from './unknown-names.ts';
import { citeWhole, type RenderOptions, renderCandidate } from './render-candidate.ts';
import { type Beside, findBeside } from './widen-passage.ts';
import { estimateSubject, SUBJECT_THRESHOLD } from './subject-likelihood.ts';
import { asksForWords } from '../../question/asked-type/asks-for-words.ts';
import { asksTwice } from '../../question/asked-type/asks-twice.ts';
import { readAsked } from '../../question/asked-type/read-asked.ts';
import type { AnswerKind, DraftClaim, ExtractiveDraft, NearestPassage } from '../draft.ts';

/** Passages shown where nothing answers. */
const CLOSEST = 3;

/**
 * The extractive answerer's second step: of what the best pages say, the sentence or row that answers best leads, and the
 * best of each of the other pages stand beside it. How likely the top answer is to be right decides whether it is called an
 * answer. What a contract has of a kind of clause was told when it was read, and answers questions for that kind. `ranking` is that of the question over the same index, whose passages it does not need. The draft must go
 * through `verifyAnswer` like that of any other answerer. `words` stand in place of those of the file's language.
 */
export function draftAnswer(
  index: FileIndex,
  ranking: Omit<Ranking, 'passages'>,
  words = wordsOf(index.language),
): ExtractiveDraft {
  const { text: question } = ranking.core;
  const { crossLanguage } = ranking;
  const findWords = makeFindQuestionWords(ranking.core, index.language);
  const clause = findAskedClause(index, ranking);
  if (clause !== undefined) {
    const asked = readAskedOf(index, ranking);
    const draft = draftClause(index, clause, { question, asked, ...readQuestionWords(index, ranking) });
    return { ...draft, claims: draft.claims.map((claim) => withQuestionWords(claim, findWords)) };
  }
  const language = crossLanguage === undefined ? guessLanguage(question, index.language) : index.language;
  const { asked, candidates, others } = findCandidates(index, ranking, words);
  const evidence = mergeSame(candidates);
  const confidence = estimateSubject(ranking.features, index.language);
  const topAnswerConfidence = estimateConfidence({ evidence, others, asked, file: ranking.features });
  const isSure =
    isLikelyAnswer(topAnswerConfidence, { evidence, others, asked }) &&
    !(hasRow(evidence[0]) && asksForWords(question, toLanguage(language))) &&
    isUnderstood(crossLanguage, topAnswerConfidence) &&
    !namesUnknown(index, question, language) &&
    isNamed(question, evidence[0]) &&
    !(asked !== null && namesOtherYears(asked, evidence[0]?.text ?? ''));
  // A line of the title page or the imprint that has what is asked answers, in whatever words it was asked for.
  const isOwnLine = asked?.maker !== undefined && evidence[0]?.features.isMakerLine === 1;
  const isSubject = evidence.length > 0 && (isOwnLine || confidence >= SUBJECT_THRESHOLD);
  const kind: AnswerKind = isSubject ? (isSure ? 'answer' : 'closest') : 'none';
  const onPages = onePerPage(evidence).slice(0, ANSWER_MAX_PAGES);
  const options: Omit<RenderOptions, 'language'> = {
    question,
    asked,
    yearsMeant: yearsMeant(index, asked),
    ...readQuestionWords(index, ranking),
  };
  if (kind === 'none') {
    const nearest = onPages.slice(0, CLOSEST).map(nearestOf);
    return { kind, claims: [], nearest, confidence, topAnswerConfidence };
  }
  const isAskedTwice = asksTwice(question, toLanguage(language));
  const besideOf = (each: Evidence) => findBeside(index, each, isAskedTwice);
  const said =
    kind === 'answer'
      ? dropRepeats(
          onPages.map((each, at) =>
            makeClaim(each, { ...options, ...(isAskedTwice && at === 0 && { beside: besideOf(each) }) }),
          ),
        )
      : renderPassages(onPages, evidence, options, besideOf);
  const claims = said.map((claim, at) => ({
    ...withQuestionWords(claim, findWords),
    ...(at >= (kind === 'answer' ? 1 : CLOSEST) && { isSupporting: true }),
  }));
  return { kind, claims, nearest: [], confidence, topAnswerConfidence };
}

const hasRow = (topAnswer: Evidence | undefined) =>
  topAnswer !== undefined && topAnswer.row !== null && !topAnswer.row.isOfWords;

/** What is asked for, and what the best pages say to it; with `readsAll` all of it is read closely. */
export function findCandidates(
  index: FileIndex,
  ranking: Omit<Ranking, 'passages'>,
  words = wordsOf(index.language),
  readsAll = false,
): Collected & { readonly asked: AskedType | null } {
  const { related } = ranking.core;
  const read = readAskedOf(index, ranking);
  const asked = read === null ? null : { ...read, related };
  return {
    asked,
    ...collectCandidates(index, ranking, asked, {
      words: words && inQuestion(words, ranking.core.text),
      readsAll,
    }),
  };
}

/**
 * Of a question in another language so much must be understood, and its top answer be so likely right, that it may be called an
 * answer. What was not understood may be what the question turns on, and the confidence knows nothing of it.
 */
const TRANSLATED_THRESHOLD = 0.75;
const TRANSLATED_ANSWER_THRESHOLD = 0.9;

function isUnderstood(crossLanguage: CrossLanguage | undefined, topAnswerConfidence: number): boolean {
  if (crossLanguage === undefined) return true;
  return (
    crossLanguage.translatedShare >= TRANSLATED_THRESHOLD &&
    topAnswerConfidence >= TRANSLATED_ANSWER_THRESHOLD
  );
}

/** Whether the top answer names what is asked for, where that is a figure that every report calls by its name. */
function isNamed(question: string, topAnswer: Evidence | undefined): boolean {
  const figure = findAskedFigure(question);
  if (figure === undefined || topAnswer === undefined) return true;
  const { row, text } = topAnswer;
  const heads = row?.values.map(({ head }) => head ?? '') ?? [];
  return namesFigure(figure, row === null ? text : [row.label, ...row.groups, ...heads].join(' '));
}

/** What is asked for, read in the language in which it is asked; the role in that of the file. */
function readAskedOf(index: FileIndex, { core, crossLanguage }: Omit<Ranking, 'passages'>): AskedType | null {
  if (crossLanguage === undefined) return readAsked(core.text, guessLanguage(core.text, index.language));
  const read = readAsked(crossLanguage.asked, crossLanguage.question);
  if (read?.role === undefined) return read;
  const { role: _, ...asked } = read;
  const role = roleIn(core.text, toLanguage(index.language));
  return role === undefined ? asked : { ...asked, role };
}

/**
 * The top answer, and the best evidence of each of the other pages in the order of pages. What does not lead is to be a statement
 * by itself, if its page has one: a phrase in a list of books may be the answer, but is nothing to read on with.
 */
function onePerPage(evidence: readonly Evidence[]): Evidence[] {
  const [topAnswer, ...rest] = evidence;
  if (topAnswer === undefined) return [];
  const pages = Map.groupBy(
    rest.filter(({ page }) => page !== topAnswer.page),
    ({ page }) => page,
  );
  const others = [...pages.values()].flatMap((all) => all.find(isStatement) ?? all[0] ?? []);
  return [topAnswer, ...others.toSorted((left, right) => right.features.page - left.features.page)];
}

/**
 * Where nothing is sure, the best passages are shown, wherever they stand, then the best of each of the other pages. Those on
 * the page that leads are shown without what stands around, as that is shown with the first.
 */
function renderPassages(
  onPages: readonly Evidence[],
  evidence: readonly Evidence[],
  options: Omit<RenderOptions, 'language'>,
  besideOf: (each: Evidence) => Beside,
): DraftClaim[] {
  const [topAnswer] = evidence;
  const claimOf = rememberingByObject((each: Evidence) =>
    makeClaim(each, {
      ...options,
      ...((each === topAnswer || each.page !== topAnswer?.page) && { beside: besideOf(each) }),
    }),
  );
  const mayBeShown = evidence.values().filter((each) => each === topAnswer || isStatement(each));
  const closest = dropRepeats(mayBeShown.map(claimOf), CLOSEST);
  return dropRepeats([...closest, ...onPages.map(claimOf)]);
}

function withQuestionWords(claim: DraftClaim, find: FindQuestionWords): DraftClaim {
  const questionWords = find(claim.text);
  return questionWords.length > 0 ? { ...claim, questionWords } : claim;
}

function isStatement({ row, text, language }: Evidence): boolean {
  return row !== null || isPlainStatement(text, language);
}

function nearestOf({ page, pageText, unit }: Evidence): NearestPassage {
  return { page, quote: shorten(pageText, unit) };
}

/** What the evidence says, and every place that says so. */
function makeClaim(evidence: Evidence, options: Omit<RenderOptions, 'language'>): DraftClaim {
  const claim = renderCandidate(evidence, { ...options, language: evidence.language });
  const same = evidence.sameElsewhere.map(({ page, pageText, unit }) => citeWhole(page, pageText, unit));
  return { ...claim, citations: [...claim.citations, ...same] };
}

/** The words of the question, and which of them a text says. */
function readQuestionWords(
  index: FileIndex,
  { core }: Pick<Ranking, 'core'>,
): Pick<RenderOptions, 'words' | 'termsIn'> {
  const tokeniser = withAliases(makeTokeniser(index.language), core.aliases);
  const findWeight = makeTermWeightFinder(index);
  const weights = new Map(core.analysed.terms.map((term) => [term, findWeight(term).weight]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    words: tokeniser.tokenise(core.text).map(({ surface }) => surface),
    termsIn(text) {
      const said = new Map<string, number>();
      for (const { term } of tokeniser.tokenise(text)) {
        const weight = weights.get(term);
        if (weight !== undefined) said.set(term, weight / total);
      }
      return said;
    },
  };
}
