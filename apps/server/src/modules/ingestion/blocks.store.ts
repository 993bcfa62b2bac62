import { BLOCKS_VERSION } from '@recto/core/document';
import { sql } from 'kysely';
import type { Trx } from '#kernel/database.ts';

/** Rows of one statement: some hundred kilobytes. */
const ROWS_PER_UPDATE = 500;

/** Puts the blocks that were found on the pages of a file (`encodeBlocks`, by page number) in the place of those they had. */
export async function replaceBlocks(
  trx: Trx,
  { fileId, blocks }: { fileId: string; blocks: ReadonlyMap<number, Uint8Array> },
): Promise<void> {
  const rows = [...blocks].map(([page, bytes]) => ({ page, bytes: Buffer.from(bytes).toString('base64') }));
  for (let from = 0; from < rows.length; from += ROWS_PER_UPDATE) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_PER_UPDATE));
    await sql`
      update page set blocks = decode(given.bytes, 'base64')
      from jsonb_to_recordset(${part}::jsonb) as given(page integer, bytes text)
      where page.file_id = ${fileId} and page.number = given.page`.execute(trx);
  }
  await trx
    .updateTable('retrieval_index')
    .set({ blocks_version: BLOCKS_VERSION })
    .where('file_id', '=', fileId)
    .execute();
}
