import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ArchiveWriter } from '#adapters/backup/archive.ts';
import {
  FORMAT,
  type Manifest,
  type StoredBlobLine,
  type StoredFile,
  type StoredTable,
  writeManifest,
} from '#adapters/backup/manifest.ts';
import { blobName } from '#adapters/backup/read-archive.ts';
import { type Hold, holdDeletions } from '#adapters/blobs/held-deletions.ts';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { beginSnapshot, dumpTable } from '#adapters/database/backup/dump.ts';
import type { PlainDatabase } from '#adapters/database/backup/open-plain.ts';
import {
  type BackupTable,
  listKeptTables,
  listMigrations,
  listSequences,
  query,
} from '#adapters/database/backup/tables.ts';
import { type BlobStore, BlobNotFoundError } from '#kernel/blobs.ts';
import type { Trx } from '#kernel/database.ts';

export interface BackupOptions {
  readonly engine: Manifest['engine'];
  readonly blobsFolder: string;
  /** Opens what is copied: the database itself, or the files that a running server has copied. */
  readonly openSource: () => Promise<PlainDatabase>;
  readonly settings: Readonly<Record<string, string>>;
  /** Told of each part before it is copied. */
  readonly onPart?: (name: string) => void;
}

/**
 * Copies database and stored files into an archive. One moment of the database is copied, row by row, and every file that its rows
 * name: what is deleted meanwhile stays aside until the end.
 */
export async function makeBackup(archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const { blobsFolder, openSource, onPart = () => {} } = options;
  // Before the rows: whatever they name is there from now on.
  const hold = await holdDeletions(blobsFolder);
  try {
    const source = await openSource();
    const rows = await source.database
      .transaction((trx) => copyDatabase(trx, archive, onPart))
      .finally(() => source.close());
    const blobs = await copyBlobs({ archive, hold, onPart, store: await makeDiskBlobStore(blobsFolder) });
    const { engine, settings } = options;
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      engine,
      ...rows,
      blobs,
      settings: { ...settings },
    };
    await archive.finish(writeManifest(manifest));
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await hold.release();
  }
}

type OnPart = (name: string) => void;

async function copyDatabase(trx: Trx, archive: ArchiveWriter, onPart: OnPart) {
  await beginSnapshot(trx);
  const migrations = await listMigrations(trx);
  const [installation] = await query<{ row: { id: string; secret_fingerprint?: string | null } }>(
    trx,
    'select to_jsonb(installation) as row from public.installation',
  );
  if (!installation) throw new Error('The database does not say which installation it is.');
  const tables: StoredTable[] = [];
  for (const table of await listKeptTables(trx)) tables.push(await copyTable(trx, archive, table, onPart));
  return {
    installation: installation.row.id,
    secretFingerprint: installation.row.secret_fingerprint ?? null,
    migrations,
    tables,
    sequences: await listSequences(trx),
  };
}

async function copyTable(
  trx: Trx,
  archive: ArchiveWriter,
  table: BackupTable,
  onPart: OnPart,
): Promise<StoredTable> {
  const name = `database/${table.schema}.${table.name}.jsonl.gz`;
  onPart(name);
  let rows = 0;
  async function* lines() {
    for await (const some of dumpTable(trx, table)) {
      rows += some.length;
      yield Buffer.from(`${some.join('\n')}\n`);
    }
  }
  const file = await archive.write(name, packed(Readable.from(lines())));
  return { ...table, rows, file };
}

/** Most of it is packed already, in letters: more effort packs it hardly any better. */
function packed(source: Readable): Readable {
  const packing = createGzip({ level: 1 });
  source.on('error', (error) => packing.destroy(error));
  packing.on('close', () => source.destroy());
  return source.pipe(packing);
}

interface BlobCopy {
  readonly archive: ArchiveWriter;
  readonly hold: Hold;
  readonly store: BlobStore;
  readonly onPart: OnPart;
}

async function copyBlobs({ archive, hold, store, onPart }: BlobCopy): Promise<Manifest['blobs']> {
  const keys = new Set<string>();
  for await (const key of store.list('')) keys.add(key);
  // What was deleted before the list came to it.
  for (const key of await hold.list()) keys.add(key);
  const list: StoredBlobLine[] = [];
  for (const key of [...keys].sort()) {
    const name = blobName(key);
    onPart(name);
    const { bytes, sha256 } = await copyBlob(archive, name, await findBlob({ hold, store }, key));
    list.push({ key, size: bytes, sha256 });
  }
  const text = Readable.from(list.map((line) => Buffer.from(`${JSON.stringify(line)}\n`)));
  const file = await archive.write('blobs.jsonl.gz', packed(text));
  return { count: list.length, bytes: list.reduce((sum, { size }) => sum + size, 0), file };
}

/** Where the bytes lie that the copied rows name: with those put aside, if some are there. */
async function findBlob({ hold, store }: Pick<BlobCopy, 'hold' | 'store'>, key: string) {
  const held = async () => ((await stat(hold.pathOf(key)).catch(() => null)) ? hold.pathOf(key) : null);
  const before = await held();
  if (before) return before;
  try {
    return (await store.openLocal(key)).path;
  } catch (error) {
    const since = error instanceof BlobNotFoundError ? await held() : null;
    if (since) return since;
    throw error;
  }
}

async function copyBlob(archive: ArchiveWriter, name: string, path: string): Promise<StoredFile> {
  const { size, mtime } = await stat(path);
  return (
    (await archive.findKept(name, { size, changedAt: mtime })) ?? archive.write(name, createReadStream(path))
  );
}
