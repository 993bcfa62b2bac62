import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#kernel/errors.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Two processes on one PGlite folder corrupt it without an error. SQLite's exclusive lock is held by
 * the kernel: it cannot be stolen from a busy holder, and it is free the moment the holder dies.
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if (!isLocked(cause)) throw cause;
    throw new StartError(
      `The data folder ${folder} is in use by another running server. Stop that one first, or choose another folder with RECTO_DATA.`,
      cause,
    );
  }
  return { release: () => file.close() };
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked/.test(error.message);
}
