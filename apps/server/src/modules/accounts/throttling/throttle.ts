import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { tooManyRequests } from '#kernel/errors.ts';
import { networkOf, siteOf } from '#kernel/ip-networks.ts';
import {
  type Allowance,
  type Limits,
  PASSWORD_ACTIONS,
  THROTTLES,
  type ThrottledAction,
} from '#modules/accounts/limits.ts';
import { makeTurns } from '#modules/accounts/throttling/turns.ts';
import {
  countHits,
  dropCounters,
  dropCountersOf,
  takeBackHits,
} from '#modules/accounts/throttling/throttle.store.ts';

/** Who tries: from which network address, and for which account, existing or not. */
export interface Attempt {
  readonly email?: string;
  readonly ip?: string;
  /** Where the account is known to sign in from here: what names the place. It then has an allowance of its own. */
  readonly knownLocation?: string | null;
}

export interface Throttle {
  /** Counts the attempt, and throws 429 where one of its allowances is used up. */
  admit(action: ThrottledAction, attempt: Attempt): Promise<void>;
  /** Counts the attempt; whether it is within its allowances. */
  allows(action: ThrottledAction, attempt: Attempt): Promise<boolean>;
  /**
   * Lets somebody guess: counts the attempt before anything is compared, and gives it back unless `check` answers null
   * for a wrong one. Of guesses at one account from one place the next waits for the outcome of the last, so that right
   * ones at once are not taken for wrong ones.
   */
  guess<T>(action: ThrottledAction, attempt: Attempt, check: () => Promise<T | null>): Promise<T | null>;
  /** Forgets guesses at the password of an account, those of strangers and those from here: it has a new one. */
  forgive(attempt: { email: string; ip: string; knownLocation: string }): Promise<void>;
  /** Forgets everything that was counted of an account, from wherever it came. What a network did stays counted. */
  forgiveAll(trx: Trx, email: string): Promise<void>;
}

export interface ThrottleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly enabled: boolean;
}

interface Counter extends Allowance {
  readonly key: string;
  /** Or of one network, whomever it tries. */
  readonly isOfAccount: boolean;
}

/**
 * Fixed windows counted in the database, so that they hold across processes and restarts. Accounts are counted by the
 * address that was typed, known or not: a 429 tells nothing about who has an account.
 */
export function makeThrottle({ database, clock, secret, enabled }: ThrottleDeps): Throttle {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'throttle', 32));
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', hmacKey).update(parts.join('\n')).digest('base64url');
  const subjectOf = (email: string) => keyOf('subject', email);
  const turns = makeTurns();

  /**
   * In the order in which they are counted: what one network does is refused before it counts for all together. A known
   * place costs the same statements as any other, and one network has the same allowance in both: who shares it with
   * the owner must not learn from it that there is one.
   */
  const countersOf = (action: ThrottledAction, { email, ip, knownLocation }: Attempt): Counter[][] => {
    const { account, pair, strangers, network }: Limits = THROTTLES[action];
    const counter = (allowance: Allowance | undefined, ...subject: (string | undefined)[]): Counter[] =>
      allowance && subject.every((part) => part !== undefined)
        ? [
            {
              key: keyOf(action, ...(subject as string[])),
              isOfAccount: subject[0] !== 'network',
              ...allowance,
            },
          ]
        : [];
    const group = knownLocation ? ['known', knownLocation] : ['strangers'];
    const site = ip && siteOf(ip);
    return [
      [
        ...counter(account, 'account', email),
        // Counted at a known place too, but no reason to refuse anybody there.
        ...counter(
          network && { ...network, ...(knownLocation ? { hits: Number.POSITIVE_INFINITY } : {}) },
          'network',
          ip && networkOf(ip),
        ),
        ...counter(pair, 'pair', email, site, ...group),
      ],
      counter(strangers, ...group, email),
    ].filter((counters) => counters.length > 0);
  };

  /** Seconds until the attempt would be within its allowances again; 0 when it is. */
  const count = async (action: ThrottledAction, attempt: Attempt): Promise<number> => {
    if (!enabled) return 0;
    const now = clock();
    for (const counters of countersOf(action, attempt)) {
      const windows = counters.map(({ key, isOfAccount, seconds }) => ({
        key,
        subject: isOfAccount && attempt.email !== undefined ? subjectOf(attempt.email) : null,
        endsAt: new Date(now + seconds * 1000),
      }));
      const rows = await countHits(database.root, windows, new Date(now));
      const allowed = new Map(counters.map(({ key, hits }) => [key, hits]));
      const waits = rows
        .filter((row) => row.hits > (allowed.get(row.key) ?? 0))
        .map((row) => Math.ceil((row.resets_at.getTime() - now) / 1000));
      if (waits.length > 0) return Math.max(...waits);
    }
    return 0;
  };

  const admit = async (action: ThrottledAction, attempt: Attempt) => {
    const wait = await count(action, attempt);
    if (wait > 0) throw tooManyRequests(wait);
  };
  const giveBack = (action: ThrottledAction, attempt: Attempt) => {
    const keys = countersOf(action, attempt).flatMap((counters) => counters.map(({ key }) => key));
    return takeBackHits(database.root, keys);
  };

  return {
    admit,
    allows: async (action, attempt) => (await count(action, attempt)) === 0,
    async guess(action, attempt, check) {
      if (!enabled) return check();
      const { email = '', ip = '' } = attempt;
      return turns.take([action, email, siteOf(ip)].join('\n'), async () => {
        await admit(action, attempt);
        let isWrong = false;
        try {
          const outcome = await check();
          isWrong = outcome === null;
          return outcome;
        } finally {
          if (!isWrong) await giveBack(action, attempt);
        }
      });
    },
    async forgive({ email, ip, knownLocation }) {
      if (!enabled) return;
      const keys = PASSWORD_ACTIONS.flatMap((action) => [
        keyOf(action, 'strangers', email),
        keyOf(action, 'known', knownLocation, email),
        keyOf(action, 'pair', email, siteOf(ip), 'known', knownLocation),
      ]);
      await dropCounters(database.root, keys);
    },
    async forgiveAll(trx, email) {
      await dropCountersOf(trx, subjectOf(email));
    },
  };
}
