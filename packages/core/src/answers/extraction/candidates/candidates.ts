import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { makeCountryTest } from '#names/countries.ts';
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
import type { FileIndex } from '../../file-index/file-index.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { renderRow } from '#table-rows/render-row.ts';
import type { TableRow } from '#table-rows/table-row.ts';
import { sentenceBefore } from '#sentences/noise.ts';
import { findAskedDefinition } from './asked-definitions.ts';
import { findDefining } from './defining-units.ts';
import { fitCountryRows } from './country-rows.ts';
import { findDocumentLines, isFrontPage } from './document-lines.ts';
import { findFurtherPages } from './further-pages.ts';
import { findHeadcounts, findStated } from './headcounts.ts';
import { findReportRow } from './report-rows.ts';
import type { Unit } from '#sentences/units.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import {
  type CandidateFeatures,
  makeFeatureReader,
  type UnitInPage,
} from '../features/candidate-features.ts';
import { findHits } from '../features/question-hits.ts';
import { readQuestionTerms } from '../features/question-terms.ts';
import { type ReadPage, readAsAsked, readPage } from '../page-units/read-page.ts';
import { scoreFeatures } from '../features/score-features.ts';
import { scoreUnits, type UnitFeatures } from '../features/unit-features.ts';
import { asksForWords } from '../../question/asked-type/asks-for-words.ts';

/** A sentence, item or row that may answer. */
export interface Candidate {
  readonly page: number;
  readonly pageText: string;
  /** Of the page. */
  readonly language: string;
  readonly unit: Unit;
  /** The sentence just before it, for one that refers back. */
  readonly before?: TextRange;
  /** What it introduces. */
  readonly items: readonly TextRange[];
  readonly row: TableRow | null;
  /** Its own words, as they are read. */
  readonly text: string;
  readonly features: CandidateFeatures;
  readonly score: number;
}

/** So many units of each page are read, of what is no noise those that say most of the question. */
const READ = 10;

/** A name in the role that is asked for, and in any role. */
const HOLDER = 0.9;
const ANY_HOLDER = 0.7;

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
  readonly text: string;
}

/** A page to look for answers on. */
interface PageToRead {
  readonly page: number;
  readonly pageShare: number;
  /** Else only what states the thing asked for is read there. */
  readonly isRanked: boolean;
}

/** What can be claimed of the best pages, best first: sentences, items and rows that are no noise. */
export function collectCandidates(
  index: FileIndex,
  { core, pages }: Pick<Ranking, 'core' | 'pages'>,
  asked: AskedType | null,
  words: WordRelations | undefined,
): Candidate[] {
  const question = core.text;
  const terms = readQuestionTerms(index, core.analysed);
  const definition = findAskedDefinition(index, core, asked);
  const reportRow = findReportRow(index, asked, question);
  const headcounts = [...findHeadcounts(index, asked, question), ...(reportRow === null ? [] : [reportRow])];
  const toRead = choosePages(index, pages, {
    asked,
    question,
    stating: [...definition.found, ...headcounts],
  });
  const reads = new Map(
    toRead.map(({ page }) => [page, readAsAsked(index, readPage(index, page), core.aliases)]),
  );
  const hits = findHits([...reads.values()], terms, words);
  const scored = scoreUnits(hits, terms, core.analysed.grams);
  const known = new Set(pages.map(({ page }) => page));
  const isHolder = makeHolderTest(asked, question);
  const isCountry = asked?.type === 'country' ? makeCountryTest(question, index.language) : null;
  const found = toRead.flatMap(({ page, pageShare, isRanked }) => {
    const read = reads.get(page) as ReadPage;
    const units = scored.get(read) ?? [];
    const lines =
      asked === null ? [] : findDocumentLines(read, page, { asked, question, language: read.language });
    const telling = [...findDefining(read, page, definition), ...findStated(read, page, headcounts)];
    const countryRows = isCountry && fitCountryRows(read, isCountry);
    const chosen = [
      ...(isRanked ? chooseUnits(read, units) : []),
      ...(asked?.role !== undefined && !known.has(page) ? findHolders(read, asked, question) : []),
      ...telling.map(({ at }) => at),
    ];
    const claimable: Claimable[] = [
      ...lines.map((line) => ({ ...line, isLine: true })),
      ...[...new Set(chosen)]
        .filter((at) => lines.every((line) => line.at !== at))
        .flatMap((at) => ({ unit: read.units[at] as Unit, at, isLine: false })),
    ];
    return claimable.flatMap(({ unit, at, isLine }): FoundUnit[] => {
      const features = units[at];
      const shown = showUnit(read, { unit, at, isLine }, asked);
      if (features === undefined || shown === null) return [];
      const states = telling.some((each) => each.at === at && each.states);
      const fit =
        isLine || states ? 1 : (countryRows?.get(at) ?? fitOf(asked, question, shown.text, read.language));
      return [
        {
          ...shown,
          page,
          pageShare: (isLine && isFrontPage(page)) || states ? 1 : pageShare,
          read,
          at,
          unit,
          features,
          fit,
          isLine,
          isHolder: isHolder(shown.text, fit, read.language),
          states,
        },
      ];
    });
  });
  const isForWords = asksForWords(question, toLanguage(guessLanguage(question, index.language)));
  const isOfField = core.analysed.synonyms.length > 0;
  const featuresOf = makeFeatureReader({ index, terms, asked, isForWords, isOfField, hits });
  return saying(terms.codes, found)
    .map((each): Candidate => {
      const { page, read, at, unit, items, row, text, isLine } = each;
      const before = isLine ? undefined : sentenceBefore(read.text, read.units, at);
      const features = featuresOf(each);
      return {
        page,
        pageText: read.text,
        language: read.language,
        unit,
        items,
        row,
        text,
        features,
        score: scoreFeatures(features),
        ...(before && { before }),
      };
    })
    .toSorted((left, right) => right.score - left.score);
}

/** The ranked pages, those that may answer without the question's words, and those that state the thing asked for. */
function choosePages(
  index: FileIndex,
  pages: Ranking['pages'],
  {
    asked,
    question,
    stating,
  }: {
    readonly asked: AskedType | null;
    readonly question: string;
    readonly stating: readonly { readonly page: number }[];
  },
): PageToRead[] {
  const highest = pages[0]?.score || 1;
  const ranked = pages.map(({ page, score }) => ({ page, pageShare: score / highest, isRanked: true }));
  const known = new Set(pages.map(({ page }) => page));
  const further = findFurtherPages(index, { asked, question }, known).map((page, rank) => ({
    page,
    // A file has one signature block, but tables of officers go on.
    pageShare: asked?.maker === undefined ? 1 : 1 / (rank + 1),
    isRanked: asked?.maker === undefined,
  }));
  const read = new Set([...known, ...further.map(({ page }) => page)]);
  const others = [...new Set(stating.map(({ page }) => page))].filter((page) => !read.has(page));
  return [...ranked, ...further, ...others.map((page) => ({ page, pageShare: 1, isRanked: false }))];
}

/**
 * The units that say the numbers by which the question names one thing among others ("order 76123"), if any does: rows by
 * themselves, sentences with those beside them.
 */
function saying(codes: readonly string[], found: readonly FoundUnit[]): readonly FoundUnit[] {
  if (codes.length === 0) return found;
  const naming = found.filter(({ read, at, unit }) => {
    const reach = unit.kind === 'row' ? [at] : [at - 1, at, at + 1];
    const said = new Set(reach.flatMap((each) => read.tokensAt(each).map(({ term }) => term)));
    return codes.every((code) => said.has(code));
  });
  return naming.length > 0 ? naming : found;
}

/** Where on a page the units are that say most of the question and are no noise. */
function chooseUnits(read: ReadPage, scored: readonly UnitFeatures[]): number[] {
  const says = scored.map(({ distinctiveness, heading, label }) => distinctiveness + heading + label);
  return [...read.units.keys()]
    .filter((at) => {
      const { start, end } = read.units[at] as Unit;
      return end - start >= QUOTE_MIN_LENGTH;
    })
    .sort((left, right) => (says[right] ?? 0) - (says[left] ?? 0))
    .values()
    .filter((at) => !['noise', 'heading'].includes(read.verdictAt(at).kind))
    .take(READ)
    .toArray();
}

/** Whether a text names somebody in a role, where that is asked. */
function makeHolderTest(asked: AskedType | null, question: string) {
  const role = asked?.role;
  const isAsked = asked?.type === 'person' && (role !== undefined || asksForLeader(question));
  return (text: string, fit: number, language: string) =>
    isAsked && fit >= ANY_HOLDER && namesRole(text, role, language);
}

/** Where the rows and sentences of a page are that name who holds the role asked for, whatever else the question says. */
function findHolders(read: ReadPage, asked: AskedType, question: string): number[] {
  const { role } = asked;
  if (role === undefined) return [];
  return read.units
    .map((unit, at) => ({ unit, at }))
    .filter(({ unit, at }) => {
      const text = read.text.slice(unit.start, unit.end);
      return (
        text.length >= QUOTE_MIN_LENGTH &&
        namesRole(text, role, read.language) &&
        !['noise', 'heading'].includes(read.verdictAt(at).kind) &&
        findInLine(asked, question, text, read.language).some(({ fit }) => fit >= HOLDER)
      );
    })
    .map(({ at }) => at)
    .slice(0, READ);
}

/** A unit with what it introduces, and how it is read; null where that says nothing. */
function showUnit(
  read: ReadPage,
  { unit, at, isLine }: Claimable,
  asked: AskedType | null,
): Pick<FoundUnit, 'items' | 'row' | 'text'> | null {
  const itemsAt = read.itemsAt(at);
  if (itemsAt.length === 0 && INTRODUCES.test(read.text.slice(unit.start, unit.end))) return null;
  const row = unit.kind === 'row' && !isLine ? read.rowAt(at) : null;
  const text = row === null ? read.textWithItemsAt(at) : renderRow(row, { heads: asked?.years ?? [] }).text;
  return { items: itemsAt.flatMap((item) => read.units[item] ?? []), row, text };
}

function fitOf(asked: AskedType | null, question: string, text: string, language: string): number {
  return asked === null ? 0 : typeFit(findAnswers(asked, question, text, language), asked, text);
}
