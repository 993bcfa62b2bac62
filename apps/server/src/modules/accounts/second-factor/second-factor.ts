import { generateSecret, verifySync } from 'otplib';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Secrets } from '#kernel/keys.ts';
import type { Log } from '#kernel/log.ts';
import { makeSealer } from '#kernel/sealing.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import { secondFactorInvalid, secondFactorLocked } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import { TOTP } from '#modules/accounts/limits.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { RecoveryCodes } from '#modules/accounts/second-factor/recovery-codes.ts';
import {
  findRecoveryCode,
  type PendingSecret,
  recordWrongCode,
  useRecoveryCode,
  useTimeStep,
} from '#modules/accounts/second-factor/second-factor.store.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

/** Uses a proof up in the transaction that it allows; throws when it was used or became void meanwhile. */
export type Spend = (trx: Trx) => Promise<void>;

export interface SecondFactorDeps {
  readonly database: Database;
  readonly settings: Secrets;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly signInLocations: SignInLocations;
  readonly recoveryCodes: RecoveryCodes;
  readonly accountMailer: AccountMailer;
  readonly log: Log;
}

/** Codes of authenticator apps (RFC 6238) and the recovery codes that stand in for them. */
export function makeSecondFactor(deps: SecondFactorDeps) {
  const { database, settings, clock, throttle, signInLocations, recoveryCodes, accountMailer, log } = deps;
  const sealer = makeSealer(settings, 'totp-secret');
  const now = () => new Date(clock());

  /** The time step that the code belongs to, or null when it is none of this secret's. */
  const stepOf = (accountId: string, sealed: string | null, code: string): number | null => {
    const opened = sealed === null ? null : sealer.open(sealed, accountId);
    if (opened === null) return null;
    const epoch = Math.floor(clock() / 1000);
    const result = verifySync({
      secret: opened,
      token: code,
      epoch,
      period: TOTP.periodSeconds,
      epochTolerance: [TOTP.lateSeconds, 0],
    });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  };

  const matchTotp = ({ id: accountId, totp_secret: sealed }: Account, code: string): Spend | null => {
    const step = stepOf(accountId, sealed, code);
    if (step === null || sealed === null) return null;
    const renewed = sealer.renew(sealed, accountId);
    return async (trx) => {
      const isSpent = await useTimeStep(trx, { accountId, sealed, renewed, step }, now());
      if (!isSpent) throw secondFactorInvalid('authenticator');
    };
  };

  const matchRecoveryCode = async ({ id }: Account, code: string, client: Client): Promise<Spend | null> => {
    const digest = await findRecoveryCode(database.root, id, recoveryCodes.digestsOf(id, code));
    if (!digest) return null;
    return async (trx) => {
      const left = await useRecoveryCode(trx, id, digest, now());
      if (left === null) throw secondFactorInvalid('recovery');
      await accountMailer.notify(trx, 'recovery-code-used', id, { client, left });
    };
  };

  /** Does the counting around a comparison. A right code that comes a second time is refused later, but not counted. */
  const guard = async <T>(
    account: Account,
    client: Client,
    kind: 'authenticator' | 'recovery',
    match: () => Promise<T | null> | T | null,
  ): Promise<T> => {
    const { id: accountId, email, totp_locked_until: lockedUntil } = account;
    const isLocked = lockedUntil !== null && lockedUntil > now();
    const attempt = await signInLocations.describeAttempt(email, client, account);
    // Looking at a locked one counts as well.
    const matched = await throttle.guess('secondFactor', attempt, async () => (isLocked ? null : match()));
    if (isLocked) throw secondFactorLocked(lockedUntil.getTime() - clock());
    if (matched === null) {
      const consequence = await recordWrongCode(database.root, accountId, now());
      log.warn({ event: 'mfa.code_refused', accountId, consequence, ip: client.ip });
      throw secondFactorInvalid(kind);
    }
    return matched;
  };

  return {
    /** A secret for a new authenticator, and how it is kept until that shows its first code. */
    makeSecret(accountId: string): { secret: string; pending: PendingSecret } {
      const made = generateSecret();
      const expiresAt = new Date(clock() + TOTP.registrationSeconds * 1000);
      return { secret: made, pending: { sealed: sealer.seal(made, accountId), expiresAt } };
    },
    /** The time step of the first code of the authenticator that waits; throws for a wrong code. */
    checkFirstCode: (account: Account, code: string, client: Client): Promise<number> =>
      guard(account, client, 'authenticator', () => stepOf(account.id, account.totp_pending_secret, code)),
    /** Accepts a code of the registered authenticator or a recovery code; it still has to be spent. */
    check: (account: Account, code: string, client: Client): Promise<Spend> =>
      /^\d+$/.test(code)
        ? guard(account, client, 'authenticator', () => matchTotp(account, code))
        : guard(account, client, 'recovery', () => matchRecoveryCode(account, code, client)),
  };
}
export type SecondFactor = ReturnType<typeof makeSecondFactor>;
