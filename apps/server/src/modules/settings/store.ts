import type { SettingName } from '@recto/contract/admin-settings';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { ModelSettingTable, SettingTestTable } from '#modules/settings/tables.ts';

const ONLY = 1;

export type ModelRow = Omit<Selectable<ModelSettingTable>, 'id'>;
export type TestRow = Selectable<SettingTestTable>;

export const findModel = (db: Db): Promise<ModelRow | undefined> =>
  db
    .selectFrom('model_setting')
    .select(['version', 'provider', 'base_url', 'model', 'embedding_model', 'sealed_key', 'set_at'])
    .where('id', '=', ONLY)
    .executeTakeFirst();

export const putModel = (trx: Trx, row: ModelRow) =>
  trx
    .insertInto('model_setting')
    .values({ id: ONLY, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();

/** Whether there was one. */
export async function deleteModel(trx: Trx): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('model_setting')
    .where('id', '=', ONLY)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Puts a key that is sealed anew in the place of the one that was read. */
export const resealKey = (db: Db, version: string, sealedKey: string) =>
  db
    .updateTable('model_setting')
    .set({ sealed_key: sealedKey })
    .where('id', '=', ONLY)
    .where('version', '=', version)
    .execute();

export const listTests = (db: Db): Promise<TestRow[]> => db.selectFrom('setting_test').selectAll().execute();

/** Keeps the outcome of a test; a failure after failures of the same goes on where these began. */
export const putTest = (db: Db, row: Insertable<SettingTestTable> & { readonly name: SettingName }) =>
  db
    .insertInto('setting_test')
    .values({ ...row, failing_since: row.outcome === 'failed' ? row.at : null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        about: row.about,
        at: row.at,
        outcome: row.outcome,
        text: row.text,
        ms: row.ms,
        evidence: row.evidence,
        failing_since: sql<Date | null>`case
          when excluded.outcome <> 'failed' then null
          when setting_test.outcome = 'failed' and setting_test.about = excluded.about
            then setting_test.failing_since
          else excluded.failing_since end`,
      }),
    )
    .execute();
