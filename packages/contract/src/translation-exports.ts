import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { Export, ExportFormat } from '#exports.ts';
import { FILE_TYPES } from '#file-types.ts';

/** docx and xlsx are the original of that type with its text translated, else a new file. */
export const TranslationFormat = ExportFormat.exclude(['csv', 'html', 'zip', FILE_TYPES.PDF.extension]);
export type TranslationFormat = z.infer<typeof TranslationFormat>;

export const translationExports = {
  start: endpoint({
    method: 'POST',
    path: '/translate/:id/export',
    tokenScope: 'read',
    status: [200, 202],
    summary: 'Write a translation into a file; 202 where that takes longer than five seconds',
    params: z.object({ id: Id }),
    body: z.object({ format: TranslationFormat }),
    result: Export,
  }),
};
