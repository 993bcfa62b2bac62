import type { CutPosition, PackedVectors } from '@recto/core/answers';
import type { Db } from '#kernel/database.ts';

/** What vectors are comparable with each other: those of one model, of the text that a file has. */
export interface VectorsOf {
  readonly fileId: string;
  readonly model: string;
  readonly textVersion: string;
}

/** How far the passages of a file have been embedded. */
export interface Embedded {
  /** Null when all of them are. */
  readonly next: CutPosition | null;
  readonly dimensions: number;
}

const ofText = (db: Db, { fileId, model, textVersion }: VectorsOf) =>
  db
    .selectFrom('passage_vectors')
    .where('file_id', '=', fileId)
    .where('model', '=', model)
    .where('text_version', '=', textVersion);

/** Undefined where nothing is. Passages are embedded in their order, so the last ones tell. */
export async function findEmbedded(db: Db, wanted: VectorsOf): Promise<Embedded | undefined> {
  const row = await ofText(db, wanted)
    .select(['next_page', 'next_start', 'dimensions'])
    .orderBy('page', 'desc')
    .orderBy('start', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { next_page: page, next_start: offset, dimensions } = row;
  return { next: page === null || offset === null ? null : { page, offset }, dimensions };
}

export async function listVectors(db: Db, wanted: VectorsOf): Promise<PackedVectors[]> {
  const rows = await ofText(db, wanted)
    .select(['passages', 'vectors'])
    .orderBy('page')
    .orderBy('start')
    .execute();
  return rows.map(({ passages, vectors }) => ({ ids: passages, bytes: vectors }));
}

/** What the passages of a file are, and what embedding them has taken. */
export async function sumEmbedded(
  db: Db,
  wanted: VectorsOf,
): Promise<{ passages: number; inputTokens: number }> {
  const rows = await ofText(db, wanted).select(['passages', 'input_tokens']).execute();
  return {
    passages: rows.reduce((sum, { passages }) => sum + passages.length, 0),
    inputTokens: rows.reduce((sum, row) => sum + row.input_tokens, 0),
  };
}

/** Keeps what one call has given; what is there already stays. */
export async function insertVectors(
  db: Db,
  { fileId, model, textVersion }: VectorsOf,
  call: PackedVectors &
    Embedded & { readonly from: CutPosition | null; readonly inputTokens: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('passage_vectors')
    .values({
      file_id: fileId,
      model,
      text_version: textVersion,
      page: call.from?.page ?? 0,
      start: call.from?.offset ?? 0,
      next_page: call.next?.page ?? null,
      next_start: call.next?.offset ?? null,
      passages: JSON.stringify(call.ids),
      dimensions: call.dimensions,
      vectors: call.bytes,
      input_tokens: call.inputTokens,
      created_at: call.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the vectors of a file: all, or those that are not comparable with `kept`. */
export async function deleteVectors(db: Db, fileId: string, kept?: Omit<VectorsOf, 'fileId'>): Promise<void> {
  let deletion = db.deleteFrom('passage_vectors').where('file_id', '=', fileId);
  if (kept)
    deletion = deletion.where(({ eb, or }) =>
      or([eb('model', '!=', kept.model), eb('text_version', '!=', kept.textVersion)]),
    );
  await deletion.execute();
}
