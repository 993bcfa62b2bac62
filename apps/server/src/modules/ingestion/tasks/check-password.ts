import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { OPENING_LIMITS } from '#modules/ingestion/tasks/read-pages.ts';

/** Opens a document for the units that follow, to find out whether its password does. */
export const makeCheckPassword = ({ openDocuments, open }: DocumentOpener) =>
  defineTask<DocumentRequest & { readonly password: string }, void>({
    name: 'check-password',
    lane: 'text',
    limits: OPENING_LIMITS,
    run: (request, { use }) =>
      withReaderErrors(async () => use(openDocuments).add(request.fileId, await open(request))),
  });
