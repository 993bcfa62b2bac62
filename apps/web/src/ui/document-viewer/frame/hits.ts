import type { PageMark, PlaceWalk } from '#ui/document-viewer/frame/types.ts';

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

/** The same where a panel has led to one of what it names. */
export const announceWalk = (page: number, { word, index, count, isClose }: PlaceWalk): string =>
  `page ${page}, ${word} ${index + 1} of ${count}${isClose ? ', likely' : ''}`;
