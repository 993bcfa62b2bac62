import type { Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { HistoryEntryTable } from '#modules/history/tables.ts';

export type EntryRow = Selectable<HistoryEntryTable>;

/** What was asked: one question of a file, or a batch. */
export type Asked =
  | { readonly questionId: string; readonly fileId: string; readonly accountId: string; readonly at: Date }
  | { readonly batchId: string; readonly accountId: string; readonly at: Date };

export async function insertEntry(trx: Trx, asked: Asked): Promise<void> {
  const isBatch = 'batchId' in asked;
  await trx
    .insertInto('history_entry')
    .values({
      id: isBatch ? asked.batchId : asked.questionId,
      account_id: asked.accountId,
      kind: isBatch ? 'batch' : 'question',
      question_id: isBatch ? null : asked.questionId,
      batch_id: isBatch ? asked.batchId : null,
      file_id: isBatch ? null : asked.fileId,
      created_at: asked.at,
    })
    .execute();
}

interface Listing {
  readonly accountId: string;
  readonly kind?: EntryRow['kind'] | undefined;
  readonly fileId?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listEntries(
  db: Db,
  { accountId, kind, fileId, offset, limit }: Listing,
): Promise<{ entries: EntryRow[]; total: number }> {
  const all = db.selectFrom('history_entry').where('account_id', '=', accountId);
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind);
  const scoped = fileId === undefined ? ofKind : ofKind.where('file_id', '=', fileId);
  const { total } = await scoped
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await scoped
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { entries, total: Number(total) };
}
