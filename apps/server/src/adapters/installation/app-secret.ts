import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#kernel/errors.ts';

/** The secret that an earlier start has kept beside the data that depends on it. Throws `StartError` where it is damaged. */
export async function findAppSecret(dataFolder: string): Promise<string | undefined> {
  const path = join(dataFolder, 'app-secret');
  const found = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'EISDIR')) return '';
    if (!isCode(error, 'ENOENT')) throw error;
  });
  const secret = found?.trim();
  if (secret !== undefined && secret.length < 32)
    throw new StartError(`${path} is damaged. Restore it from a backup, or set APP_SECRET.`);
  return secret;
}

/**
 * Makes the secret at the first start. Written whole and then given its name, which no second one can take: of two first
 * starts one wins and both read the same, and one that is killed leaves no half of it.
 */
export async function makeAppSecret(dataFolder: string): Promise<string> {
  await makeSecret(join(dataFolder, 'app-secret'));
  const secret = await findAppSecret(dataFolder);
  if (secret === undefined) throw new StartError(`${dataFolder} does not keep the secret that was made.`);
  return secret;
}

async function makeSecret(path: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(32).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(unfinished, path).catch((error: unknown) => {
      // Not every file system has links; there the last of two wins, and both are whole.
      if (!isCode(error, 'EEXIST')) return rename(unfinished, path);
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
