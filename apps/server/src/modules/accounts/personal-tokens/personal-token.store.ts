import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { PersonalTokenTable } from '#modules/accounts/tables.ts';

export type PersonalTokenRow = Selectable<PersonalTokenTable>;

export const insertToken = (trx: Trx, row: Insertable<PersonalTokenTable>): Promise<PersonalTokenRow> =>
  trx.insertInto('personal_token').values(row).returningAll().executeTakeFirstOrThrow();

export const listTokens = (db: Db, accountId: string): Promise<PersonalTokenRow[]> =>
  db
    .selectFrom('personal_token')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export async function countTokens(trx: Trx, accountId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('personal_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when the account has no such token. As text: an id that is no UUID is one that does not exist. */
export async function deleteToken(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_token')
    .where('account_id', '=', accountId)
    .where(sql<string>`id::text`, '=', id.toLowerCase())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const findHolder = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('personal_token')
    .innerJoin('account', 'account.id', 'personal_token.account_id')
    .select([
      'personal_token.id as sessionId',
      'personal_token.scopes',
      'personal_token.last_used_at as lastUsedAt',
      'account.id as accountId',
      'account.email',
      'account.role',
    ])
    .where('personal_token.hash', '=', hash)
    .where('account.disabled_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();

/** Of many calls at once one writes. */
export async function touchToken(
  db: Db,
  id: string,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<void> {
  await db
    .updateTable('personal_token')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', unlessSince)]))
    .execute();
}

export async function isLiveToken(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('personal_token')
    .select('id')
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}
