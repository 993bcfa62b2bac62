import type { ComparisonChange } from '@recto/contract/comparisons';
import { useEffect, useRef } from 'react';
import { type Tone, toneOf } from '#features/comparisons/change-kinds.ts';

const WIDTH = 12;
const HEIGHT = 600;
const LEAST = 1.5;
const COLOURS: Readonly<Record<Tone, string>> = {
  added: '--added',
  removed: '--bad',
  moved: '--moved',
  changed: '--warn',
};

interface MapProps {
  rowsTotal: number;
  changes: readonly ComparisonChange[];
  onRow: (row: number) => void;
}

/** Where in the whole document changes lie; a click goes there. For the eye only: the list of changes says the same. */
export function ChangeMap({ rowsTotal, changes, onRow }: MapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || rowsTotal === 0) return;
    const style = getComputedStyle(document.documentElement);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    for (const change of changes) {
      context.fillStyle = style.getPropertyValue(COLOURS[toneOf(change)]);
      for (const [first, last] of change.rows) {
        const height = ((last - first + 1) / rowsTotal) * HEIGHT;
        context.fillRect(1, (first / rowsTotal) * HEIGHT, WIDTH - 2, Math.max(LEAST, height));
      }
    }
  }, [rowsTotal, changes]);
  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="h-full w-3 shrink-0 cursor-pointer border-line border-s bg-quiet max-sm:hidden"
      onClick={({ nativeEvent, currentTarget }) =>
        onRow(Math.floor((nativeEvent.offsetY / currentTarget.clientHeight) * rowsTotal))
      }
    />
  );
}
