import type { PrintedLine } from '../printed-line.ts';
import { findRunningHeads } from './find-running-heads.ts';

/** A page by its text, and its lines as they stand on it, one for one, where that is known. */
export interface PageOfLines {
  readonly text: string;
  readonly lines?: readonly PrintedLine[];
}

/** For each page the lines of its text that are part of its head or foot, from 0. */
export function findRunningLines(pages: readonly PageOfLines[]): Set<number>[] {
  const printed = pages.map(
    ({ text, lines }) => lines ?? text.split('\n').map((line): PrintedLine => ({ text: line })),
  );
  const running = findRunningHeads(printed);
  return printed.map((lines) => new Set(lines.flatMap((line, at) => (running.has(line) ? [at] : []))));
}
