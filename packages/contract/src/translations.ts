import { z } from 'zod';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';
import { Language } from '#languages.ts';
import {
  SEGMENT_MAX_LENGTH,
  SEGMENTS_PER_CALL,
  TRANSLATED_TEXT_MAX_BYTES,
  TRANSLATED_TEXT_MAX_LENGTH,
} from '#limits.ts';

export const TranslationStatus = z.enum(['running', 'complete', 'failed', 'cancelled']);
export type TranslationStatus = z.infer<typeof TranslationStatus>;

/** The provider of a translation where none is configured. */
export const NO_PROVIDER = 'none';

export const Translation = z
  .object({
    _id: Id,
    fileId: Id.nullable().describe('Null for a text that was typed'),
    name: z.string().describe('Of the file, or how the text begins'),
    source: Language,
    target: Language,
    terminologyId: Id.optional(),
    provider: z
      .string()
      .describe('Who translates; `none` where nobody does: then only what was corrected before is filled in'),
    status: TranslationStatus,
    done: z.int().describe('Segments'),
    total: z.int().describe('0 until the text is cut into segments'),
    eta: z.int().nullable().describe('Seconds; null until it can be told'),
    pages: z.int().describe('Of the file; 1 for a text'),
    error: z.string().optional(),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Translation' });
export type Translation = z.infer<typeof Translation>;

/** How a translation did, as far as it is. */
const TranslationCounts = z.object({
  fromMemory: z.int().describe('Segments as a person had corrected them before'),
  untranslated: z.int().describe('Segments that are done and have no translation'),
  openPoints: z.int().describe('Segments with a term, number, date or name to look at'),
  checks: z.int().describe('Numbers, dates and names that were looked for'),
  checksFailed: z.int(),
  terms: z.int().describe('Entries of the terminology'),
  termsUsed: z.int().describe('Entries that occur'),
  termsNotApplied: z.int().describe('Entries that occur and were not applied at least once'),
});
export type TranslationCounts = z.infer<typeof TranslationCounts>;

export const TranslationDetails = Translation.extend({ counts: TranslationCounts }).meta({
  id: 'TranslationDetails',
});
export type TranslationDetails = z.infer<typeof TranslationDetails>;

export const SegmentTerm = z.object({
  source: z.string().describe('As it stands in the segment'),
  target: z.string().describe('As the terminology has it'),
  start: z.int().describe('Offset into the source of the segment, in UTF-16 units'),
  end: z.int(),
  applied: z.boolean(),
  reason: z.string().optional().describe('Why not'),
});
export type SegmentTerm = z.infer<typeof SegmentTerm>;

export const SegmentCheck = z.object({
  kind: z.enum(['number', 'date', 'name']),
  text: z.string().describe('As it stands in the source'),
  ok: z.boolean().describe('It stands in the translation too'),
});
export type SegmentCheck = z.infer<typeof SegmentCheck>;

export const TranslationSegment = z
  .object({
    index: z.int().min(0),
    page: z.int().min(1),
    kind: z.string().describe('What it is part of: a paragraph, heading, item, cell or note'),
    block: z.int().describe('Segments of one block follow each other'),
    source: z.string(),
    target: z.string().describe("'' until it is translated, and where nobody translates it"),
    done: z.boolean(),
    fromMemory: z.boolean().describe('It is as a person had corrected the same sentence before'),
    terms: z.array(SegmentTerm).readonly(),
    checks: z.array(SegmentCheck).readonly(),
    corrected: z.boolean().describe('A person has written it'),
    confirmed: z.boolean().describe('A person has said that it is right as it is'),
  })
  .meta({ id: 'TranslationSegment' });
export type TranslationSegment = z.infer<typeof TranslationSegment>;

/** How long it is, the use case looks at: its refusal is a 413. */
const TypedText = z.string().trim().min(1, 'Type the text.').meta({ maxLength: TRANSLATED_TEXT_MAX_LENGTH });

export const TranslationRequest = z
  .object({
    text: TypedText.optional(),
    fileId: Id.optional(),
    source: Language.optional().describe('Recognised where it is left out'),
    target: Language,
    terminologyId: Id.optional(),
  })
  .refine(({ text, fileId }) => (text === undefined) !== (fileId === undefined), {
    path: ['text'],
    message: 'Send a text or the id of a file.',
  });
export type TranslationRequest = z.infer<typeof TranslationRequest>;

const Correction = z
  .object({
    target: z
      .string()
      .trim()
      .min(1, 'Type the translation.')
      .max(SEGMENT_MAX_LENGTH, `A translation has at most ${SEGMENT_MAX_LENGTH} characters.`)
      .optional(),
    confirmed: z.literal(true).optional().describe('It is right as it is'),
  })
  .refine(({ target, confirmed }) => (target === undefined) !== (confirmed === undefined), {
    path: ['target'],
    message: 'Send a translation, or say that it is right.',
  });
export type Correction = z.infer<typeof Correction>;

const ofTranslation = z.object({ id: Id });

export const translations = {
  start: endpoint({
    method: 'POST',
    path: '/translate',
    tokenScope: 'ask',
    status: [202],
    takesIdempotencyKey: true,
    bodyMaxBytes: TRANSLATED_TEXT_MAX_BYTES,
    summary: 'Translate a text, or a file that is Complete',
    body: TranslationRequest,
    result: Translation,
  }),
  list: endpoint({
    method: 'GET',
    path: '/translate',
    tokenScope: 'read',
    summary: 'The translations of the account, the last one first',
    query: z.object({ ...paging(100), fileId: Id.optional() }),
    result: listOf(Translation),
  }),
  get: endpoint({
    method: 'GET',
    path: '/translate/:id',
    tokenScope: 'read',
    summary: 'A translation: how far it is, and how it did',
    params: ofTranslation,
    result: TranslationDetails,
  }),
  segments: endpoint({
    method: 'GET',
    path: '/translate/:id/segments',
    tokenScope: 'read',
    summary: 'Its segments in reading order, as far as they are translated',
    params: ofTranslation,
    query: z.object({
      ...paging(SEGMENTS_PER_CALL, SEGMENTS_PER_CALL),
      filePage: z.coerce.number().int().min(1).max(1_000_000).optional().describe('Those of one page alone'),
      open: z
        .enum(['true', 'false'])
        .optional()
        .describe('`true`: those with a term, number, date or name to look at alone'),
    }),
    result: listOf(TranslationSegment),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/translate/:id/segments/:index',
    tokenScope: 'write',
    summary: 'Correct a segment, which is kept for later translations, or say that it is right',
    params: ofTranslation.extend({
      index: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    }),
    body: Correction,
    result: TranslationSegment,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/translate/:id/cancel',
    tokenScope: 'ask',
    storageReserve: 'none',
    summary: 'Stop a translation that is running; what is translated stays',
    params: ofTranslation,
    result: Translation,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/translate/:id',
    tokenScope: 'write',
    summary: 'Delete a translation; the file and what was corrected stay',
    params: ofTranslation,
  }),
};
