import { deflateSync } from 'node:zlib';
import { makePdf } from '#pdf/make-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

/** Shades of grey, a byte a pixel, rows from the top. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PDF as scanners make it: each page (600 by 800 points, where nothing else is said) is one picture, without any text. */
export function scannedPdf(
  pictures: readonly Picture[],
  seed = '',
  page: { readonly width: number; readonly height: number } = { width: 600, height: 800 },
): Buffer {
  const pages = pictures.map(({ width, height, pixels }) => {
    const data = deflateSync(pixels).toString('hex');
    const head = `/W ${width} /H ${height} /CS /G /BPC 8 /F [/AHx /Fl]`;
    return {
      content: `q ${page.width} 0 0 ${page.height} 0 0 cm BI ${head} ID ${data}> EI Q\n`,
      mediaBox: `0 0 ${page.width} ${page.height}`,
    };
  });
  return withSeed(makePdf(pages), seed);
}
