import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { makeCountryTest } from '#names/countries.ts';
import { type AskedType, findInLine, namesRole, toLanguage } from '../../answer-types/index.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { findAskedDefinition } from './asked-definitions.ts';
import { findDefining } from './defining-units.ts';
import { fitCountryRows } from './country-rows.ts';
import { findDocumentLines, isFrontPage } from './document-lines.ts';
import { findFurtherPages } from './further-pages.ts';
import { findHeadcounts, findStated } from './headcounts.ts';
import type { Collected } from './candidate.ts';
import { readBest } from './read-closely.ts';
import { findReportRow } from './report-rows.ts';
import type { Unit } from '#sentences/units.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import { makeFeatureReader, type SeenUnit, type UnitInPage } from '../features/candidate-features.ts';
import { findHits } from '../features/question-hits.ts';
import { readQuestionTerms } from '../features/question-terms.ts';
import { type ReadPage, readAsAsked, readPage } from '../page-units/read-page.ts';
import { scoreFeatures } from '../features/score-features.ts';
import { type ScoredUnits, scoreUnits } from '../features/unit-features.ts';
import { asksForWords } from '../../question/asked-type/asks-for-words.ts';

/** So many units of each page are read, of what is no noise those that say most of the question. */
const READ = 10;

/** A name in the role that is asked for. */
const HOLDER = 0.9;

/** A page to look for answers on. */
interface PageToRead {
  readonly page: number;
  readonly pageShare: number;
  /** Else only what states the thing asked for is read there. */
  readonly isRanked: boolean;
}

/** What can be claimed of the best pages: sentences, items and rows that are no noise. */
export function collectCandidates(
  index: FileIndex,
  { core, pages }: Pick<Ranking, 'core' | 'pages'>,
  asked: AskedType | null,
  { words, readsAll = false }: { readonly words: WordRelations | undefined; readonly readsAll?: boolean },
): Collected {
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
  const isCountry = asked?.type === 'country' ? makeCountryTest(question, index.language) : null;
  const found = toRead.flatMap(({ page, pageShare, isRanked }) => {
    const read = reads.get(page) as ReadPage;
    const units = scored.get(read) as ScoredUnits;
    const lines =
      asked === null ? [] : findDocumentLines(read, page, { asked, question, language: read.language });
    const telling = [...findDefining(read, page, definition), ...findStated(read, page, headcounts)];
    const countryRows = isCountry && fitCountryRows(read, isCountry);
    const holders = asked?.role !== undefined && !known.has(page) ? findHolders(read, asked, question) : [];
    const chosen = [
      ...(isRanked ? chooseUnits(read, units.says) : []),
      ...holders,
      ...telling.map(({ at }) => at),
    ];
    const claimable = [
      ...lines.map((line) => ({ ...line, isLine: true })),
      ...[...new Set(chosen)]
        .filter((at) => lines.every((line) => line.at !== at))
        .flatMap((at) => ({ unit: read.units[at] as Unit, at, isLine: false })),
    ];
    return claimable.flatMap(({ unit, at, isLine }): UnitInPage[] => {
      if (read.isIntroductionAt(at)) return [];
      const states = telling.some((each) => each.at === at && each.states);
      const isSure = isLine || states;
      const fit = isSure ? 1 : countryRows?.get(at);
      return [
        {
          page,
          pageShare: (isLine && isFrontPage(page)) || states ? 1 : pageShare,
          read,
          at,
          unit,
          features: units.featuresAt(at),
          isLine,
          states,
          isTelling: isSure || holders.includes(at),
          ...(fit !== undefined && { fit }),
        },
      ];
    });
  });
  const isForWords = asksForWords(question, toLanguage(guessLanguage(question, index.language)));
  const isOfField = core.analysed.synonyms.length > 0;
  const featuresOf = makeFeatureReader({ index, terms, asked, isForWords, isOfField, hits });
  const seen = saying(terms.codes, found).map((each): SeenUnit => {
    const features = featuresOf(each);
    return { ...each, features, score: scoreFeatures(features) };
  });
  return readBest(seen, { index, asked, question, readsAll });
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
function saying(codes: readonly string[], found: readonly UnitInPage[]): readonly UnitInPage[] {
  if (codes.length === 0) return found;
  const naming = found.filter(({ read, at, unit }) => {
    const reach = unit.kind === 'row' ? [at] : [at - 1, at, at + 1];
    const said = new Set(reach.flatMap((each) => read.tokensAt(each).map(({ term }) => term)));
    return codes.every((code) => said.has(code));
  });
  return naming.length > 0 ? naming : found;
}

/** Where on a page the units are that say most of the question and are no noise. */
function chooseUnits(read: ReadPage, says: Float64Array): number[] {
  const by = (left: number, right: number) => (says[right] ?? 0) - (says[left] ?? 0);
  const all = [...read.units.keys()].filter((at) => {
    const { start, end } = read.units[at] as Unit;
    return end - start >= QUOTE_MIN_LENGTH;
  });
  // Most units say nothing of the question and need not be sorted.
  return [...all.filter((at) => says[at] !== 0).sort(by), ...all.filter((at) => says[at] === 0)]
    .values()
    .filter((at) => !['noise', 'heading'].includes(read.verdictAt(at).kind))
    .take(READ)
    .toArray();
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
