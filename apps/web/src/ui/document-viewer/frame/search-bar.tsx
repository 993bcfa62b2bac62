import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DocumentSearch } from '#ui/document-viewer/frame/types.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface SearchBarProps {
  readonly search: DocumentSearch;
  /** Larger buttons. */
  readonly isCompact: boolean;
}

/** Enter and Shift Enter walk through the hits, Esc closes. */
export function SearchBar({ search, isCompact }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const hasHits = search.hits.length > 0;
  const size = isCompact ? 'lg' : 'sm';
  return (
    <div role="search" className="ml-auto flex min-w-0 flex-1 items-center gap-1 sm:max-w-[420px]">
      <div className="flex h-[30px] min-w-0 flex-1 items-center gap-2 rounded-control border border-control bg-surface pr-1 pl-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <Search size={14} className="flex-none text-ink-3" aria-hidden="true" />
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          dir="auto"
          aria-label="Search in the document"
          placeholder="Search in the document"
          value={search.text}
          className="min-w-0 flex-1 bg-transparent text-sm text-ink outline-none max-sm:text-[16px]"
          onChange={(event) => search.onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
            // Pressed here again it is the browser's own search, which finds what is beside the document.
            if (key.toLowerCase() === 'f' && (ctrlKey || metaKey)) event.stopPropagation();
            if (nativeEvent.isComposing) return;
            if (key === 'Escape') search.onClose();
            if (key !== 'Enter') return;
            event.preventDefault();
            search.onStep(shiftKey ? -1 : 1);
          }}
        />
        <span role="status" className="flex-none text-xs whitespace-nowrap text-ink-2 tabular-nums">
          {statusOf(search)}
        </span>
        <IconButton size="sm" label="Close the search" onClick={search.onClose}>
          <X />
        </IconButton>
      </div>
      <IconButton
        size={size}
        label="Previous hit (Shift Enter)"
        disabled={!hasHits}
        onClick={() => search.onStep(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton size={size} label="Next hit (Enter)" disabled={!hasHits} onClick={() => search.onStep(1)}>
        <ArrowDown />
      </IconButton>
    </div>
  );
}

function statusOf({ state, hits, total, current }: DocumentSearch): string {
  if (state === 'idle') return '';
  if (state === 'failed') return 'Not searched';
  if (hits.length === 0) return state === 'searching' ? 'Searching' : 'No hits';
  const all = total.toLocaleString('en-US');
  return current < 0 ? `${all} hits` : `${current + 1} of ${all}`;
}
