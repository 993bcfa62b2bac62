import { z } from 'zod';
import { ChangeReview, ComparisonChange } from '#comparison-changes.ts';
import { ComparisonOptions, WantedComparisonOptions } from '#comparison-options.ts';
import { ComparisonRow, ComparisonSide } from '#comparison-rows.ts';
import { Box, ModelUsage } from '#questions.ts';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';
import { FileItem } from '#library.ts';
import {
  CHANGES_PER_CALL,
  ROWS_PER_CALL,
  SEARCH_MAX_HITS,
  SEARCH_MAX_LENGTH,
  SIMPLE_COMPARISON_MAX_BYTES,
  SIMPLE_COMPARISON_MAX_LENGTH,
} from '#limits.ts';

export { ChangeReview, ComparisonChange, ComparisonRow, ComparisonSide };

export const ComparisonStatus = z.enum(['running', 'complete', 'failed', 'cancelled']);
export type ComparisonStatus = z.infer<typeof ComparisonStatus>;

/** How the summary of a comparison came about. */
const SummaryWording = z.object({
  completed: z
    .boolean()
    .describe('False while a language model words it: then it says what the changes alone do'),
  written: z
    .array(z.int().min(0))
    .readonly()
    .optional()
    .describe('Lines of the summary, from 0, that a language model has worded'),
  writtenBy: z.string().optional().describe('That model, as `<provider>/<model>`'),
  usage: ModelUsage.optional(),
});

export const ComparisonItem = z
  .object({
    comparisonId: Id,
    status: ComparisonStatus,
    progress: z.number().min(0).max(1),
    cutOff: z.boolean().describe('Parts were not looked at, and count as changed'),
    options: ComparisonOptions,
    masterFile: FileItem,
    childFile: FileItem,
    rowsTotal: z.int().min(0),
    changesTotal: z.int().min(0),
    error: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ComparisonItem' });
export type ComparisonItem = z.infer<typeof ComparisonItem>;

export const Comparison = ComparisonItem.extend({
  generation: z
    .array(ComparisonChange)
    .readonly()
    .describe(
      `The smart comparison, in reading order: every change, or the ${CHANGES_PER_CALL} that weigh most where there are more`,
    ),
  smartSummary: z.string().nullable().describe('The global summary, line by line; null until it is complete'),
  wording: SummaryWording.nullable(),
}).meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

/** Rows call the sides left and right, the files are master and child. */
const ComparedSide = z
  .enum(['left', 'right', 'master', 'child'])
  .transform((side) => (side === 'left' || side === 'master' ? ('left' as const) : ('right' as const)))
  .describe('`left` is the master file');

const ofComparison = z.object({ id: Id });
const start = {
  method: 'POST',
  tokenScope: 'ask',
  status: [202],
  takesIdempotencyKey: true,
  body: z.object({
    fileIds: z.array(Id).length(2, 'Choose exactly 2 files.').describe('The earlier file first'),
    options: WantedComparisonOptions.optional(),
  }),
  result: z.object({ comparisonId: Id }),
} as const;
/** How long it is, the use case looks at: its refusal is a 413. */
const SimpleText = z.string().meta({ maxLength: SIMPLE_COMPARISON_MAX_LENGTH });
/** Where a part of a long list begins, and how much it holds. */
const slice = (most: number) => ({
  from: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(most).default(most),
});
const sliceOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).readonly(), from: z.int(), limit: z.int(), total: z.int() });

export const comparisons = {
  start: endpoint({ ...start, path: '/compare/files', summary: 'Compare two files that are Complete' }),
  startDocument: endpoint({ ...start, path: '/compare-doc', summary: 'Compare two files that are Complete' }),
  simple: endpoint({
    method: 'POST',
    path: '/get-simple-comparison',
    tokenScope: 'ask',
    storageReserve: 'none',
    bodyMaxBytes: SIMPLE_COMPARISON_MAX_BYTES,
    summary: 'Compare two texts at once; nothing is kept',
    body: z.object({ master_file: SimpleText, child_file: SimpleText }),
    result: z.object({
      rows: z.array(ComparisonRow).readonly(),
      ds: z.object({
        masterFile: z.array(ComparisonSide).readonly(),
        compareFile: z.array(ComparisonSide).readonly(),
      }),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/compare',
    tokenScope: 'read',
    summary: 'The comparisons of the account, the last one first',
    query: z.object(paging(100)),
    result: listOf(ComparisonItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/compare/:id',
    tokenScope: 'read',
    summary: 'A comparison: how far it is, and its changes',
    params: ofComparison,
    result: Comparison,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/compare/:id/rows',
    tokenScope: 'read',
    summary: 'Rows of a comparison that is complete',
    params: ofComparison,
    query: z.object(slice(ROWS_PER_CALL)),
    result: sliceOf(ComparisonRow),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/compare/:id/changes',
    tokenScope: 'read',
    summary: 'Changes of a comparison that is complete, in reading order',
    params: ofComparison,
    query: z.object(slice(CHANGES_PER_CALL)),
    result: sliceOf(ComparisonChange),
  }),
  search: endpoint({
    method: 'GET',
    path: '/compare/:id/search',
    tokenScope: 'read',
    summary: 'The rows of a comparison in which words stand, on either side',
    params: ofComparison,
    query: z.object({
      q: z
        .string()
        .trim()
        .min(1, 'Say what to search for.')
        .max(SEARCH_MAX_LENGTH, `A search has at most ${SEARCH_MAX_LENGTH} characters.`),
    }),
    result: z.object({
      rows: z.array(z.int()).readonly().describe(`Their indexes, at most ${SEARCH_MAX_HITS}`),
      total: z.int().describe('All rows, told or not'),
    }),
  }),
  pages: endpoint({
    method: 'GET',
    path: '/compare/:id/pages',
    tokenScope: 'read',
    summary: 'Which positions on the pages of both files stand beside each other',
    params: ofComparison,
    result: z.object({
      positions: z
        .array(z.tuple([z.number(), z.number()]))
        .readonly()
        .describe('In the master and the child file, both growing: 3.25 is a quarter down page 3'),
    }),
  }),
  marks: endpoint({
    method: 'GET',
    path: '/compare/:id/marks',
    tokenScope: 'read',
    summary: 'Where the changes stand on a page of one of the files',
    params: ofComparison,
    query: z.object({ side: ComparedSide, page: z.coerce.number().int().min(1) }),
    result: z.object({
      marks: z
        .array(
          z.object({
            changeId: z.int().min(1),
            kind: z.enum(['added', 'removed', 'moved']),
            boxes: z.array(Box).readonly(),
            span: z.object({ start: z.int(), end: z.int() }),
          }),
        )
        .readonly(),
    }),
  }),
  review: endpoint({
    method: 'POST',
    path: '/compare/:id/review/:changeId',
    tokenScope: 'write',
    summary: 'Keep what a person says of a change',
    params: ofComparison.extend({
      changeId: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1),
    }),
    body: ChangeReview,
    result: ChangeReview.extend({ changeId: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/compare/:id',
    tokenScope: 'ask',
    status: [202],
    takesIdempotencyKey: true,
    summary:
      'Compare the two files of a comparison again, with other options or exchanged; not counted again',
    params: ofComparison,
    body: z.object({
      options: WantedComparisonOptions.optional().describe(
        'In place of all options that it has; of the sides as they are after the exchange',
      ),
      swap: z.boolean().default(false).describe('The later file becomes the earlier one'),
    }),
    result: ComparisonItem,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/compare/:id/cancel',
    tokenScope: 'ask',
    storageReserve: 'none',
    summary: 'Stop a comparison that is running',
    params: ofComparison,
    result: ComparisonItem,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/compare/:id',
    tokenScope: 'write',
    summary: 'Delete a comparison; the files stay',
    params: ofComparison,
  }),
};
