import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTime } from '#adapters/mail/outbox.ts';

/** A mail by the name that it was given, or what a process left that was killed while it wrote one. */
const WRITTEN = /^\.?(\d{8}T\d{9}Z)-[0-9a-f]{12}\.(?:eml|part)$/;

/** Deletes the mails of an outbox that were written before; anything else in the folder is not ours. */
export async function deleteWrittenMails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => (WRITTEN.exec(name)?.[1] ?? '~') < fileTime(before));
  // One after the other: it may be the first time in years, and nobody waits.
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}
