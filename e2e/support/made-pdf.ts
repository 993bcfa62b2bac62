/** A page of a made PDF: its content stream and the further entries of its dictionary. */
export interface MadePage {
  readonly content: string;
  readonly entries: string;
}

const LETTER = '/MediaBox [0 0 612 792]';

/**
 * A PDF with a page for each list of lines, written by hand so that tests need no file. `seed` makes the bytes differ:
 * files with the same bytes count as duplicates.
 */
export function makePdf(pages: readonly (readonly string[])[], seed: string): Buffer {
  return writePdf(
    pages.map((lines) => ({ content: writeLines(lines, 720), entries: LETTER })),
    seed,
  );
}

/** Lines of text, the first at this height. */
export function writeLines(lines: readonly string[], top: number): string {
  const rows = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -18 Td`).join('\n');
  return `BT /F1 12 Tf 72 ${top} Td\n${rows}\nET`;
}

export function writePdf(pages: readonly MadePage[], seed: string): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, entries }, index) => [
      `<< /Type /Page /Parent 2 0 R ${entries} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = `%PDF-1.4\n%${Buffer.from(seed).toString('hex')}\n`;
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Pages enough to keep the reader busy while somebody watches. */
export const makeLongPdf = (pages: number, seed: string): Buffer =>
  makePdf(
    Array.from({ length: pages }, (_, page) =>
      Array.from(
        { length: 30 },
        (_, line) => `Line ${line + 1} of page ${page + 1} says that item ${page * 30 + line} is in store.`,
      ),
    ),
    seed,
  );

/** Has the head of a PDF, so that it is taken, and nothing that could be read. */
export const makeDamagedPdf = (seed: string): Buffer => Buffer.from(`%PDF-1.7\n${seed}\n%%EOF\n`);
