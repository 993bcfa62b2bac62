interface Closable {
  close(): void;
}

/** Files that stay open between the units of their pages; the one that waited longest is closed for a new one. */
export class OpenFiles<F extends Closable> {
  readonly #limit: number;
  /** In order of use: a Map keeps the order of insertion. */
  readonly #files = new Map<string, F>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): F | undefined {
    const file = this.#files.get(key);
    if (!file) return undefined;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  add(key: string, file: F): void {
    this.close(key);
    this.#files.set(key, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > this.#limit && oldest !== undefined) this.close(oldest);
  }

  close(key: string): void {
    const file = this.#files.get(key);
    this.#files.delete(key);
    file?.close();
  }
}
