import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SheetPart, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import type { ViewerFrameState } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import type { CellRange } from '#ui/document-viewer/table/cell-range.ts';
import { findCells, searchOn, type WantedCells } from '#ui/document-viewer/table/find-cells.ts';
import { type GridLayout, rectOf } from '#ui/document-viewer/table/grid-layout.ts';
import {
  findOnPage,
  type Selection,
  selectedRange,
  selectRange,
} from '#ui/document-viewer/table/selection.ts';
import type { SheetModel } from '#ui/document-viewer/table/sheet-model.ts';
import { useReveal } from '#ui/document-viewer/table/use-reveal.ts';

interface SelectionSources {
  readonly viewer: ViewerProps;
  readonly frame: ViewerFrameState;
  readonly model: SheetModel | null;
  readonly layout: GridLayout | null;
  readonly sheets: readonly SheetPart[];
  /** Chosen by itself until a person chooses something else. */
  readonly sought: CellRange | null;
}

/** The cells that a person has chosen, on which page, and while which quote was current. */
interface Choice {
  readonly selection: Selection;
  readonly context: string;
}

/** Which cells are chosen: those of the current quote, or what a person clicks, walks to or types. In sight, too. */
export function useCellSelection({ viewer, frame, model, layout, sheets, sought }: SelectionSources) {
  const { page } = frame;
  const soughtKey = JSON.stringify([sought, viewer.glow]);
  const context = `${page} ${soughtKey}`;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [wanted, setWanted] = useState<WantedCells | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const isOwn = choice?.context === context;
  const selection = useMemo(() => {
    if (!model) return null;
    const { top, left } = model.range;
    return isOwn ? choice.selection : selectRange(sought ?? { top, left, bottom: top, right: left });
  }, [model, isOwn, choice, sought]);
  const selected = model && selection && selectedRange(model, selection);

  const select = (next: Selection) => {
    setUnknown(false);
    setChoice({ selection: next, context });
  };
  const leadTo = (next: WantedCells | null) => {
    setUnknown(next === null);
    setWanted(next);
    if (next) frame.goTo(next.page);
  };
  const goToCells = (text: string) => {
    if (model) leadTo(findCells(text, { sheets, page, model }));
  };
  const arrive = useEffectEvent(() => {
    if (!wanted || !model || wanted.page !== page) return;
    const range = findOnPage(model, wanted.cells);
    if (!range) return leadTo(searchOn(wanted, model));
    setWanted(null);
    setChoice({ selection: selectRange(range), context });
  });
  useEffect(() => {
    if (wanted) arrive();
  }, [wanted, model]);

  const active = selection?.active;
  useReveal(frame.viewport, {
    layout,
    rect:
      model && layout && active
        ? rectOf(
            model,
            layout,
            (!isOwn && sought) || {
              top: active.row,
              left: active.column,
              bottom: active.row,
              right: active.column,
            },
          )
        : null,
    isSought: !isOwn,
    key: isOwn ? `${context} ${active?.row} ${active?.column}` : context,
  });
  return { selection, selected, isUnknown, select, goToCells };
}
