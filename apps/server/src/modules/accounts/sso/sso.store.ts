import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import type { Plan } from '#modules/accounts/tables.ts';
import type { SsoAttemptTable, SsoIdentityTable, SsoTicketTable } from '#modules/accounts/sso/sso.tables.ts';

export type SsoIdentityRow = Selectable<SsoIdentityTable>;
export type SsoAttempt = Selectable<SsoAttemptTable>;
type SsoTicket = Selectable<SsoTicketTable>;

// --- attempts and tickets --------------------------------------------------------------------------------------------

export const insertAttempt = (trx: Trx, attempt: SsoAttempt) =>
  trx.insertInto('sso_attempt').values(attempt).execute();

/** Takes the attempt of this state, if this browser began it: of any number at once exactly one gets it. */
export const takeAttempt = (
  db: Db,
  { stateHash, browserHash }: { stateHash: Buffer; browserHash: Buffer },
  now: Date,
): Promise<SsoAttempt | undefined> =>
  db
    .deleteFrom('sso_attempt')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const insertTicket = (trx: Trx, ticket: SsoTicket) =>
  trx.insertInto('sso_ticket').values(ticket).execute();

/** Takes the ticket of this code, if it was made for this browser: of any number at once exactly one gets it. */
export const takeTicket = (
  db: Db,
  { codeHash, browserHash }: { codeHash: Buffer; browserHash: Buffer },
  now: Date,
): Promise<SsoTicket | undefined> =>
  db
    .deleteFrom('sso_ticket')
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export async function deleteExpiredSso(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sso_attempt').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sso_ticket').where('expires_at', '<=', now).execute();
}

// --- identities ------------------------------------------------------------------------------------------------------

interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export async function findAccountIdByIdentity(
  db: Db,
  { issuer, subject }: IdentityKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('sso_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export const listIdentities = (db: Db, accountId: string): Promise<SsoIdentityRow[]> =>
  db
    .selectFrom('sso_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();

/** Whether it could be linked: neither the identity nor the account had a link of this issuer before. */
export async function insertIdentity(trx: Trx, identity: SsoIdentityRow): Promise<boolean> {
  const row = await trx
    .insertInto('sso_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** As text: an id that is no UUID is one that does not exist. */
export async function deleteIdentity(trx: Trx, accountId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('sso_identity')
    .where('account_id', '=', accountId)
    .where(sql`id::text`, '=', id.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// --- accounts --------------------------------------------------------------------------------------------------------

export const lockAccountByEmail = (trx: Trx, email: string): Promise<Account | undefined> =>
  trx.selectFrom('account').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();

/** The account whose live session this is, locked. */
export const lockAccountOfSession = (trx: Trx, sessionId: string): Promise<Account | undefined> =>
  trx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', (query) =>
      query.selectFrom('session').select('account_id').where('session.id', '=', sessionId),
    )
    .forUpdate()
    .executeTakeFirst();

export interface VouchedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly plan: Plan;
}

/** Makes an account without a password whose address the provider vouches for; undefined when the address has one. */
export const insertVouchedAccount = (
  trx: Trx,
  account: VouchedAccount,
  now: Date,
): Promise<Account | undefined> =>
  trx
    .insertInto('account')
    .values({
      id: account.id,
      email: account.email,
      name: account.name,
      last_name: account.lastName,
      password_hash: null,
      password_changed_at: now,
      email_verified_at: now,
      // Nobody has asked; what binds people here is between them and who runs the installation.
      terms_accepted_at: null,
      plan: account.plan,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Gives an account that waits for its confirmation to whom the provider vouches for. Whoever entered it may have been
 * anybody: their password must not open it.
 */
export const takeOverUnconfirmed = (trx: Trx, account: Omit<VouchedAccount, 'email' | 'plan'>, now: Date) =>
  trx
    .updateTable('account')
    .set({
      name: account.name,
      last_name: account.lastName,
      password_hash: null,
      password_changed_at: now,
      must_change_password: false,
      email_verified_at: now,
      terms_accepted_at: null,
      updated_at: now,
    })
    .where('id', '=', account.id)
    .execute();

/** Gives the plan to an account that was not given one. */
export const grantPlan = (trx: Trx, accountId: string, plan: Plan) =>
  trx.updateTable('account').set({ plan }).where('id', '=', accountId).where('plan', 'is', null).execute();
