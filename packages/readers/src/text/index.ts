import { type ByteSource, SourceError } from '#byte-source.ts';
import type { DocumentReader, OpenDocument, OpenOptions } from '#document-reader.ts';
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

/** Control characters but the tab, and what turns the direction of the text beside it. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A line as it can be stored and shown; its spaces stay, as they may be what makes columns. */
const cleanLine = (line: string): string => line.toWellFormed().replace(UNSEEN, '').trimEnd();

function readAll(source: ByteSource): Uint8Array {
  const bytes = new Uint8Array(source.size);
  try {
    source.read(0, bytes);
  } catch (error) {
    throw new SourceError(error);
  }
  return bytes;
}
