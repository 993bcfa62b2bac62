import { z } from 'zod';
import { FILE_MAX_PAGES } from '#limits.ts';

export const IGNORED_DIFFERENCES = ['case', 'punctuation', 'numbering', 'furniture'] as const;
export type IgnoredDifference = (typeof IGNORED_DIFFERENCES)[number];

const pageNumber = z.int().min(1).max(FILE_MAX_PAGES);
const PageRange = z
  .strictObject({ from: pageNumber, to: pageNumber })
  .refine(({ from, to }) => from <= to, 'The first page comes after the last one.')
  .describe('From 1, both ends included');
export type PageRange = z.infer<typeof PageRange>;

const shape = {
  ignore: z
    .array(z.enum(IGNORED_DIFFERENCES))
    .max(IGNORED_DIFFERENCES.length)
    .default(['furniture'])
    .describe(
      'Differences that are no changes: capitals, punctuation, the numbers with which paragraphs begin, heads and feet of pages. Without `furniture` heads and feet are compared too, behind the text',
    ),
  pages: z
    .strictObject({ master: PageRange.optional(), child: PageRange.optional() })
    .optional()
    .describe('Only these pages are compared; all pages of a file without a range'),
  thin: z
    .literal(2)
    .optional()
    .describe(
      'Pairs of lines are matched among every 2nd of every 2nd highlighted line alone (specification, section 5)',
    ),
};

/** How two files are compared. */
export const ComparisonOptions = z.object(shape).meta({ id: 'ComparisonOptions' });
export type ComparisonOptions = z.infer<typeof ComparisonOptions>;

/** What is asked for. What nobody knows is refused: the comparison would be another one. */
export const WantedComparisonOptions = z.strictObject(shape);

/** Those of a comparison of which nothing else was asked. */
export const DEFAULT_COMPARISON_OPTIONS: ComparisonOptions = { ignore: ['furniture'] };
