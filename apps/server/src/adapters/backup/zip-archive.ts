import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile as ReadZip } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveReader, ArchiveWriter } from '#adapters/backup/archive.ts';
import { BackupError, MANIFEST } from '#adapters/backup/manifest.ts';
import { Hashing } from '#adapters/backup/measure.ts';

/** A backup as one file. It cannot be gone on with: an interrupted one leaves nothing under its name. */
export function writeZipArchive(path: string): ArchiveWriter {
  const unfinished = `${path}.part`;
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const stopping = new AbortController();
  const written = pipeline(output, createWriteStream(unfinished, { mode: 0o600, flush: true }), {
    signal: stopping.signal,
  });
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  // Whoever writes meets it; after the last part nobody does.
  failed.catch(() => {});

  const add = (name: string, source: Readable): Promise<void> => {
    const part = new PassThrough();
    // What is stored is packed already, and a zip of more than 4 GB is nothing unusual.
    zip.addReadStream(part, name, { compress: false, forceZip64Format: true });
    return Promise.race([pipeline(source, part), failed]);
  };

  return {
    async write(name, source) {
      const hashing = new Hashing();
      const passing = pipeline(source, hashing);
      // Met below as well; here it must not be nobody's.
      passing.catch(() => {});
      await add(name, hashing);
      await passing;
      return { name, ...hashing.result() };
    },
    findKept: async () => null,
    async finish(manifest) {
      await add(MANIFEST, Readable.from([Buffer.from(manifest)]));
      zip.end();
      await written;
      await rename(unfinished, path);
      const folder = await open(dirname(path), 'r');
      await folder.sync().finally(() => folder.close());
    },
    async abort() {
      stopping.abort();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/** Throws `BackupError` where the file is not a whole zip: its table of contents is what is written last. */
export async function readZipArchive(path: string): Promise<ArchiveReader> {
  const notWhole = (cause: unknown) =>
    new BackupError(`${path} is not a whole backup: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw notWhole(error);
  });
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw notWhole(error);
  });
  const openPart = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`The backup is not whole: ${name} is missing.`);
    return zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw new BackupError(`The backup is damaged at ${name}.`, { cause: error });
    });
  };
  return {
    readManifest: async () => text(await openPart(MANIFEST)),
    open: openPart,
    close: async () => zip.close(),
  };
}

async function listEntries(zip: ReadZip): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}
