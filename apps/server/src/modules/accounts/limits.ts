const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Allowance {
  readonly hits: number;
  readonly seconds: number;
}

/**
 * How often something may be tried, for one e-mail address and from one network address (a /64 where it is IPv6).
 * Network addresses get more room, since a whole office may stand behind one.
 */
export const THROTTLES = {
  signUp: { account: { hits: 5, seconds: HOUR }, address: { hits: 50, seconds: HOUR } },
  verifyEmail: { account: { hits: 20, seconds: HOUR }, address: { hits: 200, seconds: HOUR } },
  resendCode: { account: { hits: 5, seconds: HOUR }, address: { hits: 50, seconds: HOUR } },
  /** The gap between two requests for a new code. */
  resendGap: { account: { hits: 1, seconds: 30 } },
  /** Sign-ins that succeed are given back. */
  login: { account: { hits: 20, seconds: 15 * MINUTE }, address: { hits: 200, seconds: 15 * MINUTE } },
  /** Codes mailed because an address was not yet confirmed at sign-in. */
  loginCode: { account: { hits: 5, seconds: HOUR } },
} as const satisfies Record<string, { account: Allowance; address?: Allowance }>;
export type ThrottledAction = keyof typeof THROTTLES;

/** Wrong passwords for one account before it is locked, and for how long. */
export const LOCKOUT = { failures: 5, seconds: 15 * MINUTE } as const;

export const CODE = { seconds: 10 * MINUTE, tries: 5 } as const;

export const SESSION = {
  accessSeconds: HOUR,
  /** A session that is not refreshed for so long is over. */
  idleSeconds: { remembered: 30 * DAY, usual: 12 * HOUR },
  /** No session outlives this, however often it is refreshed. */
  totalSeconds: 30 * DAY,
  /** A refresh token that was just replaced is more likely a second tab than a thief. */
  supersededSeconds: 10,
} as const;

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes computed at once, and callers that may wait for their turn: both bound memory and processor. */
export const PASSWORD_HASHES_AT_ONCE = 4;
export const PASSWORD_HASHES_WAITING = 500;

/** Expired sessions, codes and throttle counts are removed so often. */
export const SWEEP_SECONDS = HOUR;
