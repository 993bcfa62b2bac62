import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { TranslationMemoryTable } from '#modules/translations/tables.ts';

export type MemoryRow = Selectable<TranslationMemoryTable>;

/** Keeps how a sentence was corrected; the last time counts. */
export async function keepCorrection(trx: Trx, row: Insertable<TranslationMemoryTable>): Promise<void> {
  await trx
    .insertInto('translation_memory')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'memory_key']).doUpdateSet({
        target: row.target,
        file_id: row.file_id,
        updated_at: row.updated_at,
      }),
    )
    .execute();
}

/** How sentences were corrected, by their keys. */
export async function findCorrections(
  db: Db,
  accountId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('translation_memory')
    .select(['memory_key', 'target'])
    .where('account_id', '=', accountId)
    .where('memory_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map(({ memory_key: key, target }) => [key, target]));
}

/** The next of an account's, in the order of their keys. */
export const listCorrections = (
  db: Db,
  accountId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<MemoryRow[]> =>
  db
    .selectFrom('translation_memory')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('memory_key', '>', after)
    .orderBy('memory_key')
    .limit(limit)
    .execute();
