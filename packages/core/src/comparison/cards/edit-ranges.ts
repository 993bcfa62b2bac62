import type { TextRange } from '#text/text-range.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import type { Edit, TokenRange } from '../changes/list-edits.ts';

type Sides = Pick<Comparison, 'left' | 'right'>;

/** The words of an edit on both sides, as offsets into their texts; an empty range is where the other side has words. */
export interface EditRanges {
  readonly left: TextRange;
  readonly right: TextRange;
}

/** In characters: no word is longer. */
const LONGEST_WORD = 40;
/** Scripts whose words have spaces between them. */
const IN_WORD = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}\p{Nd}'’-]/u;

/** Where an edit stands on both sides, with the whole of each word that it changes a part of. */
export function rangesOf({ left, right }: Sides, edit: Edit): EditRanges | undefined {
  const own = edit.left ? charsOf(left, edit.left) : placeOf(right, left, edit.right);
  const other = edit.right ? charsOf(right, edit.right) : placeOf(left, right, edit.left);
  return own && other && widenToWords(left.text, right.text, { left: own, right: other });
}

const charsOf = ({ starts, ends }: ComparedSide, { start, end }: TokenRange): TextRange => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

/** The place on a side at which the other one has words: behind the partner of what stands before these. */
function placeOf(
  { partners }: ComparedSide,
  own: ComparedSide,
  range: TokenRange | null,
): TextRange | undefined {
  if (!range) return undefined;
  const before = partners[range.start - 1] ?? -1;
  const behind = partners[range.end] ?? -1;
  const [end, start] = [own.ends[before], own.starts[behind]];
  // What begins a paragraph stands before the words behind it, all else behind those before it.
  const isNewLine = start !== undefined && own.text.slice(end ?? start, start).includes('\n');
  const at = isNewLine ? start : (end ?? start);
  return at === undefined ? undefined : { start: at, end: at };
}

function widenToWords(left: string, right: string, ranges: EditRanges): EditRanges {
  const [l, r] = [{ ...ranges.left }, { ...ranges.right }];
  const isIn = (character: string) => IN_WORD.test(character);
  for (let step = 0; step < LONGEST_WORD; step++) {
    const before = left.charAt(l.start - 1);
    if (before !== right.charAt(r.start - 1) || !isIn(before)) break;
    if (!isIn(left.charAt(l.start)) && !isIn(right.charAt(r.start))) break;
    l.start--;
    r.start--;
  }
  for (let step = 0; step < LONGEST_WORD; step++) {
    const behind = left.charAt(l.end);
    if (behind !== right.charAt(r.end) || !isIn(behind)) break;
    if (!isLast(left, l, isIn) && !isLast(right, r, isIn)) break;
    l.end++;
    r.end++;
  }
  return { left: l, right: r };
}

const isLast = (text: string, { start, end }: TextRange, isIn: (character: string) => boolean) =>
  end > start && isIn(text.charAt(end - 1));

const WORD_BEFORE = /(?<=^|[\s("“])[\p{L}\p{M}'’-]+\s*$/u;

/** With the word before, where both sides have the same: "may" → "may not" in place of "not" alone. */
export function withWordBefore({ left, right }: Sides, ranges: EditRanges): EditRanges {
  const before = (text: string, { start }: TextRange) =>
    WORD_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '';
  const [own, other] = [before(left.text, ranges.left), before(right.text, ranges.right)];
  if (own === '' || own.trim() !== other.trim()) return ranges;
  return {
    left: { start: ranges.left.start - own.length, end: ranges.left.end },
    right: { start: ranges.right.start - other.length, end: ranges.right.end },
  };
}

/** Within a line: above it may stand a heading. */
const NAME_BEFORE = /(?:\p{Lu}[\p{L}\p{M}&.'’-]*[^\S\n]+)+$/u;
const NAME_BEHIND =
  /^(?:[^\S\n]+(?:&[^\S\n]+)?\p{Lu}[\p{L}\p{M}&'’-]*)*(?:,?[^\S\n]+(?:plc|Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|AG|SE|KG|SA|BV|Co)\b\.?)?/u;
const NAME_LENGTH = 60;

/** With the rest of a name of which a part was changed, where both sides have the same. */
export function withWholeName({ left, right }: Sides, { left: l, right: r }: EditRanges): EditRanges {
  const [before, otherBefore] = [
    NAME_BEFORE.exec(left.text.slice(Math.max(0, l.start - NAME_LENGTH), l.start))?.[0] ?? '',
    NAME_BEFORE.exec(right.text.slice(Math.max(0, r.start - NAME_LENGTH), r.start))?.[0] ?? '',
  ];
  const [behind, otherBehind] = [
    NAME_BEHIND.exec(left.text.slice(l.end, l.end + NAME_LENGTH))?.[0] ?? '',
    NAME_BEHIND.exec(right.text.slice(r.end, r.end + NAME_LENGTH))?.[0] ?? '',
  ];
  const [start, end] = [
    before === otherBefore && !before.startsWith('The ') ? before.length : 0,
    behind === otherBehind ? behind.length : 0,
  ];
  return {
    left: { start: l.start - start, end: l.end + end },
    right: { start: r.start - start, end: r.end + end },
  };
}
