import type { PageSheet } from '@recto/contract/document-page';
import { cellName, cellRangeName, columnName, type Flow, pageText, type Sheet } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

export interface ShownPage extends Partial<Flow> {
  readonly text: string;
  /** Of plain text: the number of its first line in the file. */
  readonly firstLine?: number;
  readonly sheet?: PageSheet;
}

/** What the viewer of a stored page shows. */
export const showPage = defineTask<{ readonly page: Uint8Array }, ShownPage>({
  name: 'show-page',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ page }) => {
    const { lines, firstLine, flow, sheet } = openStored(page);
    const text = pageText({ lines });
    return {
      text,
      ...(firstLine !== undefined && { firstLine }),
      ...(sheet && { sheet: showSheet(sheet, text) }),
      ...flow,
    };
  },
});

const showSheet = ({ name, isHidden, range, columns, merges, cells }: Sheet, text: string): PageSheet => ({
  name,
  hidden: isHidden,
  range: cellRangeName(range),
  columns: columns.map(({ column, width }) => ({ ref: columnName(column), width })),
  merges: merges.map(cellRangeName),
  cells: cells.map(({ start, end, ...cell }) => ({
    ref: cellName(cell),
    text: text.slice(start, end),
    start,
    end,
  })),
});
