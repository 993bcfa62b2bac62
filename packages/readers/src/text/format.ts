import type { FileFormat } from '#document-reader.ts';

const SAMPLE_BYTES = 65_536;

/** Text in any encoding. Files of other types that consist of text (RTF, PostScript) are told by their signatures. */
export const TEXT_FORMAT: FileFormat = {
  extension: 'txt',
  mayBe: (head) => looksLikeText(head.subarray(0, SAMPLE_BYTES)),
};

function looksLikeText(sample: Uint8Array): boolean {
  if (sample.length === 0) return false;
  if (hasUtf16Mark(sample) || isUtf16WithoutMark(sample)) return true;
  return !sample.some((byte) => byte < 32 && !isTextControl(byte));
}

/** Tab, line feed, vertical tab, form feed, carriage return, the DOS end mark and escape (ISO-2022). */
function isTextControl(byte: number): boolean {
  return (byte >= 9 && byte <= 13) || byte === 26 || byte === 27;
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Western text in UTF-16 has a zero in nearly every second byte, on one side only. */
function isUtf16WithoutMark(sample: Uint8Array): boolean {
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  const half = sample.length / 2;
  return Math.max(even, odd) > 0.7 * half && Math.min(even, odd) < 0.02 * half;
}
