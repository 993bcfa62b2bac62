import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  GalleryVertical,
  List,
  Minus,
  Plus,
  ScanText,
  Search,
  Text as TextIcon,
} from 'lucide-react';
import { cx } from '#lib/cx.ts';
import { CommittedField } from '#ui/document-viewer/frame/committed-field.tsx';
import type { HitNavigation } from '#ui/document-viewer/frame/hit-navigation.ts';
import { SearchBar } from '#ui/document-viewer/frame/search-bar.tsx';
import type { DocumentSearch, PageNote } from '#ui/document-viewer/frame/types.ts';
import { readZoom } from '#ui/document-viewer/frame/zoom.ts';
import { IconButton, type IconButtonProps } from '#ui/icon-button.tsx';

interface ViewerToolbarProps {
  readonly page: number;
  readonly pages: number;
  /** What the page is called, where not by its number. */
  readonly name: string | undefined;
  readonly note: PageNote | undefined;
  readonly percent: number;
  readonly hitNavigation: HitNavigation | null;
  readonly hasThumbnails: boolean;
  /** There are thumbnails to show. */
  readonly hasRail: boolean;
  /** Larger buttons, no hits, no thumbnails. */
  readonly isCompact: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (percent: number) => void;
  readonly onZoomStep: (direction: 1 | -1) => void;
  readonly onFit: () => void;
  readonly onThumbnails: () => void;
  readonly search: DocumentSearch | undefined;
  readonly text: { readonly isShown: boolean; readonly onToggle: () => void } | undefined;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { hitNavigation, isCompact, search } = props;
  const isSearching = search?.isOpen === true;
  return (
    <div
      role="toolbar"
      aria-label="Page"
      className={`@container flex h-11 min-w-0 items-center gap-1 overflow-hidden border-b border-line text-xs whitespace-nowrap text-ink-2 max-[340px]:gap-0 ${isCompact ? 'px-3 max-[340px]:px-1.5' : 'pr-2 pl-2.5'}`}
    >
      {isSearching && isCompact ? null : (
        <div
          className={cx('flex items-center gap-1 max-[340px]:gap-0', isSearching && '@max-[600px]:hidden')}
        >
          <PageTurner {...props} />
          {props.note && <Note {...props.note} />}
          {!isCompact && <Rule className="mx-2 @max-[480px]:hidden" />}
        </div>
      )}
      {isCompact && !isSearching && <span className="grow" />}
      {isSearching && isCompact ? null : (
        <div
          className={cx('flex items-center gap-1 max-[340px]:gap-0', isSearching && '@max-[720px]:hidden')}
        >
          <ZoomTools {...props} />
          {props.text && (
            <Tool
              label="Extracted text"
              isLarge={isCompact}
              on={props.text.isShown}
              aria-pressed={props.text.isShown}
              onClick={props.text.onToggle}
            >
              <TextIcon />
            </Tool>
          )}
        </div>
      )}
      {isSearching ? (
        <SearchBar search={search} isCompact={isCompact} />
      ) : (
        <>
          {!isCompact && <span className="grow" />}
          {!isCompact && hitNavigation && hitNavigation.count > 0 && (
            <HitNavigationButtons {...hitNavigation} />
          )}
          {search && (
            <Tool label="Search in the document" isLarge={isCompact} onClick={search.onOpen}>
              <Search />
            </Tool>
          )}
        </>
      )}
      {!isCompact && (isSearching || props.hasRail) && (
        <>
          <Rule className="mx-1.5" />
          <Tool
            label={isSearching ? 'List of hits' : 'Page thumbnails'}
            on={props.hasThumbnails}
            aria-pressed={props.hasThumbnails}
            onClick={props.onThumbnails}
          >
            {isSearching ? <List /> : <GalleryVertical />}
          </Tool>
        </>
      )}
    </div>
  );
}

/** On narrow toolbars only for screen readers. */
const Note = ({ text, isDoubtful }: PageNote) => (
  <span
    className={cx(
      'ml-2 inline-flex h-6 items-center gap-1.5 rounded-full px-2 tabular-nums @max-[520px]:sr-only',
      isDoubtful ? 'bg-changed-bg text-changed' : 'bg-quiet-2 text-ink-2',
    )}
  >
    <ScanText size={13} className="flex-none" aria-hidden="true" />
    {text}
  </span>
);

function PageTurner({ page, pages, name, isCompact, onPage }: ViewerToolbarProps) {
  return (
    <>
      <Tool label="Previous page" isLarge={isCompact} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronUp />
      </Tool>
      <Tool label="Next page" isLarge={isCompact} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronDown />
      </Tool>
      <CommittedField
        label="Page number"
        value={String(page)}
        width={`${Math.max(2, String(pages).length) + 2.5}ch`}
        className="ml-1 rounded-[5px] border border-control bg-surface font-medium text-ink"
        onCommit={(text) => {
          const number = Number.parseInt(text, 10);
          if (number >= 1) onPage(Math.min(pages, number));
        }}
      />
      <span className="ml-1 text-ink-3 tabular-nums">of {pages}</span>
      {name !== undefined && (
        <span className="ml-1.5 max-w-40 truncate text-ink-3 tabular-nums @max-[360px]:hidden">{name}</span>
      )}
    </>
  );
}

function ZoomTools({ percent, isCompact, onZoom, onZoomStep, onFit }: ViewerToolbarProps) {
  return (
    <>
      <Tool label="Zoom out" isLarge={isCompact} onClick={() => onZoomStep(-1)}>
        <Minus />
      </Tool>
      {!isCompact && (
        <CommittedField
          label="Zoom in percent"
          value={`${Math.round(percent)}%`}
          width="6ch"
          className="rounded-[5px] border border-transparent bg-transparent hover:border-control @max-[420px]:hidden"
          title="50 to 400 %; 0 fits the width"
          onCommit={(text) => {
            const zoom = readZoom(text);
            if (zoom === null) onFit();
            else onZoom(zoom);
          }}
        />
      )}
      <Tool label="Zoom in" isLarge={isCompact} onClick={() => onZoomStep(1)}>
        <Plus />
      </Tool>
    </>
  );
}

const WALKED = {
  marks: { one: 'hit', head: 'Hit', many: (count: number) => `${count} ${count === 1 ? 'hit' : 'hits'}` },
  passages: {
    one: 'passage',
    head: 'Place',
    many: (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`,
  },
  term: { one: 'term', head: 'Term', many: (count: number) => `${count} terms` },
  figure: { one: 'figure', head: 'Figure', many: (count: number) => `${count} figures` },
} as const;

function HitNavigationButtons({ kind, isClose, index, count, onStep }: HitNavigation) {
  const { one, head, many } = WALKED[kind];
  const likely = isClose && kind !== 'passages' ? ', likely' : '';
  return (
    <div className="flex items-center gap-1">
      <span
        aria-hidden="true"
        className={
          isClose
            ? 'mr-1 size-3 rounded-[3px] border-[1.5px] border-dashed border-[#6b7fb8]'
            : 'mr-1 size-2.5 rounded-[3px] bg-marker ring-[1.5px] ring-marker-edge'
        }
      />
      <span className="mr-1 font-medium text-ink tabular-nums">
        {index < 0 ? many(count) : `${head} ${index + 1} of ${count}${likely}`}
      </span>
      <Tool label={`Previous ${one} (k)`} onClick={() => onStep(-1)}>
        <ArrowUp />
      </Tool>
      <Tool label={`Next ${one} (j)`} onClick={() => onStep(1)}>
        <ArrowDown />
      </Tool>
    </div>
  );
}

const Rule = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`h-4 w-px flex-none bg-line ${className}`} />
);

function Tool({ isLarge = false, ...rest }: Omit<IconButtonProps, 'size'> & { isLarge?: boolean }) {
  return <IconButton size="sm" {...rest} {...(isLarge && { className: 'size-[34px]!' })} />;
}
