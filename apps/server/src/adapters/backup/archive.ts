import type { Readable } from 'node:stream';
import type { StoredFile } from '#adapters/backup/manifest.ts';

/** Where a backup is written: a folder, or one file. */
export interface ArchiveWriter {
  /** Writes a part whole or not at all. */
  write(name: string, source: Readable): Promise<StoredFile>;
  /** A part of an earlier, interrupted run that is there whole and newer than its source, if the archive can keep such. */
  findKept(
    name: string,
    source: { readonly size: number; readonly changedAt: Date },
  ): Promise<StoredFile | null>;
  /** Ends the archive with its manifest: from here on it is whole. */
  finish(manifest: string): Promise<void>;
  /** Leaves off; what a next run can use stays. */
  abort(): Promise<void>;
}

export interface ArchiveReader {
  /** Throws `BackupError` where there is none. */
  readManifest(): Promise<string>;
  /** Throws `BackupError` where the part is missing. */
  open(name: string): Promise<Readable>;
  close(): Promise<void>;
}
