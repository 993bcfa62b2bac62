import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import type { DocumentSearch } from '#ui/document-viewer/frame/types.ts';
import { Snippet } from '#ui/snippet.tsx';

interface SearchHitsProps {
  readonly search: DocumentSearch;
  readonly lang: string;
  /** The name of a page, as its chip has it. */
  readonly nameOf: (page: number) => string;
}

/** Every hit with the words around it, in place of the thumbnails. */
export function SearchHits({ search, lang, nameOf }: SearchHitsProps) {
  const { hits, total, current } = search;
  const rail = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: hits.length,
    getScrollElement: () => rail.current,
    estimateSize: () => 64,
    overscan: 4,
  });
  useEffect(() => {
    if (current >= 0) rows.scrollToIndex(current, { align: 'auto' });
  }, [rows, current]);
  const pages = new Set(hits.map(({ page }) => page)).size;
  const isCut = hits.length < total;
  return (
    <nav
      aria-label="Hits"
      className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] border-l border-line bg-bg"
    >
      <p className="border-b border-line px-3.5 py-2.5 text-xs text-ink-2">
        <span className="font-semibold text-ink tabular-nums">
          {total.toLocaleString('en-US')} {total === 1 ? 'hit' : 'hits'}
        </span>{' '}
        {isCut
          ? `· the first ${hits.length.toLocaleString('en-US')} are listed`
          : `on ${pages} ${pages === 1 ? 'page' : 'pages'}`}
      </p>
      <div ref={rail} className="overflow-y-auto [scrollbar-width:thin]">
        <div className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const hit = hits[index];
            if (!hit) return null;
            return (
              <button
                key={index}
                ref={rows.measureElement}
                data-index={index}
                type="button"
                aria-current={index === current || undefined}
                className={cx(
                  'absolute inset-x-0 border-l-2 py-2 pr-3 pl-3 text-left',
                  index === current ? 'border-accent bg-wash' : 'border-transparent hover:bg-quiet',
                )}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => search.onHit(index)}
              >
                <span className="block text-xs font-medium text-ink-2 tabular-nums">{nameOf(hit.page)}</span>
                <span dir="auto" lang={lang} className="line-clamp-2 font-read text-base text-ink">
                  <Snippet text={hit.snippet} hit={hit.inSnippet} />
                </span>
              </button>
            );
          })}
        </div>
      </div>
    </nav>
  );
}
