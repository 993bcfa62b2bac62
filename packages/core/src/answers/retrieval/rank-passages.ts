import { type FileIndex, textAt } from '../file-index/file-index.ts';
import { makePassage, type Passage, type ScoredPassage } from './passages.ts';
import { WIDE } from './page-scores.ts';
import { orderPageIndexes, type ScoredFile } from './rank-pages.ts';

/** Pages whose windows compete. */
const PAGES = 12;

/** Stretches of about two hundred content words, whole lines, not overlapping, the likeliest to answer first. */
export function rankPassages(file: ScoredFile, limit: number): ScoredPassage[] {
  const candidates = orderPageIndexes(file.fused)
    .slice(0, PAGES)
    .flatMap((pageIndex) => windowsOfPage(file, pageIndex))
    .sort((left, right) => right.score - left.score);
  const chosen: ScoredPassage[] = [];
  for (const candidate of candidates) {
    if (chosen.length === limit) break;
    if (!chosen.some((other) => overlap(other.passage, candidate.passage))) chosen.push(candidate);
  }
  return chosen;
}

function windowsOfPage({ index, scores, fused }: ScoredFile, pageIndex: number): ScoredPassage[] {
  const { pageUnits } = scores.wideUnits;
  const text = textAt(index, pageIndex);
  const lines = text.split('\n');
  const passages: ScoredPassage[] = [];
  const first = pageUnits[pageIndex] ?? 0;
  for (let unit = first; unit < (pageUnits[pageIndex + 1] ?? 0); unit++) {
    const from = (index.pageTokens[pageIndex] ?? 0) + (unit - first) * WIDE.step;
    const to = from + (scores.wideUnits.lengths[unit] ?? 0);
    const [start, end] = linesOfTokens(index, pageIndex, lines, { from, to });
    if (start === end) continue;
    const passage = makePassage(index.pageNumbers[pageIndex] ?? 0, text, { start, end });
    passages.push({ passage, score: (fused[pageIndex] ?? 0) + (scores.wide[unit] ?? 0) });
  }
  return passages;
}

/** The offsets of the whole lines that hold the tokens. */
function linesOfTokens(
  index: FileIndex,
  pageIndex: number,
  lines: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): [number, number] {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  let offset = 0;
  let line = index.pageLines[pageIndex] ?? 0;
  for (const content of lines) {
    const tokensEnd = index.lineTokens[line + 1] ?? 0;
    if (tokensEnd > from && (index.lineTokens[line] ?? 0) < to) {
      start = Math.min(start, offset);
      end = offset + content.length;
    }
    offset += content.length + 1;
    line++;
  }
  return start < end ? [start, end] : [0, 0];
}

function overlap(left: Passage, right: Passage): boolean {
  return left.page === right.page && left.start < right.end && right.start < left.end;
}
