import { type FileIndex, pageCount, pageIndexOf, textAt } from '../file-index/file-index.ts';
import { makeRowReader, type TableRow } from '../rows/table-row.ts';
import { makeUnitJudge, type Verdict } from '../text/noise.ts';
import { makeRunningTest, type RunningTest } from '../text/running-lines.ts';
import { makeTokeniser, type Token } from '../text/tokenise.ts';
import { splitUnits, type Unit } from '../text/units.ts';

/** A page taken apart, each part when it is first asked for: the same for every question. */
export interface ReadPage {
  readonly text: string;
  readonly units: readonly Unit[];
  /** Of the unit at a place, as are the two below. */
  tokensAt(at: number): readonly Token[];
  verdictAt(at: number): Verdict;
  rowAt(at: number): TableRow | null;
}

/** Pages that are kept for each index that is held: questions to one file come in rows, and come back to its best pages. */
const PAGES_KEPT = 48;

interface Kept {
  readonly isRunning: RunningTest;
  /** By page number, the one that was wanted last at the end. */
  readonly pages: Map<number, ReadPage>;
}

const kept = new WeakMap<FileIndex, Kept>();

export function readPage(index: FileIndex, page: number): ReadPage {
  const { isRunning, pages } = keptOf(index);
  const read =
    pages.get(page) ?? takeApart(textAt(index, pageIndexOf(index, page)), index.language, isRunning);
  pages.delete(page);
  pages.set(page, read);
  const [oldest] = pages.keys();
  if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest);
  return read;
}

function keptOf(index: FileIndex): Kept {
  let found = kept.get(index);
  if (found === undefined) {
    const texts = Array.from({ length: pageCount(index) }, (_, at) => textAt(index, at));
    found = { isRunning: makeRunningTest(texts), pages: new Map() };
    kept.set(index, found);
  }
  return found;
}

function takeApart(text: string, language: string, isRunning: RunningTest): ReadPage {
  const units = splitUnits(text, language, isRunning);
  const judge = makeUnitJudge(text, units, language, isRunning);
  const rows = makeRowReader(text, language);
  const tokeniser = makeTokeniser(language);
  const unitAt = (at: number) => units[at] ?? { start: 0, end: 0 };
  return {
    text,
    units,
    tokensAt: once((at) => tokeniser.tokenise(text.slice(unitAt(at).start, unitAt(at).end))),
    verdictAt: once(judge),
    rowAt: once((at) => rows.read(unitAt(at))),
  };
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
