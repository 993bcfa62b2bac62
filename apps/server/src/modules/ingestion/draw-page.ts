import type { PageMark } from '@recto/readers';
import type { BlobStore } from '#kernel/blobs.ts';
import { TaskError } from '#kernel/define-task.ts';
import type { Log } from '#kernel/log.ts';
import { openReadable } from '#modules/ingestion/open-original.ts';
import { OriginalMissingError } from '#modules/ingestion/reading-failures.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { type Library, typeOfPages } from '#modules/library/index.ts';

interface DrawDeps {
  readonly library: Pick<Library, 'mapFiles'>;
  readonly blobs: BlobStore;
  readonly reading: Pick<Reading, 'drawPage'>;
  readonly log: Pick<Log, 'warn'>;
}

export interface DrawRequest {
  readonly fileId: string;
  /** From 1. */
  readonly page: number;
  /** Fractions of the page as displayed. */
  readonly boxes: readonly PageMark[];
  readonly signal: AbortSignal;
}

/** Pictures of pages, with marks on what is quoted. */
export function makeDrawPage({ library, blobs, reading, log }: DrawDeps) {
  return {
    /** As PNG; null where the pages of a file are no pictures, or this one cannot be drawn, as of a file with a password. */
    async drawPage(accountId: string, { fileId, page, boxes, signal }: DrawRequest) {
      const file = (await library.mapFiles(accountId, [fileId])).get(fileId);
      if (file?.page_kind !== 'layout') return null;
      try {
        const original = await openReadable(blobs, file);
        try {
          const request = { fileId, type: typeOfPages(file), account: accountId, original };
          return await reading.drawPage({ ...request, number: page, marks: boxes, signal });
        } finally {
          await original.release();
        }
      } catch (error) {
        if (signal.aborted || !(error instanceof TaskError || error instanceof OriginalMissingError))
          throw error;
        log.warn({ err: error, fileId, page }, 'a page could not be drawn');
        return null;
      }
    },
  };
}
