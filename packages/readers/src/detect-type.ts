import { fileTypeFromBuffer } from 'file-type';

export type FileType = 'PDF' | 'DOCX' | 'XLSX' | 'TXT';

/** Macro-enabled files (docm, xlsm) are refused on purpose. */
const BY_EXTENSION: Readonly<Record<string, FileType>> = {
  pdf: 'PDF',
  docx: 'DOCX',
  xlsx: 'XLSX',
};

/** PDF readers look for the signature this far into a file. */
const PDF_HEADER_SPAN = 1024;
const TEXT_SAMPLE = 65_536;

/**
 * The type of a file by its content, never by its name; `null` when it is none of the supported ones.
 *
 * The first few kilobytes suffice for everything but some zip files (DOCX, XLSX), whose telling entry may come late:
 * hand over the whole file where it is at hand.
 */
export async function detectType(bytes: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found && found.ext !== 'xml') return BY_EXTENSION[found.ext] ?? null;
  if (hasPdfHeader(bytes)) return 'PDF';
  return looksLikeText(bytes.subarray(0, TEXT_SAMPLE)) ? 'TXT' : null;
}

/** The signature at the beginning of a line: a text about PDF files is not one. */
function hasPdfHeader(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEADER_SPAN));
  return /(?:^|[^\x21-\x7e ])%PDF-/.test(head);
}

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
