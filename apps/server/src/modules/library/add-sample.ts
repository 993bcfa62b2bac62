import { createHash, randomUUID } from 'node:crypto';
import { cleanFileName } from '@recto/contract/file-names';
import type { Language } from '@recto/contract/languages';
import { BlobStoreFullError } from '#kernel/blobs.ts';
import { type AcceptDeps, acceptFile, originalKey } from '#modules/library/accept-file.ts';
import type { FileRow } from '#modules/library/file-item.ts';
import { storageFull } from '#modules/library/library.errors.ts';
import * as store from '#modules/library/store.ts';
import type { FileTypes } from '#modules/library/upload-file.ts';

export interface SampleDocument {
  readonly name: string;
  readonly lang: Language;
  readonly bytes: Uint8Array;
}

interface SampleDeps extends AcceptDeps {
  readonly readers: Pick<FileTypes, 'detectType'>;
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
  const { bytes, name, lang } = document;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const present = await store.findFileByHash(deps.database.root, { accountId, hash });
  if (present) return present;
  const type = await deps.readers.detectType(new Blob([new Uint8Array(bytes)]));
  if (!type) throw new Error(`the sample document ${name} is of no known type`);
  const id = randomUUID();
  const stored = await deps.blobs
    .put(originalKey(id), bytes, { maxBytes: bytes.length })
    .catch((error: unknown) => {
      throw error instanceof BlobStoreFullError ? storageFull(error) : error;
    });
  // Where a second click was faster its file is the answer.
  const { file } = await acceptFile(deps, {
    ...stored,
    id,
    accountId,
    folderId: null,
    name: cleanFileName(name),
    type,
    lang,
    isSample: true,
  });
  return file;
}
