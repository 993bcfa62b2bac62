/** Bytes in, pages out, for every type of document. */
import { FORMATS } from '#formats.ts';
import { makeReaders } from '#make-readers.ts';

export { type ByteSource, SourceError } from '#byte-source.ts';
export type {
  DocumentReader,
  FileFormat,
  OpenDocument,
  OpenOptions,
  PageMark,
  PagePicture,
  Refusal,
} from '#document-reader.ts';
export { FORMATS } from '#formats.ts';
export { makeReaders, type Readers } from '#make-readers.ts';
export { ReaderError, type ReaderErrorCode } from '#reader-error.ts';

export const readers = makeReaders(FORMATS);
