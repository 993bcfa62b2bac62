import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { type AskedType, findAnswers, typeFit } from '../answer-types/index.ts';
import { makeCountryTest } from '../answer-types/countries.ts';
import { type FileIndex, pageCount, pageIndexOf, textAt } from '../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../ranking/occurrences.ts';
import type { Ranking } from '../ranking/rank-file.ts';
import { sayRow } from '../rows/say-row.ts';
import { makeRowReader, type TableRow } from '../rows/table-row.ts';
import { judgeUnits, sentenceBefore } from '../text/noise.ts';
import { readableText } from '../text/readable-text.ts';
import { makeRunningTest, type RunningTest } from '../text/running-lines.ts';
import { makeTokeniser } from '../text/tokenise.ts';
import { splitUnits } from '../text/units.ts';
import { makeUnitScorer, type ScoredUnit } from './score-units.ts';
import { type CandidateSigns, groupOfType, weighSigns } from './weigh-signs.ts';

/** A sentence, item or row that may answer. */
export interface Candidate {
  readonly page: number;
  readonly pageText: string;
  readonly unit: ScoredUnit;
  /** The sentence just before it, for one that refers back. */
  readonly before?: TextRange;
  /** What it introduces. */
  readonly items: readonly TextRange[];
  readonly row: TableRow | null;
  /** Its own words, as they are read. */
  readonly text: string;
  readonly signs: CandidateSigns;
  readonly score: number;
}

/** What kind of thing is asked for is looked for in so many candidates only, those that say most of the question. */
const LOOKED_AT = 120;

/** What introduces a list says nothing without it. */
const INTRODUCES = /[:：]\s*$/u;

const runningTests = new WeakMap<FileIndex, RunningTest>();

/** Learned once for each index that is held. */
function runningTestOf(index: FileIndex): RunningTest {
  let test = runningTests.get(index);
  if (test === undefined) {
    test = makeRunningTest(Array.from({ length: pageCount(index) }, (_, at) => textAt(index, at)));
    runningTests.set(index, test);
  }
  return test;
}

/** What can be claimed of the best pages, best first: sentences, items and rows that are no noise. */
export function collectCandidates(
  index: FileIndex,
  { core, pages }: Pick<Ranking, 'core' | 'pages'>,
  asked: AskedType | null,
): Candidate[] {
  const scorer = makeUnitScorer(
    core.analysed,
    makeOccurrenceFinder(index),
    makeTokeniser(index.language),
    makeCountryTest(core.text, index.language),
  );
  const isRunning = runningTestOf(index);
  const highest = pages[0]?.score || 1;
  const units = pages.flatMap(({ page, score }) => {
    const pageText = textAt(index, pageIndexOf(index, page));
    const onPage = splitUnits(pageText, index.language, isRunning);
    const verdicts = judgeUnits(pageText, onPage, index.language, isRunning);
    const rows = makeRowReader(pageText, index.language);
    return scorer(pageText, onPage).flatMap((unit, at) => {
      const kind = verdicts[at]?.kind;
      if (kind === 'noise' || kind === 'heading' || unit.end - unit.start < QUOTE_MIN_LENGTH) return [];
      if (kind === 'item' && unit.introduction === undefined) return [];
      const items = onPage.filter(({ introduction }) => introduction?.start === unit.start);
      if (items.length === 0 && INTRODUCES.test(pageText.slice(unit.start, unit.end))) return [];
      const before = sentenceBefore(pageText, onPage, at);
      return [{ page, pageText, unit, items, rows, pageShare: score / highest, ...(before && { before }) }];
    });
  });
  const withoutType = ({ unit, pageShare }: (typeof units)[number]) =>
    weighSigns({ ...unit.signs, page: pageShare, fitFigure: 0, fitName: 0, fitOther: 0, year: 0 });
  return units
    .toSorted((left, right) => withoutType(right) - withoutType(left))
    .slice(0, LOOKED_AT)
    .map(({ rows, pageShare, ...found }): Candidate => {
      const { pageText, unit } = found;
      const row = unit.kind === 'row' ? rows.read(unit) : null;
      const text =
        row === null
          ? [unit, ...found.items]
              .map(({ start, end }) => readableText(pageText.slice(start, end), pageText))
              .join(' ')
          : sayRow(row, { heads: asked?.years ?? [] }).text;
      const signs: CandidateSigns = {
        ...unit.signs,
        page: pageShare,
        fitFigure: 0,
        fitName: 0,
        fitOther: 0,
        ...(asked && { [groupOfType(asked.type)]: fitOf(asked, core.text, text, index.language) }),
        year: asked?.years.some((year) => text.includes(year)) ? 1 : 0,
      };
      return { ...found, row, text, signs, score: weighSigns(signs) };
    })
    .toSorted((left, right) => right.score - left.score);
}

function fitOf(asked: AskedType, question: string, text: string, language: string): number {
  return typeFit(findAnswers(asked, question, text, language), asked, text);
}
