import { createHash, randomUUID } from 'node:crypto';
import { cleanFileName } from '@recto/contract/file-names';
import type { Language } from '@recto/contract/languages';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { processFile } from '#modules/library/jobs.ts';
import * as errors from '#modules/library/library.errors.ts';
import * as store from '#modules/library/store.ts';
import { originalKey } from '#modules/library/upload-file.ts';

export interface SampleDocument {
  readonly name: string;
  readonly lang: Language;
  readonly bytes: Uint8Array;
}

interface SampleDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly loadSample: () => Promise<readonly SampleDocument[]>;
}

/**
 * Puts the sample documents at the top of an account's tree, named as uploads are. Called again it gives the same
 * items. Not counted.
 */
export function makeAddSample(deps: SampleDeps) {
  return async (accountId: string): Promise<FileRow[]> => {
    const rows: FileRow[] = [];
    for (const document of await deps.loadSample()) rows.push(await addDocument(deps, accountId, document));
    return rows;
  };
}

async function addDocument(deps: SampleDeps, accountId: string, document: SampleDocument): Promise<FileRow> {
  const { database, blobs, jobs, clock } = deps;
  const hash = createHash('sha256').update(document.bytes).digest('hex');
  const present = await store.findFileByHash(database.root, { accountId, hash });
  if (present) return present;
  const id = randomUUID();
  await blobs.put(originalKey(id), document.bytes, { maxBytes: document.bytes.length });
  const added = await database.transaction(async (trx) => {
    const row = await store.insertFile(trx, {
      id,
      account_id: accountId,
      folder_id: null,
      name: cleanFileName(document.name),
      type: 'PDF',
      lang: document.lang,
      size: document.bytes.length,
      hash,
      at: new Date(clock()),
    });
    if (row) await jobs.enqueue(trx, processFile, { fileId: id, accountId });
    return row;
  });
  if (added) return added;
  // A second click was faster: its row stands, this blob has no owner.
  await blobs.delete(originalKey(id));
  const existing = await store.findFileByHash(database.root, { accountId, hash });
  if (!existing) throw errors.fileAlreadyThere();
  return existing;
}
