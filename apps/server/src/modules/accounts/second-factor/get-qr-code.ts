import { notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { reauthenticationNeeded } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { GivenProof, Proofs } from '#modules/accounts/second-factor/proofs.ts';
import { putPendingSecret } from '#modules/accounts/second-factor/second-factor.store.ts';
import type { SecondFactor } from '#modules/accounts/second-factor/second-factor.ts';

export interface GetQrCodeDeps {
  readonly database: Database;
  readonly proofs: Proofs;
  readonly secondFactor: SecondFactor;
  readonly log: Log;
}

/**
 * A new secret for an authenticator app. With one registered already it takes a proof, and the registered one holds
 * until the new one has shown its first code.
 */
export function makeGetQrCode({ database, proofs, secondFactor, log }: GetQrCodeDeps) {
  return async ({ accountId }: Caller, given: GivenProof, client: Client): Promise<string> => {
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    const isFirst = account.totp_secret === null;
    const spend = isFirst ? null : await proofs.check(account, given, client);
    const { secret, pending } = secondFactor.makeSecret(accountId);
    await database.transaction(async (trx) => {
      await spend?.(trx);
      if (!(await putPendingSecret(trx, accountId, pending, isFirst))) throw reauthenticationNeeded();
    });
    log.info({ event: 'mfa.secret_issued', accountId, ip: client.ip });
    return secret;
  };
}
