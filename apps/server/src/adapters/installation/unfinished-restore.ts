import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#kernel/errors.ts';

/** Lies in the data folder from the first change of a restore to its last, and names the backup. */
const MARKER = 'restore-unfinished';

export async function markRestore(dataFolder: string, backup: string): Promise<void> {
  const path = join(dataFolder, MARKER);
  await writeFile(`${path}.new`, backup, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

export async function endRestore(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, MARKER), { force: true });
}

/** The backup whose restoring was interrupted; undefined where none was. */
export function findUnfinishedRestore(dataFolder: string): Promise<string | undefined> {
  return readFile(join(dataFolder, MARKER), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Throws `StartError` where a restore was interrupted: a server on half of the data would delete the other half. */
export async function refuseUnfinishedRestore(dataFolder: string): Promise<void> {
  if ((await findUnfinishedRestore(dataFolder)) === undefined) return;
  throw new StartError(
    `A backup was being restored into ${dataFolder} and was interrupted. Run the same \`recto restore\` again; it goes on.`,
  );
}
