import type { SegmentCheck, TranslationCounts } from '@recto/contract/translations';
import type { Segment } from '@recto/core/translation';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { SegmentOrigin, TranslationSegmentTable } from '#modules/translations/tables.ts';
import type { StoredTerm } from '#modules/translations/tasks/inspect-segments.ts';

export type SegmentRow = Selectable<TranslationSegmentTable>;

/** Rows of a table inserted in one statement. */
const ROWS_PER_INSERT = 500;

/** Those that are there already, from an attempt that was killed, stay. */
export async function insertSegments(
  trx: Trx,
  translationId: string,
  segments: readonly (Segment & { readonly cacheKey: string })[],
): Promise<void> {
  for (let from = 0; from < segments.length; from += ROWS_PER_INSERT)
    await trx
      .insertInto('translation_segment')
      .values(
        segments.slice(from, from + ROWS_PER_INSERT).map((segment) => ({
          translation_id: translationId,
          position: segment.index,
          page: segment.page,
          start_at: segment.start,
          end_at: segment.end,
          rest: segment.rest ? JSON.stringify(segment.rest) : null,
          kind: segment.kind,
          block: segment.block,
          source: segment.text,
          target: null,
          origin: null,
          cache_key: segment.cacheKey,
        })),
      )
      .onConflict((conflict) => conflict.columns(['translation_id', 'position']).doNothing())
      .execute();
}

/** The first of those that are not done. */
export const listPending = (db: Db, translationId: string, limit: number): Promise<SegmentRow[]> =>
  db
    .selectFrom('translation_segment')
    .selectAll()
    .where('translation_id', '=', translationId)
    .where('target', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute();

export interface SegmentFilter {
  readonly page?: number | undefined;
  readonly isOpen?: boolean | undefined;
}

const matching = (db: Db, translationId: string, { page, isOpen }: SegmentFilter) =>
  db
    .selectFrom('translation_segment')
    .where('translation_id', '=', translationId)
    .where((eb) =>
      eb.and([
        ...(page === undefined ? [] : [eb('page', '=', page)]),
        ...(isOpen === undefined ? [] : [eb('is_open', '=', isOpen)]),
      ]),
    );

export async function listSegments(
  db: Db,
  translationId: string,
  { offset, limit, ...filter }: SegmentFilter & { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: SegmentRow[]; readonly total: number }> {
  const found = matching(db, translationId, filter);
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('position').offset(offset).limit(limit).execute();
  return { rows, total: Number(count) };
}

export const findSegment = (
  db: Db,
  translationId: string,
  position: number,
): Promise<SegmentRow | undefined> =>
  db
    .selectFrom('translation_segment')
    .selectAll()
    .where('translation_id', '=', translationId)
    .where('position', '=', position)
    .executeTakeFirst();

/** A segment as it is kept once it is translated. */
export interface DoneSegment {
  readonly position: number;
  readonly target: string;
  readonly origin: SegmentOrigin;
  readonly terms: readonly StoredTerm[];
  readonly checks: readonly SegmentCheck[];
}

/** Something of it is to be looked at. */
export const isOpen = ({ terms, checks }: Pick<DoneSegment, 'terms' | 'checks'>): boolean =>
  terms.some(({ applied }) => !applied) || checks.some(({ ok }) => !ok);

/** Answers how many were not done before; those that were stay as they are. */
export async function completeSegments(
  trx: Trx,
  translationId: string,
  segments: readonly DoneSegment[],
): Promise<number> {
  const done = segments.map((segment) => ({ ...segment, isOpen: isOpen(segment) }));
  const { numAffectedRows = 0n } = await sql`
    update translation_segment segment
    set target = done.target, origin = done.origin, terms = done.terms, checks = done.checks, is_open = done."isOpen"
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as done (position integer, target text, origin text, terms jsonb, checks jsonb, "isOpen" boolean)
    where segment.translation_id = ${translationId} and segment.position = done.position and segment.target is null
  `.execute(trx);
  return Number(numAffectedRows);
}

/** What a person says of a segment; undefined where it is gone. */
export const reviewSegment = (
  trx: Trx,
  { translationId, position }: { readonly translationId: string; readonly position: number },
  change: Pick<DoneSegment, 'target' | 'terms' | 'checks'> & {
    readonly isOpen: boolean;
    readonly isCorrected: boolean;
    readonly isConfirmed: boolean;
  },
): Promise<SegmentRow | undefined> =>
  trx
    .updateTable('translation_segment')
    .set({
      target: change.target,
      terms: JSON.stringify(change.terms),
      checks: JSON.stringify(change.checks),
      is_open: change.isOpen,
      is_corrected: change.isCorrected,
      is_confirmed: change.isConfirmed,
    })
    .where('translation_id', '=', translationId)
    .where('position', '=', position)
    .returningAll()
    .executeTakeFirst();

/** What a provider has made of the same segments before, for the same account. */
export async function findCached(
  db: Db,
  accountId: string,
  cacheKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; target: string }>`
    select distinct on (segment.cache_key) segment.cache_key as key, segment.target
    from translation_segment segment join translation on translation.id = segment.translation_id
    where segment.cache_key = any(${[...cacheKeys]}::text[]) and segment.origin = 'provider'
      and segment.target <> '' and not segment.is_corrected and translation.account_id = ${accountId}
    order by segment.cache_key, translation.created_at desc`.execute(db);
  return new Map(rows.map(({ key, target }) => [key, target]));
}

/** Characters of the sources that have a translation. */
export async function countTranslated(db: Db, translationId: string): Promise<number> {
  const { characters } = await db
    .selectFrom('translation_segment')
    .select(sql<number>`coalesce(sum(char_length(source)), 0)`.as('characters'))
    .where('translation_id', '=', translationId)
    .where('target', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(characters);
}

/** How a translation did; `terms` is what its terminology holds, and told by the caller. */
export async function countSegments(
  db: Db,
  translationId: string,
): Promise<Omit<TranslationCounts, 'terms'>> {
  const { rows } = await sql<Record<keyof Omit<TranslationCounts, 'terms'>, number>>`
    with segment as (select * from translation_segment where translation_id = ${translationId} and target is not null),
      term as (select item ->> 'termId' as id, (item ->> 'applied')::boolean as applied
        from segment cross join lateral jsonb_array_elements(segment.terms) item),
      fact as (select (item ->> 'ok')::boolean as ok
        from segment cross join lateral jsonb_array_elements(segment.checks) item)
    select
      (select count(*) from segment where origin = 'memory') as "fromMemory",
      (select count(*) from segment where target = '') as untranslated,
      (select count(*) from segment where is_open) as "openPoints",
      (select count(*) from fact) as checks,
      (select count(*) from fact where not ok) as "checksFailed",
      (select count(distinct id) from term) as "termsUsed",
      (select count(distinct id) from term where not applied) as "termsNotApplied"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a from clause gives one row.');
  return {
    fromMemory: Number(counts.fromMemory),
    untranslated: Number(counts.untranslated),
    openPoints: Number(counts.openPoints),
    checks: Number(counts.checks),
    checksFailed: Number(counts.checksFailed),
    termsUsed: Number(counts.termsUsed),
    termsNotApplied: Number(counts.termsNotApplied),
  };
}
