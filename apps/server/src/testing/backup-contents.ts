import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ArchiveReader } from '#adapters/backup/archive.ts';
import { readManifest } from '#adapters/backup/manifest.ts';
import { readLines } from '#adapters/backup/read-archive.ts';
import { beginSnapshot, dumpTable } from '#adapters/database/backup/dump.ts';
import { JOB_SCHEMA, listKeptTables } from '#adapters/database/backup/tables.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Database, Trx } from '#kernel/database.ts';

/** How many rows each table has, and by what all of their values can be told. Jobs go on by themselves and are left out. */
export function describeRows(database: Database): Promise<Record<string, string>> {
  return database.transaction(async (trx) => {
    await beginSnapshot(trx);
    return describeRowsIn(trx);
  });
}

/** The same in a transaction that sees one moment. */
export async function describeRowsIn(trx: Trx): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await listKeptTables(trx)) {
    if (table.schema === JOB_SCHEMA) continue;
    const rows: string[] = [];
    for await (const lines of dumpTable(trx, table)) rows.push(...lines.map(hash));
    found[table.name] = `${rows.length} ${hash(rows.sort().join())}`;
  }
  return found;
}

/** The hash of each stored file by its key. */
export async function describeStore(dataFolder: string): Promise<Record<string, string>> {
  const top = join(dataFolder, 'blobs');
  const found: Record<string, string> = {};
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(top, path);
    if (entry.isFile() && !key.startsWith('.')) found[key] = hash(await readFile(path));
  }
  return found;
}

/** The same of a store that is no folder. */
export async function describeBlobs(store: BlobStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of store.list('')) found[key] = hash(Buffer.from(await store.get(key)));
  return found;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The same of the rows in a backup. */
export async function describeCopiedRows(archive: ArchiveReader): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { schema, name, file } of readManifest(await archive.readManifest()).tables) {
    if (schema === JOB_SCHEMA) continue;
    const rows: string[] = [];
    for await (const line of readLines(archive, file)) rows.push(hash(line));
    found[name] = `${rows.length} ${hash(rows.sort().join())}`;
  }
  return found;
}
