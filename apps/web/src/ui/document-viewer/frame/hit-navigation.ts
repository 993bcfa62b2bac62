import { stepIndex } from '#ui/document-viewer/frame/hits.ts';
import type { PageAnchor, PageMark } from '#ui/document-viewer/frame/types.ts';

export interface HitNavigation {
  /** What is walked through: verified marks, or passages that are no evidence. */
  readonly kind: 'marks' | 'passages';
  /** Index of the current one, -1 before the first step. */
  readonly index: number;
  readonly count: number;
  readonly onStep: (direction: 1 | -1) => void;
}

interface HitNavigationSources {
  readonly marks: readonly PageMark[];
  readonly currentMark: number | null;
  readonly onMark: (mark: PageMark) => void;
  readonly passages: readonly PageAnchor[];
  readonly currentPassage: number | null;
  readonly onPassage: (index: number) => void;
}

/** What `j` and `k` walk through: marks, and only where there are none the passages that came nearest. */
export function hitNavigationOf(sources: HitNavigationSources): HitNavigation | null {
  const { marks, passages } = sources;
  if (marks.length > 0) {
    const index = marks.findIndex((mark) => mark.number === sources.currentMark);
    return {
      kind: 'marks',
      index,
      count: marks.length,
      onStep: (direction) => {
        const mark = marks[stepIndex(index, marks.length, direction)];
        if (mark) sources.onMark(mark);
      },
    };
  }
  if (passages.length === 0) return null;
  const index = sources.currentPassage ?? -1;
  return {
    kind: 'passages',
    index,
    count: passages.length,
    onStep: (direction) => sources.onPassage(stepIndex(index, passages.length, direction)),
  };
}
