import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#kernel/errors.ts';

/** Another process holds the folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} is in use by another running server. Stop that one first, or choose another folder with RECTO_DATA.`,
      cause,
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Two processes on one PGlite folder corrupt it without an error. SQLite's exclusive lock is held by
 * the kernel: it cannot be stolen from a busy holder, and it is free the moment the holder dies.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    file.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
    const held = file;
    return { release: () => held.close() };
  } catch (cause) {
    file?.close();
    if (!isLocked(cause)) throw cannotLock(folder, cause);
    throw new FolderInUseError(folder, cause);
  }
}

const cannotLock = (folder: string, cause: unknown) =>
  new StartError(
    `The lock of the data folder ${folder} cannot be taken: ${cause instanceof Error ? cause.message : String(cause)}. ` +
      'Let this user write there; where no server runs on it, the file `lock` may be deleted.',
    cause,
  );

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked/.test(error.message);
}
