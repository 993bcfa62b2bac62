import type { Language } from '@recto/contract/languages';
import { FILE_MAX_PAGES } from '@recto/contract/limits';
import { sql } from 'kysely';
import type { PackedPage, PageHead, PageState } from '@recto/core/document';
import type { Db, Trx } from '#kernel/database.ts';
import type { StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

export type OfFile = { fileId: string; extractorVersion: number };

/**
 * Writes pages; the same page again replaces what was there, so that a killed job can be run again. Only what a later
 * version has written meanwhile stays.
 */
export async function upsertPages(
  trx: Trx,
  { fileId, extractorVersion }: OfFile,
  pages: readonly PackedPage[],
): Promise<void> {
  await trx
    .insertInto('page')
    .values(
      pages.map(({ number, state, width, height, flags, confidence, content }) => ({
        file_id: fileId,
        number,
        extractor_version: extractorVersion,
        label: null,
        state,
        width,
        height,
        flags: flags ? JSON.stringify(flags) : null,
        confidence: confidence === undefined ? null : Math.round(confidence),
        content: Buffer.from(content),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['file_id', 'number'])
        .doUpdateSet((eb) => ({
          extractor_version: eb.ref('excluded.extractor_version'),
          state: eb.ref('excluded.state'),
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          flags: eb.ref('excluded.flags'),
          confidence: eb.ref('excluded.confidence'),
          content: eb.ref('excluded.content'),
          blocks: null,
        }))
        .whereRef('page.extractor_version', '<=', 'excluded.extractor_version'),
    )
    .execute();
}

/** Numbers of the pages that this version of the reader has written, ascending; there may be gaps. */
export async function listPageNumbers(db: Db, { fileId, extractorVersion }: OfFile): Promise<number[]> {
  const rows = await db
    .selectFrom('page')
    .select('number')
    .where('file_id', '=', fileId)
    .where('extractor_version', '=', extractorVersion)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Pages that this version of the reader has written; those of another one may be in a form that cannot be opened. */
export async function listPages(
  db: Db,
  { fileId, extractorVersion }: OfFile,
  numbers?: readonly number[],
): Promise<Pick<PackedPage, 'number' | 'label' | 'content'>[]> {
  const query = db
    .selectFrom('page')
    .select(['number', 'label', 'content'])
    .where('file_id', '=', fileId)
    .where('extractor_version', '=', extractorVersion);
  const rows = await (numbers ? query.where('number', 'in', numbers) : query).orderBy('number').execute();
  return rows.map(withoutNulls);
}

/** Single pages of many files in one statement, by file and number; none of those that `listPages` leaves out. */
export async function findPages(
  db: Db,
  wanted: readonly (OfFile & { readonly number: number })[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Pick<PackedPage, 'label' | 'content'>>>> {
  const found = new Map<string, Map<number, Pick<PackedPage, 'label' | 'content'>>>();
  if (wanted.length === 0) return found;
  const { rows } = await sql<{ file_id: string; number: number; label: string | null; content: Uint8Array }>`
    select page.file_id, page.number, page.label, page.content from page
    join unnest(${wanted.map(({ fileId }) => fileId)}::text[], ${wanted.map(({ number }) => number)}::integer[],
      ${wanted.map(({ extractorVersion }) => extractorVersion)}::integer[]) as wanted(file_id, number, version)
    on page.file_id = wanted.file_id and page.number = wanted.number and page.extractor_version = wanted.version
    `.execute(db);
  for (const { file_id: fileId, number, ...page } of rows) {
    const pages = found.get(fileId) ?? new Map<number, Pick<PackedPage, 'label' | 'content'>>();
    found.set(fileId, pages.set(number, withoutNulls(page)));
  }
  return found;
}

/** Pages read from the database at once: some megabyte. */
const PAGES_PER_FETCH = 200;

/** The same pages from one number to another, a few at a time: those of a long file are tens of megabytes. */
export async function* streamPages(
  db: Db,
  { fileId, extractorVersion }: OfFile,
  { from = 1, to = FILE_MAX_PAGES, pagesPerFetch = PAGES_PER_FETCH, withBlocks = false } = {},
): AsyncIterable<(StoredPage & Pick<PackedPage, 'number'>)[]> {
  let last = from - 1;
  for (;;) {
    const pages = await db
      .selectFrom('page')
      .select(['number', 'label', 'content'])
      .$if(withBlocks, (query) => query.select('blocks'))
      .where('file_id', '=', fileId)
      .where('number', '>', last)
      .where('number', '<=', to)
      .where('extractor_version', '=', extractorVersion)
      .orderBy('number')
      .limit(pagesPerFetch)
      .execute();
    if (pages.length > 0) yield pages.map(withoutNulls);
    if (pages.length < pagesPerFetch) return;
    last = pages.at(-1)?.number ?? last;
  }
}

/** How many pages this version of the reader has written. */
export async function countPages(db: Db, { fileId, extractorVersion }: OfFile): Promise<number> {
  const { count } = await db
    .selectFrom('page')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('file_id', '=', fileId)
    .where('extractor_version', '=', extractorVersion)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes what an earlier version of the reader took for pages of the file and this one does not. */
export async function deleteOutdatedPages(db: Db, { fileId, extractorVersion }: OfFile): Promise<void> {
  await db
    .deleteFrom('page')
    .where('file_id', '=', fileId)
    .where('extractor_version', '<', extractorVersion)
    .execute();
}

/** Deletes all pages of a file, whoever has written them. */
export async function deletePages(db: Db, fileId: string, numbers?: readonly number[]): Promise<void> {
  const all = db.deleteFrom('page').where('file_id', '=', fileId);
  await (numbers ? all.where('number', 'in', numbers) : all).execute();
}

/** Everything about the pages but what stands on them. */
export async function listPageStates(
  db: Db,
  fileId: string,
): Promise<(PageHead & Pick<PackedPage, 'confidence'>)[]> {
  const rows = await db
    .selectFrom('page')
    .select(['number', 'state', 'label', 'width', 'height', 'flags', 'confidence'])
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map(withoutNulls);
}

/** How many pages a file has, and the numbers of those in one of the states, in order. */
export async function findPagesIn(
  db: Db,
  fileId: string,
  states: readonly PageState[],
): Promise<{ total: number; numbers: number[] }> {
  const { rows } = await sql<{ total: number; numbers: number[] | null }>`select count(*)::int as total,
    json_agg(number order by number) filter (where state in (${sql.join(states)})) as numbers
    from page where file_id = ${fileId}`.execute(db);
  return { total: rows[0]?.total ?? 0, numbers: rows[0]?.numbers ?? [] };
}

type WithoutNulls<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** A row as the page that it is: what is not known is absent. */
const withoutNulls = <Row extends object>(row: Row): WithoutNulls<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;

/** Adds an attempt's time, and the language once it is known. */
export async function recordExtraction(
  db: Db,
  { fileId, ms, language }: { fileId: string; ms: number; language: Language | null },
): Promise<void> {
  await db
    .insertInto('extraction')
    .values({ file_id: fileId, ms, language })
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet({
        ms: sql`extraction.ms + ${ms}`,
        language: sql`coalesce(excluded.language, extraction.language)`,
      }),
    )
    .execute();
}

export async function findExtraction(
  db: Db,
  fileId: string,
): Promise<{ language: Language | null; ms: number } | undefined> {
  return db
    .selectFrom('extraction')
    .select(['language', 'ms'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

export async function setLabels(
  trx: Trx,
  fileId: string,
  labels: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = JSON.stringify([...labels].map(([number, label]) => ({ number, label })));
  await sql`
    update page set label = given.label
    from jsonb_to_recordset(${rows}::jsonb) as given(number integer, label text)
    where page.file_id = ${fileId} and page.number = given.number`.execute(trx);
}

export async function findIndex(
  db: Db,
  fileId: string,
): Promise<{ blob_key: string; analyser_version: number; sha256: string | null } | undefined> {
  return db
    .selectFrom('retrieval_index')
    .select(['blob_key', 'analyser_version', 'sha256'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

/** The hashes of the indexes of files; those without one are left out. */
export async function listIndexHashes(
  db: Db,
  fileIds: readonly string[],
): Promise<{ file_id: string; sha256: string | null }[]> {
  return db
    .selectFrom('retrieval_index')
    .select(['file_id', 'sha256'])
    .where('file_id', 'in', fileIds)
    .execute();
}

export async function upsertIndex(
  db: Db,
  index: { fileId: string; blobKey: string; analyserVersion: number; sha256: string; at: Date },
): Promise<void> {
  const values = {
    blob_key: index.blobKey,
    analyser_version: index.analyserVersion,
    sha256: index.sha256,
    created_at: index.at,
  };
  await db
    .insertInto('retrieval_index')
    .values({ file_id: index.fileId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet(values)
        .whereRef('retrieval_index.analyser_version', '<=', 'excluded.analyser_version'),
    )
    .execute();
}
