import type { Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { AccountTable } from '#modules/accounts/tables.ts';

export type Account = Selectable<AccountTable>;

/**
 * An account id that never exists. Statements run with it where there is no account, so that an unknown address costs
 * the same queries as a known one.
 */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export const findAccount = (db: Db, accountId: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();

/** Holds the account's row until the transaction ends; a sign-in that comes meanwhile waits. */
export const lockAccount = (trx: Trx, accountId: string): Promise<Account | undefined> =>
  trx.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();

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
      conflict.column('email').doUpdateSet(entered).where('account.email_verified_at', 'is', null),
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

/** Holds the account's row until the transaction ends, if this is its password's hash still. */
export async function holdPassword(trx: Trx, accountId: string, compared: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', compared)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const replacePasswordHash = (db: Db, accountId: string, was: string, passwordHash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', was)
    .execute();

/**
 * Counts a sign-in. Answers null when the account was changed since it was read (another password, second factor
 * switched on): that change has ended every session, and this one must not slip through.
 */
export async function recordLogin(
  trx: Trx,
  account: Pick<Account, 'id' | 'password_changed_at' | 'mfa_enabled' | 'must_change_password'>,
  counts: boolean,
): Promise<{ loginCount: number } | null> {
  const row = await trx
    .updateTable('account')
    .set((column) => ({ login_count: column('login_count', '+', counts ? 1 : 0) }))
    .where('id', '=', account.id)
    .where('password_changed_at', '=', account.password_changed_at)
    .where('mfa_enabled', '=', account.mfa_enabled)
    .where('must_change_password', '=', account.must_change_password)
    .returning('login_count')
    .executeTakeFirst();
  return row ? { loginCount: row.login_count } : null;
}

export interface NewPassword {
  readonly passwordHash: string;
  /** Given by somebody else, and to be changed before anything else is opened. */
  readonly isTemporary: boolean;
  /** Where given: only while this hash is still the account's. Of two changes at once one is made. */
  readonly was?: string;
}

/** Sets another password. */
export async function setPassword(
  trx: Trx,
  accountId: string,
  { passwordHash, isTemporary, was }: NewPassword,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      password_changed_at: now,
      must_change_password: isTemporary,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .$if(was !== undefined, (query) => query.where('password_hash', '=', was ?? ''))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the names that are given. */
export const setNames = (
  db: Db,
  accountId: string,
  names: { readonly name?: string; readonly last_name?: string },
  now: Date,
): Promise<Account | undefined> =>
  db
    .updateTable('account')
    .set({ ...names, updated_at: now })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

/** The plan that the operator gave an account; null where there is none. */
export async function findGrantedPlan(db: Db, accountId: string): Promise<Account['plan']> {
  const row = await db.selectFrom('account').select('plan').where('id', '=', accountId).executeTakeFirst();
  return row?.plan ?? null;
}

/** The addresses of administrators. */
export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

export interface PaymentState {
  /** The payment provider's id. */
  readonly customerId: string;
  readonly subscribed: boolean;
}

/** Keeps what sign-ins say of payments, and holds the account's row; false where it is gone. */
export async function setPaymentState(
  trx: Trx,
  accountId: string,
  { customerId, subscribed }: PaymentState,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ customer_id: customerId, subscribed })
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
