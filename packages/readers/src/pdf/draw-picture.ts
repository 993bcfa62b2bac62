import { sourceOf } from '#byte-source.ts';
import type { DrawPicture } from '#document-reader.ts';
import { openPdf } from '#pdf/open-pdf.ts';
import { findFormat, pageSizeOf } from '#pictures/formats.ts';
import type { PdfImage } from '#pictures/picture.ts';
import { ReaderError } from '#reader-error.ts';

/** A sheet of A4 at 600 dpi, and half as much again. */
const MAX_PIXELS = 50_000_000;
/** Draws a picture in grey on white, as PDFium does a page that holds nothing else, within the same limits. */
export const drawPicture: DrawPicture = async (file, dpi, options) => {
  const format = findFormat(file);
  const size = format?.measure(file);
  if (!format || !size || size === 'more') throw new ReaderError('damaged');
  if (size.width * size.height > MAX_PIXELS) throw new ReaderError('too-large');
  const document = await openPdf(sourceOf(wrapAsPdf(format.toPdfImage(file))), options);
  try {
    const image = await document.renderPage?.(1, dpi);
    if (!image) throw new Error('pages of a PDF can be drawn');
    return image;
  } finally {
    document.close();
  }
};

/** A PDF of one page, which the picture fills. */
function wrapAsPdf(image: PdfImage): Uint8Array {
  const { width, height } = pageSizeOf(image);
  const [across, down] = [width.toFixed(2), height.toFixed(2)];
  const drawing = `q ${across} 0 0 ${down} 0 0 cm /Picture Do Q`;
  const objects = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Contents 4 0 R/Resources<</XObject<</Picture 5 0 R>>>>>>`,
    ],
    [`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}${image.entries}/Length ${image.data.length}>>stream\n`,
      image.data,
      '\nendstream',
    ],
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part as Uint8Array);
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((pieces, index) => {
    offsets.push(length);
    put(`${index + 1} 0 obj`);
    pieces.forEach(put);
    put('endobj\n');
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  put(`trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}
