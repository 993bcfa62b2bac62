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
  forgotPassword: { account: { hits: 5, seconds: HOUR }, address: { hits: 50, seconds: HOUR } },
  confirmForgotPassword: { account: { hits: 20, seconds: HOUR }, address: { hits: 200, seconds: HOUR } },
  /** Passwords and codes given by somebody who is signed in already, or half; right ones are given back. */
  changePassword: {
    account: { hits: 20, seconds: 15 * MINUTE },
    address: { hits: 200, seconds: 15 * MINUTE },
  },
  secondFactor: { account: { hits: 20, seconds: 15 * MINUTE }, address: { hits: 200, seconds: 15 * MINUTE } },
  proof: { account: { hits: 20, seconds: 15 * MINUTE }, address: { hits: 200, seconds: 15 * MINUTE } },
  /** Ways to the provider that are begun by whoever likes to. */
  singleSignOn: { address: { hits: 300, seconds: 15 * MINUTE } },
  feedback: { account: { hits: 20, seconds: HOUR } },
} as const satisfies Record<string, { account?: Allowance; address?: Allowance }>;
export type ThrottledAction = keyof typeof THROTTLES;

/** Wrong passwords for one account before it is locked, and for how long. */
export const LOCKOUT = { failures: 5, seconds: 15 * MINUTE } as const;

/** Wrong codes of the authenticator before the second factor is locked, and for how long. */
export const TOTP_LOCKOUT = { failures: 10, seconds: 15 * MINUTE } as const;

export const TOTP = {
  /** RFC 6238: a code holds for the time step it belongs to. */
  periodSeconds: 30,
  /** A code may come one step late, as people type slowly; never early. */
  lateSeconds: 30,
  /** How long a secret waits for the first code of the authenticator it was shown to. */
  registrationSeconds: HOUR,
} as const;

/** A temporary password that nobody has changed by then opens nothing any more. */
export const TEMPORARY_PASSWORD_SECONDS = 7 * DAY;

export const CODE = { seconds: 10 * MINUTE, tries: 5 } as const;

export const SSO = {
  /** How long somebody may take at the provider. */
  attemptSeconds: 10 * MINUTE,
  /** From being back to having the tokens: one call of the page. */
  ticketSeconds: MINUTE,
} as const;

/** A sign-in so recent shows who sits there, where there is no password to ask for or none is asked for. */
export const FRESH_SESSION_SECONDS = 10 * MINUTE;

export const SESSION = {
  accessSeconds: HOUR,
  /** A session that is not refreshed for so long is over. */
  idleSeconds: { remembered: 30 * DAY, usual: 12 * HOUR },
  /** No session outlives this, however often it is refreshed. */
  totalSeconds: 30 * DAY,
  /** A refresh token that was just replaced is more likely a second tab than a thief. */
  supersededSeconds: 10,
  /** When a session was last used is noted to within so many seconds. */
  touchSeconds: 5 * MINUTE,
} as const;

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes computed at once, and callers that may wait for their turn: both bound memory and processor. */
export const PASSWORD_HASHES_AT_ONCE = 4;
export const PASSWORD_HASHES_WAITING = 500;

/** An account whose address was never confirmed is removed after so long. */
export const UNCONFIRMED_SECONDS = 30 * DAY;
/** A place that an account has not signed in from for so long is forgotten. */
export const PLACE_SECONDS = 180 * DAY;

/** Expired sessions, codes and throttle counts are removed so often. */
export const SWEEP_SECONDS = HOUR;
