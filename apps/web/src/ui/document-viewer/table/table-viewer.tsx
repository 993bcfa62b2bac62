import { useEffect, useMemo } from 'react';
import type { ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { clampPage, useViewerFrame } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { DocumentFailed, DocumentLoading, PageSkeleton } from '#ui/document-viewer/frame/viewer-states.tsx';
import { CellBar } from '#ui/document-viewer/table/cell-bar.tsx';
import { CellOutlines } from '#ui/document-viewer/table/cell-outlines.tsx';
import { layOutSheet } from '#ui/document-viewer/table/grid-layout.ts';
import { SheetGrid } from '#ui/document-viewer/table/sheet-grid.tsx';
import { makeSheetModel } from '#ui/document-viewer/table/sheet-model.ts';
import { SheetTabs } from '#ui/document-viewer/table/sheet-tabs.tsx';
import { useCellMarks } from '#ui/document-viewer/table/use-cell-marks.ts';
import { useCellSelection } from '#ui/document-viewer/table/use-cell-selection.ts';
import '#ui/document-viewer/table/table.css';

/** Reads a workbook sheet by sheet, with marks on its cells. */
export default function TableViewer(viewer: ViewerProps) {
  const { read } = viewer;
  if (!read) return null;
  if (read.status === 'failed') return <DocumentFailed onRetry={read.onRetry} />;
  if (read.status === 'loading' && !read.page) return <DocumentLoading />;
  return <OpenWorkbook viewer={viewer} read={read} />;
}

/** Of the cells at 100 %, in CSS pixels. */
const FONT_SIZE = 13;

interface OpenWorkbookProps {
  readonly viewer: ViewerProps;
  readonly read: NonNullable<ViewerProps['read']>;
}

function OpenWorkbook({ viewer, read }: OpenWorkbookProps) {
  const page = clampPage(viewer.page, read.pageCount);
  const content = read.page?.page === page ? read.page : null;
  const sheet = content?.sheet;
  const model = useMemo(() => (sheet ? makeSheetModel(sheet) : null), [sheet]);
  const plain = useMemo(() => model && layOutSheet(model, 1), [model]);
  const frame = useViewerFrame(viewer, {
    pageCount: read.pageCount,
    ownLabels: null,
    size: plain,
    isFlowing: true,
  });
  const { onDrawn, isLaidOut } = frame;
  const scale = frame.zoom.percent / 100;
  const layout = useMemo(
    () => (model && isLaidOut ? layOutSheet(model, scale) : null),
    [model, isLaidOut, scale],
  );
  const sheets = read.sheets ?? (sheet ? [{ page, name: sheet.name }] : []);
  const opened = model && {
    rows: `${model.range.top}–${model.range.bottom}`,
    isHidden: sheet?.hidden === true,
  };
  const nameOf = (number: number) => sheets.find((part) => part.page === number)?.name ?? `Sheet ${number}`;
  const { cellMarks, marked, sought } = useCellMarks(viewer, frame, model);
  // After the frame, which begins a new page at its top.
  const cells = useCellSelection({ viewer, frame, model, layout, sheets, sought });
  const { selection, selected } = cells;
  const isLoading = content === null;
  useEffect(() => {
    if (!isLoading) onDrawn();
  }, [isLoading, onDrawn]);
  return (
    <ViewerFrame viewer={viewer} frame={frame} painter={null} nameOf={nameOf}>
      <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto_auto]">
        <CellBar model={model} {...cells} onCells={cells.goToCells} />
        <div
          ref={frame.viewport}
          className="table-viewport"
          dir={sheet?.rightToLeft ? 'rtl' : 'ltr'}
          style={{ fontSize: FONT_SIZE * scale }}
          aria-busy={isLoading}
          data-testid="sheet-page"
          data-page={page}
        >
          {isLoading && <PageSkeleton />}
          {!isLoading && !model && <p className="p-6 text-sm">No cells could be read from this sheet.</p>}
          {model && layout && selection && selected && (
            <>
              <SheetGrid
                key={page}
                model={model}
                layout={layout}
                viewport={frame.viewport}
                isRightToLeft={sheet?.rightToLeft === true}
                marks={cellMarks}
                markedRange={marked.find(({ mark }) => mark.number === viewer.currentMark)?.range ?? null}
                selection={selection}
                onSelect={cells.select}
                label={`Sheet ${model.name}`}
                lang={viewer.lang}
              />
              <CellOutlines
                model={model}
                layout={layout}
                marked={marked}
                current={viewer.currentMark}
                onMark={viewer.onMark}
                selected={selected}
                glow={viewer.glow}
              />
            </>
          )}
        </div>
        <SheetTabs
          sheets={sheets}
          page={page}
          opened={opened}
          markedPages={viewer.marks.map((mark) => mark.page)}
          onPage={frame.goTo}
        />
        {viewer.footer ? <div className="min-w-0 bg-desk">{viewer.footer}</div> : null}
      </div>
    </ViewerFrame>
  );
}
