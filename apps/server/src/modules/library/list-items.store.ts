import type { FileType } from '@recto/contract/file-types';
import type { FileStatus, SORT_KEYS } from '@recto/contract/library';
import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import { readNearest, type Slice, turned } from '#kernel/slices.ts';
import { readCount } from '#modules/counts/index.ts';
import type { FileRow, FolderRow } from '#modules/library/file-item.ts';
import { folderExtras } from '#modules/library/folder.store.ts';
import { holdsWords, mayHoldWords, wordsOf } from '#kernel/search-names.ts';

/** What of the things in a folder is listed, and in which order. */
export interface Wanted {
  /** Only names that hold every word. */
  readonly q?: string | undefined;
  readonly type?: FileType | undefined;
  readonly status?: FileStatus | undefined;
  readonly sort?: (typeof SORT_KEYS)[number] | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface InFolder extends Wanted {
  readonly accountId: string;
  /** Null at the top of the tree. */
  readonly folderId: string | null;
}

/** As the indexes have it: a condition that a column is null hands no order on. */
const isIn = (column: 'folder_id' | 'parent_id', folderId: string | null) =>
  sql<boolean>`coalesce(${sql.ref(column)}, '') = ${folderId ?? ''}`;

/** Folders are of no type and in no state. */
const listsFolders = ({ type, status }: Wanted) => type === undefined && status === undefined;

function foldersIn(db: Db, { accountId, folderId, q = '' }: InFolder) {
  const folders = db
    .selectFrom('folder')
    .where('account_id', '=', accountId)
    .where(isIn('parent_id', folderId));
  const words = wordsOf(q);
  return words.length === 0 ? folders : folders.where((eb) => holdsWords(eb.ref('folder.name'), words));
}

/** Of what is done first to what has failed. */
const STATUS_ORDER = sql<number>`array_position(array['complete', 'processing', 'waiting', 'failed'], status)`;
const placeOf = (status: FileStatus) =>
  sql<number>`array_position(array['complete', 'processing', 'waiting', 'failed'], ${status}::text)`;

function filesIn(db: Db, { accountId, folderId, q = '', type, status }: InFolder) {
  const files = db.selectFrom('file').where('account_id', '=', accountId).where(isIn('folder_id', folderId));
  const words = wordsOf(q);
  const named =
    words.length === 0
      ? files
      : files
          .where((eb) =>
            mayHoldWords({ account: eb.ref('account_id'), text: eb.ref('name') }, accountId, words),
          )
          .where((eb) => holdsWords(eb.ref('file.name'), words));
  const ofType = type ? named.where('type', '=', type) : named;
  return status ? ofType.where(STATUS_ORDER, '=', placeOf(status)) : ofType;
}

/** Folders directly in a folder, by name. */
export async function listFolders(db: Db, wanted: InFolder & Slice): Promise<FolderRow[]> {
  if (!listsFolders(wanted)) return [];
  const byName = (wanted.sort === 'name' ? wanted.order : undefined) ?? 'asc';
  return readNearest(wanted, ({ offset, limit, isReversed }) =>
    foldersIn(db, wanted)
      .selectAll()
      .select(folderExtras)
      .orderBy('name', turned(byName, isReversed))
      .orderBy('id', turned('asc', isReversed))
      .offset(offset)
      .limit(limit)
      .execute(),
  );
}

/** Files directly in a folder: as asked for, or the newest first. */
export function listFiles(db: Db, wanted: InFolder & Slice): Promise<FileRow[]> {
  const { sort } = wanted;
  return readNearest(wanted, ({ offset, limit, isReversed }) => {
    const order = turned(wanted.order ?? 'asc', isReversed);
    const files = filesIn(db, wanted).selectAll();
    const sorted = {
      // Whatever the case, as people look for names.
      name: () => files.orderBy(sql`lower(name)`, order),
      size: () => files.orderBy('size', order),
      // Files whose pages nobody has counted yet stand at the end, either way.
      pages: () =>
        files.orderBy('pages', (by) => {
          const directed = order === 'asc' ? by.asc() : by.desc();
          return isReversed ? directed.nullsFirst() : directed.nullsLast();
        }),
      updatedAt: () => files.orderBy('updated_at', order),
      status: () => files.orderBy(STATUS_ORDER, order),
    };
    return (sort ? sorted[sort]() : files)
      .orderBy('created_at', turned('desc', isReversed))
      .orderBy('id', turned('asc', isReversed))
      .offset(offset)
      .limit(limit)
      .execute();
  });
}

/** By counts that are kept; only what has words is counted. */
export async function countItems(db: Db, wanted: InFolder): Promise<{ folders: number; files: number }> {
  const { accountId, folderId, q = '', type, status } = wanted;
  if (wordsOf(q).length > 0) return countNamed(db, wanted);
  const scope = folderId ?? '';
  const parts = [`${type ?? '%'}/${status ?? '%'}`];
  return {
    folders: listsFolders(wanted) ? await readCount(db, { accountId, name: 'folders', scope }) : 0,
    files: await readCount(db, { accountId, name: 'files', scope, parts }),
  };
}

async function countNamed(db: Db, wanted: InFolder): Promise<{ folders: number; files: number }> {
  const folders = foldersIn(db, wanted).select(({ fn }) => fn.countAll<number>().as('n'));
  const files = filesIn(db, wanted).select(({ fn }) => fn.countAll<number>().as('n'));
  return {
    folders: listsFolders(wanted) ? Number((await folders.executeTakeFirstOrThrow()).n) : 0,
    files: Number((await files.executeTakeFirstOrThrow()).n),
  };
}
