import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ArchiveReader } from '#adapters/backup/archive.ts';
import {
  BackupError,
  type Manifest,
  readManifest,
  storedBlob,
  type StoredBlobLine,
  type StoredFile,
} from '#adapters/backup/manifest.ts';
import { Hashing } from '#adapters/backup/measure.ts';

const NOWHERE = () => new Writable({ write: (_chunk, _encoding, done) => done() });

export const blobName = (key: string): string => `blobs/${key}`;

/** The lines of a packed part; what Node reads lines by ends one at more characters than the line feed. */
export async function* readLines(
  archive: ArchiveReader,
  { name }: Pick<StoredFile, 'name'>,
): AsyncGenerator<string> {
  const source = await archive.open(name);
  const unpacked = createGunzip();
  // Its error reaches whoever reads the lines by the stream that they are read from.
  source.on('error', (error) => unpacked.destroy(error));
  try {
    let begun: string[] = [];
    for await (const piece of source.pipe(unpacked).setEncoding('utf8') as AsyncIterable<string>) {
      let from = 0;
      for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', from)) {
        begun.push(piece.slice(from, at));
        yield begun.join('');
        begun = [];
        from = at + 1;
      }
      if (from < piece.length) begun.push(piece.slice(from));
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

export async function* readBlobList(
  archive: ArchiveReader,
  manifest: Manifest,
): AsyncGenerator<StoredBlobLine> {
  for await (const line of readLines(archive, manifest.blobs.file)) yield storedBlob.parse(JSON.parse(line));
}

/** Throws `BackupError` at the first part that is not what the manifest says. */
export async function checkArchive(
  archive: ArchiveReader,
  onPart: (name: string) => void = () => {},
): Promise<Manifest> {
  const manifest = readManifest(await archive.readManifest());
  for (const { file, rows, schema, name } of manifest.tables) {
    onPart(file.name);
    await checkFile(archive, file);
    const count = await countLines(archive, file);
    if (count !== rows)
      throw new BackupError(
        `The backup is damaged: ${schema}.${name} has ${count} rows and should have ${rows}.`,
      );
  }
  await checkFile(archive, manifest.blobs.file);
  let [count, bytes] = [0, 0];
  for await (const { key, size, sha256 } of readBlobList(archive, manifest)) {
    onPart(blobName(key));
    await checkFile(archive, { name: blobName(key), bytes: size, sha256 });
    count += 1;
    bytes += size;
  }
  if (count !== manifest.blobs.count || bytes !== manifest.blobs.bytes)
    throw new BackupError(
      `The backup is damaged: it lists ${count} files and should list ${manifest.blobs.count}.`,
    );
  return manifest;
}

async function checkFile(archive: ArchiveReader, file: StoredFile): Promise<void> {
  const hashing = new Hashing();
  await pipeline(await archive.open(file.name), hashing, NOWHERE()).catch((error: unknown) => {
    throw error instanceof BackupError
      ? error
      : new BackupError(`The backup is damaged at ${file.name}.`, { cause: error });
  });
  const { bytes, sha256 } = hashing.result();
  if (bytes !== file.bytes)
    throw new BackupError(
      `The backup is damaged: ${file.name} has ${bytes} bytes and should have ${file.bytes}.`,
    );
  if (sha256 !== file.sha256)
    throw new BackupError(`The backup is damaged: the bytes of ${file.name} have changed.`);
}

async function countLines(archive: ArchiveReader, file: StoredFile): Promise<number> {
  let count = 0;
  const source = await archive.open(file.name);
  const counting = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
      done();
    },
  });
  await pipeline(source, createGunzip(), counting);
  return count;
}
