import type { PrintedLine } from '../printed-line.ts';
import { foldLine } from './fold-line.ts';

/** As many lines at the top and at the bottom of a page may be its head and foot. */
const EDGE_LINES = 3;

/** A line that may be part of a page's head or foot. */
export interface EdgeLine<L extends PrintedLine> {
  readonly line: L;
  /** Index of its page in the document. */
  readonly page: number;
  readonly isTop: boolean;
  /** Lines between it and the edge. */
  readonly depth: number;
  /** What it says beside its numbers; empty where it has no letters. */
  readonly words: string;
  /** A sentence of a page of a few lines, which is all edge: it proves no head, but may be one that others prove. */
  readonly isSentence: boolean;
}

const FILLED = /\S/u;
const ENDS_SENTENCE = /[.?!:;。！？।؟…]["'”’»)\]]*$/u;

/** The first and the last lines of a page that have something on them, each from the edge inwards. */
export function edgesOf<L extends PrintedLine>(lines: readonly L[], page: number): EdgeLine<L>[][] {
  const filled = lines.filter(({ text, isRunning }) => isRunning === undefined && FILLED.test(text));
  if (filled.some(({ top }) => top !== undefined))
    filled.sort((above, below) => (above.top ?? 0) - (below.top ?? 0));
  const isSentence = ({ text }: L) => filled.length <= 2 * EDGE_LINES && ENDS_SENTENCE.test(text.trimEnd());
  const toEdges = (outermostFirst: readonly L[], isTop: boolean) =>
    outermostFirst.slice(0, EDGE_LINES).map((line, depth) => ({
      line,
      page,
      isTop,
      depth,
      words: foldLine(line.text),
      isSentence: isSentence(line),
    }));
  return [toEdges(filled, true), toEdges(filled.slice(-EDGE_LINES).toReversed(), false)];
}
