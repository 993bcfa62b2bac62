import { ANSWER_MAX_PAGES, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';
import { type FileIndex, pageIndexOf, textAt } from '../file-index/file-index.ts';
import { makePassage } from '../passages.ts';
import { sayRow } from '../rows/say-row.ts';
import { readTableRow } from '../rows/table-row.ts';
import { makeOccurrenceFinder } from '../ranking/occurrences.ts';
import type { Ranking } from '../ranking/rank-file.ts';
import { makeTokeniser } from '../text/tokenise.ts';
import { splitUnits } from '../text/units.ts';
import type { DraftClaim, ExtractiveDraft } from '../types.ts';
import { chooseQuote } from './choose-quote.ts';
import { ANSWER_THRESHOLD, estimateConfidence } from './confidence.ts';
import { makeCountryTest } from './countries.ts';
import { makeUnitScorer, type ScoredUnit } from './score-units.ts';

const NEAREST = 3;
const CLAIMS_SHOWN = 3;
const SHOWN_SHARE = 0.8;

interface Evidence {
  readonly page: number;
  readonly text: string;
  readonly unit: ScoredUnit;
  readonly quote: TextRange;
  readonly score: number;
}

/**
 * The extractive answerer's second step: quotes from each of the best pages the sentence or table row that says most of
 * what is asked. `ranking` is that of the question over the same index, whose passages it does not need. The draft must go through `verifyAnswer` like
 * that of any other answerer.
 */
export function draftAnswer(index: FileIndex, ranking: Omit<Ranking, 'passages'>): ExtractiveDraft {
  const evidence = collectEvidence(index, ranking);
  const confidence = estimateConfidence(ranking.signs, index.language);
  const answered = evidence.length > 0 && confidence >= ANSWER_THRESHOLD;
  const cited = answered ? evidence.slice(0, ANSWER_MAX_PAGES) : [];
  const claims = cited.map((each, at) => ({
    ...makeClaim(each, index.language),
    ...(isSupporting(each, at, evidence[0]) && { isSupporting: true }),
  }));
  const nearest = answered
    ? []
    : evidence.slice(0, NEAREST).map(({ page, text, quote }) => ({
        page,
        quote: collapseSpace(text.slice(quote.start, quote.end)),
      }));
  return { kind: answered ? 'answer' : 'none', claims, nearest, confidence };
}

/** Only quotes about as good as the first make up the answer; the others are places to look at as well. */
function isSupporting(each: Evidence, at: number, first: Evidence | undefined): boolean {
  return at >= CLAIMS_SHOWN || each.unit.score < SHOWN_SHARE * (first?.unit.score ?? 0);
}

/** The best unit of each of the best pages, best page first. */
function collectEvidence(index: FileIndex, { core, pages }: Pick<Ranking, 'core' | 'pages'>): Evidence[] {
  const tokeniser = makeTokeniser(index.language);
  const find = makeOccurrenceFinder(index);
  const isCountry = makeCountryTest(core.text, index.language);
  const scorer = makeUnitScorer(core.analysed, find, tokeniser, isCountry);
  const wanted = new Set(core.analysed.terms);
  const weightOf = (token: { term: string }) => (wanted.has(token.term) ? find(token.term).weight : 0);
  const evidence: Evidence[] = [];
  for (const { page, score } of pages) {
    const text = textAt(index, pageIndexOf(index, page));
    const unit = bestUnit(text, scorer(text, splitUnits(text, index.language)));
    if (unit === undefined) continue;
    evidence.push({ page, text, unit, quote: chooseQuote(text, unit, tokeniser, weightOf), score });
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

function makeClaim({ page, text, unit, quote }: Evidence, language: string): DraftClaim {
  const row = unit.kind === 'row' && quote === unit ? readTableRow(text, unit, language) : null;
  const spans = row?.evidence ?? [quote];
  const citations = spans.map((span) => {
    const passage = makePassage(page, text, span);
    return { passageId: passage.id, quote: collapseSpace(passage.text) };
  });
  return { text: row ? sayRow(row).text : (citations[0]?.quote ?? ''), citations };
}
