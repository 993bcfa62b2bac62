import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#adapters/backup/manifest.ts';
import { openPlain, type PlainSettings } from '#adapters/database/backup/open-plain.ts';
import { describeContent, isServed } from '#adapters/database/backup/schema.ts';
import { lockFolder } from '#adapters/database/embedded/folder-lock.ts';
import { syncTree } from '#adapters/database/embedded/open-embedded.ts';
import { refuseUnfinishedMove } from '#adapters/database/unfinished-move.ts';
import type { Trx } from '#kernel/database.ts';

/** Where an embedded database is made before it takes the place of the one that is there. */
const STAGING = '.restore';

/**
 * What a restore would replace, in words; undefined where there is nothing. Throws where a server runs on it, or where the database
 * holds tables of another program.
 */
export async function findExistingData(
  target: PlainSettings,
  dataFolder: string,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<string | undefined> {
  const inDatabase = await (target.kind === 'postgres'
    ? lookAtServer(target)
    : lookAtFolder(target, mayReplace));
  if (inDatabase) return inDatabase;
  if ((await namesIn(join(dataFolder, 'blobs'))).some((name) => !name.startsWith('.')))
    return `The data folder ${dataFolder} holds stored files already.`;
  return undefined;
}

async function lookAtServer(target: PlainSettings): Promise<string | undefined> {
  const { database, close } = await openPlain(target);
  try {
    if (await isServed(database.root))
      throw new BackupError('A server is running on the database. Stop it first; nothing was changed.');
    await refuseUnfinishedMove(database.root);
    const content = await describeContent(database.root);
    if (content === 'foreign')
      throw new BackupError(
        'The database of DATABASE_URL holds tables of another program. Nothing was changed.',
      );
    return content === 'data' ? 'The database of DATABASE_URL holds accounts already.' : undefined;
  } finally {
    await close();
  }
}

async function lookAtFolder(
  target: PlainSettings & { kind: 'embedded' },
  mayReplace: boolean,
): Promise<string | undefined> {
  const { folder } = target;
  // Says where a server runs on it.
  lockFolder(folder).release();
  if (mayReplace) return undefined;
  if ((await namesIn(join(folder, 'database'))).length === 0) return undefined;
  const opened = await openPlain(target).catch(() => null);
  if (!opened) return `The data folder ${folder} holds a database that cannot be opened.`;
  try {
    const content = await describeContent(opened.database.root);
    return content === 'data' || content === 'foreign'
      ? `The data folder ${folder} holds accounts already.`
      : undefined;
  } finally {
    await opened.close();
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });

/** Has a database filled and puts it in the place of the one that is there: at any moment it is the one or the other. */
export async function replaceDatabase(
  target: PlainSettings,
  dataFolder: string,
  fill: (trx: Trx) => Promise<void>,
): Promise<void> {
  if (target.kind === 'postgres') return fillDatabase(target, fill);
  const lock = lockFolder(dataFolder);
  try {
    const staging = join(dataFolder, STAGING);
    await rm(staging, { recursive: true, force: true });
    await fillDatabase({ kind: 'embedded', folder: staging }, fill);
    await syncTree(join(staging, 'database'));
    const place = join(dataFolder, 'database');
    const old = join(staging, 'replaced');
    await rename(place, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(join(staging, 'database'), place);
    await rm(staging, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function fillDatabase(target: PlainSettings, fill: (trx: Trx) => Promise<void>): Promise<void> {
  const { database, close } = await openPlain(target);
  try {
    await database.transaction(fill);
  } finally {
    await close();
  }
}
