import { ArrowDown, ArrowUp } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { ViewChoice } from '#ui/document-viewer/frame/view-choice.tsx';
import type { ChangesView } from '#ui/document-viewer/word/flow-parts.ts';
import { IconButton } from '#ui/icon-button.tsx';

const VIEWS: readonly (readonly [ChangesView, string])[] = [
  ['original', 'Original'],
  ['marked', 'Marked'],
  ['final', 'Final'],
];

interface ChangesBarProps {
  /** Of the whole document. */
  readonly count: number;
  /** The change that the steps have led to, by its number on its page; null before the first step. */
  readonly current: { readonly page: number; readonly number: number; readonly count: number } | null;
  readonly view: ChangesView;
  readonly onView: (view: ChangesView) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

/** How tracked changes are shown, and the way from one to the next through the document. After the last comes the first. */
export function ChangesBar({ count, current, view, onView, onStep }: ChangesBarProps) {
  return (
    <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 text-ink-2 text-xs">
      <ViewChoice label="Changes" options={VIEWS} value={view} onChange={onView} />
      <div
        role="group"
        aria-label="Tracked changes"
        className="ml-auto flex flex-none items-center gap-0.5 whitespace-nowrap"
      >
        <span role="status" className="pr-1 tabular-nums">
          {view === 'marked' && current
            ? `Change ${current.number} of ${current.count} on page ${current.page}`
            : plural(count, 'tracked change')}
        </span>
        {view === 'marked' && (
          <>
            <IconButton size="sm" label="Previous change" onClick={() => onStep(-1)}>
              <ArrowUp />
            </IconButton>
            <IconButton size="sm" label="Next change" onClick={() => onStep(1)}>
              <ArrowDown />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
}
