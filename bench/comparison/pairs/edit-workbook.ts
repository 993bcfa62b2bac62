import { makeZip } from '@recto/testing/office';
import { readZip } from '../../../apps/server/src/testing/read-zip.ts';

/** A change of a workbook: a cell that says something else, a row that is taken out, or one that is put below the others. */
export type WorkbookEdit =
  | { readonly sheet: number; readonly cell: string; readonly value: string }
  | { readonly sheet: number; readonly withoutRow: number }
  | { readonly sheet: number; readonly newRow: readonly string[] };

/** A workbook with edits in its cells; all else stays as it is. */
export function editWorkbook(workbook: Buffer, edits: readonly WorkbookEdit[]): Buffer {
  const parts = readZip(workbook);
  for (const edit of edits) {
    const path = `xl/worksheets/sheet${edit.sheet}.xml`;
    const markup = parts.get(path)?.toString('utf8');
    if (markup === undefined) throw new Error(`the workbook has no ${path}`);
    const edited = editSheet(markup, edit);
    if (edited === markup) throw new Error(`nothing to edit: ${JSON.stringify(edit)}`);
    parts.set(path, Buffer.from(edited));
  }
  return makeZip([...parts]);
}

const textCell = (name: string, value: string) => `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;

function editSheet(markup: string, edit: WorkbookEdit): string {
  if ('cell' in edit)
    return markup.replace(new RegExp(`<c r="${edit.cell}"(?:[^>]*/>|[^>]*>.*?</c>)`, 'su'), () =>
      textCell(edit.cell, edit.value),
    );
  if ('withoutRow' in edit)
    return markup.replace(
      new RegExp(`<row (?:[^>]*\\s)?r="${edit.withoutRow}"(?:[^>]*/>|[^>]*>.*?</row>)`, 'su'),
      '',
    );
  const last = Math.max(...Array.from(markup.matchAll(/<row [^>]*?r="(\d+)"/gu), ([, row]) => Number(row)));
  const row = last + 1;
  const cells = edit.newRow.map((value, at) => textCell(`${String.fromCharCode(65 + at)}${row}`, value));
  return markup.replace('</sheetData>', () => `<row r="${row}">${cells.join('')}</row></sheetData>`);
}
