import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * While a backup runs, blobs that are deleted stay aside until it has ended: the rows that it has copied still name them.
 * The folder of the store says so by a file, so that every process on it knows, and whoever holds them may die at any time.
 */
const HELD = '.held';
const BLOBS = 'blobs';
const MARKER = 'hold-';

/** A holder that has shown no sign of life for this long is dead. */
const STALE_MS = 120_000;
const SIGN_OF_LIFE_MS = 10_000;

export interface Hold {
  /** Where a blob lies that was deleted since; it may not be there. */
  pathOf(key: string): string;
  /** The keys of those that were. */
  list(): Promise<string[]>;
  /** Lets go of what was kept. */
  release(): Promise<void>;
}

const pathOfHeld = (folder: string, key: string) => join(folder, HELD, BLOBS, ...key.split('/'));

/** Keeps the blobs that are deleted from now on. */
export async function holdDeletions(folder: string): Promise<Hold> {
  await mkdir(join(folder, HELD), { recursive: true, mode: 0o700 });
  const marker = join(folder, HELD, `${MARKER}${randomUUID()}`);
  await writeFile(marker, '', { mode: 0o600 });
  const timer = setInterval(() => {
    const now = new Date();
    utimes(marker, now, now).catch(() => {});
  }, SIGN_OF_LIFE_MS).unref();
  return {
    pathOf: (key) => pathOfHeld(folder, key),
    async list() {
      const top = join(folder, HELD, BLOBS);
      const found = await readdir(top, { recursive: true, withFileTypes: true }).catch(ifMissing);
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
    async release() {
      clearInterval(timer);
      await rm(marker, { force: true });
      await clearHeld(folder);
    },
  };
}

/** Whether somebody who lives holds deletions. */
async function isHeld(folder: string): Promise<boolean> {
  for (const name of await namesIn(join(folder, HELD))) {
    if (!name.startsWith(MARKER)) continue;
    const found = await stat(join(folder, HELD, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs < STALE_MS) return true;
  }
  return false;
}

/** Puts a blob that is about to be deleted aside where deletions are held. The first one of a key is what rows name. */
export async function keepIfHeld(folder: string, key: string, path: string): Promise<void> {
  if (!(await isHeld(folder))) return;
  const kept = pathOfHeld(folder, key);
  await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
  // A second name for the same bytes: whoever is reading it sees no gap.
  await link(path, kept).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
  });
}

/** Deletes what was kept, unless somebody still needs it. */
export async function clearHeld(folder: string): Promise<void> {
  if ((await isHeld(folder)) || (await namesIn(join(folder, HELD))).length === 0) return;
  await rm(join(folder, HELD), { recursive: true, force: true });
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(ifMissing)) ?? [];

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
