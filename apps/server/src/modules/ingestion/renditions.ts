import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import type { BlobStore } from '#kernel/blobs.ts';
import type { ConversionFailure } from '#kernel/document-converter.ts';
import type { Download } from '#kernel/downloads.ts';
import { type FileRow, originalKey, typeOfPages } from '#modules/library/index.ts';

/** Where the pages lie that a converter has made of a file. */
export const renditionKey = (fileId: string) => `renditions/${fileId}`;

/** What a viewer draws the pages of a file from: its rendition, or the original. Null where it is gone. */
export async function openPagesDownload(
  blobs: Pick<BlobStore, 'stat' | 'stream'>,
  file: FileRow,
): Promise<Download | null> {
  const { extension, mediaType } = FILE_TYPES[typeOfPages(file)];
  const isRendition = file.read_as !== null;
  const key = isRendition ? renditionKey(file.id) : originalKey(file.id);
  const found = await blobs.stat(key);
  if (!found) return null;
  return {
    name: isRendition ? `${file.name}.${extension}` : file.name,
    type: mediaType,
    size: found.size,
    ...(!isRendition && { hash: file.hash }),
    open: (range) => blobs.stream(key, range),
  };
}

const FAILURES: Readonly<Record<ConversionFailure, (noun: string) => string>> = {
  failed: (noun) => `This ${noun} could not be laid out as it prints, so its text is shown without that.`,
  timeout: (noun) => `Laying this ${noun} out as it prints took too long, so its text is shown without that.`,
};

/** The code of a Complete file that was to be converted and could not be. */
export const NOT_CONVERTED = 'file.not_converted';

/** What a customer is told of a file that was not converted, as others of its type are. */
export const describeUnconverted = (failure: ConversionFailure, type: FileType): string =>
  FAILURES[failure](FILE_TYPES[type].noun);
