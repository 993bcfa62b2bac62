import type { BlockLine } from '#structure/block-line.ts';

/** Times the height of running text: notes are set in smaller type. */
const SMALLER = 0.93;
/** Of the lines of a page: more is a page of small type, not of notes. */
const MAX_SHARE = 0.6;
const MARK = /^\s*(?:\p{No}+|\(?\p{Nd}{1,3}[.)]?|[*†‡§¶]{1,3})\s*(?=[\p{L}"“„«(])/u;

/**
 * The notes at the foot of a page: its last lines in smaller type, from the first one on that begins with a mark.
 * @param lines running text of the page, in its order
 * @param body height of the running text of the document
 * @returns each line of a note, with whether a note starts there
 */
export function findNotes(lines: readonly BlockLine[], body: number): Map<BlockLine, boolean> {
  const notes = new Map<BlockLine, boolean>();
  let from = lines.length;
  while (from > 0 && isSmall(lines[from - 1], body)) from--;
  const first = lines.slice(from).findIndex(({ text }) => MARK.test(text));
  const above = lines[from + first - 1];
  if (first < 0 || !above || lines.length - from - first > MAX_SHARE * lines.length) return notes;
  // In a column of their own they stand beside the text, not below it.
  if ((lines[from + first]?.top ?? 0) <= above.top) return notes;
  for (const line of lines.slice(from + first)) notes.set(line, MARK.test(line.text));
  return notes;
}

const isSmall = (line: BlockLine | undefined, body: number): boolean =>
  line !== undefined && line.isPlaced && line.height < SMALLER * body;
