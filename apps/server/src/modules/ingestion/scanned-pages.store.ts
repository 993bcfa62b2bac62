import { SCANNED_STATES } from '@recto/core/document';
import type { Db } from '#kernel/database.ts';

/** Deletes the pages of a file whose text was read from their pictures; answers how many. */
export async function deleteScannedPages(db: Db, fileId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('page')
    .where('file_id', '=', fileId)
    .where('state', 'in', SCANNED_STATES)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
