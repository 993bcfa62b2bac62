import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageChanges } from '#features/comparisons/pages/page-changes.tsx';
import type { SideHit } from '#features/comparisons/pages/page-hits.ts';
import { otherSide, type PageSide } from '#features/comparisons/pages/page-places.ts';
import { PageTools } from '#features/comparisons/pages/page-tools.tsx';
import { Ribbons } from '#features/comparisons/pages/ribbons.tsx';
import { useColumns } from '#features/comparisons/pages/use-columns.ts';
import { usePageSearch } from '#features/comparisons/pages/use-page-search.ts';
import { SearchField } from '#features/comparisons/search-field.tsx';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { useDocumentSource } from '#shared/files/use-document-source.ts';
import { SearchMarks } from '#ui/document-viewer/frame/page-marks.tsx';
import { ViewChoice } from '#ui/document-viewer/frame/view-choice.tsx';
import PdfColumn from '#ui/document-viewer/pdf/pdf-column.tsx';

const SIDES = ['left', 'right'] as const;

interface PagesProps {
  readonly comparison: Comparison;
  readonly changes: readonly ComparisonChange[];
  readonly selected: ComparisonChange | null;
  readonly onSelect: (changeId: number) => void;
  /** In the bar above: for how pages are shown, and for the search. */
  readonly slots: { readonly tools: HTMLElement | null; readonly search: HTMLElement | null };
}

/** The pages of both files side by side, what changed marked on them; in little room one side at a time. */
export default function ComparisonPages({ comparison, changes, selected, onSelect, slots }: PagesProps) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<PageSide>('left');
  const only = isPhone ? chosen : null;
  const { comparisonId } = comparison;
  const columns = useColumns({ comparisonId, selected, only });
  const [zoom, setZoom] = useState(1);
  const [isTrimmed, setTrimmed] = useState(true);
  const found = usePageSearch({
    comparison,
    pairs: columns.pairs,
    onHit: (hit) => {
      if (only !== null && only !== hit.side) showSide(hit.side);
      columns.showHit(hit);
    },
  });
  const showSide = (side: PageSide) => {
    columns.onClose(otherSide(side));
    setChosen(side);
  };
  const container = useRef<HTMLDivElement>(null);
  const fileOf = { left: comparison.masterFile, right: comparison.childFile };
  const shown = only === null ? SIDES : [only];
  const selectedId = selected?._id ?? null;
  return (
    <div className="flex h-full min-w-0 grow flex-col">
      {slots.tools &&
        createPortal(
          <PageTools
            zoom={zoom}
            onZoom={setZoom}
            isTrimmed={isTrimmed}
            onTrim={setTrimmed}
            link={only === null ? { isLinked: columns.isLinked, onLink: columns.setLinked } : undefined}
          />,
          slots.tools,
        )}
      {slots.search &&
        createPortal(
          <SearchField
            search={found.search}
            status={found.status}
            hasHits={found.hits.length > 0}
            onStep={found.step}
            onClose={found.search.onClose}
          />,
          slots.search,
        )}
      <div className="flex flex-none items-center border-line border-b bg-quiet">
        {shown.map((side) => (
          <PageHead key={side} file={fileOf[side]} page={columns.pages[side]} />
        ))}
        {only !== null && (
          <div className="pe-2">
            <ViewChoice
              label="File"
              value={only}
              options={[
                ['left', 'Older'],
                ['right', 'Newer'],
              ]}
              onChange={showSide}
            />
          </div>
        )}
      </div>
      <div ref={container} className="flex min-h-0 grow">
        {shown.map((side, at) => (
          <div key={side} className="contents">
            {at > 0 && (
              <Ribbons
                container={container}
                changes={changes}
                pairs={columns.pairs}
                selectedId={selectedId}
                tick={columns.tick}
              />
            )}
            <Column
              side={side}
              file={fileOf[side]}
              comparisonId={comparisonId}
              selectedId={selectedId}
              columns={columns}
              zoom={zoom}
              isTrimmed={isTrimmed}
              hits={found.hits}
              currentHit={found.current}
              onSelect={onSelect}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly side: PageSide;
  readonly file: FileItem;
  readonly comparisonId: string;
  readonly selectedId: number | null;
  readonly columns: ReturnType<typeof useColumns>;
  readonly zoom: number;
  readonly isTrimmed: boolean;
  readonly hits: readonly SideHit[];
  readonly currentHit: number | null;
  readonly onSelect: (changeId: number) => void;
}

function Column(props: ColumnProps) {
  const { side, file, comparisonId, selectedId, columns, zoom, isTrimmed, hits, currentHit, onSelect } =
    props;
  const source = useDocumentSource(file._id);
  return (
    <div data-side={side} className="h-full min-w-0 flex-1">
      <PdfColumn
        source={source}
        lang={file.lang}
        label={side === 'left' ? 'Pages of the older file' : 'Pages of the newer file'}
        zoom={zoom}
        isTrimmed={isTrimmed}
        handle={columns.handles[side]}
        onScroll={() => columns.onScroll(side)}
        onMoved={() => columns.onMoved(side)}
        onOpen={() => columns.onOpen(side)}
        renderOverlay={(page, size) => (
          <>
            <PageChanges
              comparisonId={comparisonId}
              side={side}
              page={page}
              size={size}
              selectedId={selectedId}
              onSelect={onSelect}
            />
            <SearchMarks
              hits={hits.filter((hit) => hit.side === side && hit.page === page)}
              current={currentHit}
              size={size}
            />
          </>
        )}
      />
    </div>
  );
}

const PageHead = ({ file, page }: { readonly file: FileItem; readonly page: number }) => (
  <div className="flex min-w-0 flex-1 items-center gap-2 px-3 py-1.5 text-sm">
    <FileIcon type={file.type} />
    <FileName name={file.name} />
    <span className="flex-none text-ink-2 text-xs tabular-nums">
      p. {page} of {file.pages}
    </span>
  </div>
);
