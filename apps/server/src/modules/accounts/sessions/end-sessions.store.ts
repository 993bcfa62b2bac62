import type { SessionEndReason } from '@recto/contract/session-end';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables, Trx } from '#kernel/database.ts';

/** Why sessions are ended, and when. */
export interface End {
  readonly reason: SessionEndReason;
  readonly now: Date;
}

type Condition = (where: ExpressionBuilder<Tables, 'session'>) => Expression<SqlBool>;

/**
 * Deletes sessions and notes why, in one statement; gives their ids. The note lasts until the session would have
 * expired, so that a refused refresh token without one belongs to a session that has.
 */
async function endSessions(db: Db, which: Condition, { reason, now }: End): Promise<string[]> {
  const rows = await db
    .with('ended', (query) =>
      query.deleteFrom('session').where(which).returning(['id', 'refresh_family_hash', 'refresh_expires_at']),
    )
    .with('noted', (query) =>
      query
        .insertInto('ended_session')
        .columns(['refresh_family_hash', 'reason', 'expires_at'])
        .expression((from) =>
          from
            .selectFrom('ended')
            .select(['refresh_family_hash', sql.val(reason).as('reason'), 'refresh_expires_at'])
            .where('refresh_expires_at', '>', now),
        ),
    )
    .selectFrom('ended')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

export const deleteSession = (db: Db, sessionId: string, end: End): Promise<string[]> =>
  endSessions(db, (where) => where('id', '=', sessionId), end);

/**
 * Ends the sessions of an account, whatever their level; gives their ids. The account's row must have been written or
 * locked before in the same transaction: a sign-in takes that lock too, so that none slips through.
 */
export const deleteSessionsOf = (
  trx: Trx,
  accountId: string,
  { except, ...end }: End & { readonly except?: string },
): Promise<string[]> =>
  endSessions(
    trx,
    (where) =>
      where.and([
        where('account_id', '=', accountId),
        ...(except === undefined ? [] : [where('id', '!=', except)]),
      ]),
    end,
  );

/** Ends one session of this account. As text: an id that is no UUID is one that does not exist. */
export const deleteOwnSession = (db: Db, accountId: string, sessionId: string, end: End): Promise<string[]> =>
  endSessions(
    db,
    (where) =>
      where.and([
        where('account_id', '=', accountId),
        where(sql<string>`id::text`, '=', sessionId.toLowerCase()),
      ]),
    end,
  );

/** Why the session that this refresh token belonged to was ended; nothing where it was not, or has expired. */
export async function findEndReason(
  db: Db,
  familyHash: Buffer,
  now: Date,
): Promise<SessionEndReason | undefined> {
  const row = await db
    .selectFrom('ended_session')
    .select('reason')
    .where('refresh_family_hash', '=', familyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.reason;
}
