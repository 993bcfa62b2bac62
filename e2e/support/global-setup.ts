import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where the servers of a run find a database with its tables, which each copies: a first start takes twice as long. */
export const MIGRATED = 'E2E_MIGRATED';
const LIMIT_MS = 150_000;

/** Makes that database; the result removes it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-migrated-'));
  const script = join(import.meta.dirname, 'make-database.ts');
  await promisify(execFile)(process.execPath, [script, folder], { timeout: LIMIT_MS });
  process.env[MIGRATED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
