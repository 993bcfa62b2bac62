import { type Expression, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { FileStatus } from '@recto/contract/library';
import type { FileRow } from '#modules/library/file-item.ts';
import { holdsWords, mayHoldWords, plainName, wordsOf } from '#kernel/search-names.ts';
import { readNearest, type Slice, turned } from '#kernel/slices.ts';
import { readCount, WHOLE_LIBRARY } from '#modules/counts/index.ts';

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

const named = (db: Db, accountId: string, words: readonly string[]) =>
  db
    .selectFrom('file')
    .where('account_id', '=', accountId)
    .where((eb) => mayHoldWords({ account: eb.ref('account_id'), text: eb.ref('name') }, accountId, words))
    .where((eb) => holdsWords(eb.ref('name'), words));

/** The ids of files whose names hold this word, as `wordsOf` gives it; for the statement of another module. */
export const selectNamed = (db: Db, accountId: string, word: string) =>
  named(db, accountId, [word]).select('id');

type FoundFile = FileRow & { readonly folder_name: string | null };
interface FoundFiles {
  readonly files: FoundFile[];
  readonly total: number;
}

const withFolderName = sql<string | null>`(select name from folder where folder.id = file.folder_id)`.as(
  'folder_name',
);

/** Files anywhere in the library whose names hold every word; the best match first, and the newest of equals. */
export async function findFilesByName(db: Db, search: FileSearch): Promise<FoundFiles> {
  const words = wordsOf(search.query);
  const [word] = words;
  if (word === undefined) return listNewest(db, search);
  const { accountId, status, first, offset, limit } = search;
  const all = named(db, accountId, words);
  const found = status ? all.where('status', 'in', STATUSES[status]) : all;
  const selected = found.selectAll('file').select(withFolderName);
  const sorted = first ? selected.orderBy((eb) => eb('status', '=', first), 'desc') : selected;
  const files = await sorted
    .orderBy((eb) => rankOf(eb.ref('file.name'), word))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { files, total: Number(total) };
}

const ALL: readonly FileStatus[] = ['waiting', 'processing', 'complete', 'failed'];

/** The newest files, those of one status before the others where that is wanted. */
async function listNewest(
  db: Db,
  { accountId, status, first, offset, limit }: FileSearch,
): Promise<FoundFiles> {
  const statuses = status ? STATUSES[status] : ALL;
  const groups = first
    ? [statuses.filter((each) => each === first), statuses.filter((each) => each !== first)]
    : [statuses];
  const files: FoundFile[] = [];
  let total = 0;
  for (const group of groups.filter(({ length }) => length > 0)) {
    const parts = group.map((each) => `%/${each}`);
    const count = await readCount(db, { accountId, name: 'files', scope: WHOLE_LIBRARY, parts });
    const from = Math.max(0, offset - total);
    total += count;
    const slice = { offset: from, limit: limit - files.length, total: count };
    files.push(...(await listOfStatuses(db, { accountId, statuses: group, ...slice })));
  }
  return { files, total };
}

/** The files of each status come from an index in their order, and are merged. */
function listOfStatuses(
  db: Db,
  wanted: Slice & { readonly accountId: string; readonly statuses: readonly FileStatus[] },
): Promise<FoundFile[]> {
  const { accountId, statuses } = wanted;
  return readNearest(wanted, async ({ offset, limit, isReversed }) => {
    const order = { at: turned('desc', isReversed), id: turned('asc', isReversed) };
    const newest = (of: readonly FileStatus[]) => {
      const files = db.selectFrom('file').where('account_id', '=', accountId);
      return of.reduce((query, status) => query.where('status', '=', status), files);
    };
    if (statuses.length === ALL.length || statuses.length === 1)
      return newest(statuses.length === 1 ? statuses : [])
        .selectAll('file')
        .select(withFolderName)
        .orderBy('created_at', order.at)
        .orderBy('id', order.id)
        .offset(offset)
        .limit(limit)
        .execute();
    const parts = statuses.map((status) =>
      newest([status])
        .select(['id', 'created_at'])
        .orderBy('created_at', order.at)
        .orderBy('id', order.id)
        .limit(offset + limit),
    );
    const [one, ...others] = parts.map((part) => db.selectFrom(part.as('part')).select(['id', 'created_at']));
    if (!one) return [];
    const merged = others
      .reduce((all, other) => all.unionAll(other), one)
      .orderBy('created_at', order.at)
      .orderBy('id', order.id)
      .offset(offset)
      .limit(limit);
    return db
      .selectFrom(merged.as('merged'))
      .innerJoin('file', 'file.id', 'merged.id')
      .selectAll('file')
      .select(withFolderName)
      .orderBy('file.created_at', order.at)
      .orderBy('file.id', order.id)
      .execute();
  });
}
