import type { DocumentPage, PageSheet } from '@recto/contract/document-page';
import {
  cellName,
  cellRangeName,
  columnName,
  type Flow,
  pageText,
  type Sheet,
  type Line,
  SCANNED_STATES,
  toWireBox,
} from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

export interface ShownPage extends Partial<Flow> {
  readonly text: string;
  /** Of plain text: the number of its first line in the file. */
  readonly firstLine?: number;
  /** Of a page that was read from its picture. */
  readonly words?: readonly PlacedWord[];
  /** In points, of a page that is a picture or is printed. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly sheet?: PageSheet;
}

type PlacedWord = NonNullable<DocumentPage['words']>[number];

/** What the viewer of a stored page shows. */
export const showPage = defineTask<{ readonly page: Uint8Array }, ShownPage>({
  name: 'show-page',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ page }) => {
    const { state, lines, firstLine, flow, sheet, width, height } = openStored(page);
    const text = pageText({ lines });
    return {
      text,
      ...(firstLine !== undefined && { firstLine }),
      ...(SCANNED_STATES.includes(state) && { words: placeWords(lines) }),
      ...(width > 0 && height > 0 && { size: { width, height } }),
      ...(sheet && { sheet: showSheet(sheet, text) }),
      ...flow,
    };
  },
});

/** The words of all lines, by their offsets into the text of the page. */
function placeWords(lines: readonly Line[]): PlacedWord[] {
  let offset = 0;
  return lines.flatMap(({ text, words }) => {
    const lineStart = offset;
    offset += text.length + 1;
    return words.map(({ start, end, box, confidence }) => ({
      start: lineStart + start,
      end: lineStart + end,
      box: toWireBox(box),
      ...(confidence !== undefined && { confidence }),
    }));
  });
}

const showSheet = (sheet: Sheet, text: string): PageSheet => ({
  name: sheet.name,
  hidden: sheet.isHidden,
  ...(sheet.isRightToLeft && { rightToLeft: true }),
  range: cellRangeName(sheet.range),
  columns: sheet.columns.map(({ column, width }) => ({ ref: columnName(column), width })),
  merges: sheet.merges.map(cellRangeName),
  cells: sheet.cells.map(({ start, end, formula, ...cell }) => ({
    ref: cellName(cell),
    text: text.slice(start, end),
    start,
    end,
    ...(formula !== undefined && { formula }),
  })),
});
