import { extraCodes, type FontName } from './font-metrics.ts';

/** A page under construction: everything in points from its lower left corner. */
export interface PdfPage {
  text(
    text: string,
    options: { x: number; y: number; font: FontName; size: number; grey?: number; wordSpace?: number },
  ): void;
  line(options: { x: number; y: number; width: number; weight: number; grey?: number }): void;
  box(options: { x: number; y: number; width: number; height: number; grey: number }): void;
}

export interface PdfFile {
  addPage(): PdfPage;
  bytes(): Uint8Array;
}

const fonts: FontName[] = ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Helvetica', 'Helvetica-Bold'];

/**
 * Writes a PDF with the standard fonts. The same calls give the same bytes: no clock, no compression, fixed numbers.
 */
export function makePdfFile(info: {
  title: string;
  author: string;
  date: string;
  width: number;
  height: number;
}): PdfFile {
  const pages: string[][] = [];
  return {
    addPage() {
      const operators: string[] = [];
      pages.push(operators);
      return makePage(operators);
    },
    bytes: () => serialise(objectsOf(info, pages)),
  };
}

function makePage(operators: string[]): PdfPage {
  return {
    text(text, { x, y, font, size, grey = 0, wordSpace = 0 }) {
      const name = `/F${fonts.indexOf(font) + 1}`;
      const place = `1 0 0 1 ${round(x)} ${round(y)} Tm`;
      operators.push(
        `BT ${grey} g ${name} ${size} Tf ${round(wordSpace)} Tw ${place} (${encode(text)}) Tj ET`,
      );
    },
    line({ x, y, width, weight, grey = 0 }) {
      operators.push(`${grey} G ${weight} w ${round(x)} ${round(y)} m ${round(x + width)} ${round(y)} l S`);
    },
    box({ x, y, width, height, grey }) {
      operators.push(`${grey} g ${round(x)} ${round(y)} ${round(width)} ${round(height)} re f`);
    },
  };
}

/** The objects in order; the first is the catalogue, the second the page tree. */
function objectsOf(info: Parameters<typeof makePdfFile>[0], pages: string[][]): string[] {
  const firstFont = 4;
  const firstPage = firstFont + fonts.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`);
  const resources = fonts.map((_, index) => `/F${index + 1} ${firstFont + index} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] /MediaBox [0 0 ${info.width} ${info.height}]` +
      ` /Resources << /Font << ${resources} >> >> >>`,
    `<< /Title (${encode(info.title)}) /Author (${encode(info.author)}) /CreationDate (${info.date}) >>`,
    ...fonts.map((font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((operators, index) => {
      const content = operators.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
}

function serialise(objects: string[]): Uint8Array {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(
    Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'),
  );
}

/** A PDF string in WinAnsiEncoding. Characters beyond ASCII are written as octal escapes, so the file stays readable. */
function encode(text: string): string {
  return [...text]
    .map((character) => {
      const code = extraCodes[character];
      if (code !== undefined) return `\\${code.toString(8)}`;
      if (!/^[ -~]$/.test(character)) throw new Error(`"${character}" cannot be written: ${text}`);
      return /[()\\]/.test(character) ? `\\${character}` : character;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
