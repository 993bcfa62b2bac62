import type { Database } from '#kernel/database.ts';
import type { TranslatedSegment } from '#modules/translations/inspector.ts';
import { memoryKey } from '#modules/translations/keys.ts';
import { findCorrections } from '#modules/translations/memory.store.ts';
import { findCached, type SegmentRow } from '#modules/translations/segments.store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';

const HAS_WORDS = /\p{L}/u;

/** Segments that need no provider: corrected before, without words, or translated before. Without a provider all of them. */
export async function findKnown(
  database: Database,
  row: TranslationRow,
  segments: readonly SegmentRow[],
  { hasProvider }: { readonly hasProvider: boolean },
): Promise<TranslatedSegment[]> {
  const pair = { source: row.source_language, target: row.target_language };
  const keyOf = (segment: SegmentRow) => memoryKey(segment.source, pair);
  const corrected = await findCorrections(database.root, row.account_id, segments.map(keyOf));
  const cached = await findCached(
    database.root,
    row.account_id,
    segments.map(({ cache_key }) => cache_key),
  );
  return segments.flatMap((segment): TranslatedSegment[] => {
    const byPerson = corrected.get(keyOf(segment));
    if (byPerson !== undefined) return [{ row: segment, target: byPerson, origin: 'memory' }];
    if (!HAS_WORDS.test(segment.source)) return [{ row: segment, target: segment.source, origin: 'same' }];
    const before = cached.get(segment.cache_key);
    if (before !== undefined) return [{ row: segment, target: before, origin: 'provider' }];
    return hasProvider ? [] : [{ row: segment, target: '', origin: 'none' }];
  });
}
