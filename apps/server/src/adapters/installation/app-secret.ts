import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The installation's secret when none is configured: made at the first start and kept beside the data that depends on
 * it. Written with `wx`, so that of two first starts one wins and both read the same.
 */
export async function loadAppSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'app-secret');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(32).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${path} is damaged. Restore it from a backup, or set APP_SECRET.`);
  return secret;
}
