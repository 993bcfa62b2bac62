import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dialect, Driver } from 'kysely';

/**
 * Knows whether the current async context has a transaction open. The embedded engine has a single
 * connection: a query on the root handle inside an open transaction would wait for that transaction,
 * which waits for the query. With the guard such a call throws at once, on both engines.
 */
export class TransactionGuard {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws when the current context is inside an open transaction. */
  assertOutside(what: string): void {
    if (this.#storage.getStore()?.open) {
      throw new Error(`${what} inside an open transaction: pass the transaction instead.`);
    }
  }

  /** Runs `work` marked as inside; what it leaves running behind it is outside again once it settled. */
  async runInside<T>(work: () => Promise<T>): Promise<T> {
    const marker = { open: true };
    try {
      return await this.#storage.run(marker, work);
    } finally {
      marker.open = false;
    }
  }

  /** The same dialect, refusing to hand out a connection inside an open transaction. */
  guard(dialect: Dialect): Dialect {
    return {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => this.#guardDriver(dialect.createDriver()),
    };
  }

  #guardDriver(driver: Driver): Driver {
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      this.assertOutside('The root database handle was used');
      return acquire(options);
    };
    return driver;
  }
}
