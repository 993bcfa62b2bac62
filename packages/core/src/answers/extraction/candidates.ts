import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { type AskedType, findAnswers, typeFit } from '../answer-types/index.ts';
import { makeCountryTest } from '../answer-types/countries.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import { makeTermWeigher } from '../ranking/occurrences.ts';
import type { Ranking } from '../ranking/rank-file.ts';
import { sayRow } from '../rows/say-row.ts';
import type { TableRow } from '../rows/table-row.ts';
import { sentenceBefore } from '../text/noise.ts';
import { findDocumentLines, isFrontPage } from './document-lines.ts';
import { readPage } from './read-page.ts';
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

/** Of each page so many of the units that say most of the question are judged, and of what is no noise so many are read. */
const JUDGED = 16;
const READ = 8;

/** What introduces a list says nothing without it. */
const INTRODUCES = /[:：]\s*$/u;

/** Signs of the kind of thing asked for, before it is looked for. */
const UNTYPED = { fitFigure: 0, fitName: 0, fitOther: 0, year: 0 };

/** What can be claimed of the best pages, best first: sentences, items and rows that are no noise. */
export function collectCandidates(
  index: FileIndex,
  { core, pages }: Pick<Ranking, 'core' | 'pages'>,
  asked: AskedType | null,
): Candidate[] {
  const scorer = makeUnitScorer(
    core.analysed,
    makeTermWeigher(index),
    makeCountryTest(core.text, index.language),
  );
  const highest = pages[0]?.score || 1;
  const ranked = pages.map(({ page, score }) => ({ page, pageShare: score / highest, isRanked: true }));
  const units = [...ranked, ...frontPages(index, ranked, asked)].flatMap(({ page, pageShare, isRanked }) => {
    const read = readPage(index, page);
    const lines =
      asked === null
        ? []
        : findDocumentLines(read, page, { asked, question: core.text, language: index.language });
    const canBeClaimed = (unit: ScoredUnit, at: number) => {
      const { kind } = read.verdictAt(at);
      if (kind === 'noise' || kind === 'heading') return false;
      return kind !== 'item' || unit.introduction !== undefined;
    };
    const scored = scorer(read);
    const fromLines = lines.flatMap(({ unit, at }): Claimable[] => {
      const { signs } = scored[at] ?? {};
      return signs === undefined
        ? []
        : [{ at, unit: { ...unit, signs: { ...signs, label: 1 } }, isLine: true }];
    });
    const judged = isRanked
      ? scored
          .map((unit, at) => ({
            unit,
            at,
            score: weighSigns({ ...unit.signs, ...UNTYPED, page: pageShare }),
          }))
          .filter(({ unit }) => unit.end - unit.start >= QUOTE_MIN_LENGTH)
          .toSorted((left, right) => right.score - left.score)
          .slice(0, JUDGED)
          .filter(({ unit, at }) => canBeClaimed(unit, at))
          .slice(0, READ)
      : [];
    const others = judged
      .filter(({ at }) => lines.every((line) => line.at !== at))
      .map(({ unit, at }): Claimable => ({ unit, at, isLine: false }));
    return [...fromLines, ...others].flatMap(({ unit, at, isLine }) => {
      const itemsAt = read.units.flatMap(({ introduction }, other) =>
        introduction?.start === unit.start ? [other] : [],
      );
      const items = itemsAt.flatMap((item) => read.units[item] ?? []);
      if (items.length === 0 && INTRODUCES.test(read.text.slice(unit.start, unit.end))) return [];
      const before = isLine ? undefined : sentenceBefore(read.text, read.units, at);
      const row = unit.kind === 'row' && !isLine ? read.rowAt(at) : null;
      const words =
        row === null
          ? [at, ...itemsAt].map((each) => read.readableAt(each)).join(' ')
          : sayRow(row, { heads: asked?.years ?? [] }).text;
      return [
        {
          page,
          pageText: read.text,
          unit,
          items,
          row,
          pageShare: isLine && isFrontPage(page) ? 1 : pageShare,
          isLine,
          text: words,
          ...(before && { before }),
        },
      ];
    });
  });
  return units
    .map(({ pageShare, isLine, ...found }): Candidate => {
      const { unit, text } = found;
      const signs: CandidateSigns = {
        ...unit.signs,
        page: pageShare,
        ...UNTYPED,
        ...(asked && {
          [groupOfType(asked.type)]: isLine ? 1 : fitOf(asked, core.text, text, index.language),
        }),
        year: asked?.years.some((year) => text.includes(year)) ? 1 : 0,
      };
      return { ...found, signs, score: weighSigns(signs) };
    })
    .toSorted((left, right) => right.score - left.score);
}

interface Claimable {
  readonly unit: ScoredUnit;
  readonly at: number;
  /** A line of the title page, imprint or signature block, wanted as it is. */
  readonly isLine: boolean;
}

/** Title page and imprint, which seldom say what a question says, where they are asked for. */
function frontPages(
  index: FileIndex,
  ranked: readonly { readonly page: number }[],
  asked: AskedType | null,
): { readonly page: number; readonly pageShare: number; readonly isRanked: boolean }[] {
  const maker = asked?.maker;
  if (maker === undefined || maker === 'signer' || maker === 'contact') return [];
  return [...index.pageNumbers]
    .filter((page) => isFrontPage(page) && ranked.every((each) => each.page !== page))
    .map((page) => ({ page, pageShare: 0, isRanked: false }));
}

function fitOf(asked: AskedType, question: string, text: string, language: string): number {
  return typeFit(findAnswers(asked, question, text, language), asked, text);
}
