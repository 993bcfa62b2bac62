import { gunzipSync } from 'node:zlib';
import type { ComparisonRow } from '@recto/contract/comparisons';
import type { Db } from '#kernel/database.ts';
import { listParts } from '#modules/comparisons/store.ts';

/** Rows of a comparison that is complete, from one index up to another. */
export async function readRows(
  db: Db,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ComparisonRow[]> {
  const parts = await listParts(db, id, { from, to });
  // Written by ourselves, from the contract's own types.
  const rows = parts.flatMap((part) => JSON.parse(gunzipSync(part.rows).toString()) as ComparisonRow[]);
  return rows.filter(({ index }) => index >= from && index < to);
}
