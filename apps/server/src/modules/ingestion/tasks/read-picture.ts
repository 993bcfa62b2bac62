import type { PagePicture } from '@recto/readers';
import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_LIMITS } from '#modules/ingestion/tasks/read-pages.ts';

export interface ReadPictureRequest extends DocumentRequest {
  /** The page, from 1. */
  readonly number: number;
}

/** The picture that a page of a file consists of, as it lies in the file; null of other pages. */
export const makeReadPicture = ({ open }: DocumentOpener) =>
  defineTask<ReadPictureRequest, PagePicture | null>({
    name: 'read-picture',
    lane: 'question',
    limits: OPENING_LIMITS,
    run: ({ number, ...request }, context) =>
      withReaderErrors(async () => {
        const document = await open(request);
        try {
          const picture = (await document.readPicture?.(number)) ?? null;
          if (picture) context.move(picture.bytes.buffer);
          return picture;
        } finally {
          document.close();
        }
      }),
  });
