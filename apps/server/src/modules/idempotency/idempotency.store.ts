import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { KeptAnswer, KeyedCall } from '#kernel/idempotency.ts';
import type { IdempotencyKeyTable } from '#modules/idempotency/tables.ts';

interface ClaimRow {
  readonly claimId: string;
  readonly leasedUntil: Date;
  readonly expiresAt: Date;
}

type KeyOfCall = Pick<KeyedCall, 'accountId' | 'route' | 'key'>;

/** Claims a key that is free, has expired, or was left by a process that died; false where another call has it. */
export async function insertClaim(db: Db, call: KeyedCall, claim: ClaimRow, now: Date): Promise<boolean> {
  const { accountId, route, key, fingerprint } = call;
  const row = {
    fingerprint,
    claim_id: claim.claimId,
    leased_until: claim.leasedUntil,
    expires_at: claim.expiresAt,
    content_hash: null,
    status: null,
    body: null,
    mentioned_ids: [],
  };
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ account_id: accountId, route, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet(row)
        .where((where) =>
          where.or([
            where('idempotency_key.expires_at', '<=', now),
            where.and([
              where('idempotency_key.body', 'is', null),
              where('idempotency_key.leased_until', '<=', now),
            ]),
          ]),
        ),
    )
    .returning('claim_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const findCall = (
  db: Db,
  { accountId, route, key }: KeyOfCall,
): Promise<Pick<IdempotencyKeyTable, 'fingerprint' | 'content_hash' | 'status' | 'body'> | undefined> =>
  db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'content_hash', 'status', 'body'])
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();

const rowOf = ({ accountId, route, key }: KeyOfCall, claimId: string) =>
  ({ account_id: accountId, route, key, claim_id: claimId }) as const;

export async function renewLease(db: Db, call: KeyOfCall, claim: Omit<ClaimRow, 'expiresAt'>): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ leased_until: claim.leasedUntil })
    .where((where) => where.and(rowOf(call, claim.claimId)))
    .execute();
}

export async function keepAnswer(
  db: Db,
  call: KeyOfCall,
  claimId: string,
  kept: KeptAnswer & { readonly contentHash: string | null; readonly mentionedIds: readonly string[] },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({
      status: kept.status,
      body: kept.body,
      content_hash: kept.contentHash,
      mentioned_ids: kept.mentionedIds,
    })
    .where((where) => where.and(rowOf(call, claimId)))
    .execute();
}

export async function deleteClaim(db: Db, call: KeyOfCall, claimId: string): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where((where) => where.and(rowOf(call, claimId)))
    .execute();
}

export async function deleteExpired(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the answers that tell of one of these; those of one account, where it is given. */
export async function deleteMentioning(db: Db, ids: readonly string[], accountId?: string): Promise<void> {
  const mentioning = db.deleteFrom('idempotency_key').where(sql<boolean>`mentioned_ids && ${ids}::text[]`);
  await (accountId === undefined ? mentioning : mentioning.where('account_id', '=', accountId)).execute();
}
