import { z } from 'zod';
import { CallerReference, endpoint, Id, listOf, paging } from '#endpoint.ts';
import { HISTORY_PAGE_SIZE } from '#limits.ts';
import { Citation, Question } from '#questions.ts';

export const QuestionMeta = Question.extend({
  kind: z.literal('question'),
  citations: z.array(Citation.omit({ boxes: true })),
  fileName: z.string(),
}).meta({ id: 'QuestionMeta' });
export type QuestionMeta = z.infer<typeof QuestionMeta>;

export const history = {
  list: endpoint({
    method: 'GET',
    path: '/history/list-meta/userid',
    summary: 'What was asked, newest first',
    query: z.object({
      userId: CallerReference,
      kind: z.enum(['question']).optional(),
      fileId: Id.optional(),
      ...paging(100, HISTORY_PAGE_SIZE),
    }),
    result: listOf(QuestionMeta),
  }),
  get: endpoint({
    method: 'GET',
    path: '/history/id/:id',
    summary: 'One entry with all its answers',
    params: z.object({ id: Id }),
    result: z.object({ questions: z.array(Question) }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/history/id/:id',
    summary: 'Delete a question and its answer',
    params: z.object({ id: Id }),
  }),
};
