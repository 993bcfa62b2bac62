import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { tooManyRequests } from '#kernel/errors.ts';
import { networkOf } from '#kernel/network-address.ts';
import { type Allowance, THROTTLES, type ThrottledAction } from '#modules/accounts/limits.ts';
import { countHits, takeBackHits } from '#modules/accounts/throttling/throttle.store.ts';

/** Who tries: from which network address, and for which account, existing or not. */
export interface Attempt {
  readonly email?: string;
  readonly address?: string;
}

export interface Throttle {
  /** Counts the attempt, and throws 429 where one of its allowances is used up. */
  admit(action: ThrottledAction, attempt: Attempt): Promise<void>;
  /** Counts the attempt; whether it is within its allowances. */
  allows(action: ThrottledAction, attempt: Attempt): Promise<boolean>;
  /** Takes an admitted attempt back. */
  giveBack(action: ThrottledAction, attempt: Attempt): Promise<void>;
}

export interface ThrottleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly enabled: boolean;
}

/**
 * Fixed windows counted in the database, so that they hold across processes and restarts. Accounts are counted by the
 * address that was typed, known or not: a 429 tells nothing about who has an account.
 */
export function makeThrottle({ database, clock, secret, enabled }: ThrottleDeps): Throttle {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'throttle', 32));
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', hmacKey).update(parts.join('\n')).digest('base64url');

  const countersOf = (action: ThrottledAction, { email, address }: Attempt) => {
    const limits: { readonly account?: Allowance; readonly address?: Allowance } = THROTTLES[action];
    const counters = [];
    if (limits.address && address !== undefined)
      counters.push({ key: keyOf(action, 'address', networkOf(address)), ...limits.address });
    if (limits.account && email !== undefined)
      counters.push({ key: keyOf(action, 'account', email), ...limits.account });
    return counters;
  };

  /** Seconds until the attempt would be within its allowances again; 0 when it is. */
  const count = async (action: ThrottledAction, attempt: Attempt): Promise<number> => {
    if (!enabled) return 0;
    const now = clock();
    const counters = countersOf(action, attempt);
    const windows = counters.map(({ key, seconds }) => ({ key, endsAt: new Date(now + seconds * 1000) }));
    const rows = await countHits(database.root, windows, new Date(now));
    const allowed = new Map(counters.map(({ key, hits }) => [key, hits]));
    const waits = rows
      .filter((row) => row.hits > (allowed.get(row.key) ?? 0))
      .map((row) => Math.ceil((row.resets_at.getTime() - now) / 1000));
    return Math.max(0, ...waits);
  };

  return {
    async admit(action, attempt) {
      const wait = await count(action, attempt);
      if (wait > 0) throw tooManyRequests(wait);
    },
    allows: async (action, attempt) => (await count(action, attempt)) === 0,
    async giveBack(action, attempt) {
      if (!enabled) return;
      await takeBackHits(
        database.root,
        countersOf(action, attempt).map(({ key }) => key),
      );
    },
  };
}
