import { rememberingByObject } from '#text/remember.ts';
import { type Alias, replaceAliases } from '../../file-index/alias.ts';
import { type FileIndex, pageIndexOf, markedLinesAt, textAt } from '../../file-index/file-index.ts';
import { unpackBlocks } from '../../file-index/pack-blocks.ts';
import { makeTermWeightFinder } from '../../file-index/occurrences.ts';
import { makeRowReader, type TableRow } from '#table-rows/table-row.ts';
import type { EarlierUnits } from '#table-rows/row-unit.ts';
import { labelOfRow } from '#sentences/lines.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { makeUnitJudge, type Verdict } from '#sentences/noise.ts';
import { joinHalves } from './join-halves.ts';
import { type Numbers, numberWords, type PageWords } from './page-words.ts';
import { makeTableBefore, printedTablesAt } from './printed-tables.ts';
import { makeUnitsBefore } from './units-before.ts';
import { makeTokeniser, type Token, type Tokeniser } from '#sentences/tokenise.ts';
import { readableText } from '#sentences/readable-text.ts';
import { splitUnits, textOfUnit, type Unit } from '#sentences/units.ts';

/** A page parsed, each part when it is first asked for: the same for every question. */
export interface ReadPage {
  readonly text: string;
  /** Of the page: a file may hold parts in other languages. */
  readonly language: string;
  readonly units: readonly Unit[];
  /** The words of the unit at a place, with those on the page before or behind. */
  textOf(at: number): string;
  /** Of the unit at a place, as are those below. */
  tokensAt(at: number): readonly Token[];
  /** The label of a row, and its words, each once. */
  labelTokensAt(at: number): readonly Token[];
  labelTermsAt(at: number): readonly string[];
  /** The words of all units by number. */
  words(): PageWords;
  /** What its words weigh in the file, on average. */
  rarityAt(at: number): number;
  /** Whether it names what follows: a heading, or a question that stands as one. */
  isTitleAt(at: number): boolean;
  /** As it is shown. */
  readableAt(at: number): string;
  verdictAt(at: number): Verdict;
  rowAt(at: number): TableRow | null;
  /** Where the items stand that it introduces. */
  itemsAt(at: number): readonly number[];
  /** Whether it introduces what does not stand there, and says nothing by itself. */
  isIntroductionAt(at: number): boolean;
  /** As it is shown with those items. */
  textWithItemsAt(at: number): string;
}

/**
 * Pages that are kept for each index that is held: questions to one file come in rows, and come back to its best pages.
 * 79 questions to 498 pages looked at 157 of them; each takes some 38 kB.
 */
const PAGES_KEPT = 160;

/** Enough of a page to tell its language. */
const LANGUAGE_SAMPLE = 2_000;

const INTRODUCES = /[:：]\s*$/u;
const ASKS = /[?？؟]["'”’»)\]\s]*$/u;

interface Kept {
  /** One for all pages: most words of a page were seen on another. */
  readonly tokeniser: Tokeniser;
  readonly numbers: Numbers;
  readonly unitsBefore: (page: number) => EarlierUnits;
  /** By page number, the one that was wanted last at the end. */
  readonly pages: Map<number, ReadPage>;
}

const keptOf = rememberingByObject(
  (index: FileIndex): Kept => ({
    tokeniser: makeTokeniser(index.language),
    numbers: new Map(),
    unitsBefore: makeUnitsBefore(index),
    pages: new Map(),
  }),
);

export function readPage(index: FileIndex, page: number): ReadPage {
  const file = keptOf(index);
  const { pages } = file;
  const read = pages.get(page) ?? parsePage(index, page, file);
  pages.delete(page);
  pages.set(page, read);
  const [oldest] = pages.keys();
  if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest);
  return read;
}

/** A page in the words of a question: other forms of its terms are tokens of those that are asked. */
export function readAsAsked(index: FileIndex, page: ReadPage, aliases: readonly Alias[]): ReadPage {
  if (aliases.length === 0) return page;
  const tokensAt = once((at) => replaceAliases(page.tokensAt(at), aliases));
  const labelTermsAt = once((at) => {
    const label = page.labelTokensAt(at);
    return [...new Set(replaceAliases(label, aliases).map(({ term }) => term))];
  });
  return { ...page, tokensAt, labelTermsAt, ...describeWords(index, page.units.length, tokensAt) };
}

/** What is known of the words of a page, whatever is asked. */
function describeWords(
  index: FileIndex,
  units: number,
  tokensAt: ReadPage['tokensAt'],
): Pick<ReadPage, 'words' | 'rarityAt'> {
  const findWeight = makeTermWeightFinder(index);
  let words: PageWords | undefined;
  return {
    words: () => (words ??= numberWords(units, tokensAt, keptOf(index).numbers)),
    rarityAt: once((at) => {
      const tokens = tokensAt(at);
      return tokens.reduce((sum, { term }) => sum + findWeight(term).weight, 0) / (tokens.length || 1);
    }),
  };
}

function parsePage(index: FileIndex, page: number, { tokeniser, unitsBefore }: Kept): ReadPage {
  const pageIndex = pageIndexOf(index, page);
  const text = textAt(index, pageIndex);
  const language = guessLanguage(text.slice(0, LANGUAGE_SAMPLE), index.language);
  const blocks = unpackBlocks(index.blocks, pageIndex, text.length);
  const split = splitUnits(text, language, markedLinesAt(index, pageIndex), blocks);
  const units = joinHalves(index, pageIndex, split, language);
  const unitAt = (at: number): Unit => units[at] ?? { start: 0, end: 0, kind: 'sentence' };
  const textOf = (at: number) => textOfUnit(text, unitAt(at));
  const judge = makeUnitJudge(text, units, language);
  const rows = makeRowReader(text, language, {
    earlier: unitsBefore(page),
    tables: blocks?.blocks.filter(({ kind }) => kind === 'table'),
    printed: printedTablesAt(index, pageIndex),
    before: makeTableBefore(index, pageIndex, language),
  });
  const tokensAt = once((at) => tokeniser.tokenise(textOf(at)));
  const labelTokensAt = once((at) => tokeniser.tokenise(labelOf(textOf(at))));
  const readableAt = once((at) => readableText(textOf(at), text));
  const itemsAt = once((at) =>
    units.flatMap(({ introduction }, other) => (introduction?.start === unitAt(at).start ? [other] : [])),
  );
  return {
    text,
    language,
    units,
    textOf,
    tokensAt,
    ...describeWords(index, units.length, tokensAt),
    isTitleAt: once((at) => unitAt(at).kind === 'heading' || ASKS.test(textOf(at))),
    labelTokensAt,
    labelTermsAt: once((at) => [...new Set(labelTokensAt(at).map(({ term }) => term))]),
    readableAt,
    verdictAt: once(judge),
    rowAt: once((at) => rows.read(unitAt(at))),
    itemsAt,
    isIntroductionAt: once(
      (at) => itemsAt(at).length === 0 && INTRODUCES.test(text.slice(unitAt(at).start, unitAt(at).end)),
    ),
    textWithItemsAt: once((at) => [at, ...itemsAt(at)].map(readableAt).join(' ')),
  };
}

/** What a row is about: what stands before its first figure, or the first cell of a row of words. */
function labelOf(row: string): string {
  const firstTab = row.indexOf('\t');
  return labelOfRow(row) || row.slice(0, Math.max(0, firstTab));
}

function once<Result>(make: (at: number) => Result): (at: number) => Result {
  const made = new Map<number, Result>();
  return (at) => {
    const known = made.get(at);
    if (known !== undefined) return known;
    const result = make(at);
    made.set(at, result);
    return result;
  };
}
