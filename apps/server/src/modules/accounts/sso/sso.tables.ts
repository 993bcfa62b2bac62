export interface SsoIdentityTable {
  id: string;
  account_id: string;
  issuer: string;
  /** The provider's own id of the person. E-mail addresses change hands, this does not. */
  subject: string;
  linked_at: Date;
}

/** A browser that is at the provider. */
export interface SsoAttemptTable {
  state_hash: Uint8Array;
  /** Of the cookie that the browser which began it holds. */
  browser_hash: Uint8Array;
  /** Nonce and PKCE verifier, sealed. */
  sealed_checks: string;
  /** The page to go to afterwards. */
  next: string | null;
  /** The session that links an identity; the attempt ends with it. Null where somebody signs in. */
  session_id: string | null;
  expires_at: Date;
}

/** A browser that is back from the provider and has still to fetch its tokens. */
export interface SsoTicketTable {
  code_hash: Uint8Array;
  browser_hash: Uint8Array;
  account_id: string;
  expires_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    sso_identity: SsoIdentityTable;
    sso_attempt: SsoAttemptTable;
    sso_ticket: SsoTicketTable;
  }
}
