import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in a folder of their own, for what reads from the disk. */
export function makeLocalFiles() {
  let folder: string | undefined;
  return {
    /** At once, so that what is read first is what was asked for first. */
    write(bytes: Uint8Array): { path: string; size: number } {
      folder ??= mkdtempSync(join(tmpdir(), 'recto-files-'));
      const path = join(folder, randomUUID());
      writeFileSync(path, bytes);
      return { path, size: bytes.length };
    },
    async remove(): Promise<void> {
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
