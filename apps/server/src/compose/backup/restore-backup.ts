import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveReader } from '#adapters/backup/archive.ts';
import { BackupError, type Manifest, type StoredBlobLine } from '#adapters/backup/manifest.ts';
import { hashOfStored } from '#adapters/backup/measure.ts';
import { blobName, checkArchive, readBlobList, readLines } from '#adapters/backup/read-archive.ts';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { loadTable } from '#adapters/database/backup/load.ts';
import type { PlainSettings } from '#adapters/database/backup/open-plain.ts';
import {
  makeUntiedTables,
  setSequences,
  tieRows,
  unknownMigrations,
} from '#adapters/database/backup/schema.ts';
import { JOB_SCHEMA, query } from '#adapters/database/backup/tables.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { findAppSecret } from '#adapters/installation/app-secret.ts';
import { fingerprintOf } from '#adapters/installation/open-app-secret.ts';
import { endRestore, findUnfinishedRestore, markRestore } from '#adapters/installation/unfinished-restore.ts';
import { makeJobTables, putBackCopied } from '#adapters/jobs/restored-jobs.ts';
import { findExistingData, replaceDatabase } from '#compose/backup/restore-target.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';

export interface RestoreOptions {
  readonly target: PlainSettings;
  readonly dataFolder: string;
  /** The configured one, if there is. */
  readonly appSecret?: string | undefined;
  /** What is there already may be replaced. */
  readonly replace: boolean;
  readonly log: Log;
  readonly onPart?: (name: string) => void;
}

/** The data folder or the database holds something that a restore would replace. */
export class ExistingDataError extends BackupError {}

export interface Restored {
  readonly manifest: Manifest;
  /** Whether the secret is at hand that opens what is sealed in the data. */
  readonly secret: 'fits' | 'missing' | 'another' | 'unknown';
}

/**
 * Puts a backup in the place of what is there. It is checked whole before anything is changed; from then on an interrupted restore
 * is gone on with by the same call, and no server starts in between.
 */
export async function restoreBackup(archive: ArchiveReader, options: RestoreOptions): Promise<Restored> {
  const { dataFolder, target, replace, onPart = () => {} } = options;
  const manifest = await checkArchive(archive, (name) => onPart(`checking ${name}`));
  refuseNewer(manifest);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const backup = nameOfBackup(manifest);
  const isGoingOn = (await findUnfinishedRestore(dataFolder)) === backup;
  const mayReplace = replace || isGoingOn;
  const existing = await findExistingData(target, dataFolder, { mayReplace });
  if (existing && !mayReplace) throw new ExistingDataError(existing);
  await markRestore(dataFolder, backup);
  const store = await makeDiskBlobStore(join(dataFolder, 'blobs'));
  await restoreBlobs({ archive, manifest, store, onPart });
  await replaceDatabase(target, dataFolder, (trx) => loadTables(trx, { archive, manifest, onPart }));
  const opened = await openDatabase(target, { log: options.log });
  try {
    await makeJobTables(opened.jobs, options.log);
    await loadJobs(opened.database, { archive, manifest, onPart });
  } finally {
    await opened.close();
  }
  await deleteOthers(store, archive, manifest);
  await endRestore(dataFolder);
  return { manifest, secret: await findSecret(manifest, options) };
}

/** Throws `BackupError` where this version of the program does not know the tables of the backup. */
export function refuseNewer({ migrations }: Manifest): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer version of the program (it knows ${unknown.join(', ')}). ` +
        'Restore it with that version or a later one.',
    );
}

const nameOfBackup = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

interface Source {
  readonly archive: ArchiveReader;
  readonly manifest: Manifest;
  readonly onPart: (name: string) => void;
}

async function loadTables(trx: Trx, { archive, manifest, onPart }: Source): Promise<void> {
  const foreignKeys = await makeUntiedTables(trx, manifest.migrations);
  for (const table of manifest.tables) {
    if (table.schema === JOB_SCHEMA) continue;
    onPart(table.file.name);
    await loadTable(trx, table, readLines(archive, table.file));
  }
  await setSequences(trx, manifest.sequences);
  await tieRows(trx, foreignKeys);
}

/** Those of an interrupted restore are there already. */
async function loadJobs(database: Database, { archive, manifest, onPart }: Source): Promise<void> {
  await database.transaction(async (trx) => {
    await query(trx, `delete from ${JOB_SCHEMA}.job`);
    for (const table of manifest.tables) {
      if (table.schema !== JOB_SCHEMA) continue;
      onPart(table.file.name);
      await loadTable(trx, table, readLines(archive, table.file), {
        ignoreKnown: true,
        ...(table.name === 'job' && { change: (row) => putBackCopied(table, row) }),
      });
    }
  });
}

async function restoreBlobs({
  archive,
  manifest,
  store,
  onPart,
}: Source & { store: BlobStore }): Promise<void> {
  for await (const blob of readBlobList(archive, manifest)) {
    onPart(blobName(blob.key));
    await restoreBlob(archive, store, blob);
  }
}

/** What an interrupted restore has stored already stays. */
export async function restoreBlob(
  archive: ArchiveReader,
  store: BlobStore,
  blob: StoredBlobLine,
): Promise<void> {
  const { key, size, sha256 } = blob;
  const there = await store.stat(key);
  if (there?.size === size && (await hashOfStored(store, key)) === sha256) return;
  const stored = await store.put(key, await archive.open(blobName(key)), { maxBytes: size });
  if (stored.sha256 !== sha256)
    throw new BackupError(`The backup has changed while it was read: ${blobName(key)} is another one.`);
}

/** Deletes the stored files of what has been replaced. */
async function deleteOthers(store: BlobStore, archive: ArchiveReader, manifest: Manifest): Promise<void> {
  const wanted = new Set<string>();
  for await (const { key } of readBlobList(archive, manifest)) wanted.add(key);
  for await (const key of store.list('')) if (!wanted.has(key)) await store.delete(key);
}

export async function findSecret(
  { secretFingerprint }: Pick<Manifest, 'secretFingerprint'>,
  { appSecret, dataFolder }: Pick<RestoreOptions, 'appSecret' | 'dataFolder'>,
): Promise<Restored['secret']> {
  if (secretFingerprint === null) return 'unknown';
  const secret = appSecret ?? (await findAppSecret(dataFolder).catch(() => undefined));
  if (secret === undefined) return 'missing';
  return fingerprintOf(secret) === secretFingerprint ? 'fits' : 'another';
}
