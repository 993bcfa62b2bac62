import { z } from 'zod';
import { ChangeKind, EarlierRun, LookReason, NewerVersion, TextPart, VersionRun } from '#batch-versions.ts';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';
import { FileItem } from '#library.ts';
import { BATCH_MAX_CELLS, BATCH_MAX_FILES, CELLS_PER_CALL } from '#limits.ts';
import { TermValue } from '#key-terms.ts';
import { AnswerKind, Citation, ModelUsage, Question } from '#questions.ts';
import { Column } from '#templates.ts';

export const BatchStatus = z.enum(['running', 'complete', 'failed', 'cancelled']);
export type BatchStatus = z.infer<typeof BatchStatus>;

const Eta = z
  .int()
  .nullable()
  .describe(
    'Seconds until the last answer, judged by the latest ones, of earlier batches too; null where none is worked out',
  );

/** What lists tell of a batch. */
export const BatchMeta = z
  .object({
    kind: z.literal('batch'),
    batchId: Id,
    templateId: Id.nullable().describe('Null where the template has been deleted since'),
    templateName: z.string().describe('As it was called when the batch was started'),
    createdAt: z.iso.datetime(),
    status: BatchStatus.describe('`failed`: not one question could be worked out'),
    files: z.int(),
    questions: z.int().describe('Of the template; each is asked of every file'),
    eta: Eta,
    done: z.int().describe('Questions with an end, failed ones too'),
    total: z.int().describe('Files times questions, without files that were deleted since'),
    failed: z.int().describe('Questions that could not be worked out; not those without an answer'),
  })
  .meta({ id: 'BatchMeta' });
export type BatchMeta = z.infer<typeof BatchMeta>;

export const BatchSummary = z
  .object({
    text: z.string().describe('A line for each question'),
    completed: z
      .boolean()
      .describe('False while a language model words it: then it says what the answers alone do'),
    written: z
      .array(z.int().min(0))
      .readonly()
      .optional()
      .describe('Lines, from 0, that a language model has worded; each is supported by its answers'),
    writtenBy: z.string().optional().describe('That model, as `<provider>/<model>`'),
    usage: ModelUsage.optional(),
  })
  .meta({ id: 'BatchSummary' });
export type BatchSummary = z.infer<typeof BatchSummary>;

export const Batch = BatchMeta.extend({
  columns: z.array(Column.safeExtend({ question: z.string() })),
  summary: BatchSummary.nullable().describe('Null until every question has an end'),
  newer: z
    .array(NewerVersion)
    .optional()
    .describe('Files that have a newer version outside this batch; absent where none has'),
  earlier: z
    .array(EarlierRun)
    .optional()
    .describe('Files whose earlier version was asked the same; absent where none was'),
}).meta({ id: 'Batch' });
export type Batch = z.infer<typeof Batch>;

export const CellStatus = z.enum(['waiting', 'running', 'complete', 'failed']);
export type CellStatus = z.infer<typeof CellStatus>;

/** A file of a batch with the answers to all questions, in their order. */
export const BatchItem = z
  .object({
    _id: Id,
    batchId: Id,
    fileId: Id,
    fileName: z.string(),
    pages: z.int().nullable().describe('Of the file; null until they are counted'),
    pageKind: FileItem.shape.pageKind,
    status: CellStatus,
    answers: z.array(Question),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof BatchItem>;

/** A value with the words that say it. */
export const CellValue = z
  .intersection(
    TermValue,
    z.object({
      text: z.string().describe('As the document prints it'),
      sure: z.boolean().describe('Else somebody should look at it'),
      size: z
        .object({ number: z.number(), unit: z.string() })
        .optional()
        .describe(
          'Of a date, duration or amount, converted: days since 1970, days, the amount of a year. Only sizes of one unit can be compared',
        ),
    }),
  )
  .meta({ id: 'CellValue' });
export type CellValue = z.infer<typeof CellValue>;

export const CellFlag = z
  .enum(['outlier', 'disagrees', 'unsure', 'changed'])
  .describe(
    '`outlier`: far from the other values of its column; `disagrees`: the file says another value as well; `unsure`: the value is not read surely, or the answer names none; `changed`: the earlier version answers otherwise (in lists of changes only)',
  );
export type CellFlag = z.infer<typeof CellFlag>;

/** One question of one file. */
export const Cell = z
  .object({
    answerId: Id.describe('The id of the question, as reviews and contexts take it'),
    fileId: Id,
    column: z.int().min(0).describe('Index of the question in the template'),
    status: CellStatus,
    text: z.string(),
    words: z
      .string()
      .optional()
      .describe(
        'Those words of the text that answer, where it has some; of close passages the likeliest one',
      ),
    kind: AnswerKind,
    pages: z.array(z.int()).describe('On which the answer stands, best first'),
    labels: z
      .array(z.string())
      .optional()
      .describe("What these pages call themselves, in their order, '' where nothing; absent where none does"),
    searched: z
      .object({ pages: z.int(), unread: z.int() })
      .optional()
      .describe('Where there is no answer: how many pages were searched, and how many could not be read'),
    value: CellValue.optional().describe('Of a typed column, where the answer names one'),
    flags: z.array(CellFlag).optional(),
    readings: z
      .array(
        z.object({
          value: CellValue,
          pages: z.array(z.int()),
          citations: z
            .array(Citation)
            .optional()
            .describe('The words that say it, also where the answer does not cite them'),
        }),
      )
      .optional()
      .describe('Where the file contradicts itself: each value with the pages that say it; none is chosen'),
    review: Question.shape.review,
    error: z.string().optional(),
  })
  .meta({ id: 'Cell' });
export type Cell = z.infer<typeof Cell>;

/** The answers of two versions of a file to one question. */
export const AnswerChange = z
  .object({
    question: z.string(),
    change: ChangeKind,
    reason: LookReason.optional(),
    isMoved: z.literal(true).optional().describe('It stands on another page, which by itself is no change'),
    isReworded: z.literal(true).optional().describe('The value is the same, the sentence is not'),
    before: Cell.describe('Of the earlier version, with what was said of it in review'),
    now: Cell,
    parts: z
      .object({ before: z.array(TextPart), now: z.array(TextPart) })
      .describe('What both versions say, word by word'),
  })
  .meta({ id: 'AnswerChange' });
export type AnswerChange = z.infer<typeof AnswerChange>;

const batchParams = z.object({ id: Id });
const Started = z.object({ batchId: Id, status: BatchStatus, eta: Eta });

export const batches = {
  start: endpoint({
    method: 'POST',
    path: '/qna/batch',
    tokenScope: 'ask',
    takesIdempotencyKey: true,
    status: [202],
    summary: 'Ask every question of a template of each of several files, or of one',
    body: z.object({
      fileIds: z
        .array(Id)
        .min(1, 'Choose at least one file.')
        .max(BATCH_MAX_FILES, `A batch has at most ${BATCH_MAX_FILES} files.`),
      templateId: Id,
    }),
    result: Started,
  }),
  estimate: endpoint({
    method: 'GET',
    path: '/qna/batch-estimate',
    tokenScope: 'read',
    summary: 'About how long so many questions of a batch would take, judged by the latest ones',
    query: z.object({ cells: z.coerce.number().int().min(1).max(BATCH_MAX_CELLS) }),
    result: z.object({ seconds: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/qna/batch/:id',
    tokenScope: 'read',
    summary: 'How far a batch is, and its summary',
    params: batchParams,
    result: Batch,
  }),
  cells: endpoint({
    method: 'GET',
    path: '/qna/batch/:id/cells',
    tokenScope: 'read',
    summary: 'The questions of a batch, file by file, each with what is known of its answer',
    params: batchParams,
    query: z.object(paging(CELLS_PER_CALL, CELLS_PER_CALL)),
    result: listOf(Cell),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/qna/batch/:id/cancel',
    tokenScope: 'ask',
    storageReserve: 'none',
    summary: 'Ask no more questions of a batch; the answers that are there stay',
    params: batchParams,
    result: Batch,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/qna/batch/:id/retry',
    tokenScope: 'ask',
    status: [202],
    summary: 'Ask the failed questions of a batch again, and after a cancel those that were not asked',
    params: batchParams,
    result: Batch,
  }),
  runAgain: endpoint({
    method: 'POST',
    path: '/qna/batch/:id/run-again',
    tokenScope: 'ask',
    status: [202],
    takesIdempotencyKey: true,
    summary: 'Start a new batch of the same files and template, or of newer versions of them',
    params: batchParams,
    body: z.object({
      fileIds: z
        .array(Id)
        .min(1, 'Choose at least one file.')
        .max(BATCH_MAX_FILES, `A batch has at most ${BATCH_MAX_FILES} files.`)
        .optional()
        .describe('Newer versions of files of the batch: they alone are asked. Absent: the same files'),
    }),
    result: Started,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/qna/batch/:id/changes',
    tokenScope: 'read',
    summary: 'The answers that changed against those of earlier versions of the files',
    params: batchParams,
    query: z.object({
      ...paging(CELLS_PER_CALL, CELLS_PER_CALL),
      show: z
        .enum(['changed', 'all'])
        .default('changed')
        .describe('`changed`: what changed and what somebody has to look at; `all`: what is the same too'),
    }),
    result: listOf(AnswerChange),
  }),
  ofVersion: endpoint({
    method: 'GET',
    path: '/qna/batch-versions/:id',
    tokenScope: 'read',
    summary: 'What earlier versions of a file were asked by batches, newest first',
    params: batchParams,
    result: listOf(VersionRun),
  }),
};
