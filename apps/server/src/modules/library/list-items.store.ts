import type { FileType } from '@recto/contract/file-types';
import type { FileStatus, SORT_KEYS } from '@recto/contract/library';
import { type Expression, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FileRow, FolderRow } from '#modules/library/file-item.ts';
import { folderExtras } from '#modules/library/folder.store.ts';
import { holdsWords, wordsOf } from '#kernel/search-names.ts';

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
type Slice = { readonly offset: number; readonly limit: number };

/** SQL's `=` is never true of null, the top of the tree. */
export const sameAs = (value: string | null) => (value === null ? 'is' : '=');

const holds = (name: Expression<string>, q = '') => {
  const words = wordsOf(q);
  return words.length > 0 ? holdsWords(name, words) : sql<boolean>`true`;
};

/** Folders are of no type and in no state. */
const listsFolders = ({ type, status }: Wanted) => type === undefined && status === undefined;

const foldersIn = (db: Db, { accountId, folderId, q }: InFolder) =>
  db
    .selectFrom('folder')
    .where('account_id', '=', accountId)
    .where('parent_id', sameAs(folderId), folderId)
    .where((eb) => holds(eb.ref('folder.name'), q));

function filesIn(db: Db, { accountId, folderId, q, type, status }: InFolder) {
  const files = db
    .selectFrom('file')
    .where('account_id', '=', accountId)
    .where('folder_id', sameAs(folderId), folderId)
    .where((eb) => holds(eb.ref('file.name'), q));
  const ofType = type ? files.where('type', '=', type) : files;
  return status ? ofType.where('status', '=', status) : ofType;
}

/** Folders directly in a folder, by name. */
export async function listFolders(db: Db, wanted: InFolder & Slice): Promise<FolderRow[]> {
  if (!listsFolders(wanted)) return [];
  return foldersIn(db, wanted)
    .selectAll()
    .select(folderExtras)
    .orderBy('name', wanted.sort === 'name' ? wanted.order : 'asc')
    .orderBy('id')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute();
}

/** Of what is done first to what has failed. */
const STATUS_ORDER = sql<number>`array_position(array['complete', 'processing', 'waiting', 'failed'], status)`;

/** Files directly in a folder: as asked for, or the newest first. */
export async function listFiles(db: Db, wanted: InFolder & Slice): Promise<FileRow[]> {
  const { sort, order = 'asc', offset, limit } = wanted;
  const files = filesIn(db, wanted).selectAll();
  const sorted = {
    // Whatever the case, as people look for names.
    name: () => files.orderBy(sql`lower(name)`, order),
    size: () => files.orderBy('size', order),
    pages: () =>
      files.orderBy('pages', (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast())),
    updatedAt: () => files.orderBy('updated_at', order),
    status: () => files.orderBy(STATUS_ORDER, order),
  };
  return (sort ? sorted[sort]() : files)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countItems(db: Db, wanted: InFolder): Promise<{ folders: number; files: number }> {
  const folders = foldersIn(db, wanted).select(({ fn }) => fn.countAll<number>().as('n'));
  const files = filesIn(db, wanted).select(({ fn }) => fn.countAll<number>().as('n'));
  return {
    folders: listsFolders(wanted) ? Number((await folders.executeTakeFirstOrThrow()).n) : 0,
    files: Number((await files.executeTakeFirstOrThrow()).n),
  };
}
