import { z } from 'zod';

export const CALL_PURPOSES = ['question', 'batch-summary', 'comparison-summary', 'translation'] as const;

/** A call of a language model, as the ledger keeps it: nothing of what was sent or said. */
export const ModelCallItem = z
  .object({
    purpose: z.enum(CALL_PURPOSES),
    subjectId: z.string().describe('The question, batch, comparison or translation'),
    model: z.string().describe('`<provider>/<model>`; `unknown` where an earlier version did not keep it'),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    outcome: z
      .string()
      .nullable()
      .describe('`replied`, or why there is no reply; null while it is under way'),
    inputTokens: z.int().describe('0 where the provider does not say'),
    outputTokens: z.int(),
  })
  .meta({ id: 'ModelCallItem' });
export type ModelCallItem = z.infer<typeof ModelCallItem>;
