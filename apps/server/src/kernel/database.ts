import type { Kysely, Transaction } from 'kysely';

/**
 * The tables of the database. Each module adds its own by declaration merging in its `tables.ts`:
 * `declare module '#kernel/database.ts' { interface Tables { account: AccountTable } }`
 */
export interface Tables {}

/** What a store needs to run SQL: the root handle or an open transaction. */
export type Db = Kysely<Tables>;

/** An open transaction; a store call that takes this must be part of a larger change. */
export type Trx = Transaction<Tables>;

export interface Database {
  /**
   * The handle outside any transaction. It throws when it is used inside an open transaction of the
   * same async context: the embedded engine has one connection, so such a query would wait for ever.
   */
  readonly root: Db;

  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. Nested use
   * throws. Inside it only SQL may be awaited, since every other query of an embedded server waits;
   * transactions longer than a second are logged.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;

  /**
   * Runs work for which nobody waits, or which may wait longer: on the only connection of an embedded server the queries
   * and transactions of everybody else go before its own. A server's connections are many enough for both.
   */
  inBackground<T>(work: () => Promise<T>): Promise<T>;
}

/** Whether a statement was refused because of the named constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
