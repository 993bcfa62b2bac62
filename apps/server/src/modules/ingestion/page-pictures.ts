import { Readable } from 'node:stream';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Download } from '#kernel/downloads.ts';
import { openReadable } from '#modules/ingestion/open-original.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { type FileRow, typeOfPages } from '#modules/library/index.ts';

interface PagePictureDeps {
  readonly blobs: BlobStore;
  readonly reading: Pick<Reading, 'readPicture'>;
}

/** What a signed address of a page's picture stands for, and back. */
export const pictureId = (fileId: string, page: number) => `${fileId}/${page}`;
export function parsePictureId(id: string): { readonly fileId: string; readonly page: number } {
  const [fileId = '', page] = id.split('/');
  return { fileId, page: Number(page) };
}

/** The picture that a page consists of, as it lies in the file; null of other pages. */
export async function openPictureDownload(
  { blobs, reading }: PagePictureDeps,
  file: FileRow,
  page: number,
): Promise<Download | null> {
  const original = await openReadable(blobs, file);
  try {
    const { id: fileId, account_id: account } = file;
    const request = { fileId, type: typeOfPages(file), account, original, number: page };
    const picture = await reading.readPicture(request);
    if (!picture) return null;
    return {
      name: `${file.name} ${page}`,
      type: picture.mediaType,
      // Given whole: a browser asks for no parts of pictures.
      size: null,
      open: async () => Readable.from([Buffer.from(picture.bytes)]),
    };
  } finally {
    await original.release();
  }
}
