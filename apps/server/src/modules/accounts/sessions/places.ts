import { createHmac } from 'node:crypto';
import type { Trx } from '#kernel/database.ts';
import { deriveKeys, type Secrets } from '#kernel/keys.ts';
import { neighbourhoodOf } from '#kernel/network-address.ts';
import { type Client, describeClient } from '#modules/accounts/sessions/client.ts';
import { recordPlace } from '#modules/accounts/sessions/place.store.ts';
import type { Post } from '#modules/accounts/mails/post.ts';

export interface PlaceDeps {
  readonly settings: Secrets;
  readonly post: Post;
  readonly now: () => Date;
}

/**
 * Where an account signs in from: a network and a kind of browser. Kept as an HMAC with the account in it, so that the
 * table tells neither where people live nor who shares a place.
 */
export function makePlaces({ settings, post, now }: PlaceDeps) {
  const [key, ...formerKeys] = deriveKeys(settings, 'known-place');
  return {
    /** Notes a sign-in that is complete. The owner is told of a new place, but not of the first one. */
    async note(trx: Trx, accountId: string, client: Client, isFirstSignIn: boolean): Promise<void> {
      const place = [accountId, neighbourhoodOf(client.address), describeClient(client).browser].join('\n');
      const digestWith = (each: Buffer) => createHmac('sha256', each).update(place).digest();
      const digests = { digest: digestWith(key), formerDigests: formerKeys.map(digestWith) };
      const isNew = await recordPlace(trx, accountId, digests, now());
      if (isNew && !isFirstSignIn) await post.notify(trx, 'new-sign-in', accountId, { client });
    },
  };
}
export type Places = ReturnType<typeof makePlaces>;
