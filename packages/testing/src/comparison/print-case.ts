import { makeWordDocument } from '#office/make-zip.ts';
import { makePdf, textAt } from '#pdf/make-pdf.ts';

/** With these words the harness ends a page. */
const PAGE_END = /^\S.* {4}Page \d+$/u;
const MARGIN = 50;

export interface Paper {
  readonly width: number;
  readonly height: number;
  /** Size of the type. */
  readonly type: number;
}
/** In points. */
export const A4: Paper = { width: 595, height: 842, type: 9 };
export const LETTER: Paper = { width: 612, height: 792, type: 8 };

/** A text in the characters that the printed font has. */
export function toPrintable(text: string): string {
  return text
    .replace(/[“”]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—]/gu, '-')
    .replace(/[^\n\f -~]/gu, ' ');
}

/** A text of the harness as a PDF: its lines, on pages that end where it says. */
export function printPdf(text: string, { width, height, type }: Paper): Uint8Array {
  const pages: string[][] = [[]];
  for (const line of text.split('\n')) {
    pages.at(-1)?.push(line);
    if (PAGE_END.test(line)) pages.push([]);
  }
  // As far apart as the fullest page allows.
  const pitch = (height - 2 * MARGIN) / Math.max(...pages.map(({ length }) => length));
  const lineAt = (line: string, at: number) =>
    line.trim() === '' ? '' : textAt(MARGIN, height - MARGIN - at * pitch, line, type);
  return makePdf(
    pages.map((lines) => ({ mediaBox: `0 0 ${width} ${height}`, content: lines.map(lineAt).join('') })),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that is not wrapped as a Word file: a paragraph for each line that says something, cut into runs of so many words. */
export function writeWord(text: string, runWords: number): Buffer {
  const escape = (words: string) => words.replace(/[&<>]/gu, (mark) => ENTITIES[mark] ?? mark);
  const toRun = (words: string) => `<w:r><w:t xml:space="preserve">${escape(words)}</w:t></w:r>`;
  const toParagraph = (line: string) => {
    const words = line.split(/(?<= )/u);
    const runs: string[] = [];
    for (let at = 0; at < words.length; at += runWords)
      runs.push(toRun(words.slice(at, at + runWords).join('')));
    return `<w:p>${runs.join('')}</w:p>`;
  };
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return makeWordDocument(paragraphs.map(toParagraph).join(''));
}
