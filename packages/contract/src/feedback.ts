import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
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

export const feedback = {
  send: endpoint({
    method: 'POST',
    path: '/send-feedback',
    tokenScope: null,
    status: [201],
    summary: 'Tell the operators what is good and what is not',
    body: Feedback,
  }),
};
