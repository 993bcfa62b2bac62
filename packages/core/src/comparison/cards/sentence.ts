import type { TextRange } from '#text/text-range.ts';
import { partitionPoint } from '../partition-point.ts';
import type { ComparedSide } from '../compare.ts';

/** In characters: so much of a sentence tells what a figure in it belongs to. */
const LONGEST = 400;
const ENDS = /(?<!\b(?:Inc|Ltd|Corp|Co|No|Nos|Art|Mr|Ms|Dr|approx|e\.g|i\.e))[.!?;。；](?:["”’)]*)(?=\s|$)/gu;

/** The sentence around a range of a side's text, cut in three, in one line each and of the same length as printed. */
export interface Sentence {
  readonly before: string;
  readonly own: string;
  readonly behind: string;
}

/** The sentence in which a range stands; in a table its cell. */
export function sentenceAround(side: ComparedSide, { start, end }: TextRange): Sentence {
  const { text } = side;
  const from = Math.max(paragraphStart(side, start), start - LONGEST);
  const to = Math.min(paragraphEnd(side, end), end + LONGEST);
  const before = text.slice(from, start);
  const behind = text.slice(end, to);
  const last = [...before.matchAll(ENDS)].at(-1);
  const sentenceStart = Math.max(last ? last.index + last[0].length : 0, before.lastIndexOf('\t') + 1);
  const next = [...behind.matchAll(ENDS)][0];
  const tab = behind.indexOf('\t');
  const sentenceEnd = Math.min(next?.index ?? behind.length, tab < 0 ? behind.length : tab);
  return {
    before: toLine(before.slice(sentenceStart)),
    own: toLine(text.slice(start, end)),
    behind: toLine(behind.slice(0, sentenceEnd)),
  };
}

const toLine = (text: string) => text.replace(/\n/gu, ' ');

function lineAt({ lineStarts, lines }: ComparedSide, offset: number): number {
  return partitionPoint(lines.length, (at) => (lineStarts[at] ?? 0) <= offset) - 1;
}

/** A blank line, or a head or foot of a page: what stands behind it is not told here. */
const isBetween = ({ lines, isFurniture }: ComparedSide, line: number) =>
  isFurniture[line] === 1 || (lines[line]?.text ?? '').trim() === '';

function paragraphStart(side: ComparedSide, offset: number): number {
  let line = Math.max(0, lineAt(side, offset));
  while (line > 0 && side.startsParagraph[line] !== 1 && !isBetween(side, line - 1)) line--;
  return side.lineStarts[line] ?? 0;
}

function paragraphEnd(side: ComparedSide, offset: number): number {
  let line = Math.max(0, lineAt(side, offset)) + 1;
  while (line < side.lines.length && side.startsParagraph[line] !== 1 && !isBetween(side, line)) line++;
  return (side.lineStarts[line] ?? side.text.length + 1) - 1;
}
