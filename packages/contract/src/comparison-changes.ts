import { z } from 'zod';
import { cardFields } from '#comparison-cards.ts';
import { CHANGE_CATEGORIES, ComparisonKind } from '#comparison-kinds.ts';
import { REVIEW_NOTE_MAX_LENGTH } from '#limits.ts';

export const ChangeReview = z.object({
  mark: z.enum(['accepted', 'wrong', 'check', 'none']),
  note: z.string().max(REVIEW_NOTE_MAX_LENGTH).default(''),
});
export type ChangeReview = z.infer<typeof ChangeReview>;

const PageOrNone = z.int().min(1).nullable();

export const ComparisonChange = z
  .object({
    _id: z.int().min(1).describe('`changeId` of its rows, marks and review; from 1 in each comparison'),
    masterLineId: z.int().min(1).nullable(),
    childLineId: z.int().min(1).nullable(),
    changes: z.string().describe('What the change does, in words of the documents'),
    ...cardFields,
    class: ComparisonKind.describe('The weightiest of its kinds'),
    kinds: z.array(ComparisonKind).min(1).readonly().describe('The weightiest first'),
    score: z.number().min(0).max(1).optional().describe('Bigram similarity of the pair of lines'),
    matched: z.boolean().describe('The pair is more than 80 percent alike'),
    severity: z.int().min(1).max(3).describe('3 is the gravest'),
    clause: z.string().optional().describe('Number of the clause in which it stands'),
    place: z
      .string()
      .optional()
      .describe('Sheet, column and row of a table in which it stands, by their heads'),
    old: z
      .string()
      .optional()
      .describe('What stood there, long text cut with "…"; absent where text was only added'),
    new: z
      .string()
      .optional()
      .describe('What stands there, long text cut with "…"; absent where text was only removed'),
    pages: z.object({ master: PageOrNone, child: PageOrNone }),
    row: z.int().min(0).describe('Index of its first row'),
    lastRow: z.int().min(0),
    rows: z
      .array(z.tuple([z.int(), z.int()]))
      .readonly()
      .describe('First and last row of each stretch that it takes: two of a move'),
    weight: z.number().optional().describe('How much it matters among the changes of its comparison'),
    written: z
      .object({
        impact: z.string().optional().describe('What it means for those who are bound by it'),
        category: z.enum(CHANGE_CATEGORIES).optional(),
      })
      .optional()
      .describe(
        'Where a language model has worded `changes` and `severity`: what else it says, of which numbers and names are supported too',
      ),
    review: ChangeReview.optional(),
  })
  .meta({ id: 'ComparisonChange' });
export type ComparisonChange = z.infer<typeof ComparisonChange>;
