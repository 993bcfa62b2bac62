import { z } from 'zod';
import { REVIEW_NOTE_MAX_LENGTH } from '#limits.ts';

export const WrongReason = z
  .enum(['not-asked', 'other-figure', 'cut-short'])
  .describe(
    'Why an answer is wrong: it is not what was asked, another figure is right, or its quote is cut short',
  );
export type WrongReason = z.infer<typeof WrongReason>;

export const ReviewNote = z
  .string()
  .trim()
  .max(REVIEW_NOTE_MAX_LENGTH)
  .describe('In the words of who reviewed it');

/** What a person says the value of an answer is, where its words say neither plainly. */
export const ReviewValue = z.object({ type: z.literal('yesNo'), yes: z.boolean() });
export type ReviewValue = z.infer<typeof ReviewValue>;

/** What a person said of an answer. */
export const Review = z
  .object({
    mark: z.enum(['accepted', 'wrong', 'check']).describe('`check`: somebody has to look at it again'),
    note: ReviewNote.optional(),
    reason: WrongReason.optional(),
    claim: z.int().min(0).optional().describe('Index of the claim that was taken as the answer'),
    value: ReviewValue.optional().describe('Whether the claim that was taken answers with yes or with no'),
    wrongClaims: z.array(z.int().min(0)).optional().describe('Indexes of the claims that were called wrong'),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
