import { type Dialect, Kysely } from 'kysely';
import { Background } from '#adapters/database/background.ts';
import { TransactionGuard } from '#adapters/database/transaction-guard.ts';
import type { Database, Tables, Trx } from '#kernel/database.ts';

export interface DatabaseLog {
  info(details: object, message?: string): void;
  warn(details: object, message?: string): void;
  error(details: object, message?: string): void;
}

/** A transaction that is open for longer holds up every other query of an embedded server. */
const LONG_TRANSACTION_MS = 1000;

export interface MadeDatabase {
  readonly database: Database;
  readonly guard: TransactionGuard;
}

export function makeDatabase(
  dialect: Dialect,
  log: DatabaseLog,
  background = new Background(),
): MadeDatabase {
  const guard = new TransactionGuard();
  const kysely = new Kysely<Tables>({ dialect: guard.guard(dialect) });

  async function transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    guard.assertOutside('A transaction was begun');
    let begun = 0;
    try {
      return await kysely.transaction().execute((trx) => {
        begun = performance.now();
        return guard.runInside(() => work(trx));
      });
    } finally {
      const ms = Math.round(performance.now() - begun);
      if (begun > 0 && ms > LONG_TRANSACTION_MS) log.warn({ ms }, 'long transaction');
    }
  }

  const inBackground = <T>(work: () => Promise<T>) => background.run(work);
  return { database: { root: kysely, transaction, inBackground }, guard };
}
