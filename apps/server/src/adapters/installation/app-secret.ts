import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#kernel/errors.ts';

/**
 * The installation's secret when none is configured: made at the first start and kept beside the data that depends on
 * it. Written whole and then given its name, which no second one can take: of two first starts one wins and both read the
 * same, and one that is killed leaves no half of it.
 */
export async function loadAppSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'app-secret');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const found = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
  });
  if (found === undefined) await makeSecret(path);
  const secret = (found ?? (await readFile(path, 'utf8'))).trim();
  if (secret.length < 32)
    throw new StartError(`${path} is damaged. Restore it from a backup, or set APP_SECRET.`);
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
