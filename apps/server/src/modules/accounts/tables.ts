import type { TokenScope } from '@recto/contract/endpoint';
import type { SessionEndReason } from '@recto/contract/session-end';
import type { Generated } from 'kysely';

export type Role = 'user' | 'admin';
/** Plans of the catalogue by their ids; `none` sets no limits. */
export type Plan = 'FREE' | 'PRICE_ID_10' | 'PRICE_ID_75' | 'PRICE_ID_150' | 'none';
/** What a session may do: see `Access` in the contract. */
export type SessionLevel = 'full' | 'mfa_pending' | 'password_change';
/** What a mailed code is good for; a code for one purpose never opens another. */
export type CodePurpose = 'verify-email' | 'reset-password';

export interface AccountTable {
  id: string;
  /** Normalised by `normaliseEmail`; unique. */
  email: string;
  name: string;
  last_name: string;
  /** argon2id in PHC form; null for an account that has no password. */
  password_hash: string | null;
  password_changed_at: Date;
  /** The password was given by somebody else and opens nothing but its own change. */
  must_change_password: Generated<boolean>;
  role: Generated<Role>;
  email_verified_at: Date | null;
  /** Never without `totp_secret`: the database refuses what would lock its owner out. */
  mfa_enabled: Generated<boolean>;
  /** Of the registered authenticator; sealed with the account's id. */
  totp_secret: string | null;
  /** Of an authenticator that has not shown its first code; the registered one holds until then. */
  totp_pending_secret: string | null;
  totp_pending_expires_at: Date | null;
  /** The time step of the last code that was accepted; this one and those before it are used up. */
  totp_last_step: Generated<number>;
  failed_totps: Generated<number>;
  totp_locked_until: Date | null;
  /** Given by the operator, whatever is paid for; null where nobody has given one. */
  plan: Plan | null;
  /** The payment provider's id. */
  customer_id: string | null;
  subscribed: Generated<boolean>;
  /** Whether texts of the account may go to outside services. */
  send_outside: Generated<boolean>;
  login_count: Generated<number>;
  /** Switched off by an administrator: nothing opens it. */
  disabled_at: Date | null;
  /** To within a few minutes. */
  last_seen_at: Date | null;
  terms_accepted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A live session. Ended ones are deleted. Tokens are kept as SHA-256. */
export interface SessionTable {
  id: string;
  account_id: string;
  level: SessionLevel;
  remembered: boolean;
  access_hash: Uint8Array;
  access_expires_at: Date;
  /** The part that all refresh tokens of one session share; null for a session that cannot be refreshed. */
  refresh_family_hash: Uint8Array | null;
  refresh_hash: Uint8Array | null;
  refresh_expires_at: Date | null;
  previous_refresh_hash: Uint8Array | null;
  refreshed_at: Date | null;
  /** No refresh leads beyond this. */
  ends_at: Date;
  /** What signed in or was last refreshed, and from which address; shown to the owner of the account. */
  user_agent: string | null;
  address: string | null;
  /** To within a few minutes. */
  last_used_at: Date;
  created_at: Date;
}

/** Why a session was ended, until it would have expired. Names no account, and outlives it. */
export interface EndedSessionTable {
  refresh_family_hash: Uint8Array;
  reason: SessionEndReason;
  expires_at: Date;
}

export interface OneTimeCodeTable {
  account_id: string;
  purpose: CodePurpose;
  /** HMAC over purpose, account and code. */
  digest: Uint8Array;
  /** Of all networks. */
  tries: Generated<number>;
  /** Of each network, by an HMAC of it. */
  tries_from: Generated<Record<string, number>>;
  expires_at: Date;
}

/** Codes that have not been used yet. */
export interface RecoveryCodeTable {
  account_id: string;
  /** HMAC over account and code. */
  digest: Uint8Array;
}

/** By which other programs call in the name of an account; kept, once expired, until its owner deletes it. */
export interface PersonalTokenTable {
  id: string;
  account_id: string;
  name: string;
  /** SHA-256 of the token. */
  hash: Uint8Array;
  /** The first characters, by which its owner tells it from others. */
  beginning: string;
  scopes: readonly TokenScope[];
  /** Null for one that does not expire. */
  expires_at: Date | null;
  /** To within a minute. */
  last_used_at: Date | null;
  created_at: Date;
}

/** Where an account has signed in before. */
export interface KnownPlaceTable {
  account_id: string;
  /** HMAC over account, network and kind of browser. */
  digest: Uint8Array;
  seen_at: Date;
}

export interface ThrottleTable {
  /** HMAC over action and subject, so that the table names neither people nor addresses. */
  key: string;
  /** HMAC over the address of the account that is tried; null where a network alone is counted. */
  subject: string | null;
  hits: number;
  resets_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    account: AccountTable;
    session: SessionTable;
    ended_session: EndedSessionTable;
    one_time_code: OneTimeCodeTable;
    recovery_code: RecoveryCodeTable;
    personal_token: PersonalTokenTable;
    known_place: KnownPlaceTable;
    throttle: ThrottleTable;
  }
}
