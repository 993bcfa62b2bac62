/** The embedded database as the job queue uses it: outside transactions, on the one connection there is. */
export interface EmbeddedConnection {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows: number }>;
  exec(sql: string): Promise<{ rows: unknown[] }[]>;
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
}

/** How the job queue reaches the database in which the rows lie that its jobs work on. */
export type JobConnection =
  | {
      readonly kind: 'embedded';
      readonly client: EmbeddedConnection;
      /** Runs work whose queries, all of them, stand back for those that somebody waits for. */
      inBackground<T>(work: () => Promise<T>): Promise<T>;
      /** Throws when called inside an open transaction, where `what` would wait for ever. */
      assertOutsideTransaction(what: string): void;
    }
  | { readonly kind: 'postgres'; readonly url: string };
