import type { PageMark } from '#ui/document-viewer/frame/types.ts';

/** Marks are walked in the order of their numbers; this names the one that the next step leads to. */
export function stepIndex(index: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  if (index < 0) return direction === 1 ? 0 : count - 1;
  return (index + direction + count) % count;
}

/** What a screen reader hears when the page turns or the hit changes. */
export function announce(
  page: number,
  pages: number,
  mark: PageMark | undefined,
  marks: readonly PageMark[],
): string {
  if (!mark) return `page ${page} of ${pages}`;
  return `page ${page}, hit ${marks.indexOf(mark) + 1} of ${marks.length}`;
}
