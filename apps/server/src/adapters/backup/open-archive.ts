import { stat } from 'node:fs/promises';
import type { ArchiveReader, ArchiveWriter } from '#adapters/backup/archive.ts';
import { readFolderArchive, writeFolderArchive } from '#adapters/backup/folder-archive.ts';
import { BackupError } from '#adapters/backup/manifest.ts';
import { readZipArchive, writeZipArchive } from '#adapters/backup/zip-archive.ts';

/** A name that ends in `.zip` is one file, any other a folder. Throws `BackupError` where something else is there. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  if (!path.endsWith('.zip')) return writeFolderArchive(path);
  if (await stat(path).catch(() => null))
    throw new BackupError(`${path} is there already. Name another file.`);
  return writeZipArchive(path);
}

export async function openArchive(path: string): Promise<ArchiveReader> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new BackupError(`There is no ${path}.`);
  return found.isDirectory() ? readFolderArchive(path) : readZipArchive(path);
}
