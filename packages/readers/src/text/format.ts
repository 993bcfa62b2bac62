import type { FileFormat } from '#document-reader.ts';
import { utf16WithoutMark } from '#text/utf16.ts';

const SAMPLE_BYTES = 65_536;

/** Text in any encoding. Files of other types that consist of text (RTF, PostScript) are told by their signatures. */
export const TEXT_FORMAT: FileFormat = {
  extension: 'txt',
  mayBe: (head) => looksLikeText(head.subarray(0, SAMPLE_BYTES)),
  reader: {
    version: 1,
    load: async () => (await import('#text/index.ts')).textReader,
  },
};

function looksLikeText(sample: Uint8Array): boolean {
  if (sample.length === 0) return false;
  if (hasUtf16Mark(sample) || utf16WithoutMark(sample) !== undefined) return true;
  return !sample.some((byte) => byte < 32 && !isTextControl(byte));
}

/** Tab, line feed, vertical tab, form feed, carriage return, the DOS end mark and escape (ISO-2022). */
function isTextControl(byte: number): boolean {
  return (byte >= 9 && byte <= 13) || byte === 26 || byte === 27;
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
