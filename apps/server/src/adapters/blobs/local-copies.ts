import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalBlob } from '#kernel/blobs.ts';

/** A version of a blob that is kept elsewhere, and how its bytes get into a file. */
export interface RemoteBlob {
  readonly key: string;
  /** Another one for other content. */
  readonly version: string;
  readonly size: number;
  fetchTo(path: string): Promise<void>;
}

interface Copy {
  readonly path: string;
  readonly fetched: Promise<void>;
  users: number;
}

/** Copies of blobs as files, one for all who use it at a time; the last one to release it deletes it. */
export class LocalCopies {
  readonly #parent: string;
  /** Of this process: others have folders of their own beside it. */
  readonly #folder: string;
  readonly #copies = new Map<string, Copy>();

  constructor(parent: string) {
    this.#parent = parent;
    this.#folder = join(parent, randomUUID());
  }

  async open({ key, version, size, fetchTo }: RemoteBlob): Promise<LocalBlob> {
    const name = `${key} ${version}`;
    const copy = this.#copies.get(name) ?? this.#start(name, fetchTo);
    copy.users += 1;
    let isReleased = false;
    const release = async () => {
      if (isReleased) return;
      isReleased = true;
      copy.users -= 1;
      if (copy.users > 0) return;
      if (this.#copies.get(name) === copy) this.#copies.delete(name);
      await rm(copy.path, { force: true });
    };
    try {
      await copy.fetched;
    } catch (error) {
      // Whoever asks next tries it again.
      if (this.#copies.get(name) === copy) this.#copies.delete(name);
      await release();
      throw error;
    }
    return { path: copy.path, size, release };
  }

  #start(name: string, fetchTo: RemoteBlob['fetchTo']): Copy {
    const path = join(this.#folder, randomUUID());
    const fetched = mkdir(this.#folder, { recursive: true, mode: 0o700 }).then(() => fetchTo(path));
    const copy = { path, fetched, users: 0 };
    this.#copies.set(name, copy);
    return copy;
  }

  /** Deletes the folders of other processes in which nothing was put for so long: their processes have died. */
  async deleteAbandoned(minAgeMs: number): Promise<void> {
    for (const name of await readdir(this.#parent).catch(() => [])) {
      const path = join(this.#parent, name);
      if (path === this.#folder) continue;
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs >= minAgeMs) await rm(path, { recursive: true, force: true });
    }
  }
}
