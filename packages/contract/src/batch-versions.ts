import { z } from 'zod';
import { Id } from '#endpoint.ts';

/** A file of a batch of which a newer version has been read. */
export const NewerVersion = z
  .object({
    fileId: Id.describe('Of the batch'),
    newerFileId: Id.describe('Its newest version that is Complete'),
    name: z.string().describe('Of that version'),
    batchId: Id.optional().describe('The latest batch that asks that version the same, where there is one'),
  })
  .meta({ id: 'NewerVersion' });
export type NewerVersion = z.infer<typeof NewerVersion>;

/** A file of a batch an earlier version of which was asked the same. */
export const EarlierRun = z
  .object({
    fileId: Id.describe('Of the batch'),
    earlierFileId: Id.describe('The nearest earlier version that was asked'),
    name: z.string().describe('Of that version'),
    batchId: Id.describe('The latest batch that asked it'),
    createdAt: z.iso.datetime().describe('When that batch was started'),
  })
  .meta({ id: 'EarlierRun' });
export type EarlierRun = z.infer<typeof EarlierRun>;

/** What an earlier version of a file was asked, and whether this version was asked it too. */
export const VersionRun = z
  .object({
    templateName: z.string(),
    questions: z.int(),
    earlier: EarlierRun.omit({ fileId: true }),
    batchId: Id.nullable().describe('The latest batch that asks this version the same; null where none does'),
  })
  .meta({ id: 'VersionRun' });
export type VersionRun = z.infer<typeof VersionRun>;

/** - `changed`: the answer says something else
 * - `look`: a person has to tell
 * - `same`: it says the same, on whichever page */
export const ChangeKind = z.enum(['changed', 'look', 'same']);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const LookReason = z
  .enum(['unsure', 'near', 'disagrees', 'close', 'stands', 'reference', 'wording'])
  .describe(
    'Of `look`. `unsure`: a value was not read surely; `near`: about the same value in another form; `disagrees`: a version says two values; `close`: only passages come close; `stands`: both versions say both, but another passage answered, or none; `reference`: only numbers of clauses differ; `wording`: the same yes or no, or a part of the same sentence, in other words',
  );
export type LookReason = z.infer<typeof LookReason>;

export const TextPart = z
  .object({
    text: z.string(),
    isChanged: z.literal(true).optional().describe('The other version does not say these words'),
  })
  .meta({ id: 'TextPart' });
export type TextPart = z.infer<typeof TextPart>;
