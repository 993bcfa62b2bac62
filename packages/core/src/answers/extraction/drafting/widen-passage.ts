import type { TextRange } from '#text/text-range.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { endsSentence } from '#sentences/line-ends.ts';
import { isPlainStatement } from '#sentences/predicates.ts';
import { readableText } from '#sentences/readable-text.ts';
import type { Unit } from '#sentences/units.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { hasFewFigures } from './choose-part.ts';
import { type ReadPage, readPage } from '../page-units/read-page.ts';

/** The sentences that go on from each other before and behind one, the nearest first. */
export interface Beside {
  readonly before: readonly TextRange[];
  readonly behind: readonly TextRange[];
}

export interface PassageOptions {
  /** Characters of the whole, as it is shown. */
  readonly room: number;
  readonly language: string;
  /** How much of the question a text says. */
  readonly valueOf: (text: string) => number;
}

/** More seldom fit into a top answer. */
const BESIDE_MOST = 4;

/** What holds just what is asked for, as a definition or a date does, stands best by itself. */
const FITS_WELL = 0.9;

/**
 * What of its page may be shown with a sentence: whole statements of the same run of text. Where two things are asked for,
 * a sentence with one of them is not enough, however well it fits.
 */
export function findBeside(
  index: FileIndex,
  { page, unit, row, items, features }: Candidate,
  isAskedTwice: boolean,
): Beside {
  const read = readPage(index, page);
  const at = read.units.findIndex(({ start }) => start === unit.start);
  const standsAlone =
    !isAskedTwice && (features.states === 1 || features.fit >= FITS_WELL || features.isMakerLine === 1);
  if (at < 0 || row !== null || items.length > 0 || unit.kind === 'row' || standsAlone)
    return { before: [], behind: [] };
  return { before: follow(read, at, -1), behind: follow(read, at, 1) };
}

function follow(read: ReadPage, from: number, step: 1 | -1): TextRange[] {
  const found: TextRange[] = [];
  for (let at = from + step; found.length < BESIDE_MOST; at += step) {
    const [before, behind] = [read.units[Math.min(at, at - step)], read.units[Math.max(at, at - step)]];
    if (before === undefined || behind === undefined || !goesOn(read, before, behind)) break;
    const unit = read.units[at] as Unit;
    if (unit.missing !== undefined || !isWhole(read, at)) break;
    found.push(unit);
  }
  return found;
}

/** A statement from its first word to its stop. */
function isWhole(read: ReadPage, at: number): boolean {
  const text = read.readableAt(at);
  return (
    ['sentence', 'item'].includes(read.verdictAt(at).kind) &&
    isPlainStatement(text, read.language) &&
    endsSentence(text) &&
    !/^\p{Ll}/u.test(text)
  );
}

/** Nothing but space lies between the two: no running head, and no row that was left out. */
function goesOn({ text }: ReadPage, before: Unit, behind: Unit): boolean {
  return /^\s*$/u.test(text.slice(before.end, behind.start));
}

/**
 * A sentence with as many of those beside it as there is room for, those that say more of the question first: where it is not sure
 * what answers, the answer is often its neighbour, and a reader understands a passage more easily than a sentence by itself.
 */
export function widenPassage(
  pageText: string,
  sentence: TextRange,
  { before, behind }: Beside,
  { room, language, valueOf }: PassageOptions,
): TextRange {
  const show = ({ start, end }: TextRange) => readableText(pageText.slice(start, end), pageText);
  const fits = (range: TextRange) => {
    const shown = show(range);
    return shown.length <= room && hasFewFigures(shown, language);
  };
  const sides = [
    behind.filter(({ start }) => start >= sentence.end),
    before.filter(({ end }) => end <= sentence.start),
  ];
  let whole = sentence;
  for (;;) {
    const options = sides.flatMap((side) => {
      const [next] = side;
      if (next === undefined) return [];
      const range = { start: Math.min(whole.start, next.start), end: Math.max(whole.end, next.end) };
      return fits(range) ? [{ side, range, value: valueOf(show(next)) }] : [];
    });
    const [best] = options.toSorted((left, right) => right.value - left.value);
    if (best === undefined) return whole;
    best.side.shift();
    whole = best.range;
  }
}
