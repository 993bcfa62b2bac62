import type { Generated, JSONColumnType } from 'kysely';

export interface OutboxEventTable {
  id: Generated<number>;
  /** The transaction that has written it. */
  tx: Generated<string>;
  account_id: string;
  type: string;
  /** Ids of what it is about, its subject first. */
  about: readonly string[];
  /** Null where it is rendered when it is sent. */
  body: JSONColumnType<object> | null;
  /** Whether nothing of the time before may be sent after it. */
  is_last: boolean;
  created_at: Generated<Date>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    outbox_event: OutboxEventTable;
  }
}
