const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Allowance {
  readonly hits: number;
  readonly seconds: number;
}

/** What limits an action. See docs/decisions/0027. */
export interface Limits {
  /** Tries at one account from one network. */
  readonly pair?: Allowance;
  /**
   * Tries at one account from all places together that it is not known to sign in from; each place that it is known to
   * sign in from has as many of its own.
   */
  readonly strangers?: Allowance;
  /**
   * Tries from one network at all accounts together; more, since a whole office may stand behind one. It refuses nobody
   * in a place that the account is known to sign in from.
   */
  readonly network?: Allowance;
  /** Tries of one account, wherever it is: only where nobody else can make them. */
  readonly account?: Allowance;
}

const guesses = (pair: number, strangers: number) => ({
  pair: { hits: pair, seconds: 15 * MINUTE },
  strangers: { hits: strangers, seconds: HOUR },
  network: { hits: 200, seconds: 15 * MINUTE },
});
const codes = {
  pair: { hits: 20, seconds: HOUR },
  strangers: { hits: 50, seconds: HOUR },
  network: { hits: 200, seconds: HOUR },
};
const mails = {
  pair: { hits: 5, seconds: HOUR },
  strangers: { hits: 20, seconds: HOUR },
  network: { hits: 50, seconds: HOUR },
};

/** How often something may be tried. What strangers may do together is more than one network may do alone. */
export const THROTTLES = {
  signUp: mails,
  verifyEmail: codes,
  resendCode: mails,
  /** The gap between two requests for a new code. */
  resendGap: { pair: { hits: 1, seconds: 30 } },
  /** Right passwords and codes are given back, here and below. */
  login: guesses(10, 100),
  /** Codes mailed because an address was not yet confirmed at sign-in with the right password. */
  loginCode: { account: { hits: 5, seconds: HOUR } },
  forgotPassword: mails,
  confirmForgotPassword: codes,
  /** Passwords and codes given by somebody who is signed in already, or half. */
  changePassword: guesses(20, 200),
  secondFactor: guesses(20, 200),
  proof: guesses(20, 200),
  /** Ways to the provider that are begun by whoever likes to. */
  singleSignOn: { network: { hits: 300, seconds: 15 * MINUTE } },
  createToken: { account: { hits: 30, seconds: HOUR } },
  feedback: { account: { hits: 20, seconds: HOUR } },
} as const satisfies Record<string, Limits>;
export type ThrottledAction = keyof typeof THROTTLES;

/** Guesses at a password: a new password makes all of them void. */
export const PASSWORD_ACTIONS = ['login', 'changePassword', 'proof'] as const;

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

/** Tries from one network, and from all together: nobody can use up the tries of somebody elsewhere. */
export const CODE = { seconds: 10 * MINUTE, tries: 5, triesOfAll: 60 } as const;

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

/** When a personal access token was last used is noted to within so many seconds. */
export const TOKEN_TOUCH_SECONDS = MINUTE;

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes computed at once, and callers that may wait for their turn: both bound memory and processor. */
export const PASSWORD_HASH_CONCURRENCY = 4;
export const PASSWORD_HASHES_WAITING = 500;

/** A place that an account has not signed in from for so long is forgotten. */
export const PLACE_SECONDS = 180 * DAY;

/** Expired sessions, codes and throttle counts are removed so often. */
export const SWEEP_SECONDS = HOUR;
/** What nobody's sign-in asks for is done so often. */
export const CLEAR_AWAY_SECONDS = DAY;
