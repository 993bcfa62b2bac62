import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { QUESTION_MAX_LENGTH } from '#limits.ts';

/** Fractions 0..1 of the page as displayed (after rotation and crop box), origin top left. */
export const Box = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Box' });
export type Box = z.infer<typeof Box>;

export const Citation = z.object({
  fileId: Id,
  page: z.int().min(1).describe('Position in the file, from 1'),
  pageLabel: z.string().optional().describe("The page's own number, such as 'iv' or '102', where it has one"),
  range: z.string().optional(),
  quote: z.string(),
  boxes: z.array(Box).describe('One box per line of the quote'),
});
export type Citation = z.infer<typeof Citation>;

export const Claim = z.object({
  text: z.string(),
  citations: z.array(z.int()).describe('Indexes into the citations of the question'),
  isFurther: z.literal(true).optional().describe('Cited beside the answer, but no part of its text'),
});
export type Claim = z.infer<typeof Claim>;

export const NearestPassage = z.object({ page: z.int().min(1), quote: z.string() });

export const Question = z
  .object({
    _id: Id,
    fileId: Id,
    question: z.string(),
    answer: z.string(),
    answered: z.boolean(),
    completed: z.boolean(),
    answeredBy: z.string().describe("'extract' or '<provider>/<model>'"),
    createdAt: z.iso.datetime(),
    pages: z.array(z.int()).describe('Cited pages, best first, counted from 1'),
    claims: z.array(Claim),
    citations: z.array(Citation),
    searched: z
      .object({ pages: z.int(), unread: z.array(z.int()), nearest: z.array(NearestPassage) })
      .optional()
      .describe('When nothing was found: what was searched, what could not be read, what came nearest'),
    error: z.string().optional().describe('Why the answer could not be worked out; asking again is safe'),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

export const Context = z.object({ page: z.int().min(1), quote: z.string(), boxes: z.array(Box) });

export const questions = {
  ask: endpoint({
    method: 'POST',
    path: '/qna/ask',
    status: [202],
    summary: 'Ask a question of one file; the answer follows as the event chat_response and by GET',
    body: z.object({
      fileId: Id,
      question: z
        .string()
        .trim()
        .min(1, 'Type a question.')
        .max(QUESTION_MAX_LENGTH, `A question has at most ${QUESTION_MAX_LENGTH} characters.`),
    }),
    result: z.object({ questions: z.array(Question) }),
  }),
  context: endpoint({
    method: 'GET',
    path: '/qna/context/:answerId',
    summary: 'The passages that an answer rests on, with their boxes',
    params: z.object({ answerId: Id }),
    result: z.object({ answerId: Id, contexts: z.array(Context) }),
  }),
};
