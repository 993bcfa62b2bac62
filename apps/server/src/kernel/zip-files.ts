import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file that is put into a zip. */
export interface ZippedFile {
  /** Within the zip; no two files have the same. */
  readonly path: string;
  readonly storedAt: Date;
  /** Its type is compressed already. */
  readonly isPacked: boolean;
  /** Null when the file has been deleted meanwhile; it is left out then. */
  open(): Promise<Readable | null>;
}

/** A zip of files, made while it is read: one file is open at a time, and none is held in memory. */
export function zipFiles(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error: Error) => output.destroy(error));
  addFiles(zip, files, output)
    .catch((error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    })
    .finally(() => {
      // Nothing more comes, for which a reader that was given up would wait before it closes.
      if (output.destroyed && zip.outputStream instanceof Readable) zip.outputStream.destroy();
    });
  return output;
}

async function addFiles(
  zip: ZipFile,
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  output: Readable,
): Promise<void> {
  for await (const { path, storedAt, isPacked, open } of files) {
    if (output.destroyed) return;
    const content = await open();
    if (!content) continue;
    const letGo = () => void content.destroy();
    output.once('close', letGo);
    zip.addReadStream(content, path, { mtime: storedAt, compress: !isPacked });
    try {
      await finished(content, { writable: false });
    } catch (error) {
      // Whoever reads has gone away: no fault, and nobody to tell.
      if (output.destroyed) return;
      throw error;
    } finally {
      output.off('close', letGo);
    }
  }
  zip.end();
}
