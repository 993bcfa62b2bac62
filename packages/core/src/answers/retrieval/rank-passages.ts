import { type FileIndex, textAt } from '../file-index/file-index.ts';
import { makePassage, type Passage, type ScoredPassage } from './passages.ts';
import { WIDE } from './page-scores.ts';
import { orderPageIndexes, type ScoredFile } from './rank-pages.ts';

/** Pages whose windows compete. */
const PAGES = 12;

/** Stretches of about two hundred content words, whole lines, not overlapping, the likeliest to answer first. */
export function rankPassages(file: ScoredFile, limit: number): ScoredPassage[] {
  const windows = orderPageIndexes(file.fused)
    .slice(0, PAGES)
    .flatMap((pageIndex) => windowsOfPage(file, pageIndex))
    .sort((left, right) => right.score - left.score);
  const chosen: ScoredPassage[] = [];
  for (const window of windows) {
    if (chosen.length === limit) break;
    const passage = passageOf(file.index, window);
    if (passage !== null && !chosen.some((other) => overlap(other.passage, passage)))
      chosen.push({ passage, score: window.score });
  }
  return chosen;
}

interface Window {
  readonly pageIndex: number;
  /** Its tokens. */
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

function windowsOfPage({ index, scores, fused }: ScoredFile, pageIndex: number): Window[] {
  const { pageUnits, lengths } = scores.wideUnits;
  const first = pageUnits[pageIndex] ?? 0;
  return Array.from({ length: (pageUnits[pageIndex + 1] ?? 0) - first }, (_, at) => {
    const from = (index.pageTokens[pageIndex] ?? 0) + at * WIDE.step;
    const score = (fused[pageIndex] ?? 0) + (scores.wide[first + at] ?? 0);
    return { pageIndex, from, to: from + (lengths[first + at] ?? 0), score };
  });
}

/** The whole lines that hold the tokens of a window; null where there are none. */
function passageOf(index: FileIndex, { pageIndex, from, to }: Window): Passage | null {
  const text = textAt(index, pageIndex);
  let start = text.length;
  let end = 0;
  let offset = 0;
  let line = index.pageLines[pageIndex] ?? 0;
  while (offset <= text.length && (index.lineTokens[line] ?? 0) < to) {
    const lineEnd = text.indexOf('\n', offset);
    const next = lineEnd < 0 ? text.length + 1 : lineEnd + 1;
    if ((index.lineTokens[line + 1] ?? 0) > from) {
      start = Math.min(start, offset);
      end = next - 1;
    }
    offset = next;
    line++;
  }
  return start < end ? makePassage(index.pageNumbers[pageIndex] ?? 0, text, { start, end }) : null;
}

function overlap(left: Passage, right: Passage): boolean {
  return left.page === right.page && left.start < right.end && right.start < left.end;
}
