import type { PageMark } from '@recto/readers';
import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_LIMITS } from '#modules/ingestion/tasks/read-pages.ts';

export interface DrawPageRequest extends DocumentRequest {
  /** The page, from 1. */
  readonly number: number;
  readonly marks: readonly PageMark[];
}

/** Sharp enough to read; a page of print takes about 300 kB. */
const DPI = 120;

/** A page as a picture (PNG) with marks over its words; null where pages are no pictures. */
export const makeDrawPage = ({ open }: DocumentOpener) =>
  defineTask<DrawPageRequest, Uint8Array<ArrayBuffer> | null>({
    name: 'draw-page',
    lane: 'batch',
    limits: OPENING_LIMITS,
    run: ({ number, marks, ...request }, context) =>
      withReaderErrors(async () => {
        const document = await open(request);
        try {
          const picture = document.drawPage?.(number, { dpi: DPI, marks }) ?? null;
          if (picture) context.move(picture.buffer);
          return picture;
        } finally {
          document.close();
        }
      }),
  });
