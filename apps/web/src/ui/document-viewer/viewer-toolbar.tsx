import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GalleryVertical, Minus, Plus } from 'lucide-react';
import { CommittedField } from '#ui/document-viewer/committed-field.tsx';
import { readZoom } from '#ui/document-viewer/zoom.ts';
import { IconButton } from '#ui/icon-button.tsx';

export interface HitStops {
  /** What is walked through: verified marks, or passages that are no evidence. */
  readonly kind: 'marks' | 'passages';
  /** Index of the current one, -1 before the first step. */
  readonly index: number;
  readonly count: number;
  readonly onStep: (direction: 1 | -1) => void;
}

interface ViewerToolbarProps {
  readonly page: number;
  readonly pages: number;
  /** The number printed on the page, where it differs. */
  readonly printed: string | undefined;
  readonly percent: number;
  readonly stops: HitStops | null;
  readonly hasThumbnails: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (percent: number) => void;
  readonly onZoomStep: (direction: 1 | -1) => void;
  readonly onFit: () => void;
  readonly onThumbnails: () => void;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, pages, printed, percent, stops } = props;
  return (
    <div
      role="toolbar"
      aria-label="Page"
      className="flex h-11 items-center gap-1 border-b border-line pr-2 pl-2.5 text-xs whitespace-nowrap text-ink-2 max-sm:px-3"
    >
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => props.onPage(page - 1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label="Next page"
        disabled={page >= pages}
        onClick={() => props.onPage(page + 1)}
      >
        <ChevronDown />
      </IconButton>
      <CommittedField
        label="Page number"
        value={String(page)}
        width={`${Math.max(2, String(pages).length) + 2}ch`}
        className="ml-1 rounded-[5px] border border-control bg-surface font-medium text-ink"
        onCommit={(text) => {
          const number = Number.parseInt(text, 10);
          if (number >= 1) props.onPage(Math.min(pages, number));
        }}
      />
      <span className="ml-1 text-ink-3 tabular-nums">of {pages}</span>
      {printed !== undefined && <span className="ml-1 text-ink-3 tabular-nums">printed {printed}</span>}
      <span className="mx-2 h-4 w-px bg-line max-sm:hidden" />
      <span className="grow sm:hidden" />
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label="Zoom out"
        onClick={() => props.onZoomStep(-1)}
      >
        <Minus />
      </IconButton>
      <CommittedField
        label="Zoom in percent"
        value={`${Math.round(percent)}%`}
        width="6ch"
        className="rounded-[5px] border border-transparent bg-transparent hover:border-control max-sm:hidden"
        title="Type a zoom from 50 to 400 %; 0 fits the width"
        onCommit={(text) => {
          const zoom = readZoom(text);
          if (zoom === null) props.onFit();
          else props.onZoom(zoom);
        }}
      />
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label="Zoom in"
        onClick={() => props.onZoomStep(1)}
      >
        <Plus />
      </IconButton>
      <span className="grow max-sm:hidden" />
      {stops && stops.count > 0 && <Stops {...stops} />}
      <span className="mx-1.5 h-4 w-px bg-line max-sm:hidden" />
      <IconButton
        size="sm"
        label="Page thumbnails"
        className="max-sm:hidden"
        on={props.hasThumbnails}
        aria-pressed={props.hasThumbnails}
        onClick={props.onThumbnails}
      >
        <GalleryVertical />
      </IconButton>
    </div>
  );
}

function Stops({ kind, index, count, onStep }: HitStops) {
  const name = kind === 'marks' ? 'Hit' : 'Nearest';
  const many = kind === 'marks' ? `${count} ${count === 1 ? 'hit' : 'hits'}` : `${count} nearest`;
  return (
    <div className="flex items-center gap-1 max-sm:hidden">
      <span
        aria-hidden="true"
        className={
          kind === 'marks'
            ? 'mr-0.5 size-2.5 rounded-[3px] bg-marker ring-[1.5px] ring-marker-edge'
            : 'mr-0.5 size-2.5 rounded-[3px] border-[1.5px] border-dashed border-[#6b7fb8]'
        }
      />
      <span className="mr-1 font-medium text-ink tabular-nums">
        {index < 0 ? many : `${name} ${index + 1} of ${count}`}
      </span>
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label={kind === 'marks' ? 'Previous hit (k)' : 'Previous passage (k)'}
        onClick={() => onStep(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        className="max-sm:size-[34px]"
        label={kind === 'marks' ? 'Next hit (j)' : 'Next passage (j)'}
        onClick={() => onStep(1)}
      >
        <ArrowDown />
      </IconButton>
    </div>
  );
}
