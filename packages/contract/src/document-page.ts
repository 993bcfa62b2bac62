import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';

/** A page as viewers show it that draw it from what was read. */
export const DocumentPage = z
  .object({
    page: z.int().min(1),
    text: z.string().describe('Spans of citations and hits are offsets into it'),
    firstLine: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Of plain text: the number of its first line in the file; a line longer than a page goes on under its own',
      ),
  })
  .meta({ id: 'DocumentPage' });
export type DocumentPage = z.infer<typeof DocumentPage>;

export const documentPage = endpoint({
  method: 'GET',
  path: '/documentPage/:id/:page',
  summary: 'A page that has been read, with what its viewer shows',
  params: z.object({ id: Id, page: z.coerce.number().int().min(1).max(1_000_000) }),
  result: DocumentPage,
});
