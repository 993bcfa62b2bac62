import { buildRows, compare, type Row, type RowSide } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { readers } from '@recto/readers';
import { makePdf, textAt } from '@recto/testing/pdf';
import { diffLines } from 'diff';
import type { Case } from './cases.ts';
import { drawPanels, type Kind, type Panel, PANEL_CHARACTERS, type Piece } from './draw.ts';

/** The picture of a case: what differences by lines make of both texts, and what the comparison makes of their printed pages. */
export async function drawCase({ left, right }: Case): Promise<string> {
  const rows = buildRows(compare(await print(left), await print(right)));
  const [before, after] = byWords(rows);
  return drawPanels([
    { title: 'Lines (jsdiff)', lines: byLines(left, right) },
    { title: 'Recto: earlier', lines: before },
    { title: 'Recto: later', lines: after },
  ]);
}

/** The pages as a reader of PDFs has them: tabs are printed as columns, empty lines as space. */
async function print(text: string): Promise<Page[]> {
  const drawLine = (line: string, top: number) =>
    line
      .split('\t')
      .map((cell, column) => textAt(72 + 110 * column, top, cell))
      .join('');
  const pages = text.split('\f').map((page) => ({
    content: page
      .split('\n')
      .map((line, at) => drawLine(line, 720 - 15 * at))
      .join(''),
  }));
  const file = await readers.openDocument('PDF', makePdf(pages));
  try {
    return Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1));
  } finally {
    file.close();
  }
}

const toLines = (text: string) => `${text.replaceAll('\f', '\n').trimEnd()}\n`;
const spaced = (text: string) => text.replaceAll('\t', '   ');

function byLines(left: string, right: string): Panel {
  return diffLines(toLines(left), toLines(right)).flatMap(({ value, added, removed }) => {
    const kind: Kind = added ? 'added' : removed ? 'removed' : 'kept';
    const sign = added ? '+ ' : removed ? '- ' : '  ';
    return value
      .replace(/\n$/u, '')
      .split('\n')
      .map((line): Piece[] => [
        { kind: 'aside', text: sign },
        { kind, text: spaced(line) },
      ]);
  });
}

/** Both columns of the rows, as high as the longer side of each. */
function byWords(rows: readonly Row[]): [Panel, Panel] {
  const columns: [Piece[][], Piece[][]] = [[], []];
  for (const { left, right } of rows) {
    const [before, after] = [wrap(left), wrap(right)];
    const height = Math.max(before.length, after.length);
    for (const [column, lines] of [
      [columns[0], before],
      [columns[1], after],
    ] as const)
      column.push(...lines, ...Array.from({ length: height - lines.length }, () => []));
  }
  return columns;
}

const KINDS = { 0: 'kept', 1: 'added', 2: 'removed' } as const;

/** The lines of a side of a row, none longer than a panel is wide. */
function wrap(side: RowSide | null): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const { type, value, moved } of side?.segments ?? []) {
    const kind = side?.isFurniture ? 'aside' : moved === undefined ? KINDS[type] : 'moved';
    for (const word of spaced(value).split(/(?<= )(?! )|(?<=\n)/u)) {
      const text = word.replace('\n', '');
      if (used + text.trimEnd().length > PANEL_CHARACTERS) {
        lines.push([]);
        used = 0;
      }
      append(lines.at(-1) ?? [], { kind, text });
      used = word.endsWith('\n') ? Number.POSITIVE_INFINITY : used + text.length;
    }
  }
  return lines.filter((line) => line.some(({ text }) => text !== ''));
}

function append(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  if (last?.kind === piece.kind) line[line.length - 1] = { ...last, text: last.text + piece.text };
  else line.push(piece);
}
