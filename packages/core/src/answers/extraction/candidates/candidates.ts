import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import {
  type AskedType,
  asksForLeader,
  findAnswers,
  findInLine,
  namesRole,
  toLanguage,
  typeFit,
} from '../../answer-types/index.ts';
import { makeCountryTest } from '#names/countries.ts';
import { withAliases } from '../../file-index/alias.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { renderRow } from '#table-rows/render-row.ts';
import type { TableRow } from '#table-rows/table-row.ts';
import { sentenceBefore } from '#sentences/noise.ts';
import { findAskedDefinition } from './asked-definitions.ts';
import { findDefining } from './defining-units.ts';
import { findDocumentLines, isFrontPage } from './document-lines.ts';
import { findFurtherPages } from './further-pages.ts';
import { findHeadcounts, findStated } from './headcounts.ts';
import { findReportRow } from './report-rows.ts';
import type { Unit } from '#sentences/units.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import { type CandidateFeatures, readFeatures, type UnitInPage } from '../features/candidate-features.ts';
import { readQuestionTerms } from '../features/question-terms.ts';
import { type ReadPage, readAsAsked, readPage } from '../page-units/read-page.ts';
import { makeUnitScorer, type ScoredUnit } from '../features/score-units.ts';
import { boostOfPage, scoreFeatures, scoreUnit } from '../features/score-features.ts';
import { asksForWords } from '../../question/asked-type/asks-for-words.ts';

/** A sentence, item or row that may answer. */
export interface Candidate {
  readonly page: number;
  readonly pageText: string;
  /** Of the page. */
  readonly language: string;
  readonly unit: ScoredUnit;
  /** The sentence just before it, for one that refers back. */
  readonly before?: TextRange;
  /** What it introduces. */
  readonly items: readonly TextRange[];
  readonly row: TableRow | null;
  /** Its own words, as they are read. */
  readonly text: string;
  /** It defines the term, or states the headcount, that is asked for. */
  readonly statesWhatIsAsked: boolean;
  readonly features: CandidateFeatures;
  /** What is added to its score besides the features. */
  readonly boost: number;
  readonly score: number;
}

/** Of each page so many of the units that say most of the question are judged, and of what is no noise so many are read. */
const JUDGED = 16;
const READ = 8;

/** A name in the role that is asked for, and in any role. */
const HOLDER = 0.9;
const ANY_HOLDER = 0.7;

/** What a candidate loses that is about another number than the one asked about: more than features alike can outweigh. */
const CODE_MISSED = 4;

/** What a row loses where only words can answer, fitted on pages of annual reports with tables. */
const NO_WORDS = 5;

/** What introduces a list says nothing without it. */
const INTRODUCES = /[:：]\s*$/u;

/** A unit at its place in a page. */
interface Claimable {
  readonly unit: Unit;
  readonly at: number;
  /** A line of the title page, imprint or signature block, wanted as it is. */
  readonly isLine: boolean;
}

/** A unit with all that is shown of it. */
interface FoundUnit extends UnitInPage {
  readonly items: readonly TextRange[];
  readonly row: TableRow | null;
  /** What it gains where it defines the term, or states the headcount, that is asked for. */
  readonly ownBoost: number;
}

/** What can be claimed of the best pages, best first: sentences, items and rows that are no noise. */
export function collectCandidates(
  index: FileIndex,
  { core, pages }: Pick<Ranking, 'core' | 'pages'>,
  asked: AskedType | null,
  words: WordRelations | undefined,
): Candidate[] {
  const tokeniser = withAliases(makeTokeniser(index.language), core.aliases);
  const terms = readQuestionTerms(index, core.analysed, core.text, tokeniser);
  const scorer = makeUnitScorer(core.analysed, terms.findWeight, makeCountryTest(core.text, index.language));
  const highest = pages[0]?.score || 1;
  const ranked = pages.map(({ page, score }) => ({ page, pageShare: score / highest, isRanked: true }));
  const known = new Set(pages.map(({ page }) => page));
  const isHolder = makeHolderTest(asked, core.text);
  const field = { isKnownField: core.analysed.synonyms.length > 0, language: index.language };
  const further = findFurtherPages(index, { asked, question: core.text }, known).map((page, rank) => ({
    page,
    // A file has one signature block, but tables of officers go on.
    pageShare: asked?.maker === undefined ? 1 : 1 / (rank + 1),
    isRanked: asked?.maker === undefined,
  }));
  const definition = findAskedDefinition(index, core, asked);
  const read = new Set([...known, ...further.map(({ page }) => page)]);
  const reportRow = findReportRow(index, asked, core.text);
  const headcounts = [...findHeadcounts(index, asked, core.text), ...(reportRow === null ? [] : [reportRow])];
  const stating = [...new Set([...definition.found, ...headcounts].map(({ page }) => page))]
    .filter((page) => !read.has(page))
    .map((page) => ({ page, pageShare: 1, isRanked: false }));
  const found = [...ranked, ...further, ...stating].flatMap(({ page, pageShare, isRanked }) => {
    const read = readAsAsked(readPage(index, page), core.aliases);
    const scored = scorer(read);
    const lines =
      asked === null
        ? []
        : findDocumentLines(read, page, { asked, question: core.text, language: read.language });
    const chosen = isRanked ? chooseUnits(read, scored) : [];
    if (asked?.role !== undefined && !known.has(page))
      chosen.push(
        ...findHolders(read, asked, core.text).filter(({ at }) => chosen.every((each) => each.at !== at)),
      );
    const stated = findStated(read, page, headcounts);
    const telling = [...findDefining(read, page, definition), ...stated];
    chosen.push(...telling.filter(({ at }) => chosen.every((each) => each.at !== at)));
    const claimable = [
      ...lines.map((line) => ({ ...line, isLine: true })),
      ...chosen.filter(({ at }) => lines.every((line) => line.at !== at)),
    ];
    return claimable.flatMap(({ unit, at, isLine }): FoundUnit[] => {
      const features = scored[at]?.features;
      const shown = showUnit(read, { unit, at, isLine }, asked);
      if (features === undefined || shown === null) return [];
      const fit = asked === null ? 0 : isLine ? 1 : fitOf(asked, core.text, shown.text, read.language);
      return [
        {
          ...shown,
          page,
          pageShare: (isLine && isFrontPage(page)) || stated.some((each) => each.at === at) ? 1 : pageShare,
          read,
          at,
          unit: { ...unit, features },
          fit,
          isLine,
          ownBoost: Math.max(0, ...telling.filter((each) => each.at === at).map(({ ownBoost }) => ownBoost)),
          isHolder: isHolder(shown.text, fit, read.language),
        },
      ];
    });
  });
  const misses = findMisses(found, terms.codes);
  const isForWords = asksForWords(core.text, toLanguage(guessLanguage(core.text, index.language)));
  const features = readFeatures(found, { index, question: core.text, terms, asked, tokeniser, words });
  return found
    .map(({ page, read, at, unit, items, row, text, isLine, ownBoost }, candidateIndex): Candidate => {
      const before = isLine ? undefined : sentenceBefore(read.text, read.units, at);
      const own = features[candidateIndex] as CandidateFeatures;
      const boost =
        boostOfPage(own.page, field) +
        ownBoost -
        (misses.has(candidateIndex) ? CODE_MISSED : 0) -
        (isForWords && unit.kind === 'row' ? NO_WORDS : 0);
      const { text: pageText, language } = read;
      return {
        page,
        pageText,
        language,
        unit,
        items,
        row,
        text,
        statesWhatIsAsked: ownBoost > 0,
        features: own,
        boost,
        score: scoreFeatures(own) + boost,
        ...(before && { before }),
      };
    })
    .toSorted((left, right) => right.score - left.score);
}

/**
 * Which of the units say nothing of a number by which the question names one thing among others ("order 76123"), where some
 * unit does: rows by themselves, sentences with those beside them.
 */
function findMisses(found: readonly FoundUnit[], codes: readonly string[]): ReadonlySet<number> {
  if (codes.length === 0) return new Set();
  const missing = found.flatMap(({ read, at, unit }, index) => {
    const reach = unit.kind === 'row' ? [at] : [at - 1, at, at + 1];
    const said = new Set(reach.flatMap((each) => read.tokensAt(each).map(({ term }) => term)));
    return codes.every((code) => said.has(code)) ? [] : [index];
  });
  return new Set(missing.length === found.length ? [] : missing);
}

/** The units of a page that say most of the question and are no noise. */
function chooseUnits(read: ReadPage, scored: readonly ScoredUnit[]): Claimable[] {
  return scored
    .map((unit, at) => ({ unit, at, isLine: false, score: scoreUnit(unit.features) }))
    .filter(({ unit }) => unit.end - unit.start >= QUOTE_MIN_LENGTH)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, JUDGED)
    .filter(({ at }) => !['noise', 'heading'].includes(read.verdictAt(at).kind))
    .slice(0, READ);
}

/** Whether a text names somebody in a role, where that is asked. */
function makeHolderTest(asked: AskedType | null, question: string) {
  const role = asked?.role;
  const isAsked = asked?.type === 'person' && (role !== undefined || asksForLeader(question));
  return (text: string, fit: number, language: string) =>
    isAsked && fit >= ANY_HOLDER && namesRole(text, role, language);
}

/** The rows and sentences of a page that name who holds the role asked for, whatever else the question says. */
function findHolders(read: ReadPage, asked: AskedType, question: string): Claimable[] {
  const { role } = asked;
  if (role === undefined) return [];
  return read.units
    .map((unit, at) => ({ unit, at, isLine: false }))
    .filter(({ unit, at }) => {
      const text = read.text.slice(unit.start, unit.end);
      return (
        text.length >= QUOTE_MIN_LENGTH &&
        namesRole(text, role, read.language) &&
        !['noise', 'heading'].includes(read.verdictAt(at).kind) &&
        findInLine(asked, question, text, read.language).some(({ fit }) => fit >= HOLDER)
      );
    })
    .slice(0, READ);
}

/** A unit with what it introduces, and how it is read; null where that says nothing. */
function showUnit(
  read: ReadPage,
  { unit, at, isLine }: Claimable,
  asked: AskedType | null,
): Pick<FoundUnit, 'items' | 'row' | 'text'> | null {
  const itemsAt = read.units.flatMap(({ introduction }, other) =>
    introduction?.start === unit.start ? [other] : [],
  );
  if (itemsAt.length === 0 && INTRODUCES.test(read.text.slice(unit.start, unit.end))) return null;
  const row = unit.kind === 'row' && !isLine ? read.rowAt(at) : null;
  const text =
    row === null
      ? [at, ...itemsAt].map((each) => read.readableAt(each)).join(' ')
      : renderRow(row, { heads: asked?.years ?? [] }).text;
  return { items: itemsAt.flatMap((item) => read.units[item] ?? []), row, text };
}

function fitOf(asked: AskedType, question: string, text: string, language: string): number {
  return typeFit(findAnswers(asked, question, text, language), asked, text);
}
