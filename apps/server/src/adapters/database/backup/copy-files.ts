import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** File systems tell times by the tick of the kernel's clock, or by whole seconds: what was written in the same one looks unchanged. */
const TICK_MS = 50;
const WHOLE_SECONDS_MS = 2_000;

/** Size and time of a file at the moment before it was copied. */
type Copied = Map<string, { readonly size: number; readonly mtimeMs: number; readonly at: number }>;

/**
 * Copies the files of a database in rounds, each of which takes what has changed since the one before: those before the last
 * while it goes on working, the last while nothing is written.
 */
export function makeFileCopy(source: string, target: string) {
  const copied: Copied = new Map();

  /** Answers how many bytes it has copied. */
  return async function copyChanged(): Promise<number> {
    const seen = new Set<string>();
    let bytes = 0;
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(source, path);
      if (entry.isDirectory()) await mkdir(join(target, name), { recursive: true, mode: 0o700 });
      if (!entry.isFile()) continue;
      seen.add(name);
      bytes += await copyIfChanged(path, name);
    }
    for (const name of copied.keys()) {
      if (seen.has(name)) continue;
      copied.delete(name);
      await rm(join(target, name), { force: true });
    }
    return bytes;
  };

  async function copyIfChanged(path: string, name: string): Promise<number> {
    // Gone since it was listed: then it is none of the database's any more.
    const found = await stat(path).catch(ifMissing);
    if (!found) return 0;
    const before = copied.get(name);
    if (before && before.size === found.size && before.mtimeMs === found.mtimeMs && isSettled(before))
      return 0;
    const at = Date.now();
    await mkdir(dirname(join(target, name)), { recursive: true, mode: 0o700 });
    await copyFile(path, join(target, name), constants.COPYFILE_FICLONE).catch(ifMissing);
    copied.set(name, { size: found.size, mtimeMs: found.mtimeMs, at });
    return found.size;
  }
}

const isSettled = ({ mtimeMs, at }: { mtimeMs: number; at: number }) =>
  at - mtimeMs > (mtimeMs % 1_000 === 0 ? WHOLE_SECONDS_MS : TICK_MS);

/** For so long it is waited between what writes much and a copy, which would have to be made again otherwise. */
export const SETTLED_MS = 2 * TICK_MS;

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
