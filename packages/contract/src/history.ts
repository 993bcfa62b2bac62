import { z } from 'zod';
import { BatchItem, BatchMeta } from '#batches.ts';
import { CallerReference, endpoint, Id, listOf, paging } from '#endpoint.ts';
import { FileItem, MAX_FILES_DELETED, PlacedFile } from '#library.ts';
import { HISTORY_PAGE_SIZE, HISTORY_SEARCH_MAX_LENGTH } from '#limits.ts';
import { AnswerKind, Citation, Question } from '#questions.ts';

export const QuestionMeta = Question.extend({
  kind: z.literal('question').describe('Of the entry, since a list holds entries of several kinds'),
  answerKind: AnswerKind.describe("The question's own `kind`"),
  citations: z.array(Citation.omit({ boxes: true })),
  fileName: z.string().describe('As `pageKind`, over several files, of the first; `files` names all'),
  pageKind: FileItem.shape.pageKind,
}).meta({ id: 'QuestionMeta' });
export type QuestionMeta = z.infer<typeof QuestionMeta>;

export const HistoryEntry = z.discriminatedUnion('kind', [QuestionMeta, BatchMeta]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A file that was asked, with how often and when last. */
export const Conversation = PlacedFile.extend({
  fileId: Id,
  questions: z.int(),
  lastAskedAt: z.iso.datetime(),
}).meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** What goes with files that are deleted. */
export const DeletionPreview = z
  .object({
    files: z.int(),
    answers: z.int().describe('Questions asked of them, alone or with other files, in batches too'),
    comparisons: z.int().describe('Of one of them with any file'),
    batches: z.int().describe('That ask no other file; others stay, and are summed up anew'),
    reviews: z.int().describe('What was said of those answers and of the changes in those comparisons'),
  })
  .meta({ id: 'DeletionPreview' });
export type DeletionPreview = z.infer<typeof DeletionPreview>;

/** As many as one call deletes. */
const MAX_FILES_PREVIEWED = MAX_FILES_DELETED;

/** As many as one page of a list of files can hold. */
const MAX_FILES_COUNTED = 500;

const ofCaller = z.object({ userId: CallerReference });
const Total = z.object({ total: z.int() });

export const history = {
  conversations: endpoint({
    method: 'GET',
    path: '/history/conversations',
    tokenScope: 'read',
    summary: 'The files that were asked, the last conversation first',
    query: z.object({ userId: CallerReference, ...paging(500, 100) }),
    result: listOf(Conversation),
  }),
  questionCounts: endpoint({
    method: 'POST',
    path: '/history/question-counts',
    tokenScope: 'read',
    storageReserve: 'none',
    summary: 'How often each of these files was asked; files that were not asked are left out',
    body: z.object({ fileIds: z.array(Id).min(1).max(MAX_FILES_COUNTED) }),
    result: z.object({ items: z.array(z.object({ fileId: Id, questions: z.int() })) }),
  }),
  totalDocuments: endpoint({
    method: 'GET',
    path: '/total-nof-documents/:userId',
    tokenScope: 'read',
    summary: 'How many files the account has',
    params: ofCaller,
    result: Total,
  }),
  totalQuestions: endpoint({
    method: 'GET',
    path: '/total-nof-questions/:userId',
    tokenScope: 'read',
    summary: 'How many questions the account has asked, without deleted ones',
    params: ofCaller,
    result: Total,
  }),
  totalTranslatedText: endpoint({
    method: 'GET',
    path: '/total-nof-translated-text/:userId',
    tokenScope: 'read',
    summary: 'How many characters of text were translated for the account, without deleted translations',
    params: ofCaller,
    result: Total,
  }),
  list: endpoint({
    method: 'GET',
    path: '/history/list-meta/userid',
    tokenScope: 'read',
    summary: 'Batches, and questions that were asked one by one, newest first',
    query: z.object({
      userId: CallerReference,
      kind: z.enum(['question', 'batch']).optional(),
      q: z
        .string()
        .trim()
        .max(HISTORY_SEARCH_MAX_LENGTH)
        .default('')
        .describe('Only entries whose question, template name or file name hold every word'),
      fileId: Id.optional().describe(
        'The questions that were asked of this file alone, without those of batches',
      ),
      ...paging(100, HISTORY_PAGE_SIZE),
    }),
    result: listOf(HistoryEntry),
  }),
  batchItems: endpoint({
    method: 'GET',
    path: '/history/list-meta/batchId',
    tokenScope: 'read',
    summary: 'The files of a batch with their answers',
    query: z.object({ batchId: Id, ...paging(100, HISTORY_PAGE_SIZE) }),
    result: listOf(BatchItem),
  }),
  allBatchItems: endpoint({
    method: 'GET',
    path: '/history/list-meta/batch/all',
    tokenScope: 'read',
    summary: 'All files of a batch, without answers',
    query: z.object({ batchId: Id }),
    result: listOf(BatchItem.omit({ answers: true })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/history/id/:id',
    tokenScope: 'read',
    summary: 'One question, or one file of a batch with all its answers',
    params: z.object({ id: Id }),
    result: z.object({ questions: z.array(Question), item: BatchItem.optional() }),
  }),
  onComparison: endpoint({
    method: 'GET',
    path: '/qna-on-aggregation/:comparisonId',
    tokenScope: 'read',
    summary: 'The questions that were asked of both files of a comparison, answers side by side',
    params: z.object({ comparisonId: Id }),
    result: listOf(z.object({ question: z.string(), master: Question, child: Question })).describe(
      'All, the last one first; of a question that was asked again the last answer',
    ),
  }),
  deletionPreview: endpoint({
    method: 'POST',
    path: '/files/deletion-preview',
    tokenScope: 'read',
    storageReserve: 'none',
    summary:
      'What would go with these files, and with all that lies in these folders; other accounts’ count nothing',
    body: z.object({
      fileIds: z.array(Id).max(MAX_FILES_PREVIEWED).default([]),
      folderIds: z.array(Id).max(MAX_FILES_PREVIEWED).default([]),
    }),
    result: DeletionPreview,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/history/id/:id',
    tokenScope: 'write',
    summary: 'Delete a question and its answer',
    params: z.object({ id: Id }),
  }),
  deleteBatch: endpoint({
    method: 'DELETE',
    path: '/history/batch/:id',
    tokenScope: 'write',
    summary: 'Delete a batch with its answers; one that runs is stopped',
    params: z.object({ id: Id }),
  }),
};
