import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from '#adapters/backup/open-archive.ts';
import { BackupError } from '#adapters/backup/manifest.ts';
import type { DataContext } from '#cli/contexts.ts';
import { restoreAccount } from '#compose/backup/restore-account.ts';
import type { Product } from '#compose/product.ts';
import type { Config } from '#config.ts';
import { CommandError } from '#kernel/command-output.ts';

/** Where the files of the embedded database are copied to. */
const SNAPSHOTS = '.snapshots';
/** What a backup that was killed has left; no one takes longer to open what it has asked for. */
const STALE_MS = 24 * 60 * 60_000;

/** What commands for backups do in the process that has the data open. */
export function makeDataTools(
  config: Config,
  { infrastructure }: Product,
): Pick<DataContext, 'takeSnapshot' | 'restoreAccount'> {
  const { opened, blobs, freeSpace } = infrastructure;
  return {
    async takeSnapshot() {
      if (!opened.snapshot) throw new CommandError('Only an embedded database is copied by its files.');
      const top = join(config.dataFolder, SNAPSHOTS);
      await removeStale(top);
      const need = await sizeOf(join(config.dataFolder, 'database'));
      if ((await freeSpace()) < need * 1.1)
        throw new CommandError(
          `The disk of the data folder has no room for a copy of the database (${Math.ceil(need / 1e6)} MB), which a backup needs for a while.`,
        );
      const folder = join(top, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        return { folder, ...(await opened.snapshot(join(folder, 'database'))) };
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
    async restoreAccount(path, email) {
      try {
        const archive = await openArchive(path);
        return await restoreAccount(archive, email, { database: opened.database, blobs }).finally(() =>
          archive.close(),
        );
      } catch (error) {
        throw error instanceof BackupError ? new CommandError(error.message, error) : error;
      }
    },
  };
}

async function removeStale(top: string): Promise<void> {
  for (const name of await readdir(top).catch(() => [])) {
    const path = join(top, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  return bytes;
}
