import { type FileIndex, pageCount, textAt } from '../file-index/file-index.ts';
import { type PageScores, scorePagesByName } from '../ranking/page-scores.ts';
import { type AnalysedQuestion, analyseQuestion } from '../ranking/question.ts';
import { fuseScores, orderPageIndexes } from '../ranking/rank-pages.ts';
import { makePassage } from '../ranking/rank-passages.ts';
import { collapseSpace } from '../text/characters.ts';
import type { Span } from '../text/sentences.ts';
import { makeTokeniser } from '../text/tokenise.ts';
import { splitUnits } from '../text/units.ts';
import type { DraftClaim, ExtractiveDraft, Passage } from '../types.ts';
import { QUOTE_MIN_LENGTH } from '../verification/verify-answer.ts';
import { chooseQuote } from './choose-quote.ts';
import { ANSWER_THRESHOLD, estimateConfidence, readSigns } from './confidence.ts';
import { coreOfQuestion } from './question-core.ts';
import { makeCountryTest } from './countries.ts';
import { makeUnitScorer, type ScoredUnit } from './score-units.ts';
import { formatTableRow, readTableRow } from './table-row.ts';

export interface AnswerOptions {
  /** Pages to cite at most; the wire allows five. */
  readonly pages?: number;
  /** Confidence from which the question counts as answered, 0..1. */
  readonly threshold?: number;
}

/** So many pages are read for their sentences; the best of them are cited. */
const PAGES_READ = 8;
const PAGES_CITED = 5;
const NEAREST = 3;
const CLAIMS_SHOWN = 3;
const SHOWN_SHARE = 0.8;

interface Evidence {
  readonly pageIndex: number;
  readonly page: number;
  readonly text: string;
  readonly unit: ScoredUnit;
  readonly quote: Span;
  readonly score: number;
}

/**
 * The extractive answerer: ranks the pages, then quotes from each of the best the sentence or table row that says most
 * of what is asked. The draft must go through `verifyAnswer` like that of any other answerer.
 */
export function answerQuestion(
  index: FileIndex,
  question: string,
  options: AnswerOptions = {},
): ExtractiveDraft {
  const analysed = analyseQuestion(question, index.language);
  const scores = scorePagesByName(index, analysed);
  const core = coreOfQuestion(question);
  const analysedCore = analyseQuestion(core, index.language);
  const evidence = collectEvidence(index, analysedCore, scores, makeCountryTest(core, index.language));
  const confidence = estimateConfidence(readSigns(analysedCore, scores), index.language);
  const answered = evidence.length > 0 && confidence >= (options.threshold ?? ANSWER_THRESHOLD);
  const passages = new Map<string, Passage>();
  const cited = answered ? evidence.slice(0, options.pages ?? PAGES_CITED) : [];
  const claims = cited.map((each, at) => ({
    ...makeClaim(each, passages),
    ...(isSupporting(each, at, evidence[0]) && { isSupporting: true }),
  }));
  const nearest = answered
    ? []
    : evidence.slice(0, NEAREST).map(({ page, text, quote }) => ({
        page,
        quote: collapseSpace(text.slice(quote.start, quote.end)),
      }));
  return { answered, claims, passages: [...passages.values()], nearest, confidence };
}

/** Only quotes about as good as the first make up the answer; the others are places to look at as well. */
function isSupporting(each: Evidence, at: number, first: Evidence | undefined): boolean {
  return at >= CLAIMS_SHOWN || each.unit.score < SHOWN_SHARE * (first?.unit.score ?? 0);
}

/** The best unit of each of the best pages, best page first. */
function collectEvidence(
  index: FileIndex,
  question: AnalysedQuestion,
  scores: PageScores,
  isCountry: ReturnType<typeof makeCountryTest>,
): Evidence[] {
  const fused = fuseScores(scores, pageCount(index));
  const tokeniser = makeTokeniser(index.language);
  const scorer = makeUnitScorer(question, scores.find, tokeniser, isCountry);
  const wanted = new Set(question.terms);
  const weightOf = (token: { term: string }) => (wanted.has(token.term) ? scores.find(token.term).weight : 0);
  const evidence: Evidence[] = [];
  for (const pageIndex of orderPageIndexes(fused).slice(0, PAGES_READ)) {
    if ((fused[pageIndex] ?? 0) <= 0) break;
    const text = textAt(index, pageIndex);
    const unit = bestUnit(text, scorer(text, splitUnits(text, index.language)));
    if (unit === undefined) continue;
    const quote = chooseQuote(text, unit, tokeniser, weightOf);
    const page = index.pageNumbers[pageIndex] ?? 0;
    evidence.push({ pageIndex, page, text, unit, quote, score: fused[pageIndex] ?? 0 });
  }
  return orderEvidence(evidence);
}

/** How much the page counts beside its best sentence or row when the pages are put in order. */
const PAGE_SHARE = 3;

/** A page is as good as its rank and its best quote together. */
function orderEvidence(evidence: readonly Evidence[]): Evidence[] {
  const highest = evidence[0]?.score ?? 1;
  const combined = (each: Evidence) => (PAGE_SHARE * each.score) / highest + each.unit.score;
  return evidence.toSorted((left, right) => combined(right) - combined(left));
}

function bestUnit(text: string, units: readonly ScoredUnit[]): ScoredUnit | undefined {
  let best: ScoredUnit | undefined;
  for (const unit of units) {
    if (best !== undefined && unit.score <= best.score) continue;
    if (collapseSpace(text.slice(unit.start, unit.end)).length >= QUOTE_MIN_LENGTH) best = unit;
  }
  return best;
}

function makeClaim({ page, text, unit, quote }: Evidence, passages: Map<string, Passage>): DraftClaim {
  const row = unit.kind === 'row' && quote === unit ? readTableRow(text, unit) : null;
  const spans = [quote, ...(row?.heads ? [row.heads.span] : [])];
  const citations = spans.map(({ start, end }) => {
    const passage = makePassage(page, text, start, end);
    passages.set(passage.id, passage);
    return { passageId: passage.id, quote: collapseSpace(passage.text) };
  });
  return { text: row ? formatTableRow(row) : (citations[0]?.quote ?? ''), citations };
}
