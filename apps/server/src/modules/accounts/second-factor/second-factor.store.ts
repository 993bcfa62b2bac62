import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { TOTP_LOCKOUT } from '#modules/accounts/limits.ts';

const isUnlocked = (now: Date) =>
  sql<boolean>`(totp_locked_until is null or totp_locked_until <= ${now}::timestamptz)`;
const UNLOCKED = { failed_totps: 0, totp_locked_until: null } as const;

interface UsedStep {
  readonly accountId: string;
  /** The sealed secret that the code was compared with. */
  readonly sealed: string;
  readonly step: number;
}

/**
 * Uses up a time step and all before it. False when it was used already, the authenticator was replaced meanwhile, or
 * the second factor is locked: guesses made at the same time count like guesses made one after the other. The secret is
 * kept as `renewed` from then on, so that it does not depend on a secret of the installation that was replaced.
 */
export async function useTimeStep(
  trx: Trx,
  { accountId, sealed, renewed, step }: UsedStep & { readonly renewed: string },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ totp_secret: renewed, totp_last_step: step, ...UNLOCKED })
    .where('id', '=', accountId)
    .where('totp_secret', '=', sealed)
    .where('totp_last_step', '<', step)
    .where(isUnlocked(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a wrong code; with the last one allowed the second factor is locked. A lock is not made longer. */
export async function recordWrongCode(db: Db, accountId: string, now: Date): Promise<'counted' | 'locked'> {
  const failures = sql<number>`case when totp_locked_until is null then failed_totps else 0 end + 1`;
  const lockedUntil = new Date(now.getTime() + TOTP_LOCKOUT.seconds * 1000);
  const row = await db
    .updateTable('account')
    .set({
      failed_totps: failures,
      totp_locked_until: sql<Date | null>`case when ${failures} >= ${TOTP_LOCKOUT.failures} then ${lockedUntil}::timestamptz end`,
    })
    .where('id', '=', accountId)
    .where(isUnlocked(now))
    .returning('totp_locked_until')
    .executeTakeFirst();
  return row?.totp_locked_until ? 'locked' : 'counted';
}

/** Which of the digests is the one of a recovery code that was not used yet. */
export async function findRecoveryCode(
  db: Db,
  accountId: string,
  digests: readonly Buffer[],
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('recovery_code')
    .select('digest')
    .where('account_id', '=', accountId)
    .where('digest', 'in', digests)
    .executeTakeFirst();
  return row?.digest ?? null;
}

/** Uses a recovery code up, and tells how many are left; null when it was used already or all are locked. */
export async function useRecoveryCode(
  trx: Trx,
  accountId: string,
  digest: Uint8Array,
  now: Date,
): Promise<number | null> {
  const account = await trx
    .updateTable('account')
    .set(UNLOCKED)
    .where('id', '=', accountId)
    .where(isUnlocked(now))
    .returning('id')
    .executeTakeFirst();
  const used =
    account &&
    (await trx
      .deleteFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('digest', '=', digest)
      .returning('account_id')
      .executeTakeFirst());
  if (!used) return null;
  const { left } = await trx
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Replaces all recovery codes of an account. */
export async function putRecoveryCodes(
  trx: Trx,
  accountId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(digests.map((digest) => ({ account_id: accountId, digest })))
    .execute();
}

export interface PendingSecret {
  readonly sealed: string;
  readonly expiresAt: Date;
}

/**
 * Keeps a secret until its first code; an earlier one that waits dies, a registered one holds. Whoever gave no proof
 * (`isFirst`) is refused where an authenticator was registered meanwhile.
 */
export async function putPendingSecret(
  trx: Trx,
  accountId: string,
  { sealed, expiresAt }: PendingSecret,
  isFirst: boolean,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ totp_pending_secret: sealed, totp_pending_expires_at: expiresAt })
    .where('id', '=', accountId)
    .$if(isFirst, (query) => query.where('totp_secret', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the waiting secret the registered one, and uses up the step of the code that confirmed it. Happens once. */
export async function registerPendingSecret(
  trx: Trx,
  { accountId, sealed, step }: UsedStep,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({
      totp_secret: sealed,
      totp_last_step: step,
      totp_pending_secret: null,
      totp_pending_expires_at: null,
      updated_at: now,
      ...UNLOCKED,
    })
    .where('id', '=', accountId)
    .where('totp_pending_secret', '=', sealed)
    .where('totp_pending_expires_at', '>', now)
    .where(isUnlocked(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches the second factor. False when it stands there already, or has no authenticator to be switched on with. */
export async function setMfaEnabled(
  trx: Trx,
  accountId: string,
  isEnabled: boolean,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ mfa_enabled: isEnabled, updated_at: now })
    .where('id', '=', accountId)
    .where('mfa_enabled', '!=', isEnabled)
    .$if(isEnabled, (query) => query.where('totp_secret', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
