import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { wordsOf } from '#kernel/search-names.ts';
import { readNearest, type Slice, turned } from '#kernel/slices.ts';
import { readCount } from '#modules/counts/index.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import type { Plan, Role } from '#modules/accounts/tables.ts';

/** As text: an id that is no UUID is one that does not exist. Holds the row until the transaction ends. */
export const lockUser = (trx: Trx, userId: string): Promise<Account | undefined> =>
  trx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', UUID.test(userId) ? userId : null)
    .forUpdate()
    .executeTakeFirst();

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export async function isAdmin(trx: Trx, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface GivenAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/**
 * Makes an account with a temporary password, whose address an administrator vouches for. One that waits for its address to
 * be confirmed is nobody's yet, and is taken over; undefined where the address has a confirmed one.
 */
export async function putGivenAccount(
  trx: Trx,
  account: GivenAccount,
  now: Date,
): Promise<string | undefined> {
  const given = {
    name: account.name,
    last_name: account.lastName,
    role: account.role,
    password_hash: account.passwordHash,
    password_changed_at: now,
    must_change_password: true,
    email_verified_at: now,
    // Nobody has asked; what binds people here is between them and who runs the installation.
    terms_accepted_at: null,
    updated_at: now,
  };
  const row = await trx
    .insertInto('account')
    .values({ id: account.id, email: account.email, created_at: now, ...given })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(given).where('account.email_verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface AccountChange {
  readonly role?: Role;
  readonly plan?: Plan | null;
  readonly disabled_at?: Date | null;
}

export const changeAccount = (trx: Trx, accountId: string, change: AccountChange, now: Date) =>
  trx
    .updateTable('account')
    .set({ ...change, updated_at: now })
    .where('id', '=', accountId)
    .execute();

/** Takes the authenticator away, and with it the recovery codes. */
export async function removeSecondFactor(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      mfa_enabled: false,
      totp_secret: null,
      totp_pending_secret: null,
      totp_pending_expires_at: null,
      failed_totps: 0,
      totp_locked_until: null,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .execute();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

export const unlockSecondFactor = (trx: Trx, accountId: string) =>
  trx
    .updateTable('account')
    .set({ failed_totps: 0, totp_locked_until: null })
    .where('id', '=', accountId)
    .execute();

export interface UserFilter {
  /** Words whose beginnings the address or a name has; empty for all. */
  readonly q: string;
  readonly role?: Role | undefined;
}

/** The words of a query as `search` has them: whatever stands between letters and figures parts them. */
const toTsQuery = (q: string): string =>
  wordsOf(q)
    .join(' ')
    .split(/[^a-z0-9\u00c0-\u1fff\u2070-\uffff]+/)
    .filter(Boolean)
    .map((word) => `'${word}':*`)
    .join(' & ');

function selectUsers(db: Db, { q, role }: UserFilter) {
  const words = toTsQuery(q);
  return db
    .selectFrom('account')
    .$if(words !== '', (query) =>
      query.where(sql<SqlBool>`search @@ to_tsquery('simple'::regconfig, ${words})`),
    )
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'));
}

const USER_COLUMNS = [
  'id',
  'email',
  'name',
  'last_name',
  'role',
  'plan',
  'disabled_at',
  'last_seen_at',
  'must_change_password',
  'email_verified_at',
] as const;

export const findUser = (db: Db, userId: string) =>
  db
    .selectFrom('account')
    .select(USER_COLUMNS)
    .where('id', '=', UUID.test(userId) ? userId : null)
    .executeTakeFirst();

/** By their addresses. */
export const listUsers = (db: Db, filter: UserFilter, slice: Slice) =>
  readNearest(slice, ({ offset, limit, isReversed }) =>
    selectUsers(db, filter)
      .select(USER_COLUMNS)
      .orderBy('email', turned('asc', isReversed))
      .offset(offset)
      .limit(limit)
      .execute(),
  );

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** By a count that is kept; only what has words is counted. */
export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { q, role } = filter;
  if (toTsQuery(q) === '') return readCount(db, { name: 'users', parts: role && [role] });
  const { total } = await selectUsers(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
