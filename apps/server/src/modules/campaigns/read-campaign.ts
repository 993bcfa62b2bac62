import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a file without its end, and nothing that leads elsewhere. */
const ID = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/i;

/** Long for a page that people read. */
const MAX_BYTES = 262_144;

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ELOOP', 'EMLINK'].includes(String(error.code));

/** The Markdown of a campaign; null where the folder has no such file. What a link leads to is not the folder's. */
export async function readCampaign(folder: string, id: string): Promise<string | null> {
  if (!ID.test(id)) return null;
  // Not blocking: a pipe of that name would never be opened.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(join(folder, `${id}.md`), flags).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= MAX_BYTES ? await file.readFile('utf8') : null;
  } finally {
    await file.close();
  }
}
