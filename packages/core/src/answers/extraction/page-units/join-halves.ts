import { type Block, PROSE_KINDS, RUNNING_KINDS } from '#document/block.ts';
import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { unpackFound } from '../../file-index/pack-blocks.ts';
import { endsSentence } from '#sentences/line-ends.ts';
import { splitSentences } from '#sentences/sentences.ts';
import type { OtherHalf, Unit } from '#sentences/units.ts';

/** A page as far as its paragraphs go over its edges. */
interface EdgePage {
  readonly number: number;
  readonly text: string;
  readonly first: Block | undefined;
  /** The last of the text; notes stand below it. */
  readonly last: Block | undefined;
}

/**
 * The units of a page, those with their other half that go over its edge: where the paragraph at the top of a page was found to go
 * on from the page before, its first sentence and the last one there are one.
 */
export function joinHalves(
  index: FileIndex,
  pageIndex: number,
  units: readonly Unit[],
  language: string,
): readonly Unit[] {
  const page = readEdges(index, pageIndex);
  if (page === undefined) return units;
  const ends = halvesOf(page, readEdges(index, pageIndex + 1), language);
  const starts = halvesOf(readEdges(index, pageIndex - 1), page, language);
  if (ends === undefined && starts === undefined) return units;
  return units.map((unit) => {
    if (unit.introduction !== undefined || (unit.kind !== 'sentence' && unit.kind !== 'item')) return unit;
    if (ends && unit.end === ends.before.end && unit.start >= ends.before.start)
      return withOther(unit, { ...ends.behind, isBefore: false });
    if (starts && unit.kind === 'sentence' && isSame(unit, starts.behind))
      return withOther(unit, { ...starts.before, isBefore: true });
    return unit;
  });
}

const isSame = (left: TextRange, right: TextRange) => left.start === right.start && left.end === right.end;

const withOther = (unit: Unit, other: OtherHalf): Unit => ({
  ...unit,
  missing: other.isBefore ? 'start' : 'end',
  other,
});

type Half = Omit<OtherHalf, 'isBefore'>;

/** The sentence that goes over the end of a page, by its two halves, each long enough to be quoted. */
function halvesOf(
  before: EdgePage | undefined,
  behind: EdgePage | undefined,
  language: string,
): { readonly before: Half; readonly behind: Half } | undefined {
  if (!before?.last || !behind?.first?.continues) return undefined;
  if (!PROSE_KINDS.has(before.last.kind) || !PROSE_KINDS.has(behind.first.kind)) return undefined;
  const last = sentencesOf(before, before.last, language).at(-1);
  const [first] = sentencesOf(behind, behind.first, language);
  if (!last || !first || endsSentence(last.words) || !endsSentence(first.words)) return undefined;
  if (last.words.length < QUOTE_MIN_LENGTH || first.words.length < QUOTE_MIN_LENGTH) return undefined;
  return { before: last, behind: first };
}

function sentencesOf(
  { number: page, text }: EdgePage,
  block: Block,
  language: string,
): (Half & { readonly words: string })[] {
  return splitSentences(text.slice(block.start, block.end), language).map((span) => {
    const [start, end] = [block.start + span.start, block.start + span.end];
    return { page, pageText: text, start, end, words: text.slice(start, end) };
  });
}

/** Undefined where nothing was found: what a format names is not printed, and goes on over no page. */
function readEdges(index: FileIndex, pageIndex: number): EdgePage | undefined {
  const number = index.pageNumbers[pageIndex];
  if (number === undefined) return undefined;
  const text = textAt(index, pageIndex);
  const blocks = unpackFound(index.blocks, pageIndex, text.length)?.filter(
    ({ kind }) => !RUNNING_KINDS.has(kind),
  );
  return blocks && { number, text, first: blocks[0], last: blocks.findLast(({ kind }) => kind !== 'note') };
}
