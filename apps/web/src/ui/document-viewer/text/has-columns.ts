/** Lines that agree in where a word begins or ends behind a gap. */
const LINES = 3;
const GAP = /(?<=\S)(?: {2,}|\t+)(?=\S)/g;

/** Whether the lines of a text stand in columns made with spaces or tabs, so that letters of one width keep them. */
export function hasColumns(text: string): boolean {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    for (const edge of edgesOf(line)) {
      const count = (counts.get(edge) ?? 0) + 1;
      if (count >= LINES) return true;
      counts.set(edge, count);
    }
  }
  return false;
}

/** Where words begin and end that follow a gap, each once; tabs by their number in the line. */
function edgesOf(line: string): Set<string> {
  const edges = new Set<string>();
  let tabs = 0;
  for (const { 0: gap, index } of line.matchAll(GAP)) {
    if (gap.startsWith('\t')) {
      edges.add(`tab ${++tabs}`);
      continue;
    }
    const start = index + gap.length;
    const word = /^\S+/.exec(line.slice(start))?.[0] ?? '';
    edges.add(`start ${start}`).add(`end ${start + word.length}`);
  }
  return edges;
}
