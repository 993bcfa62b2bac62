import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { FILE_TYPES } from '#file-types.ts';
import { BATCH_MAX_CELLS } from '#limits.ts';

const [xlsx, docx, pdf] = [
  FILE_TYPES.XLSX.extension,
  FILE_TYPES.DOCX.extension,
  FILE_TYPES.PDF.extension,
] as const;

export const ExportFormat = z
  .enum([xlsx, 'csv', 'html', 'zip', docx, pdf, FILE_TYPES.TXT.extension, 'bilingual'])
  .describe(
    'html: a report to read or print; zip: an evidence pack with pictures of the cited pages; docx: a redline with tracked changes, or a translation; bilingual: a Word file with both languages of a translation',
  );
export type ExportFormat = z.infer<typeof ExportFormat>;

export const ExportStatus = z.enum(['running', 'complete', 'failed', 'cancelled']);
export type ExportStatus = z.infer<typeof ExportStatus>;

/** What became of the sentences of a translation in the form of the original. */
export const TranslationRemarks = z
  .object({
    kept: z
      .int()
      .describe('Sentences in the source language still: their exact place in the file is not known'),
    plain: z
      .int()
      .describe(
        'Sentences with bold words, links or the like that are so no more: the translation has no such words',
      ),
    sentences: z
      .array(
        z.object({
          kind: z.enum(['kept', 'plain']),
          index: z.int().describe('Of the segment'),
          page: z.int(),
          text: z.string().describe('In the source language, as it begins'),
        }),
      )
      .readonly()
      .describe('The first of both'),
  })
  .meta({ id: 'TranslationRemarks' });
export type TranslationRemarks = z.infer<typeof TranslationRemarks>;

export const Export = z
  .object({
    exportId: Id,
    format: ExportFormat,
    name: z.string().describe('Of the file'),
    status: ExportStatus,
    done: z.int().describe('Answers, changes or sentences that are written'),
    total: z.int(),
    url: z
      .string()
      .nullable()
      .describe('Of the file once it is complete: an address for five minutes, as every GET gives a new one'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().optional().describe('When the file is deleted'),
    error: z.string().optional(),
    remarks: TranslationRemarks.optional().describe(
      'On a translation that is not in the file as it is on the screen',
    ),
  })
  .meta({ id: 'Export' });
export type Export = z.infer<typeof Export>;

const ofAnswers = {
  marks: z.boolean().default(true).describe('With review marks and notes'),
  closest: z.boolean().default(true).describe('With passages that come close where there is no answer'),
  answerIds: z
    .array(Id)
    .min(1, 'Choose at least one answer.')
    .max(BATCH_MAX_CELLS)
    .optional()
    .describe('These answers alone'),
};

/** Bytes of JSON that name every answer of the largest batch. */
const BODY_MAX_BYTES = 700_000;

export const AnswersFormat = ExportFormat.extract([xlsx, 'csv', 'html', 'zip']);
export type AnswersFormat = z.infer<typeof AnswersFormat>;
export const AnswersExport = z.object({ format: AnswersFormat, ...ofAnswers });
export type AnswersExport = z.output<typeof AnswersExport>;

export const TermsFormat = AnswersFormat.exclude(['zip']);
export const ReportFormat = ExportFormat.exclude(['zip', FILE_TYPES.TXT.extension, 'bilingual']);
export type ReportFormat = z.infer<typeof ReportFormat>;

const params = z.object({ id: Id });
const startsOne = { method: 'POST', tokenScope: 'read', status: [200, 202], result: Export } as const;
const starts = { ...startsOne, params } as const;

/** Answers and comparisons as files: each is written by a job. Who asks is answered when it is complete, or after five seconds. */
export const exports = {
  batch: endpoint({
    ...starts,
    path: '/qna/batch/:id/export',
    bodyMaxBytes: BODY_MAX_BYTES,
    summary: 'Write the answers of a batch into a file; 202 where that takes longer than five seconds',
    body: AnswersExport,
  }),
  conversation: endpoint({
    ...starts,
    path: '/qna/conversation/:id/export',
    bodyMaxBytes: BODY_MAX_BYTES,
    summary: 'The same of the questions that follow on each other',
    body: AnswersExport,
  }),
  keyTerms: endpoint({
    ...starts,
    path: '/keyTerms/:id/export',
    summary: 'The same of the key terms of a file',
    body: z.object({ format: TermsFormat }),
  }),
  comparison: endpoint({
    ...startsOne,
    path: '/get-comparison-report',
    summary:
      'Write what a comparison has found into a file: a report, a table of its changes, or a redline in Word; 409 for PDF where no converter is',
    body: z.object({ comparisonId: Id, format: ReportFormat }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/exports/:id',
    tokenScope: 'read',
    summary: 'How far an export is, and where its file can be downloaded',
    params,
    result: Export,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/exports/:id/cancel',
    tokenScope: 'read',
    storageReserve: 'none',
    summary: 'Stop writing a file; nothing of it is kept',
    params,
    result: Export,
  }),
};
