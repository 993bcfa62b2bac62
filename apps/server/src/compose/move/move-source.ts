import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#adapters/backup/manifest.ts';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { canConnect } from '#adapters/control-socket/ask-server.ts';
import { beginSnapshot } from '#adapters/database/backup/dump.ts';
import { openPlain } from '#adapters/database/backup/open-plain.ts';
import { knownMigrations } from '#adapters/database/backup/schema.ts';
import { type BackupTable, listKeptTables, listMigrations, query } from '#adapters/database/backup/tables.ts';
import { findUnfinishedRestore } from '#adapters/installation/unfinished-restore.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Trx } from '#kernel/database.ts';

/** Embedded data that nobody else has open. */
export interface MoveSource {
  readonly folder: string;
  readonly installation: string;
  /** By what the secret can be told that opens what is sealed; null where no server has ever told. */
  readonly secretFingerprint: string | null;
  readonly tables: readonly BackupTable[];
  readonly blobs: BlobStore;
  /** Has the tables read as they are at one moment. */
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Throws a sentence where there are no embedded data, a server runs on them, or they are of another version. */
export async function openMoveSource(folder: string): Promise<MoveSource> {
  const files = join(folder, 'database', 'PG_VERSION');
  if (
    !(await access(files).then(
      () => true,
      () => false,
    ))
  )
    throw new BackupError(`There are no embedded data in ${folder}: name the data folder that they lie in.`);
  if (await canConnect(folder))
    throw new BackupError(`A server runs on ${folder}. Stop it first; nothing was changed.`);
  if ((await findUnfinishedRestore(folder)) !== undefined)
    throw new BackupError(
      `A backup was being restored into ${folder} and was interrupted. Run the same \`recto restore\` again first.`,
    );
  // Takes the lock of the folder, or says who has it.
  const { database, close } = await openPlain({ kind: 'embedded', folder });
  const read: MoveSource['read'] = (work) =>
    database.transaction(async (trx) => {
      await beginSnapshot(trx);
      return work(trx);
    });
  try {
    const found = await read(lookAround);
    const blobs = await makeDiskBlobStore(join(folder, 'blobs'));
    return { folder, ...found, blobs, read, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function lookAround(trx: Trx) {
  const migrations = await listMigrations(trx);
  if (migrations.join() !== knownMigrations().join())
    throw new BackupError(
      'The embedded data are of another version of the program. Start the server of this version on them once, stop it, and run the command again.',
    );
  const [row] = await query<{ id: string; fingerprint: string | null }>(
    trx,
    'select id::text as id, secret_fingerprint as fingerprint from public.installation',
  );
  if (!row) throw new BackupError('The embedded database does not say which installation it is.');
  return {
    installation: row.id,
    secretFingerprint: row.fingerprint,
    tables: await listKeptTables(trx),
  };
}
