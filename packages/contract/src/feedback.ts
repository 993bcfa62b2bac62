import { z } from 'zod';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';
import { FEEDBACK_MAX_LENGTH } from '#limits.ts';

export const Feedback = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a few words.')
    .max(FEEDBACK_MAX_LENGTH, 'Please keep it under 4,000 characters.'),
  page: z.string().max(500).optional().describe('Where it was written'),
});
export type Feedback = z.infer<typeof Feedback>;

/** What somebody has written, as operators read it. */
export const FeedbackEntry = z
  .object({
    _id: Id,
    createdAt: z.iso.datetime(),
    email: z.string().describe('Of whoever wrote it'),
    text: z.string(),
    page: z.string().nullable().describe('Where it was written'),
  })
  .meta({ id: 'Feedback' });
export type FeedbackEntry = z.infer<typeof FeedbackEntry>;

export const feedback = {
  list: endpoint({
    method: 'GET',
    path: '/feedback',
    access: 'admin',
    summary: 'What people have written, newest first',
    query: z.object(paging(100)),
    result: listOf(FeedbackEntry),
  }),
  send: endpoint({
    method: 'POST',
    path: '/send-feedback',
    tokenScope: null,
    status: [201],
    summary: 'Tell the operators what is good and what is not',
    body: Feedback,
  }),
};
