/** A page that a scanner could have made: one grey picture over all of it, and no text. */
export const SCANNED = 'scanned';

/**
 * A PDF of one page for each text, one line of text a row, in Helvetica. Written by hand so that tests need no file;
 * `seed` makes the bytes differ.
 */
export function tinyPdf(pages: readonly (readonly string[] | typeof SCANNED)[], seed = ''): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((lines, index) => {
    const stream = lines === SCANNED ? PICTURE : textStream(lines);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  });
  let file = `%PDF-1.4\n%${Buffer.from(seed).toString('hex')}\n`;
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const PICTURE = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID 80> EI Q';

function textStream(lines: readonly string[]): string {
  const rows = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -18 Td`).join('\n');
  return `BT /F1 12 Tf 72 720 Td\n${rows}\nET`;
}
