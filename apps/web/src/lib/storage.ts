/**
 * The browser's local storage. It may be forbidden or full; what is given to it is then simply not kept, and the product
 * goes on with what it holds in memory.
 */
function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

/** What is stored under a key; `null` = nothing. */
export const readStored = (key: string): string | null => attempt((storage) => storage.getItem(key), null);

/** Stores a value, or with `null` takes it out. False where the browser keeps nothing. */
export const store = (key: string, value: string | null): boolean =>
  attempt((storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  }, false);

/** Forgets everything this origin has stored. */
export const clearStored = (): void => attempt((storage) => storage.clear(), undefined);
