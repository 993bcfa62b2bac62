import type { ComparedLine } from './read-lines.ts';

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

const ENDS_SENTENCE = /[.!?:;。！？；：؟।]["'”’»)\]]*$/u;
const STARTS_LOWER = /^["'“‘«(]?\p{Ll}/u;
const STARTS_ITEM =
  /^\s*(?:[-–—*•▪◦>§]|\(?(?:\p{N}{1,3}|[a-zA-Z]|[ivxlc]{1,5})[.)]|\p{N}{1,3}(?:\.\p{N}{1,3})+)\s/u;

/** Whether a paragraph starts with each line: what the document says of it, else what its layout tells. */
export function findParagraphs(lines: readonly ComparedLine[], isFurniture: Uint8Array): Uint8Array {
  const starts = new Uint8Array(lines.length);
  const filled = lines.flatMap((line, index) =>
    isFurniture[index] === 1 || line.text.trim() === '' ? [] : [{ line, index }],
  );
  const rights = widestAround(filled.map(({ line }) => line));
  const pitch = usualPitch(filled.map(({ line }) => line));
  for (const [at, { line, index }] of filled.entries()) {
    const before = filled[at - 1];
    if (!before) {
      starts[index] = 1;
      continue;
    }
    if (line.startsParagraph !== undefined) {
      if (line.startsParagraph) starts[index] = 1;
      continue;
    }
    const isAcrossPages =
      line.page !== before.line.page || isFurniture.subarray(before.index, index).includes(1);
    const isBroken = !isAcrossPages && index > before.index + 1;
    const right = rights[at - 1] ?? 0;
    const pair = { line, before: before.line, isAcrossPages, right, next: filled[at + 1]?.line };
    if (isBroken || startsParagraph(pair, pitch)) starts[index] = 1;
  }
  return starts;
}

interface Pair {
  readonly before: ComparedLine;
  readonly line: ComparedLine;
  readonly next: ComparedLine | undefined;
  readonly isAcrossPages: boolean;
  /** Where the longest lines around end. */
  readonly right: number;
}

function startsParagraph({ before, line, next, right, isAcrossPages }: Pair, pitch: number): boolean {
  if (before.text.length > LONGEST_WRAPPED || line.text.length > LONGEST_WRAPPED) return true;
  const step = line.top - before.top;
  if (!isAcrossPages && pitch > 0 && step > SPACED * pitch) return true;
  const text = line.text.trimStart();
  if (STARTS_ITEM.test(text) && ENDS_SENTENCE.test(before.text.trimEnd())) return true;
  const character = widthOfCharacter(line);
  const indent = (line.left - before.left) / character;
  const isIndented =
    indent > INDENT.least &&
    indent < INDENT.most &&
    (next === undefined || next.left < line.left - character);
  if (!isAcrossPages && isIndented && !STARTS_LOWER.test(text)) return true;
  if (STARTS_LOWER.test(text)) return false;
  // A line that had room for the next word ends its paragraph.
  const firstWord = /^\S+/u.exec(text)?.[0].length ?? 0;
  const free = right - before.right - (firstWord + 1) * character;
  const least = ENDS_SENTENCE.test(before.text.trimEnd()) ? FREE_AFTER_SENTENCE : FREE;
  return free > 0 && free >= least * (right - before.left);
}

function widthOfCharacter({ left, right, text }: ComparedLine): number {
  return Math.max(0.1, (right - left) / Math.max(1, text.trim().length));
}

/** For each line, how far to the right the longest lines of those around it reach. */
function widestAround(lines: readonly ComparedLine[]): Float64Array {
  const widest = new Float64Array(lines.length);
  for (let block = 0; block < lines.length; block += AROUND) {
    const around = lines.slice(Math.max(0, block - AROUND), block + 2 * AROUND);
    widest.fill(
      around.reduce((right, line) => Math.max(right, line.right), 0),
      block,
      block + AROUND,
    );
  }
  return widest;
}

/** The usual distance from the top of a line to that of the next; 0 where there is none. */
function usualPitch(lines: readonly ComparedLine[]): number {
  const steps: number[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before?.page === line.page && line.top > before.top) steps.push(line.top - before.top);
  }
  steps.sort((left, right) => left - right);
  return steps[steps.length >> 1] ?? 0;
}
