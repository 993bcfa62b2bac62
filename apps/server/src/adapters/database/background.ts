import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the current async context is background work, for which nobody waits. */
export class Background {
  readonly #storage = new AsyncLocalStorage<true>();

  get isInside(): boolean {
    return this.#storage.getStore() === true;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#storage.run(true, work);
  }
}
