import type { ComparisonChange } from '@recto/contract/comparisons';
import { type RefObject, useEffect, useState } from 'react';
import { type Tone, toneOf } from '#features/comparisons/change-kinds.ts';

/** Between the two columns, in CSS pixels. */
const WIDTH = 40;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

interface Ribbon {
  readonly id: number;
  readonly tone: Tone;
  readonly path: string;
}

const CLASS: Readonly<Record<Tone, string>> = {
  added: 'fill-added-bg stroke-added',
  removed: 'fill-removed-bg stroke-removed',
  moved: 'fill-moved-bg stroke-moved',
  changed: 'fill-changed-bg stroke-warn',
};

interface RibbonsProps {
  /** Holds both columns and the gutter. */
  readonly container: RefObject<HTMLElement | null>;
  readonly changes: readonly ComparisonChange[];
  readonly selectedId: number | null;
  /** Grows when the columns may stand elsewhere. */
  readonly tick: number;
}

/** Joins what changed on the left with what stands for it on the right; a move only while it is selected. */
export function Ribbons({ container, changes, selectedId, tick }: RibbonsProps) {
  const [ribbons, setRibbons] = useState<readonly Ribbon[]>([]);
  const [marks, setMarks] = useState(0);
  useEffect(() => {
    const columns = container.current?.querySelectorAll('[data-side]') ?? [];
    const observer = new MutationObserver(() => setMarks((count) => count + 1));
    for (const column of columns) observer.observe(column, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (container.current) setRibbons(measure(container.current, changes, selectedId));
    });
    return () => cancelAnimationFrame(frame);
  }, [container, changes, selectedId, tick, marks]);
  return (
    <svg aria-hidden="true" className="h-full overflow-hidden bg-desk" style={{ width: WIDTH }}>
      {ribbons.map(({ id, tone, path }) => (
        <path key={id} d={path} className={CLASS[tone]} strokeWidth={id === selectedId ? 2 : 0.75} />
      ))}
    </svg>
  );
}

function measure(
  container: HTMLElement,
  changes: readonly ComparisonChange[],
  selectedId: number | null,
): Ribbon[] {
  const { top, height } = container.getBoundingClientRect();
  const [lefts, rights] = (['left', 'right'] as const).map((side) => extentsOf(container, side, top));
  return changes.flatMap((change) => {
    const [left, right] = [lefts?.get(change._id), rights?.get(change._id)];
    const tone = toneOf(change);
    if (!left || !right || (tone === 'moved' && change._id !== selectedId)) return [];
    const isInSight = (extent: Extent) => extent.bottom > 0 && extent.top < height;
    if (!isInSight(left) && !isInSight(right)) return [];
    return [{ id: change._id, tone, path: pathBetween(left, right) }];
  });
}

/** From the first to the last mark of each change on the pages of a side that are drawn. */
function extentsOf(container: HTMLElement, side: string, from: number): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  for (const mark of container.querySelectorAll<HTMLElement>(`[data-side="${side}"] [data-change]`)) {
    const id = Number(mark.dataset['change']);
    const rect = mark.getBoundingClientRect();
    const known = extents.get(id);
    extents.set(id, {
      top: Math.min(known?.top ?? Number.POSITIVE_INFINITY, rect.top - from),
      bottom: Math.max(known?.bottom ?? Number.NEGATIVE_INFINITY, rect.bottom - from),
    });
  }
  return extents;
}

function pathBetween(left: Extent, right: Extent): string {
  const half = WIDTH / 2;
  return [
    `M0,${left.top}`,
    `C${half},${left.top} ${half},${right.top} ${WIDTH},${right.top}`,
    `L${WIDTH},${right.bottom}`,
    `C${half},${right.bottom} ${half},${left.bottom} 0,${left.bottom}`,
    'Z',
  ].join(' ');
}
