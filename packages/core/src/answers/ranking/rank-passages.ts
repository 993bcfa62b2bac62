import { type FileIndex, pageCount, pageIndexOf, textAt } from '../file-index/file-index.ts';
import type { Passage, PassageLookup, ScoredPassage } from '../types.ts';
import { type PageScores, scorePagesByName, WIDE } from './page-scores.ts';
import { analyseQuestion } from './question.ts';
import { fuseScores, orderPageIndexes } from './rank-pages.ts';

/** `p` page `.` start `-` end: where a passage lies, so that it can be found again from its name alone. */
export function passageId(page: number, start: number, end: number): string {
  return `p${page}.${start}-${end}`;
}

export function makePassage(page: number, pageText: string, start: number, end: number): Passage {
  return { id: passageId(page, start, end), page, start, end, text: pageText.slice(start, end) };
}

/** Looks up passages and page texts in the index itself. */
export function makePassageLookup(index: FileIndex): PassageLookup {
  const findPageText = (page: number) => {
    const pageIndex = pageIndexOf(index, page);
    return pageIndex < 0 ? undefined : textAt(index, pageIndex);
  };
  return {
    findPageText,
    findPassage(id) {
      const match = /^p(\d+)\.(\d+)-(\d+)$/.exec(id);
      const text = match ? findPageText(Number(match[1])) : undefined;
      if (match === null || text === undefined) return undefined;
      const [page, start, end] = [Number(match[1]), Number(match[2]), Number(match[3])];
      return start < end && end <= text.length ? makePassage(page, text, start, end) : undefined;
    },
  };
}

/** Pages whose windows compete. */
const PAGES = 12;

/** Stretches of about two hundred content words, whole lines, not overlapping, the likeliest to answer first. */
export function rankPassages(index: FileIndex, question: string, limit = 8): ScoredPassage[] {
  const scores = scorePagesByName(index, analyseQuestion(question, index.language));
  const fused = fuseScores(scores, pageCount(index));
  const candidates = orderPageIndexes(fused)
    .slice(0, PAGES)
    .flatMap((pageIndex) => windowsOfPage(index, scores, pageIndex, fused[pageIndex] ?? 0))
    .sort((left, right) => right.score - left.score);
  const chosen: ScoredPassage[] = [];
  for (const candidate of candidates) {
    if (chosen.length === limit) break;
    if (!chosen.some((other) => overlap(other.passage, candidate.passage))) chosen.push(candidate);
  }
  return chosen;
}

function windowsOfPage(
  index: FileIndex,
  scores: PageScores,
  pageIndex: number,
  pageScore: number,
): ScoredPassage[] {
  const { pageUnits } = scores.wideUnits;
  const text = textAt(index, pageIndex);
  const passages: ScoredPassage[] = [];
  const first = pageUnits[pageIndex] ?? 0;
  for (let unit = first; unit < (pageUnits[pageIndex + 1] ?? 0); unit++) {
    const from = (index.pageTokens[pageIndex] ?? 0) + (unit - first) * WIDE.step;
    const to = from + (scores.wideUnits.lengths[unit] ?? 0);
    const [start, end] = linesOfTokens(index, pageIndex, text, { from, to });
    if (start === end) continue;
    const passage = makePassage(index.pageNumbers[pageIndex] ?? 0, text, start, end);
    passages.push({ passage, score: pageScore + (scores.wide[unit] ?? 0) });
  }
  return passages;
}

/** The offsets of the whole lines that hold the tokens. */
function linesOfTokens(
  index: FileIndex,
  pageIndex: number,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): [number, number] {
  let start = text.length;
  let end = 0;
  let offset = 0;
  let line = index.pageLines[pageIndex] ?? 0;
  for (const content of text.split('\n')) {
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
