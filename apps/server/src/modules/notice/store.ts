import type { Db, Trx } from '#kernel/database.ts';

export async function findNotice(db: Db): Promise<string | null> {
  const row = await db.selectFrom('notice').select('text').executeTakeFirst();
  return row?.text ?? null;
}

export async function putNotice(
  trx: Trx,
  notice: { readonly text: string; readonly at: Date },
): Promise<void> {
  const row = { text: notice.text, set_at: notice.at };
  await trx
    .insertInto('notice')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

export async function deleteNotice(trx: Trx): Promise<void> {
  await trx.deleteFrom('notice').execute();
}
