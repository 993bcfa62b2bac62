import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { Box, Span } from '#questions.ts';

const page = z.int().min(1);

export const DocumentOutline = z
  .object({
    title: z.string().describe('As it is printed; the name of the file where no title was found'),
    kind: z.string().optional().describe('What it is called on its first pages: an annual report, a licence'),
    date: z.string().optional().describe('As it is printed'),
    parties: z.array(z.string()).optional().describe('Who made it, or between whom it is'),
    sources: z
      .object({ title: page, kind: page, date: page, parties: page })
      .partial()
      .describe('The page from which each was read'),
    headings: z
      .array(
        z.object({
          text: z.string(),
          level: z.int().min(1).describe('1 is the outermost'),
          number: z.string().optional().describe('As it is printed before the text'),
          page,
          span: Span.describe('Where it stands in the text of its page; empty where it could not be found'),
          boxes: z.array(Box),
        }),
      )
      .describe('From the bookmarks of the file, else from how its lines are printed'),
    suggestions: z
      .array(
        z.object({
          question: z.string(),
          page,
          isOverview: z.literal(true).optional().describe('It asks what the document is about'),
        }),
      )
      .describe('Questions to which the document has an answer: what it is about, and at most three others'),
  })
  .meta({ id: 'DocumentOutline' });
export type DocumentOutline = z.infer<typeof DocumentOutline>;

export const outline = {
  get: endpoint({
    method: 'GET',
    path: '/documentOutline/:id',
    tokenScope: 'read',
    summary: 'What a file is, its contents, and questions that it answers',
    params: z.object({ id: Id }),
    result: DocumentOutline,
  }),
};
