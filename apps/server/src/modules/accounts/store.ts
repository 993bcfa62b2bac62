import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { CODE, LOCKOUT } from '#modules/accounts/limits.ts';
import type { AccountTable, CodePurpose, SessionTable } from '#modules/accounts/tables.ts';

export type Account = Selectable<AccountTable>;
export type Session = Selectable<SessionTable>;

/**
 * An account id that never exists. Statements run with it where there is no account, so that an unknown address costs
 * the same queries as a known one.
 */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

// --- account ---------------------------------------------------------------------------------------------------------

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export const findAccount = (db: Db, accountId: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** Adds an account that waits for its address to be confirmed, or takes over one that does. Leaves confirmed ones. */
export async function putUnverifiedAccount(trx: Trx, account: NewAccount, now: Date): Promise<void> {
  const entered = {
    name: account.name,
    last_name: account.lastName,
    password_hash: account.passwordHash,
    password_changed_at: now,
    terms_accepted_at: now,
    updated_at: now,
  };
  await trx
    .insertInto('account')
    .values({ id: account.id, email: account.email, created_at: now, ...entered })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...entered, failed_logins: 0, locked_until: null })
        .where('account.email_verified_at', 'is', null),
    )
    .execute();
}

export const markEmailVerified = (trx: Trx, accountId: string, now: Date) =>
  trx
    .updateTable('account')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .execute();

/**
 * Accepts a right password, unless the account was locked by then: guesses made at the same time count like guesses
 * made one after the other.
 */
export async function acceptPassword(db: Db, accountId: string, now: Date): Promise<boolean> {
  const accepted = await db
    .updateTable('account')
    .set({ failed_logins: 0, locked_until: null })
    .where('id', '=', accountId)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Counts a wrong password; with the last one allowed the account is locked. A locked account is not locked longer. */
export async function recordWrongPassword(
  db: Db,
  accountId: string,
  now: Date,
): Promise<'counted' | 'locked'> {
  const failures = sql<number>`case when locked_until is null then failed_logins else 0 end + 1`;
  const lockedUntil = new Date(now.getTime() + LOCKOUT.seconds * 1000);
  const row = await db
    .updateTable('account')
    .set({
      failed_logins: failures,
      locked_until: sql<Date | null>`case when ${failures} >= ${LOCKOUT.failures} then ${lockedUntil}::timestamptz end`,
    })
    .where('id', '=', accountId)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .returning('locked_until')
    .executeTakeFirst();
  return row?.locked_until ? 'locked' : 'counted';
}

export const replacePasswordHash = (db: Db, accountId: string, was: string, passwordHash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', was)
    .execute();

/**
 * Counts a sign-in. Answers null when the password was changed since it was compared: that change has ended every
 * session, and this one must not slip through.
 */
export async function recordLogin(
  trx: Trx,
  account: Pick<Account, 'id' | 'password_changed_at'>,
  counts: boolean,
): Promise<{ loginCount: number } | null> {
  const row = await trx
    .updateTable('account')
    .set((column) => ({ login_count: column('login_count', '+', counts ? 1 : 0) }))
    .where('id', '=', account.id)
    .where('password_changed_at', '=', account.password_changed_at)
    .returning('login_count')
    .executeTakeFirst();
  return row ? { loginCount: row.login_count } : null;
}

// --- session ---------------------------------------------------------------------------------------------------------

export const insertSession = (trx: Trx, session: Session) =>
  trx.insertInto('session').values(session).execute();

export const findCaller = (db: Db, accessHash: Buffer, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.level',
      'account.id as accountId',
      'account.email',
      'account.role',
    ])
    .where('session.access_hash', '=', accessHash)
    .where('session.access_expires_at', '>', now)
    .executeTakeFirst();

export interface Rotation {
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  /** Of a session that is remembered and one that is not; neither outlives the session's end. */
  readonly refreshExpiresAt: { readonly remembered: Date; readonly usual: Date };
}

/** Exchanges the tokens of the session whose refresh token has this hash. Of any number at once exactly one does. */
export function rotateTokens(db: Db, refreshHash: Buffer, next: Rotation, now: Date) {
  const { remembered, usual } = next.refreshExpiresAt;
  return db
    .updateTable('session')
    .set({
      access_hash: next.accessHash,
      access_expires_at: sql`least(ends_at, ${next.accessExpiresAt}::timestamptz)`,
      previous_refresh_hash: refreshHash,
      refresh_hash: next.refreshHash,
      refresh_expires_at: sql`least(ends_at, case when remembered then ${remembered}::timestamptz else ${usual}::timestamptz end)`,
      refreshed_at: now,
    })
    .where('refresh_hash', '=', refreshHash)
    .where('refresh_expires_at', '>', now)
    .returning(['id', 'account_id'])
    .executeTakeFirst();
}

export const findSessionByFamily = (db: Db, familyHash: Buffer): Promise<Session | undefined> =>
  db.selectFrom('session').selectAll().where('refresh_family_hash', '=', familyHash).executeTakeFirst();

export async function deleteSession(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db.deleteFrom('session').where('id', '=', sessionId).returning('id').execute();
  return rows.map((row) => row.id);
}

// --- one-time code ---------------------------------------------------------------------------------------------------

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
      conflict.columns(['account_id', 'purpose']).doUpdateSet({ digest, tries: 0, expires_at: expiresAt }),
    )
    .execute();

/** Uses up one try, and only then tells what the code must be; nothing when no try is left. */
export async function takeTry(
  db: Db,
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<Uint8Array | null> {
  const row = await db
    .updateTable('one_time_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries', '<', CODE.tries)
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
