import { useMemo } from 'react';
import type { PageAnchor, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { markedCells } from '#ui/document-viewer/table/cell-marks.ts';
import type { MarkedRange } from '#ui/document-viewer/table/cell-outlines.tsx';
import type { CellRange } from '#ui/document-viewer/table/cell-range.ts';
import type { CellMark } from '#ui/document-viewer/table/grid-row.tsx';
import type { GridCell, SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

interface CellMarks {
  readonly cellMarks: ReadonlyMap<GridCell, CellMark>;
  /** The quotes on the page, in the order of their numbers. */
  readonly marked: readonly MarkedRange[];
  /** What is to be in sight: the current quote or hit of a search, or where the contents have led. */
  readonly sought: CellRange | null;
}

/** The cells of the open page that are quoted, found by a search, or worth a look. */
export function useCellMarks(
  viewer: ViewerProps,
  frame: ViewerFrameState,
  model: SheetModel | null,
): CellMarks {
  const { marks, passages, place, currentMark, currentPassage } = viewer;
  const { page, search, currentHit } = frame;
  const hits = search?.hits;
  return useMemo(() => {
    const cellMarks = new Map<GridCell, CellMark>();
    const marked: MarkedRange[] = [];
    const find = (anchor: PageAnchor | undefined) =>
      model && anchor?.page === page ? markedCells(model, anchor) : null;
    const add = (anchor: PageAnchor, mark: CellMark) => {
      const found = find(anchor);
      // A cell that is marked twice shows what is current.
      for (const cell of found?.cells ?? [])
        if (mark.isCurrent || !cellMarks.has(cell)) cellMarks.set(cell, mark);
      return found;
    };
    marks.forEach((mark, index) => {
      const isCurrent = mark.number === currentMark && !hits;
      const note = `marked ${index + 1} of ${marks.length}`;
      const found = add(mark, { kind: 'quote', isCurrent, note });
      if (found) marked.push({ mark, range: found.range });
    });
    passages.forEach((passage, index) =>
      add(passage, { kind: 'passage', isCurrent: index === currentPassage, note: 'close to the question' }),
    );
    for (const hit of hits ?? []) add(hit, { kind: 'found', isCurrent: hit === currentHit, note: 'found' });
    const current =
      marks.find(({ number }) => number === currentMark) ?? passages[currentPassage ?? -1] ?? place;
    return { cellMarks, marked, sought: find(hits ? currentHit : current)?.range ?? null };
  }, [model, page, marks, passages, place, hits, currentHit, currentMark, currentPassage]);
}
