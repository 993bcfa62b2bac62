export interface IdempotencyKeyTable {
  account_id: string;
  /** Method and path: each call has keys of its own. */
  route: string;
  key: string;
  fingerprint: string;
  content_hash: string | null;
  /** Which request works on it. */
  claim_id: string;
  /** Renewed while the call runs: after that its process is dead. */
  leased_until: Date;
  /** Null, like the body, while the call runs. */
  status: number | null;
  body: string | null;
  /** Ids in the body, so that it goes with what it tells of. */
  mentioned_ids: readonly string[];
  expires_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable;
  }
}
