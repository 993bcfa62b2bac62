import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { Client } from '#modules/accounts/client.ts';
import { FRESH_SESSION_SECONDS } from '#modules/accounts/limits.ts';
import type { SessionTable } from '#modules/accounts/tables.ts';

export type Session = Selectable<SessionTable>;

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
      'session.last_used_at as lastUsedAt',
    ])
    .where('session.access_hash', '=', accessHash)
    .where('session.access_expires_at', '>', now)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();

/** When the session's access token expires; nothing when it has, or the session is over. */
export async function findAccessExpiry(db: Db, sessionId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .select('access_expires_at')
    .where('id', '=', sessionId)
    .where('access_expires_at', '>', now)
    .executeTakeFirst();
  return row?.access_expires_at ?? null;
}

/** Whether the session is open, or can be opened again by its refresh token. */
export async function isLiveSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where((where) => where.or([where('access_expires_at', '>', now), where('refresh_expires_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

export interface Rotation {
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  /** Of a session that is remembered and one that is not; neither outlives the session's end. */
  readonly refreshExpiresAt: { readonly remembered: Date; readonly usual: Date };
  readonly client: Client;
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
      last_used_at: now,
      user_agent: next.client.userAgent,
      address: next.client.ip,
    })
    .where('refresh_hash', '=', refreshHash)
    .where('refresh_expires_at', '>', now)
    .returning(['id', 'account_id'])
    .executeTakeFirst();
}

export const findSessionByFamily = (db: Db, familyHash: Buffer): Promise<Session | undefined> =>
  db.selectFrom('session').selectAll().where('refresh_family_hash', '=', familyHash).executeTakeFirst();

/** Takes the session that waits for its second factor; of any number at once exactly one gets it. */
export const takePendingSession = (trx: Trx, sessionId: string, now: Date) =>
  trx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('level', '=', 'mfa_pending')
    .where('access_expires_at', '>', now)
    .returning(['remembered'])
    .executeTakeFirst();

/** Sessions that are open or can be opened again, the one used last first. */
export const listSessions = (db: Db, accountId: string, now: Date): Promise<Session[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('level', '=', 'full')
    .where((where) => where.or([where('access_expires_at', '>', now), where('refresh_expires_at', '>', now)]))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

export const touchSession = (db: Db, sessionId: string, now: Date) =>
  db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();

/** Notes that somebody was here. It waits for nobody: whoever holds the row is here too. */
export const touchAccount = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('account')
    .set({ last_seen_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where((where) => where.or([where('last_seen_at', 'is', null), where('last_seen_at', '<', now)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/** Whether somebody has signed in for this session so recently that it shows who sits there. */
export async function isFreshSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>=', new Date(now.getTime() - FRESH_SESSION_SECONDS * 1000))
    .executeTakeFirst();
  return row !== undefined;
}
