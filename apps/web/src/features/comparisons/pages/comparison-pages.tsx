import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { PageChanges } from '#features/comparisons/pages/page-changes.tsx';
import { otherSide, type PageSide } from '#features/comparisons/pages/page-places.ts';
import { Ribbons } from '#features/comparisons/pages/ribbons.tsx';
import { useColumns } from '#features/comparisons/pages/use-columns.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { useDocumentSource } from '#shared/files/use-document-source.ts';
import { ViewChoice } from '#ui/document-viewer/frame/view-choice.tsx';
import PdfColumn from '#ui/document-viewer/pdf/pdf-column.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const SIDES = ['left', 'right'] as const;

interface PagesProps {
  readonly comparison: Comparison;
  readonly changes: readonly ComparisonChange[];
  readonly selected: ComparisonChange | null;
  readonly onSelect: (changeId: number) => void;
}

/** The pages of both files side by side, what changed marked on them; in little room one side at a time. */
export default function ComparisonPages({ comparison, changes, selected, onSelect }: PagesProps) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<PageSide>('left');
  const only = isPhone ? chosen : null;
  const { comparisonId } = comparison;
  const columns = useColumns({ comparisonId, selected, only });
  const container = useRef<HTMLDivElement>(null);
  const fileOf = { left: comparison.masterFile, right: comparison.childFile };
  const shown = only === null ? SIDES : [only];
  const selectedId = selected?._id ?? null;
  return (
    <div className="flex h-full min-w-0 grow flex-col">
      <div className="flex flex-none items-center border-line border-b bg-quiet">
        {shown.map((side) => (
          <PageHead key={side} file={fileOf[side]} page={columns.pages[side]} />
        ))}
        {only === null ? (
          <IconButton
            label="Scroll both together"
            aria-pressed={columns.isLinked}
            className={columns.isLinked ? 'me-2 bg-wash text-accent' : 'me-2'}
            onClick={() => columns.setLinked(!columns.isLinked)}
          >
            <Link2 />
          </IconButton>
        ) : (
          <div className="pe-2">
            <ViewChoice
              label="File"
              value={only}
              options={[
                ['left', 'Older'],
                ['right', 'Newer'],
              ]}
              onChange={(side) => {
                columns.onClose(otherSide(side));
                setChosen(side);
              }}
            />
          </div>
        )}
      </div>
      <div ref={container} className="flex min-h-0 grow">
        {shown.map((side, at) => (
          <div key={side} className="contents">
            {at > 0 && (
              <Ribbons container={container} changes={changes} selectedId={selectedId} tick={columns.tick} />
            )}
            <Column
              side={side}
              file={fileOf[side]}
              comparisonId={comparisonId}
              selectedId={selectedId}
              columns={columns}
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
  readonly onSelect: (changeId: number) => void;
}

function Column({ side, file, comparisonId, selectedId, columns, onSelect }: ColumnProps) {
  const source = useDocumentSource(file._id);
  return (
    <div data-side={side} className="h-full min-w-0 flex-1">
      <PdfColumn
        source={source}
        lang={file.lang}
        label={side === 'left' ? 'Pages of the older file' : 'Pages of the newer file'}
        handle={columns.handles[side]}
        onScroll={() => columns.onScroll(side)}
        onMoved={() => columns.onMoved(side)}
        onOpen={() => columns.onOpen(side)}
        renderOverlay={(page, size) => (
          <PageChanges
            comparisonId={comparisonId}
            side={side}
            page={page}
            size={size}
            selectedId={selectedId}
            onSelect={onSelect}
          />
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
