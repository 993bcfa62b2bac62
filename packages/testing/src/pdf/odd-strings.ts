import { makePdf, textAt } from '#pdf/make-pdf.ts';

/** What a string of a file may hold and no text should: NUL, controls, halves of characters, overrides, unassigned signs. */
const ODD = [
  ['\0', '\x01', '\b', '\t', '\n', '\v', '\f', '\r', '\x1b', '\x1b[31m', '\x7f', '\x80', '\x85', '\xa0'],
  ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800', '\ufffe', '\uffff', '\ufeff', '\ufffd', '\ue000'],
  ['\u200b', '\u200e', '\u202a', '\u202e', '\u2066', '\u2069', '\u2028', '\u2029', '\u0301', '\u{10ffff}'],
  ["'", '"', '\\', '\\u0000', '%00', '{}', '\\x00', '$1', '<b>', '🂡', 'é', 'ß', 'ש', '中', 'ﬁ'],
].flat();
const LETTERS = 'ABCxyz0189 -.';

/** A string of odd parts and ordinary letters, or of any UTF-16 units at all; `random` gives numbers from 0 to 1. */
export function oddString(random: () => number, maxParts = 8): string {
  const anyUnit = () => String.fromCharCode(Math.floor(random() * 0x1_0000));
  const pick = (from: ArrayLike<string>) => from[Math.floor(random() * from.length)] ?? '';
  const part = () => (random() < 0.5 ? pick(ODD) : random() < 0.5 ? pick(LETTERS) : anyUnit());
  return Array.from({ length: 1 + Math.floor(random() * maxParts) }, part).join('');
}

/** As many as a font of one-byte codes and a page's width have room for. */
const MAX_UNITS = 60;
const FIRST_CODE = 0x21;

/** A PDF with a page for each string, which is its label, its text beside a sentence of ours, and the file's title. */
export function oddStringsPdf(strings: readonly string[]): Uint8Array {
  const labels = strings.map((text, index) => `${index} << /P ${hexString(text)} >>`).join(' ');
  const firstStream = 6 + 2 * strings.length;
  const pages = strings.map((text, index) => ({
    content: `${textAt(50, 700, `Page ${index + 1} says that the tenant shall pay 500 euros each month.`)}BT /F2 10 Tf 50 600 Td <${codesOf(text)}> Tj ET\n`,
    entries: `/Resources << /Font << /F1 3 0 R /F2 ${fontWith(firstStream + index)} >> >>`,
  }));
  const catalog = `/PageLabels << /Nums [${labels}] >>`;
  const title = hexString(strings.join(''));
  return makePdf(pages, catalog, '', {
    streams: strings.map(cmapOf),
    info: `<< /Title ${title} /Author ${title} >>`,
  });
}

const unitsOf = (text: string) =>
  Array.from({ length: Math.min(text.length, MAX_UNITS) }, (_, at) => text.charCodeAt(at));
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const hexString = (text: string) =>
  `<feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')}>`;
const codesOf = (text: string) =>
  unitsOf(text)
    .map((_, at) => hex(FIRST_CODE + at, 2))
    .join('');

const fontWith = (toUnicode: number) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode ${toUnicode} 0 R >>`;

/** Tells a reader which character each code stands for. */
function cmapOf(text: string): string {
  const pairs = unitsOf(text).map((unit, at) => `<${hex(FIRST_CODE + at, 2)}> <${hex(unit, 4)}>`);
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar`,
    'endcmap end end',
  ].join('\n');
}
