import type { Dirent } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '#adapters/database/embedded/folder-lock.ts';
import { EmbeddedDatabaseError, PGliteClient } from '#adapters/database/embedded/pglite-client.ts';
import { StartError } from '#kernel/errors.ts';
import { isStorageFull } from '#kernel/storage-full.ts';

/** The PostgreSQL release inside PGlite; its files are not readable by another one. */
const POSTGRES_RELEASE = '18';

export interface EmbeddedDatabase {
  readonly client: PGliteClient;
  close(): Promise<void>;
}

/** Opens the database in `<folder>/database`, creating it on the first start, and holds the folder's lock. */
export async function openEmbedded(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // PGlite creates its files readable by everybody: the folder above is what protects them.
  await chmod(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    const files = join(folder, 'database');
    if (!(await checkRelease(files))) await create(files, onFailure);
    const client = await PGliteClient.open({ folder: files }, onFailure);
    return {
      client,
      close: async () => {
        try {
          await client.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw isDamage(error) ? cannotOpen(join(folder, 'database'), error) : error;
  }
}

/** Whatever keeps the engine from opening its files, but a full disk, which has a sentence of its own. */
function isDamage(error: unknown): error is Error {
  if (error instanceof EmbeddedDatabaseError) return !isStorageFull(error);
  return error instanceof Error && 'code' in error && (error.code === 'ENOTDIR' || error.code === 'EISDIR');
}

const cannotOpen = (files: string, cause: Error) =>
  new StartError(
    `The database in ${files} cannot be opened: ${cause.message}. Its files are damaged or incomplete. ` +
      'Restore the data folder from a backup, or choose another one with RECTO_DATA.',
    cause,
  );

/** False when there is no database yet. PGlite would damage files of another release, so it never sees them. */
async function checkRelease(files: string): Promise<boolean> {
  const found = await readFile(join(files, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) {
    // Creating one would delete what is there.
    if (await isEmptyFolder(files)) return false;
    throw cannotOpen(files, new Error('PG_VERSION is missing'));
  }
  if (!/^\d+$/.test(found.trim())) throw cannotOpen(files, new Error('PG_VERSION holds no version'));
  if (found.trim() === POSTGRES_RELEASE) return true;
  throw new StartError(
    `The database in ${files} was made by PostgreSQL ${found.trim()}; this version of the server reads ${POSTGRES_RELEASE} only. ` +
      'Start the version of the server that made it, or choose another data folder.',
  );
}

/** Also where there is none. */
async function isEmptyFolder(path: string): Promise<boolean> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0;
}

/**
 * Creates the database beside its place and renames it there when it is whole and on disk: a process
 * killed while creating it leaves nothing that looks like a database.
 */
async function create(files: string, onFailure: (error: Error) => void): Promise<void> {
  const unfinished = `${files}.new`;
  await rm(unfinished, { recursive: true, force: true });
  // An empty folder at most.
  await rm(files, { recursive: true, force: true });
  const client = await PGliteClient.open({ folder: unfinished }, onFailure);
  await client.close();
  await syncTree(unfinished);
  await rename(unfinished, files);
  await syncPath(join(files, '..'));
}

export async function syncTree(folder: string): Promise<void> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
