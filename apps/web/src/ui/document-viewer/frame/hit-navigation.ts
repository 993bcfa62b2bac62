import { stepIndex } from '#ui/document-viewer/frame/hits.ts';
import type { PageAnchor, PageMark, PlaceWalk } from '#ui/document-viewer/frame/types.ts';

export interface HitNavigation {
  /** What is walked through: verified marks, passages that are no evidence, or what a panel names. */
  readonly kind: 'marks' | 'passages' | PlaceWalk['word'];
  /** The current one is no evidence. */
  readonly isClose: boolean;
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
  readonly place?: PageAnchor | undefined;
  readonly walk?: PlaceWalk | undefined;
}

/** What `j` and `k` walk through: marks, where there are none the passages that came nearest, else what a panel names. */
export function hitNavigationOf(sources: HitNavigationSources): HitNavigation | null {
  const { marks, passages } = sources;
  if (marks.length > 0) {
    const index = marks.findIndex((mark) => mark.number === sources.currentMark);
    return {
      kind: 'marks',
      isClose: false,
      index,
      count: marks.length,
      onStep: (direction) => {
        const mark = marks[stepIndex(index, marks.length, direction)];
        if (mark) sources.onMark(mark);
      },
    };
  }
  if (passages.length === 0) return sources.place && sources.walk ? walkThrough(sources.walk) : null;
  const index = sources.currentPassage ?? -1;
  return {
    kind: 'passages',
    isClose: true,
    index,
    count: passages.length,
    onStep: (direction) => sources.onPassage(stepIndex(index, passages.length, direction)),
  };
}

const walkThrough = ({ word, index, count, isClose, onIndex }: PlaceWalk): HitNavigation => ({
  kind: word,
  isClose,
  index,
  count,
  onStep: (direction) => onIndex(stepIndex(index, count, direction)),
});
