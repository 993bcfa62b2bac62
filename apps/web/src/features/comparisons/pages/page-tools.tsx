import { Crop, Link2, Minus, Plus } from 'lucide-react';
import { useShortcut } from '#lib/shortcuts.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Of the width of a column. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

interface PageToolsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly isTrimmed: boolean;
  readonly onTrim: (isTrimmed: boolean) => void;
  /** Absent where one side is shown alone. */
  readonly link?: { readonly isLinked: boolean; readonly onLink: (isLinked: boolean) => void } | undefined;
}

/** How the pages of both sides are shown. */
export function PageTools({ zoom, onZoom, isTrimmed, onTrim, link }: PageToolsProps) {
  const larger = ZOOMS.find((each) => each > zoom);
  const smaller = ZOOMS.findLast((each) => each < zoom);
  const zoomIn = () => larger && onZoom(larger);
  const zoomOut = () => smaller && onZoom(smaller);
  useShortcut({ key: '+', also: ['='], label: 'Zoom in', group: 'Document' }, zoomIn);
  useShortcut({ key: '-', label: 'Zoom out', group: 'Document' }, zoomOut);
  return (
    <div role="group" aria-label="Pages" className="flex flex-none items-center gap-0.5">
      {link && (
        <IconButton
          label="Scroll both together"
          aria-pressed={link.isLinked}
          on={link.isLinked}
          onClick={() => link.onLink(!link.isLinked)}
        >
          <Link2 />
        </IconButton>
      )}
      <IconButton
        label="Without margins"
        aria-pressed={isTrimmed}
        on={isTrimmed}
        onClick={() => onTrim(!isTrimmed)}
      >
        <Crop />
      </IconButton>
      <IconButton label="Zoom out (-)" className="ms-1" disabled={!smaller} onClick={zoomOut}>
        <Minus />
      </IconButton>
      <button
        type="button"
        title="Zoom to the width of the column"
        aria-label={`Zoom ${Math.round(zoom * 100)} %, to the width of the column`}
        className="min-w-12 rounded-control py-1 text-center text-ink-2 text-xs tabular-nums hover:bg-quiet"
        onClick={() => onZoom(1)}
      >
        {Math.round(zoom * 100)} %
      </button>
      <IconButton label="Zoom in (+)" disabled={!larger} onClick={zoomIn}>
        <Plus />
      </IconButton>
    </div>
  );
}
