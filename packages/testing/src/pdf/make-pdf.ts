import { deflateSync } from 'node:zlib';

/** A page of a PDF made for a test: a content stream and what else its dictionary says. */
export interface TestPage {
  readonly content: string;
  /** Further entries of the page's dictionary, for example `/Rotate 90`. */
  readonly entries?: string;
  readonly mediaBox?: string;
}

/**
 * Writes a PDF by hand. Font: F1, Helvetica; image: I1, one grey pixel. `catalog`: further entries; `background`: a
 * content stream that all pages share; `streams`: further objects, numbered from 6 + 2 for each page without a background.
 */
export function makePdf(
  pages: readonly TestPage[],
  catalog = '',
  background = '',
  { streams = [], info }: { readonly streams?: readonly string[]; readonly info?: string } = {},
): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 6;
  const shared = background === '' ? '' : `${firstPage + 2 * pages.length} 0 R`;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(
    stream(
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      '\x80',
    ),
  );
  add('<< /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >>');
  for (const { content, entries = '', mediaBox = '0 0 600 800' } of pages) {
    const contents = `[${objects.length + 2} 0 R ${shared}]`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Resources 5 0 R /Contents ${contents} ${entries} >>`,
    );
    add(stream('<<', content));
  }
  if (shared) add(stream('<< /Filter /FlateDecode', deflateSync(background).toString('latin1')));
  for (const data of streams) add(stream('<<', data));
  if (info === undefined) return write(objects);
  add(info);
  return write(objects, `/Info ${objects.length} 0 R`);
}

/** A line of text in Helvetica at a place of the page's user space. */
export function textAt(x: number, y: number, text: string, size = 10): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;
}

function stream(head: string, data: string): string {
  return `${head} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function write(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
