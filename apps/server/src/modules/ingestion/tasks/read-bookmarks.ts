import type { Bookmark } from '@recto/core/outline';
import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_LIMITS } from '#modules/ingestion/tasks/read-pages.ts';

/** The entries with which a file leads to its own parts; none where its type has none. */
export const makeReadBookmarks = ({ open }: DocumentOpener) =>
  defineTask<DocumentRequest, Bookmark[]>({
    name: 'read-bookmarks',
    lane: 'text',
    limits: OPENING_LIMITS,
    run: (request) =>
      withReaderErrors(async () => {
        const document = await open(request);
        try {
          return document.readBookmarks?.() ?? [];
        } finally {
          document.close();
        }
      }),
  });
