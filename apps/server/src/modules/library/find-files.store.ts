import { type Expression, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FileStatus } from '@recto/contract/library';
import type { FileRow } from '#modules/library/file-item.ts';
import { holdsWords, plainName, wordsOf } from '#kernel/search-names.ts';

export interface WantedFiles {
  readonly status?: keyof typeof STATUSES | undefined;
  /** Files of this status stand before the others. */
  readonly first?: FileStatus | undefined;
}

interface FileSearch extends WantedFiles {
  readonly accountId: string;
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
}

const STATUSES = {
  running: ['waiting', 'processing'],
  complete: ['complete'],
  failed: ['failed'],
} as const satisfies Record<string, readonly FileStatus[]>;

/** Names hold nothing between their words but underscores. */
const rankOf = (name: Expression<string>, word: string) =>
  sql`case when ${plainName(name)} like ${`${word}%`} then 0
    when ${plainName(name)} like ${`%\\_${word}%`} then 1 else 2 end`;

/** The ids of files whose names hold this word, as `wordsOf` gives it; for the statement of another module. */
export const selectNamed = (db: Db, accountId: string, word: string) =>
  db
    .selectFrom('file')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => holdsWords(eb.ref('name'), [word]));

/** Files anywhere in the library whose names hold every word; the best match first, and the newest of equals. */
export async function findFilesByName(
  db: Db,
  { accountId, query, status, first, offset, limit }: FileSearch,
): Promise<{ files: (FileRow & { folder_name: string | null })[]; total: number }> {
  const words = wordsOf(query);
  let found = db
    .selectFrom('file')
    .leftJoin('folder', 'folder.id', 'file.folder_id')
    .where('file.account_id', '=', accountId);
  if (words.length > 0) found = found.where((eb) => holdsWords(eb.ref('file.name'), words));
  if (status) found = found.where('file.status', 'in', STATUSES[status]);
  let sorted = found.selectAll('file').select('folder.name as folder_name');
  if (first) sorted = sorted.orderBy((eb) => eb('file.status', '=', first), 'desc');
  const [word] = words;
  if (word !== undefined) sorted = sorted.orderBy((eb) => rankOf(eb.ref('file.name'), word));
  const files = await sorted
    .orderBy('file.created_at', 'desc')
    .orderBy('file.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { files, total: Number(total) };
}
