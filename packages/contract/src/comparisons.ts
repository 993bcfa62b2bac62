import { z } from 'zod';
import { cardFields } from '#comparison-cards.ts';
import { CHANGE_CATEGORIES, ComparisonKind } from '#comparison-kinds.ts';
import { Box, ModelUsage } from '#questions.ts';
import { endpoint, Id, listOf, notYet, paging } from '#endpoint.ts';
import { FileItem } from '#library.ts';
import {
  CHANGES_PER_CALL,
  REVIEW_NOTE_MAX_LENGTH,
  ROWS_PER_CALL,
  SEARCH_MAX_HITS,
  SEARCH_MAX_LENGTH,
  SIMPLE_COMPARISON_MAX_BYTES,
  SIMPLE_COMPARISON_MAX_LENGTH,
} from '#limits.ts';

export const ComparisonStatus = z.enum(['running', 'complete', 'failed', 'cancelled']);
export type ComparisonStatus = z.infer<typeof ComparisonStatus>;

const Segment = z.object({
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 unchanged, 1 added, 2 removed'),
  value: z.string(),
  moved: z.int().min(1).optional().describe('The move of moved text: 2 on the left, 1 on the right'),
});

export const ComparisonSide = z
  .object({
    lineId: z.int().min(1).nullable().describe('From 1 on each side; null for a placeholder'),
    type: z.union([z.literal(0), z.literal(2)]).describe('2 where something on it has changed'),
    value: z.union([z.string(), z.array(Segment).readonly()]),
    page: z.int().min(1).optional(),
    moved: z.object({ id: z.int().min(1), partnerLineId: z.int().min(1) }).optional(),
    furniture: z.literal(true).optional().describe('A head or foot of a page, which is not compared'),
  })
  .meta({ id: 'ComparisonSide' });
export type ComparisonSide = z.infer<typeof ComparisonSide>;

export const ComparisonRow = z
  .object({
    index: z.int().min(0),
    left: ComparisonSide,
    right: ComparisonSide,
    changeId: z.int().min(1).optional(),
  })
  .meta({ id: 'ComparisonRow' });
export type ComparisonRow = z.infer<typeof ComparisonRow>;

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
        'Where a language model has worded `changes` and `severity`: what else it says, of which numbers and names are borne out too',
      ),
    review: ChangeReview.optional(),
  })
  .meta({ id: 'ComparisonChange' });
export type ComparisonChange = z.infer<typeof ComparisonChange>;

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
    options: z.object({}),
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
    options: notYet('Comparisons cannot be set yet: leave the options out.'),
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
    needsRoom: 'none',
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
  cancel: endpoint({
    method: 'POST',
    path: '/compare/:id/cancel',
    tokenScope: 'ask',
    needsRoom: 'none',
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
