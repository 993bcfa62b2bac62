import { sql } from 'kysely';
import type { Database, Db } from '#kernel/database.ts';

/** What a migration does for a capability of the product. */
export const createTables = (database: Database) =>
  database.transaction((trx) =>
    sql`create table if not exists word_count (
      file_id text primary key references file (id) on delete cascade, account_id text not null, words integer)`.execute(
      trx,
    ),
  );

export const insertCount = (db: Db, count: { readonly file_id: string; readonly account_id: string }) =>
  db
    .insertInto('word_count')
    .values({ ...count, words: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const setWords = (db: Db, fileId: string, words: number) =>
  db.updateTable('word_count').set({ words }).where('file_id', '=', fileId).execute();

export const listCounts = (db: Db, accountId: string) =>
  db.selectFrom('word_count').selectAll().where('account_id', '=', accountId).execute();

export const findCount = (db: Db, accountId: string, fileId: string) =>
  db
    .selectFrom('word_count')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
