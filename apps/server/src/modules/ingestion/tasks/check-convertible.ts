import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_LIMITS } from '#modules/ingestion/tasks/read-pages.ts';

/** Whether a document may be converted. One that its own reader refuses fails here, before any other program opens it. */
export const makeCheckConvertible = ({ open }: DocumentOpener) =>
  defineTask<DocumentRequest, boolean>({
    name: 'check-convertible',
    lane: 'text',
    limits: OPENING_LIMITS,
    run: (request) =>
      withReaderErrors(async () => {
        const document = await open(request);
        try {
          return document.isConvertible ?? false;
        } finally {
          document.close();
        }
      }),
  });
