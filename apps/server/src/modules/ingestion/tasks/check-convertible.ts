import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_MS } from '#modules/ingestion/tasks/read-pages.ts';

/** Whether a document may be converted. One that its own reader refuses fails here, before any other program opens it. */
export const makeCheckConvertible = ({ open }: DocumentOpener) =>
  defineTask<DocumentRequest, boolean>({
    name: 'check-convertible',
    lane: 'text',
    limits: { start: OPENING_MS, inactivityTimeout: OPENING_MS, total: OPENING_MS },
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
