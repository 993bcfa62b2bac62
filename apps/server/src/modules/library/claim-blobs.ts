import type { BlobStore } from '#kernel/blobs.ts';
import type { Database } from '#kernel/database.ts';
import { StartError } from '#kernel/errors.ts';
import { getInstallationId } from '#modules/library/store.ts';

/** Holds the id of the database that the store belongs to. */
const OWNER_KEY = 'installation';

/** The store belongs to another database, in which its files may well exist. */
export class ForeignBlobStoreError extends StartError {
  constructor() {
    super(
      'The files stored in the data folder belong to another database than the one that is open. Nothing was changed. ' +
        'Either open the database they belong to (DATABASE_URL, or without it the embedded one of the data folder), ' +
        'or give this database a data folder of its own, or an empty one (RECTO_DATA).',
    );
    this.name = 'ForeignBlobStoreError';
  }
}

interface ClaimDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
}

/**
 * Makes sure that database and store belong together: with another one every file would lack its bytes, and every blob its
 * file. A store without an owner takes the first database that opens it. Throws `ForeignBlobStoreError`.
 */
export async function claimBlobs({ database, blobs }: ClaimDeps): Promise<void> {
  const own = await getInstallationId(database.root);
  if (await blobs.stat(OWNER_KEY)) {
    if (new TextDecoder().decode(await blobs.get(OWNER_KEY)) !== own) throw new ForeignBlobStoreError();
    return;
  }
  const bytes = new TextEncoder().encode(own);
  await blobs.put(OWNER_KEY, bytes, { maxBytes: bytes.length });
}
