import type { ComparisonChange } from '@recto/contract/comparisons';
import { type RefObject, useEffect, useState } from 'react';
import { type PlacePairs, placeBeside } from '#features/comparisons/pages/page-places.ts';
import { type Beside, type Extent, joinExtents } from '#features/comparisons/pages/join-extents.ts';
import { type Tone, toneOf } from '#features/comparisons/change-kinds.ts';

/** Between the two columns, in CSS pixels. */
const WIDTH = 40;

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
  /** Places that stand beside each other. */
  readonly pairs: PlacePairs;
  readonly selectedId: number | null;
  /** Grows when the columns may stand elsewhere. */
  readonly tick: number;
}

/**
 * Joins what changed on the left with what stands for it on the right, or with the place where it is missing; a move only while it
 * is selected.
 */
export function Ribbons({ container, changes, pairs, selectedId, tick }: RibbonsProps) {
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
      if (container.current)
        setRibbons(measure({ container: container.current, changes, pairs, selectedId }));
    });
    return () => cancelAnimationFrame(frame);
  }, [container, changes, pairs, selectedId, tick, marks]);
  return (
    <svg aria-hidden="true" className="h-full overflow-hidden bg-desk" style={{ width: WIDTH }}>
      {ribbons.map(({ id, tone, path }) => (
        <path key={id} d={path} className={CLASS[tone]} strokeWidth={id === selectedId ? 2 : 0.75} />
      ))}
    </svg>
  );
}

interface Measured extends Pick<RibbonsProps, 'changes' | 'pairs' | 'selectedId'> {
  readonly container: HTMLElement;
}

function measure({ container, changes, pairs, selectedId }: Measured): Ribbon[] {
  const { top, height } = container.getBoundingClientRect();
  const [lefts, rights] = (['left', 'right'] as const).map((side) => extentsOf(container, side, top));
  if (!lefts || !rights) return [];
  const isInSight = (extent: Extent) => extent.bottom > 0 && extent.top < height;
  const firstPair = () => startOf(container, pairs, top);
  const joined = joinExtents(
    changes.map((change) => ({
      change,
      isMoved: toneOf(change) === 'moved',
      left: lefts.get(change._id),
      right: rights.get(change._id),
    })),
    firstPair,
  );
  return joined.flatMap(({ change, left, right }) => {
    const tone = toneOf(change);
    if (tone === 'moved' && change._id !== selectedId) return [];
    if (!isInSight(left) && !isInSight(right)) return [];
    return [{ id: change._id, tone, path: pathBetween(left, right) }];
  });
}

/** Heights that stand beside each other, of the first page on the left that is drawn and has something beside it. */
function startOf(container: HTMLElement, pairs: PlacePairs, from: number): Beside | null {
  for (const sheet of container.querySelectorAll<HTMLElement>('[data-side="left"] [data-page]')) {
    const place = placeBeside(pairs, Number(sheet.dataset['page']), 'left');
    const other = container.querySelector<HTMLElement>(
      `[data-side="right"] [data-page="${Math.floor(place)}"]`,
    );
    if (!other) continue;
    const rect = other.getBoundingClientRect();
    return {
      left: sheet.getBoundingClientRect().top - from,
      right: rect.top - from + (place % 1) * rect.height,
    };
  }
  return null;
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
