interface Kept<Value> {
  readonly version: string | undefined;
  readonly value: Promise<Value>;
}

/**
 * Keeps what was worked out of a thing while its version stays the same, of so many things, least recently used out first.
 * What fails is not kept.
 */
export function makeVersionedCache<Value>(most: number) {
  /** By key, in order of use. */
  const kept = new Map<string, Kept<Value>>();
  return {
    get(key: string, version: string | undefined, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      kept.delete(key);
      const entry = known && known.version === version ? known : { version, value: make() };
      kept.set(key, entry);
      entry.value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return entry.value;
    },

    erase: (key: string) => void kept.delete(key),
  };
}
