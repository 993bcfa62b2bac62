import type { FileFormat } from '#document-reader.ts';
import { utf16WithoutMark } from '#text/utf16.ts';

const SAMPLE_BYTES = 65_536;
/** What is looked at of the rest, evenly up to its end: a store may fetch each by itself. */
const SAMPLES = 16;
/** Of the bytes of a sample: a log has some control characters, what is packed or compiled has ten times as many. */
const MAX_CONTROL_SHARE = 0.01;

/** Text in any encoding. Files of other types that consist of text (RTF, PostScript) are told by their signatures. */
export const TEXT_FORMAT: FileFormat = {
  extension: 'txt',
  mayBe: (head) => looksLikeText(head.subarray(0, SAMPLE_BYTES)),
  goesOn: goesOnAsText,
  reader: {
    version: 1,
    load: async () => (await import('#text/index.ts')).textReader,
  },
};

function looksLikeText(sample: Uint8Array): boolean {
  if (sample.length === 0) return false;
  if (hasUtf16Mark(sample) || utf16WithoutMark(sample) !== undefined) return true;
  return !sample.some(isOtherControl);
}

/** Text may be the beginning of an archive or a program that unpacks itself. */
async function goesOnAsText(file: Blob): Promise<boolean> {
  const sampleAt = async (start: number) =>
    new Uint8Array(await file.slice(start, start + SAMPLE_BYTES).arrayBuffer());
  const head = await sampleAt(0);
  if (hasUtf16Mark(head) || utf16WithoutMark(head) !== undefined) return true;
  const rest = file.size - SAMPLE_BYTES;
  if (rest <= 0) return true;
  for (let count = 1; count <= SAMPLES; count++) {
    const sample = await sampleAt(Math.floor((rest * count) / SAMPLES));
    const controls = sample.reduce((sum, byte) => (isOtherControl(byte) ? sum + 1 : sum), 0);
    if (controls > MAX_CONTROL_SHARE * sample.length) return false;
  }
  return true;
}

const isOtherControl = (byte: number) => byte < 32 && !isTextControl(byte);

/** Tab, line feed, vertical tab, form feed, carriage return, the DOS end mark and escape (ISO-2022). */
function isTextControl(byte: number): boolean {
  return (byte >= 9 && byte <= 13) || byte === 26 || byte === 27;
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
