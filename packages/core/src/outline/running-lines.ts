import type { PlacedLine } from '#outline/page-lines.ts';

/** As many lines at the top and at the bottom of a page may be its head and foot. */
const EDGE_LINES = 3;
/** A line that comes back so often at the edge of pages belongs to them, not to what they say. */
const MIN_REPEATS = 3;
/** In points: lines of two pages as high as each other. */
const SAME_PLACE = 3;
/** Share of the pages that have a line in a head of changing words. */
const MIN_SHARE = 0.4;

/** The heads and feet of pages: lines at their edges that come back, or stand where those of most pages stand apart. */
export function findRunningLines(pages: readonly (readonly PlacedLine[])[]): Set<PlacedLine> {
  const edges = pages.map(edgesOf);
  const running = new Set<PlacedLine>();
  const byText = new Map<string, PlacedLine[]>();
  for (const line of edges.flat()) {
    const key = line.text
      .replace(/\p{N}+/gu, '#')
      .replace(/\s+/gu, ' ')
      .toLowerCase();
    const same = byText.get(key);
    if (same) same.push(line);
    else byText.set(key, [line]);
  }
  for (const same of byText.values())
    for (const line of same) {
      const here = same.filter(({ top }) => Math.abs(top - line.top) < SAME_PLACE);
      if (here.length >= MIN_REPEATS) running.add(line);
    }
  for (const line of findHeads(pages)) running.add(line);
  return running;
}

function edgesOf(lines: readonly PlacedLine[]): PlacedLine[] {
  const byTop = lines.toSorted((a, b) => a.top - b.top);
  return [...new Set([...byTop.slice(0, EDGE_LINES), ...byTop.slice(-EDGE_LINES)])];
}

/**
 * Heads whose words change from chapter to chapter: first lines that stand at one height on most pages, with more space
 * below them than lines of a paragraph have.
 */
function findHeads(pages: readonly (readonly PlacedLine[])[]): PlacedLine[] {
  const firsts = pages.flatMap((lines) => {
    const byTop = lines.toSorted((a, b) => a.top - b.top);
    const [first] = byTop;
    if (!first) return [];
    const below = byTop.find(({ top }) => top >= first.bottom - 1);
    return below && below.top - first.bottom > 0.8 * first.height ? [first] : [];
  });
  if (firsts.length < 2 * MIN_REPEATS) return [];
  const counts = new Map<number, number>();
  for (const { top } of firsts) {
    const step = Math.round(top / SAME_PLACE);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [place, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  if (count < MIN_SHARE * pages.length) return [];
  return firsts.filter(({ top }) => Math.abs(Math.round(top / SAME_PLACE) - place) <= 1);
}
