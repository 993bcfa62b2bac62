import { z } from 'zod';
import { BatchMeta } from '#batches.ts';
import { Comparison, ComparisonItem, ComparisonRow } from '#comparisons.ts';
import { Id } from '#endpoint.ts';
import { Export } from '#exports.ts';
import { FileItem } from '#library.ts';
import { Question } from '#questions.ts';
import { Translation } from '#translations.ts';

const event = <T extends string, B extends z.ZodType>(type: T, body: B) =>
  z.object({ type: z.literal(type), body });
/** What a notice is about, so that a page that shows it anyway can leave the notice out. */
const NoticeAbout = z.union([
  z.object({ fileId: Id, questionId: Id }),
  z.object({ fileIds: z.array(Id), questionId: Id }),
  z.object({ fileId: Id }),
  z.object({ batchId: Id }),
  z.object({ comparisonId: Id }),
  z.object({ translationId: Id }),
  z.object({ subscriptionId: z.string() }),
]);
export type NoticeAbout = z.infer<typeof NoticeAbout>;
const Notice = z.object({ message: z.string(), about: NoticeAbout.optional() });

/** What a language model is doing about a question, before any of it is checked. Gone when that is done. */
export const PartialAnswer = z.object({
  questionId: Id,
  phase: z.enum(['reading', 'writing', 'checking']),
  text: z.string().optional().describe('What it has written so far: not checked, and perhaps dropped'),
});
export type PartialAnswer = z.infer<typeof PartialAnswer>;

const BatchProgress = z.object({ batchId: Id, eta: BatchMeta.shape.eta, done: z.int(), total: z.int() });
const BatchSummaryProgress = z.object({ batchId: Id, summary: z.string(), completed: z.boolean() });

const CompareResponse = z.object({
  comparisonId: Id,
  completed: z.boolean(),
  compare: ComparisonItem.extend({
    rows: z
      .array(ComparisonRow)
      .readonly()
      .optional()
      .describe(
        'Of a comparison that is complete, where they take at most 64 kB; else /compare/{id}/rows has them',
      ),
  }),
});
const SmartCompareResponse = z.object({
  comparisonId: Id,
  generation: Comparison.shape.generation
    .optional()
    .describe('Where the changes take at most 64 kB; else /compare/{id} has them'),
  smartSummary: z.string().optional(),
});

/** The address of a finished file is the caller's own, so it is had by GET. */
const ExportProgress = Export.pick({ exportId: true, format: true, status: true, done: true, total: true });

const TranslationProgress = Translation.pick({ status: true, eta: true, done: true, total: true }).extend({
  translationId: Id,
});

/** Messages of the server on the socket channel `events`. They are hints: the truth is always one GET away. */
export const ServerEvent = z.discriminatedUnion('type', [
  event('FILE_PROGRESS', FileItem),
  event('chat_response', z.object({ questions: z.array(Question) })),
  event('chat_partial', PartialAnswer),
  event('BATCH_PROGRESS', BatchProgress),
  event('BATCH_SUMMARY_PROGRESS', BatchSummaryProgress),
  event('COMPARE_RESPONSE', CompareResponse),
  event('SMART_COMPARE_RESPONSE', SmartCompareResponse),
  event('TRANSLATION_PROGRESS', TranslationProgress),
  event('EXPORT_PROGRESS', ExportProgress),
  event('NOTIFY_USER', Notice),
  event('error_response', Notice),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;

export const EVENTS_CHANNEL = 'events';
