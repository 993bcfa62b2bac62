import { createHmac } from 'node:crypto';
import type { Database, Trx } from '#kernel/database.ts';
import { deriveKeys, type Secrets } from '#kernel/keys.ts';
import { neighbourhoodOf } from '#kernel/ip-networks.ts';
import { NOBODY } from '#modules/accounts/account.store.ts';
import { type Client, describeClient } from '#modules/accounts/client.ts';
import { hasKnownLocation, recordLocation } from '#modules/accounts/sessions/sign-in-location.store.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import type { Attempt } from '#modules/accounts/throttling/throttle.ts';

export interface SignInLocationDeps {
  readonly database: Database;
  readonly settings: Secrets;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
}

/**
 * Where an account signs in from: a network and a kind of browser. Kept as an HMAC with the account in it, so that the
 * table tells neither where people live nor who shares a place.
 */
export function makeSignInLocations({ database, settings, accountMailer, now }: SignInLocationDeps) {
  const [key, ...formerKeys] = deriveKeys(settings, 'known-place');
  /**
   * A place where somebody has shown that the mailbox is theirs, but has not signed in from yet, is kept under another
   * digest: its first sign-in is still told to the owner.
   */
  const digestsOf = (accountId: string, client: Client, how: 'signed-in' | 'mailbox') => {
    const location = [accountId, neighbourhoodOf(client.ip), describeClient(client).browser];
    const text = (how === 'mailbox' ? [how, ...location] : location).join('\n');
    const digestWith = (each: Buffer) => createHmac('sha256', each).update(text).digest();
    return { digest: digestWith(key), formerDigests: formerKeys.map(digestWith) };
  };
  return {
    /** Somebody's attempt as throttles count it. Costs the same where there is no such account. */
    async describeAttempt(email: string, client: Client, account: { id: string } | undefined) {
      const accountId = account?.id ?? NOBODY;
      const signedIn = digestsOf(accountId, client, 'signed-in');
      const mailbox = digestsOf(accountId, client, 'mailbox');
      const digests = [signedIn, mailbox].flatMap((each) => [each.digest, ...each.formerDigests]);
      const isKnown = await hasKnownLocation(database.root, accountId, digests);
      const knownLocation = isKnown ? signedIn.digest.toString('base64url') : null;
      return { email, ip: client.ip, knownLocation } satisfies Attempt;
    },
    /** Makes this place one of the account's: who is here can read its mails. Answers what names it. */
    async trust(trx: Trx, accountId: string, client: Client): Promise<string> {
      await recordLocation(trx, accountId, digestsOf(accountId, client, 'mailbox'), now());
      return digestsOf(accountId, client, 'signed-in').digest.toString('base64url');
    },
    /** Notes a sign-in that is complete. The owner is told of a new place, but not of the first one. */
    async note(trx: Trx, accountId: string, client: Client, isFirstSignIn: boolean): Promise<void> {
      const isNew = await recordLocation(trx, accountId, digestsOf(accountId, client, 'signed-in'), now());
      if (isNew && !isFirstSignIn) await accountMailer.notify(trx, 'new-sign-in', accountId, { client });
    },
  };
}
export type SignInLocations = ReturnType<typeof makeSignInLocations>;
