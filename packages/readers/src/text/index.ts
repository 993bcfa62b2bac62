import { type ByteSource, readSource } from '#byte-source.ts';
import type { DocumentReader, OpenDocument, OpenOptions } from '#document-reader.ts';
import { dropUnseen } from '#drop-unseen.ts';
import { ReaderError } from '#reader-error.ts';
import { cutPages } from '#text/cut-pages.ts';
import { detectEncoding, encodingNamed } from '#text/detect-encoding.ts';

/** No encoding needs more for a character, so a larger file holds more than any may. */
const MAX_BYTES = 80_000_000;

/** Reads plain text in any encoding, in pages of lines. */
export const textReader: DocumentReader = {
  async open(source: ByteSource, { maxPages, encoding: wanted }: OpenOptions): Promise<OpenDocument> {
    if (source.size > MAX_BYTES) throw new ReaderError('too-large');
    const bytes = readAll(source);
    const encoding = (wanted && encodingNamed(wanted)) ?? detectEncoding(bytes);
    const text = new TextDecoder(encoding).decode(bytes);
    const limit = maxPages ?? Number.POSITIVE_INFINITY;
    const pages = cutPages(text, limit + 1);
    if (pages.length > limit) throw new ReaderError('too-many-pages');
    return {
      // A file without a character is a blank page: there is always one to be shown.
      pageCount: Math.max(1, pages.length),
      pageKind: 'lines',
      encoding,
      readPage(number) {
        const { firstLine = 1, lines = [] } = pages[number - 1] ?? {};
        const cleaned = lines.map((line) => ({ text: cleanLine(line), words: [] }));
        return {
          number,
          width: 0,
          height: 0,
          state: cleaned.some(({ text: line }) => line.trim() !== '') ? 'text' : 'blank',
          firstLine,
          lines: cleaned,
        };
      },
      close() {},
    };
  },
  hasTrapped: () => false,
};

/** Spaces within a line stay, as they may be what makes columns. */
const cleanLine = (line: string): string => dropUnseen(line).trimEnd();

function readAll(source: ByteSource): Uint8Array {
  const bytes = new Uint8Array(source.size);
  readSource(source, 0, bytes);
  return bytes;
}
