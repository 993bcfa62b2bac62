interface Entry<T> {
  readonly fileId: string;
  readonly value: T;
  readonly size: number;
}

/** Decoded indexes of the files last asked about, least recently used out when their bytes exceed the limit. */
export class IndexCache<T> {
  readonly #limit: number;
  readonly #decode: (bytes: Uint8Array) => T;
  /** In order of use: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry<T>>();
  #size = 0;
  #drops = 0;

  constructor(limit: number, decode: (bytes: Uint8Array) => T) {
    this.#limit = limit;
    this.#decode = decode;
  }

  /** How often `drop` was called, so that whoever awaits the bytes of an index can tell whether it was. */
  get drops(): number {
    return this.#drops;
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  add({ fileId, key }: { readonly fileId: string; readonly key: string }, bytes: Uint8Array): T {
    const value = this.#decode(bytes);
    this.#remove(key);
    this.#entries.set(key, { fileId, value, size: bytes.byteLength });
    this.#size += bytes.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit || this.#entries.size === 1) break;
      this.#remove(oldest);
    }
    return value;
  }

  /** Drops every index of a file. */
  drop(fileId: string): void {
    this.#drops += 1;
    // A Map may lose entries while it is walked through.
    for (const [key, entry] of this.#entries) if (entry.fileId === fileId) this.#remove(key);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
