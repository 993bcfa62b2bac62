import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#kernel/errors.ts';
import {
  PASSWORD_HASH,
  PASSWORD_HASH_CONCURRENCY,
  PASSWORD_HASHES_WAITING,
} from '#modules/accounts/limits.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Always costs one hash: without a stored one, a stand-in that no password fits is compared. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether the stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** What a hash costs: memory in KiB, passes over it, and lanes. */
type PasswordCost = { readonly [name in keyof typeof PASSWORD_HASH]: number };

export function makePasswords(parameters: PasswordCost = PASSWORD_HASH): Passwords {
  const takeTurn = makeTurnstile(PASSWORD_HASH_CONCURRENCY, PASSWORD_HASHES_WAITING);
  const { memoryCost, timeCost, parallelism } = parameters;
  const currentForm = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  // Made at once, so that not even the first unknown address takes longer.
  const standIn = hash(randomBytes(32), parameters);
  return {
    hash: (password) => takeTurn(() => hash(normalisePassword(password), parameters)),
    async verify(stored, password) {
      const compared = stored ?? (await standIn);
      const fits = await takeTurn(() => verify(compared, normalisePassword(password)));
      return fits && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(currentForm),
  };
}

/** Keyboards differ in how they compose an accented letter; the password is the same. */
export const normalisePassword = (password: string) => password.normalize('NFKC');

function makeTurnstile(concurrency: number, waitingAtMost: number) {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= waitingAtMost) throw unavailable('Too many people are signing in just now.');
      await new Promise<void>((admit) => waiting.push(admit));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
