import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ArchiveReader, ArchiveWriter } from '#adapters/backup/archive.ts';
import { BackupError, MANIFEST } from '#adapters/backup/manifest.ts';
import { Hashing } from '#adapters/backup/measure.ts';

/** What an interrupted run has written whole, a line for each part. */
const JOURNAL = 'unfinished.jsonl';

const journalLine = z.object({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** When its writing began. */
  at: z.number(),
});
type JournalLine = z.infer<typeof journalLine>;

/** What was changed so shortly before it was copied may have changed again without another time. */
const TICK_MS = 1_000;

/** A backup as a folder, which a next run can go on with where one was interrupted. Throws `BackupError` where it holds something else. */
export async function writeFolderArchive(folder: string): Promise<ArchiveWriter> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.includes(MANIFEST))
    throw new BackupError(`${folder} holds a whole backup already. Name another folder.`);
  if (names.length > 0 && !names.includes(JOURNAL))
    throw new BackupError(`${folder} is not empty and holds no backup that was begun. Name another folder.`);
  const journal = join(folder, JOURNAL);
  const kept = await readJournal(journal);
  const used = new Set<string>();
  await appendFile(journal, '', { mode: 0o600 });

  return {
    async write(name, source) {
      used.add(name);
      const path = join(folder, name);
      const unfinished = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const at = Date.now();
      const hashing = new Hashing();
      const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(source, hashing, file);
      await rename(unfinished, path);
      const stored = { name, ...hashing.result() };
      await appendFile(journal, `${JSON.stringify({ ...stored, at })}\n`);
      return stored;
    },
    async findKept(name, source) {
      const noted = kept.get(name);
      if (!noted || noted.bytes !== source.size || noted.at - source.changedAt.getTime() < TICK_MS)
        return null;
      const found = await hashFile(join(folder, name));
      if (found?.sha256 !== noted.sha256 || found.bytes !== noted.bytes) return null;
      used.add(name);
      return { name, ...found };
    },
    async finish(manifest) {
      const path = join(folder, MANIFEST);
      await rm(journal, { force: true });
      await removeOthers(folder, used);
      await writeFile(`${path}.part`, manifest, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      await syncFolder(folder);
    },
    async abort() {},
  };
}

async function readJournal(path: string): Promise<Map<string, JournalLine>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const found = new Map<string, JournalLine>();
  for (const line of text.split('\n')) {
    try {
      const stored = journalLine.parse(JSON.parse(line));
      found.set(stored.name, stored);
    } catch {
      // The last line of a run that was cut off; what it says is copied again.
    }
  }
  return found;
}

async function hashFile(path: string): Promise<{ bytes: number; sha256: string } | null> {
  if (!(await stat(path).catch(() => null))) return null;
  const hashing = new Hashing();
  await pipeline(
    createReadStream(path),
    hashing,
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return hashing.result();
}

/** What an earlier, interrupted run has written and this one has not: also files that somebody has deleted since. */
async function removeOthers(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !used.has(relative(folder, path).split(sep).join('/'))) await rm(path);
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function readFolderArchive(folder: string): ArchiveReader {
  const missing = (name: string) => (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupError(
      name === MANIFEST
        ? `${folder} holds no whole backup: ${MANIFEST} is missing. Either it was interrupted (run the same backup again, it goes on), or it is none.`
        : `The backup is not whole: ${name} is missing.`,
    );
  };
  return {
    readManifest: () => readFile(join(folder, MANIFEST), 'utf8').catch(missing(MANIFEST)),
    async open(name): Promise<Readable> {
      const file = await open(join(folder, name), 'r').catch(missing(name));
      return createReadStream('', { fd: file });
    },
    async close() {},
  };
}
