import type { Page } from '#document/document.ts';
import type { Comparison, ComparedSide } from './compare.ts';

/** A plain text as pages; a form feed is the end of one. */
export function toPages(text: string): Page[] {
  return text.split('\f').map((page, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: page.split('\n').map((line) => ({ text: line, words: [] })),
  }));
}

/** The text of those tokens of a side for which something is so, as it stands there. */
export function describeSide({ text, starts, ends }: ComparedSide, isSo: (token: number) => boolean): string {
  let shown = '';
  let last = -1;
  for (const [token, start] of starts.entries()) {
    if (!isSo(token)) continue;
    shown += text.slice(last < 0 ? start : last, ends[token]);
    last = ends[token] ?? start;
  }
  return shown;
}

/** The changes in the order of the text: `{removed|added}`; moved text is none. */
export function markChanges({ left, right }: Comparison): string {
  const isChanged = (side: ComparedSide, token: number) => side.isEdited[token] === 1;
  const take = (side: ComparedSide, from: number) => {
    let end = from;
    while (end < side.starts.length && isChanged(side, end)) end++;
    return { words: side.text.slice(side.starts[from], side.ends[end - 1] ?? 0).replaceAll('\n', ' '), end };
  };
  let marks = '';
  for (let i = 0, j = 0; i < left.starts.length || j < right.starts.length; ) {
    const [removed, added] = [take(left, i), take(right, j)];
    if (removed.end > i || added.end > j)
      marks += `{${removed.end > i ? removed.words : ''}|${added.end > j ? added.words : ''}}`;
    [i, j] = [removed.end + 1, added.end + 1];
  }
  return marks;
}
