import { z } from 'zod';

const CardPart = z.object({
  text: z.string(),
  role: z
    .enum(['subject', 'place', 'old', 'new'])
    .optional()
    .describe('What it is on, where it stands, what went, what came; absent of words between them'),
});

/** What a change says as one sentence; all absent of comparisons made before there were such sentences. */
export const cardFields = {
  card: z.string().optional().describe('The change as one sentence'),
  cardParts: z.array(CardPart).readonly().optional().describe('The parts of `card`, one after the other'),
  subject: z
    .string()
    .optional()
    .describe('The noun that the change is on, as `card` names it; absent where none is sure'),
};
