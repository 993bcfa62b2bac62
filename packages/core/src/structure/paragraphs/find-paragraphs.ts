import type { BlockLine } from '#structure/block-line.ts';

/** Of the usual distance between two lines: more is space between paragraphs. */
const SPACED = 1.35;
/** Of the width of the lines: a line that leaves so much free was not filled. */
const FREE = 0.25;
/** The same of a line that ends a sentence. */
const FREE_AFTER_SENTENCE = 0.04;
/** In characters: a line that starts so far to the right of its neighbours is indented. */
const INDENT = { least: 1.5, most: 12 };
/** Lines around one that tell how wide its column is. */
const AROUND = 30;
/** In characters: text with longer lines is not wrapped, so that each of them is a paragraph. */
const LONGEST_WRAPPED = 400;
/** Times the height of the line before: type of another size begins something else. */
const OTHER_TYPE = 1.2;

const ENDS_SENTENCE = /[.!?:;。！？；：؟।]["'”’»)\]]*$/u;
const WORD = /\p{L}{2}/u;
const STARTS_LOWER = /^["'“‘«(]?\p{Ll}/u;
/** Nothing else begins like this. */
const BULLET = /^\s*[•▪◦‣●○■□☐☑☒]\s/u;
const ITEM_MARK =
  /^\s*(?:[-–—*•▪◦‣●○■□☐☑☒>§]|\(?(?:\p{N}{1,3}|[a-zA-Z]|[ivxlc]{1,5})[.)]|\p{N}{1,3}(?:\.\p{N}{1,3})+)(?=\s)/u;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** A line of running text, in the order in which the text flows: without heads, feet, notes and tables. */
export interface FlowingLine {
  readonly line: BlockLine;
  /** What stands between it and the one before. */
  readonly gap: 'none' | 'page' | 'blank' | 'block';
}

/** The mark of a list item with which a line begins; undefined without one. */
export const itemMarkOf = ({ text }: Pick<BlockLine, 'text'>): string | undefined =>
  ITEM_MARK.exec(text)?.[0].trim();

/** Before a quoted line, and before what is typed at a prompt: it begins something, and is no item. */
export const QUOTE_MARK = '>';

/**
 * Which lines of running text a paragraph starts with, told by the space above them, their indent, the room that the line
 * before has left, and its last word. Across pages the place on the page tells nothing.
 */
export function findParagraphs(flowing: readonly FlowingLine[]): Set<BlockLine> {
  const isMirrored = 2 * flowing.filter(({ line }) => isRightToLeft(line)).length > flowing.length;
  const lines = flowing.map(({ line }) => (isMirrored ? mirror(line) : line));
  const rights = widestAround(lines);
  const pitch = usualPitch(lines);
  const starts = new Set<BlockLine>();
  flowing.forEach(({ line: own, gap }, at) => {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || gap === 'blank' || gap === 'block') {
      starts.add(own);
      return;
    }
    const isAcrossPages = gap === 'page' || line.page !== before.page;
    const pair = { line, before, isAcrossPages, right: rights[at - 1] ?? 0, next: lines[at + 1] };
    if (startsParagraph(pair, pitch)) starts.add(own);
  });
  return starts;
}

interface Pair {
  readonly before: BlockLine;
  readonly line: BlockLine;
  readonly next: BlockLine | undefined;
  readonly isAcrossPages: boolean;
  /** Where the longest lines around end. */
  readonly right: number;
}

function startsParagraph({ before, line, next, right, isAcrossPages }: Pair, pitch: number): boolean {
  if (before.text.length > LONGEST_WRAPPED || line.text.length > LONGEST_WRAPPED) return true;
  const step = line.top - before.top;
  if (!isAcrossPages && pitch > 0 && step > SPACED * pitch) return true;
  const text = line.text.trimStart();
  if (BULLET.test(text)) return true;
  if (itemMarkOf(line) !== undefined && ENDS_SENTENCE.test(before.text.trimEnd())) return true;
  const character = widthOfCharacter(line);
  const indent = (line.left - before.left) / character;
  const isIndented =
    indent > INDENT.least &&
    indent < INDENT.most &&
    (next === undefined || next.left < line.left - character);
  // A line that had room for the next word ends its paragraph.
  const firstWord = /^\S+/u.exec(text)?.[0].length ?? 0;
  const free = right - before.right - (firstWord + 1) * character;
  const endsSentence = ENDS_SENTENCE.test(before.text.trimEnd());
  // The text of an item may hang behind its mark.
  const hangs = itemMarkOf(before) !== undefined && WORD.test(before.text) && !endsSentence && free <= 0;
  if (!isAcrossPages && isIndented && !hangs && !STARTS_LOWER.test(text)) return true;
  if (STARTS_LOWER.test(text)) return false;
  if (isOtherType(before, line)) return true;
  const least = endsSentence ? FREE_AFTER_SENTENCE : FREE;
  return free > 0 && free >= least * (right - before.left);
}

const isOtherType = (before: BlockLine, { height }: BlockLine): boolean =>
  Math.max(before.height, height) > OTHER_TYPE * Math.min(before.height, height);

/** A page that is read from the right is one that is read from the left, seen in a mirror. */
const mirror = (line: BlockLine): BlockLine => ({ ...line, left: -line.right, right: -line.left });

const isRightToLeft = ({ text, isPlaced }: BlockLine): boolean => isPlaced && RIGHT_TO_LEFT.test(text);

function widthOfCharacter({ left, right, text }: BlockLine): number {
  return Math.max(0.1, (right - left) / Math.max(1, text.trim().length));
}

/** For each line, how far to the right the longest lines of those around it reach. */
function widestAround(lines: readonly BlockLine[]): Float64Array {
  const widest = new Float64Array(lines.length);
  for (let block = 0; block < lines.length; block += AROUND) {
    const around = lines.slice(Math.max(0, block - AROUND), block + 2 * AROUND);
    widest.fill(
      around.reduce((right, line) => Math.max(right, line.right), Number.NEGATIVE_INFINITY),
      block,
      block + AROUND,
    );
  }
  return widest;
}

/** The usual distance from the top of a line to that of the next; 0 where there is none. */
function usualPitch(lines: readonly BlockLine[]): number {
  const steps: number[] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before?.page === line.page && line.top > before.top) steps.push(line.top - before.top);
  });
  const sorted = Float64Array.from(steps).sort();
  // Of few the nearer ones: the others are spaces between paragraphs.
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
