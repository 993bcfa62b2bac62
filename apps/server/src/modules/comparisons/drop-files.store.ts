import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { DeletedFiles } from '#kernel/module.ts';

/** How many changes of these comparisons a person has said something of. */
export async function countReviews(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('comparison_change')
    .select(({ fn }) => fn.count<number>('review').as('count'))
    .where('comparison_id', '=', sql<string>`any(${ids}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The comparisons of some of these files with any other. */
export async function listComparing(db: Db, { accountId, fileIds }: DeletedFiles): Promise<string[]> {
  const any = sql<string>`any(${fileIds}::text[])`;
  const rows = await db
    .selectFrom('comparison')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('left_file_id', '=', any), eb('right_file_id', '=', any)]))
    .execute();
  return rows.map(({ id }) => id);
}
