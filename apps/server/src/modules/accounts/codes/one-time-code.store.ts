import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { CODE } from '#modules/accounts/limits.ts';
import type { CodePurpose } from '#modules/accounts/tables.ts';

interface StoredCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly digest: Buffer;
}
interface NewCode extends StoredCode {
  readonly expiresAt: Date;
}

/** Stores the one code of an account and purpose; an earlier one dies. Does nothing for `NOBODY`. */
export const putCode = (trx: Trx, { accountId, purpose, digest, expiresAt }: NewCode) =>
  trx
    .insertInto('one_time_code')
    .columns(['account_id', 'purpose', 'digest', 'tries', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select([
          'account.id',
          sql<CodePurpose>`${purpose}::text`.as('purpose'),
          sql<Uint8Array>`${digest}::bytea`.as('digest'),
          sql<number>`0`.as('tries'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('account.id', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet({ digest, tries: 0, tries_from: sql`'{}'`, expires_at: expiresAt }),
    )
    .execute();

/** Uses up one try of this network's, and only then tells what the code must be; nothing when no try is left. */
export async function takeTry(
  db: Db,
  { accountId, purpose, network }: { accountId: string; purpose: CodePurpose; network: string },
  now: Date,
): Promise<Uint8Array | null> {
  const triesFromHere = sql<number>`coalesce((tries_from ->> ${network})::integer, 0)`;
  const row = await db
    .updateTable('one_time_code')
    .set((column) => ({
      tries: column('tries', '+', 1),
      tries_from: sql`tries_from || jsonb_build_object(${network}::text, ${triesFromHere} + 1)`,
    }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries', '<', CODE.triesOfAll)
    .where(triesFromHere, '<', CODE.tries)
    .where('expires_at', '>', now)
    .returning('digest')
    .executeTakeFirst();
  return row?.digest ?? null;
}

/** Whether this caller is the one who used the code up. */
export async function deleteCode(trx: Trx, { accountId, purpose, digest }: StoredCode): Promise<boolean> {
  const row = await trx
    .deleteFrom('one_time_code')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('digest', '=', digest)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this is the account's code for the purpose, and has not expired. */
export async function hasCode(
  db: Db,
  { accountId, purpose, digest }: StoredCode,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a code that may be on its way worthless. */
export const dropCode = (trx: Trx, accountId: string, purpose: CodePurpose) =>
  trx
    .deleteFrom('one_time_code')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
