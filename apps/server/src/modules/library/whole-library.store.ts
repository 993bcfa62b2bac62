import type { FileItem } from '@recto/contract/library';
import type { FoundGroup, SearchOrder } from '@recto/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import { readCount, WHOLE_LIBRARY } from '#modules/counts/index.ts';
import type { FileRow, FolderRow } from '#modules/library/file-item.ts';
import { folderExtras } from '#modules/library/folder.store.ts';

type Owned = { accountId: string };

export async function listAllFolders(db: Db, { accountId }: Owned): Promise<FolderRow[]> {
  return db
    .selectFrom('folder')
    .selectAll()
    .select(folderExtras)
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listAllFiles(db: Db, { accountId }: Owned): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export const countFiles = (db: Db, { accountId }: Owned): Promise<number> =>
  readCount(db, { accountId, name: 'files', scope: WHOLE_LIBRARY });

/** What is asked of the files of a library; what is absent is not asked. */
export interface FileFilter {
  /** In it, or in a folder below it. */
  readonly folderId?: string | null | undefined;
  readonly lang?: FileItem['lang'] | undefined;
  readonly type?: FileItem['type'] | undefined;
  readonly sort?: keyof typeof ORDERS | undefined;
}

const ORDERS = {
  newest: sql`created_at desc, id`,
  // Whatever the case, as in lists of files.
  name: sql`lower_name, created_at desc, id`,
} as const satisfies Partial<Record<SearchOrder, unknown>>;

/** Files that a filter lets through, for the statement of another module: their `id`, and the order that is asked for. */
export interface FilteredFiles {
  readonly select: RawBuilder<unknown>;
  /** Of the columns of the selection. */
  readonly order: RawBuilder<unknown> | undefined;
}

/** Selected and not listed: of the files of a library those are looked at that something was found in. */
export function selectFiltered({
  accountId,
  folderId = null,
  lang,
  type,
  sort,
}: Owned & FileFilter): FilteredFiles {
  // `union` ends even on a cycle.
  const below = sql`and folder_id in (
    with recursive below as (
      select id from folder where id = ${folderId} and account_id = ${accountId}
      union
      select folder.id from folder join below on folder.parent_id = below.id
    )
    select id from below)`;
  const select = sql`select id, lower(name) as lower_name, created_at from file where account_id = ${accountId}
    ${folderId === null ? sql`` : below}
    ${lang === undefined ? sql`` : sql`and lang = ${lang}`}
    ${type === undefined ? sql`` : sql`and type = ${type}`}`;
  return { select, order: sort && ORDERS[sort] };
}

/** What of a file counts. */
export interface FileCounts {
  readonly fileId: string;
  readonly pages: number;
  readonly isNamed: boolean;
}

/** Sums what counts of the account's files by their folder, language and type. */
export async function groupFiles(
  db: Db,
  { accountId, counts }: Owned & { counts: readonly FileCounts[] },
): Promise<FoundGroup[]> {
  if (counts.length === 0) return [];
  const { rows } = await sql<FoundGroup>`
    select folder_id as "folderId", lang, type, sum(given.pages)::int as pages,
      (count(*) filter (where given.pages > 0))::int as files, (count(*) filter (where given.is_named))::int as named
    from file join unnest(${counts.map(({ fileId }) => fileId)}::text[], ${counts.map(({ pages }) => pages)}::integer[],
      ${counts.map(({ isNamed }) => isNamed)}::boolean[]) as given(file_id, pages, is_named) on given.file_id = file.id
    where account_id = ${accountId} group by folder_id, lang, type order by folder_id, lang, type`.execute(
    db,
  );
  return rows;
}
